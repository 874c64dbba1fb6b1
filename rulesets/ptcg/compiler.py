"""The compiler of Pokémon card texts, as the application sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from cardpool import programs
from cardpool.model.pokemon import CardTexts, PokemonCard
from rulesets.explained import Gap, Program, Progress
from rulesets.lines.pool import Pool
from rulesets.ptcg import scripts
from rulesets.ptcg.text import imported
from rulesets.text import imported as front


class _Compiler:
    def is_installed(self) -> bool:
        """Tell whether the parser is installed, without which new texts wait."""
        return front.can_compile()

    def is_scripted(self, card: PokemonCard) -> bool:
        """Tell whether all that a card says has a program."""
        return scripts.is_scripted(card)

    def rows(self, pool: Pool, card: PokemonCard) -> dict[str, tuple[str, ...]]:
        """Return the rows of a table of coverage in which a card counts: series, sets, kinds."""
        found = pool.cardset(card.set)
        series = (found.series if found else "") or "no series"
        return {"series": ("all", series), "sets": (card.set,), "kinds": (card.kind,)}

    def day(self, card: PokemonCard) -> str:
        """Return the day of release, by which the rows are ordered."""
        return card.released

    def gaps(self, card: PokemonCard) -> Sequence[Gap]:
        """Return the words of an imported card that were not understood."""
        found = programs.imported(card.set, card.id)
        return found.gaps if found is not None else ()

    def gaps_below(self, source: Path, progress: Progress) -> list[Sequence[Gap]]:
        """Compile the texts of a folder of sources and return the gaps of each printing."""
        from rulesets.ptcg.text.build import compiled

        return [one.gaps for _, one in compiled(source, progress)]

    def alike(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words with numbers and names made all alike, where the parser is installed."""
        if not self.is_installed():
            return words
        from rulesets.ptcg.text.read.parse import GRAMMAR

        return GRAMMAR.pattern(words)

    def programs_of(
        self,
        cards: Sequence[tuple[PokemonCard, CardTexts]],
        names: Callable[[], Iterable[tuple[str, str]]],
        progress: Progress,
    ) -> Sequence[Program]:
        """Return the programs of imported cards, each given with its texts."""
        return imported.programs_of(cards, names, progress)


COMPILER = _Compiler()
