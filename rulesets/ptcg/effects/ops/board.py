"""Ops on Pokémon in play: bench, evolve, devolve, attach, pay, switch, take up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.asking import unlike
from rulesets.engine.frames import ACTS, CARDS, Frame, Register
from rulesets.engine.select import SELF, Held
from rulesets.engine.sides import YOU, decider
from rulesets.ptcg.effects import damage, energy, modifiers, moves, spots
from rulesets.ptcg.effects.allowed import evolving_barred
from rulesets.ptcg.effects.terms.phrases import zone_name
from rulesets.ptcg.effects.terms.selectors import DEFENDING, meant
from rulesets.ptcg.match import wounds, zones
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class Bench(Op):
    """Put Pokémon cards onto their owner's Bench, as far as there is room."""

    part = ACTS
    writes = (Register("benched", CARDS, "the Pokémon put onto the Bench"),)
    outcome = "benched"

    cards: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Put each into play; `benched` holds the Pokémon."""
        benched: tuple[int, ...] = ()
        for card in self.cards.find(s, f):
            if not moves.untouchable(s, f, card) and spots.bench_card(s, card):
                benched += (card,)
        f.cards["benched"] = benched
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Have no card or no room (RO-10)."""
        cards = self.cards.perhaps(s, f)
        if not cards:
            return True
        owners = {s.table.owner[c] for c in cards}
        return not any(spots.has_room(s, seat) for seat in owners)

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} onto the Bench"


@dataclass(frozen=True, slots=True)
class Evolve(Op):
    """Put an Evolution card on a Pokémon in play, which counts as evolving it."""

    part = ACTS

    card: Selector
    on: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Evolve the first found with the first card found."""
        cards, where = self.card.find(s, f), s.spots_of(self.on.find(s, f))
        if cards and moves.untouchable(s, f, cards[0]):
            return None
        if cards and where and not evolving_barred(s, cards[0], where[0]):
            from_hand = cards[0] in s.hands[s.table.owner[cards[0]]]
            spots.evolve(s, cards[0], where[0])
            if from_hand:
                s.happened("evolved", s.stacks[where[0]][0], cards[0])
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Have no card, no Pokémon, or a ban on each pair of them."""
        where = s.spots_of(self.on.perhaps(s, f))
        cards = self.card.perhaps(s, f)
        return all(evolving_barred(s, card, pos) for card in cards for pos in where)

    def in_words(self, say: Speaker) -> str:
        return f"evolve {say.which(self.on)} with {say.which(self.card)}"


