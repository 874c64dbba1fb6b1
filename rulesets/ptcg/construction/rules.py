"""The rules of a day: the era's numbers, the format's pool and its bans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from cardpool.model.pokemon import POKEMON, PokemonCard
from rulesets.counting import Tally, copies_over, once_a_deck
from rulesets.deck import Deck, Entry
from rulesets.ptcg.construction.kinds import allows_any_number, is_energy, own_limit
from rulesets.ptcg.eras import EraRules
from rulesets.ptcg.formats.bans import Ban, BanList, Banned
from rulesets.ptcg.formats.exclusive import Exclusive
from rulesets.ptcg.formats.periods import REPRINTS_ONLY_FROM, Period
from rulesets.ptcg.formats.print_pool import (
    CLEAN,
    NEVER,
    OUT,
    UNRELEASED,
    WAITING,
    PrintPool,
    Standing,
    mark_day,
)
from rulesets.ptcg.formats.reprints import standing_in
from rulesets.ptcg.formats.sets import legal_from, promo_legal_by
from rulesets.ptcg.formats.windows import release_window

SECTION = "main"  # the one that is the deck
POCKET_SIZE, POCKET_COPIES = 20, 2


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
    exclusive: tuple[Exclusive, ...] = ()
    traits: bool = True  # whether Pokémon with an Ancient Trait may be in a deck (PF-075)
    _standings: dict[PokemonCard, Standing] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._banned = BanList(self.bans)

    @property
    def begins(self) -> str:
        """Return a day before which no print is in the format, nor in doubt; "" for none."""
        return self.pool.begins

    def days_of(self, card: PokemonCard) -> frozenset[str]:
        """Return the days on which a print of a card comes out or becomes legal."""
        return _days_of(card) if card.game == POKEMON else frozenset()

    def same_for(
        self,
        before: PokemonRules,
        cards: Iterable[PokemonCard],
        touched: Iterable[PokemonCard],
    ) -> bool:
        """Tell whether no verdict on a deck of these cards has changed since an earlier day.

        Touched are the cards with a day of their own (`days_of`) since then.
        """
        if self._frame != before._frame:
            return False
        if self.bans != before.bans and any(
            self.ban_on(card) != before.ban_on(card) for card in cards
        ):
            return False
        return all(self.standing(card).kind == before.standing(card).kind for card in touched)

    def bars(self, card: PokemonCard) -> bool:
        """Tell whether a deck of 60 with this card is illegal, whatever else is in it."""
        found = self.standing(card)
        return found.kind in (OUT, NEVER, WAITING) or (
            found.kind == UNRELEASED and found.via is None
        )

    @cached_property
    def _frame(self) -> tuple[object, ...]:
        """Return what decides decks whatever their cards; bans and single cards excepted."""
        period, day = self.period, self.day
        asked = period and (period.may_begin_after(day), period.may_have_ended(day))
        pool = (self.pool.fairy, day >= REPRINTS_ONLY_FROM, getattr(self.pool, "doubted", False))
        ours = (self.era, self.title, self.copies, self.exclusive, self.traits, day < self.began)
        return (*ours, period, asked, *pool)

    def citing(self, *ids: str) -> tuple[str, ...]:
        """Return the statements of the era's own rulebook, or ours where it has none."""
        own = tuple(i for i in ids if i.startswith(f"{self.era.statements}-"))
        return own or tuple(i for i in ids if i.startswith("PF-"))

    def is_basic_energy(self, card: PokemonCard) -> bool:
        """Tell whether the era lets a deck hold any number of this Energy."""
        if "Basic Energy" not in card.subkinds:
            return False
        kind = card.name.removeprefix("Basic ").removesuffix(" Energy")
        return kind in self.era.basic_energy

    def counted_as(self, card: PokemonCard) -> str | None:
        """Return the name that the copy rule counts a card by, None for any number."""
        free = self.is_basic_energy(card) or allows_any_number(card)
        return None if free else card.copy_key

    @once_a_deck
    def limited(self, deck: Deck) -> Sequence[Entry]:
        """Return the entries whose cards print a limit on themselves, as few do."""
        return [e for e in deck.entries if own_limit(e.card)]

    @once_a_deck
    def tally(self, deck: Deck) -> Tally:
        """Return a deck counted."""
        groups = deck.by(self.counted_as)
        return Tally(deck.sizes(), groups, tuple(copies_over(groups, self.copies)))

    def is_pocket(self, deck: Deck) -> bool:
        """Tell whether a list is one of the Pocket game: 20 cards, no Energy, pairs (PF-009)."""
        tally = self.tally(deck)
        if tally.sizes.get(SECTION) != POCKET_SIZE or not 0 < tally.most <= POCKET_COPIES:
            return False
        return all(e.card.game == POKEMON and not is_energy(e.card) for e in deck.entries)

    def standing(self, card: PokemonCard) -> Standing:
        """Return how a card stands on the day, which is found out once."""
        found = self._standings.get(card)
        if found is None:
            found = standing_in(self.pool, card) if card.game == POKEMON else CLEAN
            self._standings[card] = found
        return found

    @once_a_deck
    def standings(self, deck: Deck) -> Mapping[str, Sequence[tuple[Entry, Standing]]]:
        """Return the entries with the standing of their cards, by its kind.

        Of a list of another game the pool is not asked (PF-009).
        """
        found: dict[str, list[tuple[Entry, Standing]]] = {}
        if not self.is_pocket(deck):
            for entry in deck.entries:
                standing = self.standing(entry.card)
                found.setdefault(standing.kind, []).append((entry, standing))
        return found

    def ban_on(self, card: PokemonCard) -> Banned | None:
        """Return the ban on a card, None where there is none."""
        return self._banned.covering(card) if card.game == POKEMON else None


@lru_cache(20_000)
def _days_of(card: PokemonCard) -> frozenset[str]:
    if "Basic Energy" in card.subkinds:
        return frozenset({min([card.released, *(p.released for p in card.prints)])})
    days: set[str] = set()
    for p in (card.own, *card.prints):
        days |= {*release_window(p.id, p.released), legal_from(p.set, p.released)}
        days.add(promo_legal_by(p.set, p.released))
        if p.mark:
            days.add(mark_day(p.mark.upper()))
    return frozenset(days)
