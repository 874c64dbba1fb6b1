"""Which printings a format takes on a day, each by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Protocol

from cardpool.model.pokemon import PokemonCard, Printing
from rulesets.ptcg.formats import sets
from rulesets.ptcg.formats.periods import (
    FAIRY_LEFT_STANDARD,
    REPRINTS_ONLY_FROM,
    STANDARD,
    Period,
    promo_number,
)
from rulesets.ptcg.formats.sets import legal_from, set_facts

# Marks began with Sword & Shield; a print without one may still be of that time (PF-030).
MARKS_BEGAN = "2020-02-07"
# The first promos with marks came out before their sets.
_NO_MARKS_BEFORE = "2019-11-15"


# How a print or a card can stand on a day.
IN = "in"
REPRINT = "reprint"  # in, because another print of the same card is
UNRELEASED = "unreleased"
WAITING = "waiting"  # released, but not legal at events yet
OUT = "out"  # not in the format, or not any more
NEVER = "never"  # in no format at all
DOUBT = "doubt"  # a question for a judge
BARRED = (UNRELEASED, WAITING, OUT, NEVER)


class Standing(NamedTuple):
    """How a print or a card stands on a day, why, by which statement and through which print."""

    kind: str
    why: str = ""
    cite: str = ""
    via: Printing | None = None


CLEAN = Standing(IN)
_AS_REPRINT_ONLY = Standing(OUT, "its set is legal only as reprints", "PF-026")
_OF_ITS_TIME_NO_MORE = Standing(OUT, "its set is legal only as reprints", "PF-024")
_UNSOURCED = Standing(DOUBT, "no source says whether its set is legal", "PF-027")


class PrintPool(Protocol):
    """The printings a format takes on a day."""

    @property
    def day(self) -> str:
        """Return the day the pool is meant for."""

    @property
    def fairy(self) -> bool:
        """Tell whether basic Fairy Energy is in."""

    @property
    def classic(self) -> bool:
        """Tell whether cards of Pokémon TCG Classic are in as reprints."""

    @property
    def released_by(self) -> str:
        """Return the statement that keeps unreleased cards out."""

    @property
    def begins(self) -> str:
        """Return a day before which no print is in, nor in doubt; "" where it is not told."""

    def direct(self, p: Printing) -> Standing:
        """Return how one printing stands on its own, without its reprints."""

    def own(self, card: PokemonCard) -> Standing:
        """Return how the printing that a card is stands on its own."""


@dataclass(frozen=True, slots=True)
class ReleasedPool:
    """Everything released by a day: the rulebooks and Unlimited (PF-005, PF-050)."""

    day: str
    fairy: bool = True
    classic: bool = False
    doubted: bool = False  # Unlimited asks about the prints whose standing there is disputed
    released_by: str = "PF-005"
    begins: str = ""

    def direct(self, p: Printing) -> Standing:
        """Return whether a print is out; disputed prints are a question in Unlimited."""
        if self.doubted and p.id in listed("unlimited"):
            return Standing(DOUBT, "sources disagree on whether it is allowed", "PF-051")
        return CLEAN

    def own(self, card: PokemonCard) -> Standing:
        """Return whether the print that a card is is out."""
        return self.direct(card.own)


@dataclass(frozen=True, slots=True)
class PeriodPool:
    """The prints a period of a dated format takes by its sets, promo numbers or marks."""

    period: Period
    day: str
    released_by: str = "PF-010"
    classic: bool = False
    # Set, day and mark -> standing, for the sets whose prints are not judged one by one.
    _judged: dict[tuple[str, str, str], Standing] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def fairy(self) -> bool:
        """Tell whether basic Fairy Energy is in (PF-034)."""
        return self.period.format != STANDARD or self.day < FAIRY_LEFT_STANDARD

    @property
    def begins(self) -> str:
        """Return a day before which no print is in, nor in doubt (PF-030)."""
        return _NO_MARKS_BEFORE if self.period.marks else ""

    def direct(self, p: Printing) -> Standing:
        """Return how one printing stands by the period's own rule."""
        _, set_id, _, released, mark, _, _ = p  # at once: every print of many cards is asked about
        return self._judged.get((set_id, released, mark)) or self._first(p)

    def own(self, card: PokemonCard) -> Standing:
        """Return how the printing that a card is stands by the period's own rule."""
        return self._judged.get((card.set, card.released, card.mark)) or self._first(card.own)

    def _first(self, p: Printing) -> Standing:
        """Judge a printing, and with it its set where that is not divided."""
        found = self._judge(p)
        if self.period.marks or not self._is_divided(p.set):
            self._judged[p.set, p.released, p.mark] = found
        return found

    def _is_divided(self, set_id: str) -> bool:
        """Tell whether prints of a set stand apart: promos by number, others by name (PF-022)."""
        named = {print_id.rpartition("-")[0] for print_id in self.period.extra_prints}
        return set_id in named or set_facts(set_id).kind == sets.PROMO

    def _judge(self, p: Printing) -> Standing:
        found = self._by_mark(p) if self.period.marks else self._by_set(p)
        if found.kind != IN:
            return found
        if set_facts(p.set).kind == sets.PROMO:
            if (start := sets.promo_legal_by(p.set, p.released)) > self.day:
                return Standing(DOUBT, f"a promo of {p.released}, legal by {start}", "PF-077")
        elif (start := legal_from(p.set, p.released)) > self.day:
            return Standing(WAITING, f"legal from {start}", sets.delay_statement(p.released))
        return found

    def _by_mark(self, p: Printing) -> Standing:
        period, kind, mark = self.period, set_facts(p.set, p.released).kind, p.mark.upper()
        later = not period.end and mark > period.marks[-1]  # PF-033
        fits = mark != "" and (mark in period.marks or later)
        if kind == sets.UNSOURCED and (fits or (not mark and p.released >= MARKS_BEGAN)):
            return _UNSOURCED
        if kind in (sets.RESTAURANT, sets.KIT):
            return _OF_ITS_TIME_NO_MORE
        if kind in (sets.REPRINT, sets.CLASSIC):
            return _AS_REPRINT_ONLY
        if not fits:
            shown = f"mark {mark}" if mark else "no regulation mark"
            return Standing(
                OUT, f"{shown}; marks {', '.join(period.marks[:3])} are legal", "PF-030"
            )
        # Promo sets span years: a promo came no earlier than its mark.
        if kind == sets.PROMO and (start := mark_day(mark)) > self.day:
            return Standing(WAITING, f"mark {mark} is legal from {start}", "PF-014")
        return CLEAN

    def _by_set(self, p: Printing) -> Standing:
        period, facts = self.period, set_facts(p.set, p.released)
        if p.id in period.extra_prints:
            return CLEAN
        if facts.id in period.exclude_sets:
            if "cut" in period.doubts and facts.id in _cut(period):
                return self._doubtful_cut()
            return Standing(OUT, f"its set is not part of {period.name}", "PF-020")
        if facts.kind == sets.PROMO:
            return self._promo(p, facts.id)
        if facts.id in period.extra_sets:
            return CLEAN
        if facts.kind in (sets.REPRINT, sets.CLASSIC):
            return _AS_REPRINT_ONLY
        if facts.released < set_facts(period.first_set).released:
            return Standing(OUT, f"its set is older than {period.name}", "PF-020")
        if facts.kind == sets.UNSOURCED:
            return _UNSOURCED
        if facts.kind in (sets.KIT, sets.RESTAURANT) and self.day >= REPRINTS_ONLY_FROM:
            return _OF_ITS_TIME_NO_MORE
        if "cut" in period.doubts and facts.id in _cut(period):
            return self._doubtful_cut()
        return CLEAN

    def _doubtful_cut(self) -> Standing:
        why = f"which sets left with {self.period.name} is not certain"
        return Standing(DOUBT, why, "PF-021")

    def _promo(self, p: Printing, set_id: str) -> Standing:
        period = self.period
        first = period.promos.get(set_id, 0)
        older = set_facts(set_id).released < set_facts(period.first_set).released
        if first and "promos" in period.doubts and (first > 1 or older):
            return Standing(DOUBT, f"which promos {period.name} takes is not certain", "PF-023")
        if first and promo_number(p.number) >= first:
            return CLEAN
        if first:
            return Standing(OUT, f"promos count from number {first}", "PF-022")
        return Standing(OUT, f"these promos are not part of {period.name}", "PF-022")


@cache
def mark_day(mark: str) -> str:
    """Return the first day a regulation mark was legal: that of its first main set."""
    return next(
        (legal_from(r["first_set"], r["released"]) for r in _marks() if r["mark"] == mark), ""
    )


@cache
def _marks() -> list[dict[str, str]]:
    return sets.read("marks")


@cache
def listed(kind: str) -> dict[str, str]:
    """Return the prints of one kind in the table of single prints, with their names."""
    return {
        p: row["name"] for row in sets.read("prints") if row["kind"] == kind for p in row["prints"]
    }


@cache
def singled_out() -> frozenset[str]:
    """Return every print of that table: of all others it says nothing."""
    return frozenset(p for row in sets.read("prints") for p in row["prints"])


@cache
def _cut(period: Period) -> frozenset[str]:
    """Return the sets on both sides of a doubtful cut: the last one out and the first one in."""
    known = [sets.set_facts(s) for s in period.exclude_sets]
    pops = sorted((s.released, s.id) for s in known if s.kind == sets.POP)
    doubtful = {s.id for s in known if s.kind != sets.POP}
    if pops:
        last = pops[-1][1]
        doubtful |= {last, f"pop{int(last.removeprefix('pop')) + 1}"}
    return frozenset(doubtful)
