"""Bring printed English card text into one plain form: the sentences the grammar reads.

Names become one token in « », the card itself `SELF`, Types and Attributes `{dragon}`, numbers
digits; commas and the wording habits of single years disappear (`folding.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesets.text.sentences import Sentence, outside, split, straight
from rulesets.yugioh.text.read.folding import fold

ATTRIBUTES = ("DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")
TYPES = (
    "Beast-Warrior", "Winged Beast", "Divine-Beast", "Sea Serpent", "Creator God", "Aqua", "Beast",
    "Dinosaur", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine", "Plant", "Psychic", "Pyro",
    "Reptile", "Rock", "Spellcaster", "Thunder", "Warrior", "Wyrm", "Zombie",
)  # fmt: skip
_NAME = re.compile(r"«[^»]*»")
_TYPE = re.compile(rf"\b({'|'.join(TYPES)})(?:-Types?|s)?\b(?! Swordsman)")
_ATTRIBUTE = re.compile(rf"\b({'|'.join(ATTRIBUTES)})\b(?!-)")
_STATS = re.compile(
    r"\(([A-Z][A-Za-z -]*?)(?:-Type)?/([A-Z]+)/Level (\d+)/ATK (\d+)/DEF (\d+)\)", re.IGNORECASE
)
_COUNTER = re.compile(
    r"\b((?!Each |Place |Remove |All |The |Any |If |When |With |For )"
    r"(?:[A-Z][\w'-]*[ -])+)Counters?\b(?:\(s\))?(?! Traps?)"
)
_MARKED = re.compile(r"«[^»]*»|\{[^{}]*\}|<[^<>]*>|\[[^\[\]]*\]|SELF")
_TOKEN = re.compile(
    r"«[^»]*»|\{[^{}]*\}|<[^<>]*>|\[[^\[\]]*\]|SELF|'s(?!\w)|'(?!\w)|[().!:;●/]"
    r"|[^\s().!,:;\"«»{}<>\[\]●]+"
)
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Names:
    """The names that hold quotation marks themselves, which quoting hides."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        names = tuple(names)
        self._dotted = frozenset(n for n in names if n.endswith((".", ",")))
        self._quoting = sorted((n for n in names if '"' in n), key=len, reverse=True)

    def mark(self, text: str) -> str:
        """Put every quoted name in « »."""
        for name in self._quoting:
            text = text.replace(f'"{name}"', f"«{name.replace(chr(34), '′')}»")
        return re.sub(r'"([^"«»]*?)([,.]?)"', self._named, text)

    def _named(self, match: re.Match[str]) -> str:
        # American typing puts the full stop of a sentence inside the quotation marks.
        whole = (match[1] + match[2]).strip()
        if whole in self._dotted:
            return f"«{whole}»"
        return f"«{match[1].strip()}»{match[2]}"


def real_name(token: str) -> str:
    """Return the name inside a token."""
    return token.strip("«»").replace("′", '"')


def plain(text: str, own: str, names: Names) -> str:
    """Return a text with SELF, «names», {types}, <token figures> and digits, in lower case."""
    text = straight(text.replace("●", " ● "))
    text = _STATS.sub(_stats, text)
    text = names.mark(text).replace("»(s)", "»")
    if own:
        itself = re.compile(rf"(?<![\w'-]){re.escape(own)}(?![\w-])")
        text = outside(_NAME, text, lambda t: itself.sub("SELF", t))
    text = outside(_MARKED, text, lambda t: _COUNTER.sub(_counter, t))
    text = outside(_MARKED, text, lambda t: _TYPE.sub(_braced, _ATTRIBUTE.sub(_braced, t)))
    return outside(_MARKED, text, _lower).strip()


def sentences(text: str) -> tuple[Sentence, ...]:
    """Split a plain text into sentences; a bracket that is a sentence of its own is an aside."""
    return tuple(split(_TOKEN.findall(text)))


def _stats(match: re.Match[str]) -> str:
    return "<" + "/".join(part.lower().strip() for part in match.groups()) + ">"


def _counter(match: re.Match[str]) -> str:
    return f"[{match[1].strip(' -').lower()}]"


def _braced(match: re.Match[str]) -> str:
    return "{" + match[1].lower() + "}"


def _lower(text: str) -> str:
    text = text.lower()
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    for value, word in enumerate(_NUMBERS):
        text = re.sub(rf"\b{word}\b", str(value), text)
    return fold(text)
