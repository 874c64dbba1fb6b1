"""The compiler of Yu-Gi-Oh! card texts, as the application sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from cardpool.model.yugioh import CardTexts, YugiohCard
from rulesets.explained import Gap, Program, Progress
from rulesets.lines.pool import Pool
from rulesets.text import imported as front
from rulesets.yugioh import scripts
from rulesets.yugioh.text import imported

RULEBOOK_9 = "rulebook 9.0"
LAST_DAY = "2014-07-14"  # of the cards of rulebook 9.0
_OWN_WORDS = ("Fusion", "Ritual", "Synchro", "Xyz", "Pendulum", "Link", "Effect")


class _Compiler:
    def is_installed(self) -> bool:
        """Tell whether the parser is installed, without which new texts wait."""
        return front.can_compile()

    def is_scripted(self, card: YugiohCard) -> bool:
        """Tell whether all that a card says has a program."""
        return scripts.is_scripted(card)

    def rows(self, pool: Pool, card: YugiohCard) -> dict[str, tuple[str, ...]]:
        """Return the rows of a table of coverage: the pool of the rulebook, years, kinds."""
        if card.never:
            return {}
        day = self.day(card)
        book = (RULEBOOK_9,) if day <= LAST_DAY else ()
        year = day[:4] if day < "9999" else "no day"
        return {"series": ("all", *book, year), "kinds": (_kind(card),) if book else ()}

    def day(self, card: YugiohCard) -> str:
        """Return the day of release in the TCG, by which the rows are ordered."""
        return card.released.get("tcg") or "9999"

    def gaps(self, card: YugiohCard) -> Sequence[Gap]:
        """Return the words of an imported card that were not understood."""
        found = scripts.imported(card)
        return found.gaps if found is not None else ()

    def gaps_below(self, source: Path, progress: Progress) -> list[Sequence[Gap]]:
        """Compile the texts of a folder of sources and return the gaps of each card."""
        from rulesets.yugioh.text.build import compiled

        found: list[Sequence[Gap]] = []
        for done, (_, one) in enumerate(compiled(source)):
            progress(done, 0)
            found.append(() if one is None else one.gaps)
        return found

    def alike(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words with numbers and names made all alike, where the parser is installed."""
        if not self.is_installed():
            return words
        from rulesets.yugioh.text.read.parse import GRAMMAR

        return GRAMMAR.pattern(words)

    def programs_of(
        self,
        cards: Sequence[tuple[YugiohCard, CardTexts]],
        names: Callable[[], Iterable[tuple[str, str]]],
        progress: Progress,
    ) -> Sequence[Program]:
        """Return the programs of imported cards, each given with its texts."""
        return imported.programs_of(cards, names, progress)


def _kind(card: YugiohCard) -> str:
    """Return the kind of a card: its icon, or the first word that makes it another monster."""
    if card.kind != "Monster":
        return f"{card.property or 'Normal'} {card.kind}"
    word = next((word for word in _OWN_WORDS if word in card.subkinds), "Normal")
    return f"{word} Monster"


COMPILER = _Compiler()
