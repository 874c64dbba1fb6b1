"""What is written to a terminal: text and colours, never commands to the terminal itself."""

from __future__ import annotations

import re
from io import TextIOWrapper

# Anything but the ends of lines, tabs and changes of colour: those are ours.
_COMMANDS = re.compile(
    r"(?!\x1b\[[0-9;]{0,20}m)\x1b|\r(?!\n)"
    r"|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]"
)


def fit(text: str) -> str:
    """Return text with the characters spelled that move, clear, rename or turn."""
    return _COMMANDS.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


class Screen(TextIOWrapper):
    """A stream to a terminal. Names of lists, files, saves and plug-ins cannot command it."""

    def write(self, text: str) -> int:
        """Write text, its control characters spelled."""
        super().write(fit(text))
        return len(text)

    def clear(self) -> None:
        """Clear the terminal, which no text can do."""
        super().write("\x1b[2J\x1b[1;1H")
        self.flush()
