"""What keeps a list from being changed, in words for the user."""

from __future__ import annotations


class BuildError(ValueError):
    """A change that cannot be made; nothing was written. `hint` says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint
