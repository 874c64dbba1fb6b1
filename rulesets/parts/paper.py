"""What a registration sheet must know of a game: the parts of a list and how they are headed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulesets.deck import Entry

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "pt", "ja", "ko")
Titles = Mapping[str, str]  # language -> words


def titles(words: str) -> Titles:
    """Return words in the order of the languages, a bar between them; missing ones are English."""
    said = words.split("|")
    return {lang: said[at] if at < len(said) else said[0] for at, lang in enumerate(LANGUAGES)}


class Paper:
    """The parts of a list on paper, in their order, each with its heading in every language."""

    parts: Mapping[str, Titles] = MappingProxyType({})
    divisions: Titles = MappingProxyType({})  # of players, a comma between them
    places = True  # whether cards have a set and a number in it

    def part(self, entry: Entry) -> str:
        """Return the part that an entry stands in."""
        return entry.section


class PlainPaper(Paper):
    """A sheet by the sections of a game, under their own names."""

    places = False

    def __init__(self, sections: tuple[str, ...]) -> None:
        self.parts = {section: titles(section.capitalize()) for section in sections}
