"""The rules of a day: the era's numbers, the format's pool and bans, and a memo of each card.

A card's facts are computed once per day and kept, a deck's tally once per deck; the checks then
read a few integers, and only a deck with a problem takes the slow path.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.model import POKEMON, PokemonCard
from rulesets.deck import Deck, Entry
from rulesets.ptcg.eras import EraRules, rules_name
from rulesets.ptcg.formats.bans import Ban, Banned, banned
from rulesets.ptcg.formats.periods import Period
from rulesets.ptcg.formats.pool import CLEAN, IN, REPRINT, Pool, Standing, listed
from rulesets.ptcg.formats.standing import reworded, standing

# What a card is, as bits that a tally joins.
(
    BASIC,
    EVOLUTION,
    IS_POKEMON,
    ENERGY,
    AS_BASIC,
    ACE_SPEC,
    STAR,
    RADIANT,
    ONE_COPY,
    ANY_NUMBER,
    UNOWN,
    UNOWN_NEO,
    PIECE,
    RULE_BOX,
    UNCLEAN,
    BANNED,
    ERRATA,
    FOREIGN,
    REPRINTED,
) = (1 << bit for bit in range(19))
PLAIN = BASIC | EVOLUTION | IS_POKEMON | ENERGY  # higher bits need a closer look

_BY_LIMIT = {
    "ace_spec": ACE_SPEC | RULE_BOX,
    "pokemon_star": STAR,
    "radiant": RADIANT | RULE_BOX,
    "prism_star": ONE_COPY | RULE_BOX,
    "shining": ONE_COPY,
    "one_copy": ONE_COPY,
    "any_number": ANY_NUMBER,
    "unown_neo": UNOWN_NEO,
    "legend_half": PIECE,
    "v_union_part": PIECE | RULE_BOX,
}
_NOT_BASIC = frozenset(("Restored", "LEGEND", "LEVEL-UP", "V-UNION"))
_RULE_BOX = frozenset(
    ("EX", "ex", "GX", "V", "VMAX", "VSTAR", "V-UNION", "MEGA", "BREAK", "TAG TEAM", "Radiant")
) | {"Prism Star"}


# Cards that put a Stage 2 straight on a Basic: the Stage 1 may be missing.
SKIPS_A_STAGE = frozenset(("rare candy", "pokémon breeder"))


POCKET_SIZE, POCKET_COPIES = 20, 2


class CardFacts(NamedTuple):
    """What the checks need of one card on one day."""

    key: str  # what the copy rule counts; "" where any number is allowed
    flags: int
    name: str  # bare name, as an evolution's "evolves from" gives it; "" where none can
    below: str  # bare name of what it evolves from
    standing: Standing
    ban: Banned | None


class Tally(NamedTuple):
    """What the checks read of one deck."""

    size: int
    flags: int
    copies: dict[str, int]  # key -> copies, for what is limited
    most: int  # the most copies of one key
    odd: tuple[Entry, ...]  # the entries that need a closer look
    names: set[str]
    below: set[str]  # names that evolutions of the deck evolve from
    aside: bool  # something lies outside the deck
    langs: set[str]

    @property
    def is_pocket_list(self) -> bool:
        """Tell a list of the Pocket game: 20 cards, no Energy, no name more than twice (PF-009)."""
        return (
            self.size == POCKET_SIZE
            and not self.flags & (ENERGY | FOREIGN)
            and 0 < self.most <= POCKET_COPIES
        )


def bare(name: str) -> str:
    """Return a name without level and δ, as an evolution names it (BW-026, BW-030)."""
    return rules_name(name).casefold()


def _flags(card: PokemonCard) -> int:
    flags, kinds = _BY_LIMIT.get(card.limit, 0), card.subkinds
    if card.id in listed("any_number"):  # an LV.X that lifts its own limit
        flags |= ANY_NUMBER
    if card.kind == "Pokémon":
        flags |= IS_POKEMON
        if kinds & _RULE_BOX:
            flags |= RULE_BOX
        if ("Basic" in kinds or "Baby" in kinds) and not kinds & _NOT_BASIC:
            flags |= BASIC
        elif card.evolves_from:
            flags |= EVOLUTION
        if "unown" in card.name.casefold():
            flags |= UNOWN
    elif card.kind == "Trainer":
        flags |= AS_BASIC if card.hp else 0
    else:
        flags |= ENERGY
    return flags


@dataclass(eq=False)
class Rules:
    """Everything that decides a Pokémon deck on one day."""

    era: EraRules
    day: str
    title: str  # how findings name the pool: "Standard", "the 2005 rulebook"
    pool: Pool
    bans: tuple[Ban, ...] = ()
    period: Period | None = None
    began: str = ""  # first day of the format; "" where there is none
    copies: int = 4
    traits: bool = True  # whether Pokémon with an Ancient Trait may be in a deck (PF-075)
    _facts: dict[PokemonCard, CardFacts] = field(default_factory=dict)
    _entries: tuple[Entry, ...] | None = None
    _unread: Mapping[str, int] | None = None
    _tally: Tally | None = None

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
        flags = _flags(card)
        if not self.traits and any(a.kind == "Ancient Trait" for a in card.abilities):
            flags |= RULE_BOX
        found = standing(card, self.pool)
        ban = banned(card, self.bans, self.day)
        own = next((p for p in card.prints if p.id == card.id), None)
        if (own and own.note == "errata") or reworded(card.id, self.day):
            flags |= ERRATA
        if found.kind != IN:
            flags |= REPRINTED if found.kind == REPRINT else UNCLEAN
        flags |= BANNED if ban else 0
        key = "" if self.is_basic_energy(card) or flags & ANY_NUMBER else card.copy_key
        below = bare(card.evolves_from) if flags & EVOLUTION else ""
        name = bare(card.name)
        if not flags & (IS_POKEMON | AS_BASIC) and name not in SKIPS_A_STAGE:
            name = ""
        return CardFacts(key, flags, name, below, found, ban)

    def tally(self, deck: Deck) -> Tally:
        """Return a deck's tally; all checks of one deck share it."""
        # Kept by the entries, which cannot change, not by the deck, which an editor may change.
        if self._entries is deck.entries and self._unread is deck.unresolved and self._tally:
            return self._tally
        known, copies = self._facts, dict[str, int]()
        names, below, langs = set[str](), set[str](), set[str]()
        odd: list[Entry] = []
        size = flags = 0
        aside = False
        for entry in deck.entries:
            card, amount, section, _, lang = entry
            facts = known.get(card) or self.facts(card)
            key, own, name, under, _, _ = facts
            flags |= own
            if name:
                names.add(name)
            if key:
                copies[key] = copies.get(key, 0) + amount
            if own > PLAIN:
                odd.append(entry)
            if under:
                below.add(under)
            if lang:
                langs.add(lang)
            if section == "main":
                size += amount
            else:
                aside = True
        if deck.unresolved:
            size += deck.unresolved.get("main", 0)
        most = max(copies.values(), default=0)
        self._entries, self._unread = deck.entries, deck.unresolved
        self._tally = found = Tally(
            size, flags, copies, most, tuple(odd), names, below, aside, langs
        )
        return found

    def having(self, deck: Deck, flag: int) -> list[Entry]:
        """Return the entries whose card has a flag, in list order."""
        entries = deck.entries if flag & PLAIN else self.tally(deck).odd
        return [e for e in entries if self._facts[e.card].flags & flag]