@dataclass(frozen=True, slots=True)
class Devolve(Op):
    """Take the highest card off evolved Pokémon, or all Evolution cards, into a zone."""

    part = ACTS

    on: Selector = DEFENDING
    to: str = "hand"
    all: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Devolve each: conditions and other effects on it end (BW-220)."""
        for pos in s.spots_of(self.on.find(s, f)):
            fixed = modifiers.has(s, "cannot devolve", pos) is not None
            if not fixed and not damage.spared(s, f, pos):
                wounds.record(s, f, pos, wounds.DEVOLVED, self.to, self.all)
                spots.devolve(s, pos, self.to, self.all)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody evolved."""
        return not any(map(s.is_evolved, s.spots_of(self.on.perhaps(s, f))))

    def in_words(self, say: Speaker) -> str:
        fully = " fully" if self.all else ""
        return f"devolve {say.which(self.on)}{fully}, cards into the {self.to}"


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """Attach cards, wherever they are, to one Pokémon; moving attached Energy is this too."""

    part = ACTS
    moves = False

    cards: Selector
    to: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Attach each card to the first Pokémon found."""
        where = s.spots_of(self.to.find(s, f))
        if where:
            for card in self.cards.find(s, f):
                moves.attach(s, f, card, where[0])
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Have no card, or nobody to attach it to but who has it."""
        where = set(s.spots_of(self.to.perhaps(s, f)))
        holders = {zones.spot_of_attached(s, card) for card in self.cards.perhaps(s, f)}
        return not where or not holders or (len(where) == 1 and holders == where)

    def in_words(self, say: Speaker) -> str:
        return f"attach {say.which(self.cards)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class Pay(Op):
    """Discard Energy from Pokémon, card by card, until a cost such as `"RR"` is paid.

    With another zone in `to` the cards go there.
    """

    part = ACTS
    moves = False
    writes = (Register("paid", CARDS, "the Energy cards discarded"),)
    outcome = "paid"

    cost: str
    source: Selector = SELF
    by: str = YOU
    to: str = "discard"

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Start with nothing paid."""
        f.cards["paid"] = ()
        return self._next(s, f)

    def _cards(self, s: Match, f: Frame) -> tuple[int, ...]:
        where = s.spots_of(self.source.find(s, f))
        return energy.useful(s, where, self.cost, f.cards["paid"]) if where else ()

    def _further(self, s: Match, f: Frame) -> tuple[int, ...]:
        """Return the cards that may go too once the cost is paid, where the era allows it."""
        if not s.rules.overpaid_by_cards:
            return ()
        where = s.spots_of(self.source.find(s, f))
        return energy.further(s, where, self.cost, f.cards["paid"]) if where else ()

    def _next(self, s: Match, f: Frame) -> Seat | None:
        while True:
            cards = self._cards(s, f)
            if not cards:
                return decider(self.by, f) if self._further(s, f) else self._done(s, f)
            if len(unlike(s, cards)) > 1:
                return decider(self.by, f)
            f.cards["paid"] += cards[:1]

    def _done(self, s: Match, f: Frame) -> Seat | None:
        for card in f.cards["paid"]:
            moves.send(s, f, card, self.to, "top")
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a card that still pays something or may go too, equal ones once."""
        cards = self._cards(s, f)
        picks = [("pick", card) for card in unlike(s, cards or self._further(s, f)).values()]
        return picks if cards else [*picks, ("done",)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Add a card to the payment, or end it."""
        if action[0] == "done":
            return self._done(s, f)
        f.cards["paid"] += (action[1],)
        return self._next(s, f)

    def idle(self, s: Match, f: Frame) -> bool:
        """Find no Energy of the opponent's; one's own is a price."""
        where = s.spots_of(self.source.perhaps(s, f))
        return all(pos // s.slots == f.controller or not s.energies[pos] for pos in where)

    def in_words(self, say: Speaker) -> str:
        cost = "".join(f"{{{letter}}}" for letter in self.cost)
        if self.to != "discard":
            return f"put {cost} Energy of {say.which(self.source)} into {zone_name(self.to)}"
        return f"discard {cost} Energy from {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class Switch(Op):
    """Substitute an Active Pokémon with a Benched one of the same side.

    Where a side has two Active Pokémon, `active` says which of them, or `by` who chooses.
    """

    part = ACTS
    writes = (
        Register("entering", CARDS),
        Register("switched", CARDS, "the Pokémon that is Active now"),
        Register("left", CARDS, "the Pokémon that went to the Bench"),
    )
    outcome = "switched"

    bench: Selector
    active: Selector | None = None
    by: str = ""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Switch the first Benched Pokémon found in, or wait for the choice of the Active one."""
        f.cards["switched"] = f.cards["left"] = ()
        where = [p for p in s.spots_of(self.bench.find(s, f)) if not s.is_active(p)]
        if not where:
            return None
        f.cards["entering"] = (s.stacks[where[0]][0],)
        if self.by and len(s.active_spots(where[0] // s.slots)) > 1:
            return decider(self.by, f)
        given = s.spots_of(self.active.find(s, f)) if self.active else ()
        if self.active is not None and not given:
            return None  # the Active Pokémon is not such a one
        active = given or self._active(s, f, where[0] // s.slots)
        return self._exchange(s, f, active[0]) if active else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action an Active Pokémon."""
        seat = s.spot(f.card("entering")) // s.slots
        return [("pick", s.stacks[p][0]) for p in s.active_spots(seat)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Switch the one chosen."""
        return self._exchange(s, f, s.spot(action[1]))

    def _exchange(self, s: Match, f: Frame, active: int) -> Seat | None:
        bench = s.spot(f.card("entering"))
        if modifiers.has(s, "stays active", active) is not None:
            return None
        moved = {"active": active, "benched": bench}
        chosen = f.values.get(f"{self.bench.name} by") if isinstance(self.bench, Held) else None
        # Who chooses their own new Active Pokémon keeps none back: RO-13, RO-14, RO-15.
        meets = ("active",) if chosen == bench // s.slots else s.rules.switch_meets_shield_of
        if not any(damage.spared(s, f, moved[who]) for who in meets):
            f.cards["switched"] = (s.stacks[bench][0],)
            f.cards["left"] = (s.stacks[active][0],)
            spots.switch(s, active, bench)
        return None

    def _active(self, s: Match, f: Frame, seat: int) -> tuple[int, ...]:
        """Return the side's Active Pokémon that is meant: attacker, target or the chosen one."""
        spots = s.active_spots(seat)
        concerned = (f.card("self"), f.card("target"))
        found = tuple([p for p in spots if s.stacks[p][0] in concerned])
        return found or meant(s, f, spots)

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody on the Bench, or no Active Pokémon of the kind meant."""
        if self.active is not None and not self.active.perhaps(s, f):
            return True
        return all(map(s.is_active, s.spots_of(self.bench.perhaps(s, f))))

    def in_words(self, say: Speaker) -> str:
        active = "the Active Pokémon" if self.active is None else say.which(self.active)
        return f"switch {say.which(self.bench)} with {active}"


@dataclass(frozen=True, slots=True)
class Substitute(Op):
    """Let a Pokémon card take the place of one in play; everything else stays at the spot.

    The card that was in play goes to the zone `to`. Only a Pokémon of one card is substituted.
    """

    part = ACTS
    writes = (Register("self", CARDS, "the card that took the place"),)

    card: Selector
    on: Selector = SELF
    to: str = "deck"

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Substitute the only card of the first Pokémon found for the first card found."""
        cards, where = self.card.find(s, f), s.spots_of(self.on.find(s, f))
        if not cards or not where or len(s.stacks[where[0]]) != 1:
            return None
        (old,) = s.stacks[where[0]]
        spots.substitute(s, cards[0], where[0])
        zones.put(s, old, self.to)
        if f.card("self") == old:
            f.cards["self"] = cards[:1]
        return None

    def in_words(self, say: Speaker) -> str:
        exchange = f"exchange {say.which(self.on)} for {say.which(self.card)}"
        return f"{exchange}, its card into the {self.to}, all else staying"


@dataclass(frozen=True, slots=True)
class TakeUp(Op):
    """Take Pokémon out of play: its Pokémon cards to one zone, attached cards to another.

    With `basic_only` only the lowest card; Evolution cards go with the attached ones.
    """

    part = ACTS

    pokemon: Selector
    to: str = "hand"
    attached: str = "discard"
    basic_only: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Clear each spot."""
        for pos in s.spots_of(self.pokemon.find(s, f)):
            if not damage.spared(s, f, pos):
                spots.take_up(s, pos, self.to, self.attached, self.basic_only)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody."""
        return not self.pokemon.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        who, to, rest = say.which(self.pokemon), zone_name(self.to), zone_name(self.attached)
        if self.basic_only:
            return f"put the lowest card of {who} into {to}, all others into {rest}"
        if self.to == self.attached:
            return f"put {who} and all cards attached to it into {to}"
        return f"put {who} into {to}, all cards attached to it into {rest}"
