"""The rules of a day: the era's numbers, the format's pool and bans, and a memo of each card.

A card's facts are computed once per day and kept, a deck's tally once per deck; the checks then
read a few integers, and only a deck with a problem takes the slow path.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from cardpool.model import POKEMON, PokemonCard
from rulesets.deck import Deck, Entry, Row
from rulesets.ptcg.construction.facts import CardFacts, bare, kind_flags, print_flags
from rulesets.ptcg.construction.flags import (
    ANY_NUMBER,
    AS_BASIC,
    ASIDE,
    BANNED,
    BASIC,
    CROWDED,
    ENERGY,
    ERRATA,
    EVOLUTION,
    FOREIGN,
    IS_POKEMON,
    LONELY,
    MANY_LANGUAGES,
    NO_BASIC,
    ODD_SIZE,
    OPEN_DAY,
    PLAIN,
    POCKET,
    RULE_BOX,
)
from rulesets.ptcg.eras import EraRules
from rulesets.ptcg.formats.bans import Ban, BanList
from rulesets.ptcg.formats.periods import Period
from rulesets.ptcg.formats.print_pool import CLEAN, PrintPool
from rulesets.ptcg.formats.reprints import standing
from rulesets.ptcg.formats.sets import legal_from

# Cards that put a Stage 2 straight on a Basic: the Stage 1 may be missing.
SKIPS_A_STAGE = frozenset(("rare candy", "pokémon breeder"))


SECTION = "main"  # the one that is the deck
POCKET_SIZE, POCKET_COPIES = 20, 2

# What a check says of a card wherever it stands: severity, message, cards and statements.
Words: TypeAlias = tuple[str, str, tuple[str, ...], tuple[str, ...]]


class Tally(NamedTuple):
    """What the checks read of one deck."""

    size: int
    flags: int  # those of its cards and its own
    copies: dict[str, int]  # key -> copies, for what is limited
    odd: list[tuple[int, Row]]  # the rows that need a closer look, each after its flags
    names: set[str]
    langs: set[str]


@dataclass(eq=False)
class PokemonRules:
    """Everything that decides a Pokémon deck on one day."""

    era: EraRules
    day: str
    title: str  # how findings name the pool: "Standard", "the 2005 rulebook"
    pool: PrintPool
    bans: tuple[Ban, ...] = ()
    period: Period | None = None
    began: str = ""  # first day of the format; "" where there is none
    copies: int = 4
    traits: bool = True  # whether Pokémon with an Ancient Trait may be in a deck (PF-075)
    # What card checks say of a card, by the check's code: the same in every deck of the day.
    said: dict[str, dict[PokemonCard, Words]] = field(default_factory=dict)
    _facts: dict[PokemonCard, CardFacts] = field(default_factory=dict)
    _rows: tuple[Row, ...] | None = None
    _unread: Mapping[str, int] | None = None
    _tally: Tally | None = None

    def __post_init__(self) -> None:
        self._banned = BanList(self.bans, self.day)
        self._of_day = OPEN_DAY if self._is_open() else 0

    def _is_open(self) -> bool:
        """Tell whether it is in question what the format was on its day."""
        period, day = self.period, self.day
        if day < self.began:
            return True
        return period is not None and (period.may_begin_after(day) or period.may_have_ended(day))

    @property
    def begins(self) -> str:
        """Return a day before which no print is in the format, nor in doubt; "" for none."""
        return self.pool.begins

    def days_of(self, card: PokemonCard) -> set[str]:
        """Return the days on which a print of a card comes out or becomes legal."""
        if card.game != POKEMON:
            return set()
        prints = (card.own, *card.prints)
        return {day for p in prints for day in (p.released, legal_from(p.set, p.released))}

    def citing(self, *ids: str) -> tuple[str, ...]:
        """Return the statements of the era's own rulebook, or ours where it has none."""
        own = tuple(i for i in ids if i.startswith(f"{self.era.statements}-"))
        return own or tuple(i for i in ids if i.startswith("PF-"))

    def parameters(self, code: str) -> dict[str, str]:
        """Return what a check goes by on this day, for people to read."""
        if code in ("PTCG101", "PTCG404"):
            basic = ", ".join(sorted(self.era.basic_energy))
            return {"limit": str(self.copies), "any number of": f"{basic} Energy"}
        if code == "PTCG102":
            return {"cards": str(self.era.deck_size)}
        if code == "PTCG103":
            return {"at least": str(self.era.basics)}
        if code == "PTCG203" and self.period is not None:
            marks = ", ".join(self.period.marks)
            pool = f"marks {marks}" if marks else f"sets from {self.period.first_set} on"
            return {"on": self.day, "period": self.period.name, "pool": pool}
        if code == "PTCG301":
            return {"on": self.day, "bans": ", ".join(ban.name for ban in self.bans) or "none"}
        if code in ("PTCG201", "PTCG202"):
            return {"on": self.day}
        return {}

    def is_basic_energy(self, card: PokemonCard) -> bool:
        """Tell whether the era lets a deck hold any number of this Energy."""
        if "Basic Energy" not in card.subkinds:
            return False
        kind = card.name.removeprefix("Basic ").removesuffix(" Energy")
        return kind in self.era.basic_energy

    def facts(self, card: PokemonCard) -> CardFacts:
        """Return a card's facts, computing them the first time."""
        known = self._facts.get(card)
        if known is None:
            known = self._facts[card] = self._look(card)
        return known

    def _look(self, card: PokemonCard) -> CardFacts:
        if card.game != POKEMON:
            return CardFacts(card.copy_key, FOREIGN, bare(card.name), "", CLEAN, None)
        found = standing(card, self.pool)
        ban = self._banned.covering(card)
        flags = kind_flags(card) | print_flags(card.id, self.day) | found.kind
        if not self.traits and any(a.kind == "Ancient Trait" for a in card.abilities):
            flags |= RULE_BOX
        if card.note == "errata":
            flags |= ERRATA
        if ban:
            flags |= BANNED
        free = flags & ANY_NUMBER or (flags & ENERGY and self.is_basic_energy(card))
        below = bare(card.evolves_from) if flags & EVOLUTION else ""
        name = "" if flags & ENERGY else bare(card.name)
        if not flags & (IS_POKEMON | AS_BASIC) and name not in SKIPS_A_STAGE:
            name = ""
        return CardFacts("" if free else card.copy_key, flags, name, below, found, ban)

    def tally(self, deck: Deck) -> Tally:
        """Return a deck's tally; all checks of one deck share it."""
        # Kept by the rows, which cannot change, not by the deck, which an editor may change.
        if self._rows is deck.rows and self._unread is deck.unresolved and self._tally:
            return self._tally
        self._rows, self._unread = deck.rows, deck.unresolved
        self._tally = found = self._count(deck)
        return found

    def flags(self, deck: Deck) -> int:
        """Return the flags of a deck, which tell the checks that can find something."""
        return self.tally(deck).flags

    def flags_of_card(self, card: PokemonCard) -> int:
        """Return the flags that one card gives a deck."""
        return self.facts(card).flags

    def _count(self, deck: Deck) -> Tally:
        known, copies = self._facts, dict[str, int]()
        names, below, langs = set[str](), set[str](), set[str]()
        odd: list[tuple[int, Row]] = []
        size = deck.unresolved.get(SECTION, 0)
        flags = 0
        for row in deck.rows:
            card, amount, section, _, lang = row
            facts = known.get(card)
            if facts is None:
                facts = known[card] = self._look(card)
            own = facts.flags
            flags |= own
            if own > PLAIN:
                odd.append((own, row))
            if key := facts.key:
                copies[key] = copies[key] + amount if key in copies else amount
            if name := facts.name:
                names.add(name)
                if under := facts.below:
                    below.add(under)
            if lang:
                langs.add(lang)
            if section == SECTION:
                size += amount
            else:
                flags |= ASIDE
        if not below <= names:
            flags |= LONELY
        if len(langs) > 1:
            flags |= MANY_LANGUAGES
        flags |= self._of_day | self._of_counts(size, flags, max(copies.values(), default=0))
        return Tally(size, flags, copies, odd, names, langs)

    def _of_counts(self, size: int, flags: int, most: int) -> int:
        """Return the flags of a deck by its size, its cards' flags and the most of one name."""
        found = 0
        if most > self.copies:
            found |= CROWDED
        if size != self.era.deck_size:
            found |= ODD_SIZE
        if not flags & BASIC:
            found |= NO_BASIC
        # Twenty cards, no Energy and no name more than twice: PF-009.
        if size == POCKET_SIZE and not flags & (ENERGY | FOREIGN) and 0 < most <= POCKET_COPIES:
            found |= POCKET
        return found

    def having(self, deck: Deck, flag: int) -> list[Entry]:
        """Return the entries whose card has a flag, in list order."""
        if flag & PLAIN:
            return [e for e in deck.entries if self.facts(e.card).flags & flag]
        return [Entry._make(row) for flags, row in self.tally(deck).odd if flags & flag]
