"""The state of a match: a mutable shell with immutable leaves, cheap to copy.

Cards are ints into the card table. A spot is `seat * slots + slot`: the Active Pokémon lie in the
first slots of a seat, the Bench in the others. Empty spots have an empty pile.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from rulesets.api import Json
from rulesets.engine.asking import Pick
from rulesets.engine.frames import Cards, Frame
from rulesets.engine.lasting import Mark, Marks, Spent
from rulesets.engine.modifiers import Found
from rulesets.engine.state import MatchState
from rulesets.engine.terms import dump, load
from rulesets.engine.triggers import Event, Listener
from rulesets.ptcg.eras import ERAS, EraRules, two_on_two
from rulesets.ptcg.match import continuous, flips, unseen
from rulesets.ptcg.match.faces import Face, joined
from rulesets.ptcg.match.records import (
    NEVER,
    NO_ATTACK,
    NO_HIT,
    NO_WOUND,
    NOTHING_SUFFERED,
    Hit,
    LastAttack,
    Suffered,
    Wound,
)
from rulesets.ptcg.match.table import CardTable

SLOTS = 6


def slots_for(table: CardTable, rules: EraRules) -> int:
    """Return the spots of a seat: more where a card of the match widens the Bench."""
    return max(SLOTS, rules.actives + table.bench_most)


BY_SPOT = (
    "stacks",
    "energies",
    "tools",
    "damage",
    "conditions",
    "poison",
    "paralyzed_at",
    "since",
    "marks",
    "used",
    "hits",
    "wounds",
    "suffered",
    "last_attacks",
    "came_up",
    "under",
)
_BY_SEAT = (
    "hands",
    "decks",
    "discards",
    "prizes",
    "lost",
    "beside",
    "aside",
    "player_marks",
    "ko_turn",
    "lost_turn",
    "prizes_laid",
)
_SINGLE = (
    "stadium",
    "limbo",
    "fallen",
    "events",
    "turn",
    "seat",
    "first",
    "attached",
    "supporters",
    "stadiums",
    "retreats",
    "stuck",
    "turn_over",
    "stadium_uses",
    "game_uses",
    "revealed",
    "face_up",
    "game",
    "log",
)
# Those that hold several things, not a count.
_SEVERAL = ("stadium", "limbo", "fallen", "events", "game_uses", "face_up", "log")
_ZONES = {
    "hand": "hands",
    "deck": "decks",
    "discard": "discards",
    "prizes": "prizes",
    "lost": "lost",
    "beside": "beside",
    "aside": "aside",
}


class Match(MatchState):
    """A match of the Pokémon TCG."""

    __slots__ = ("rules", "slots", "table", *BY_SPOT, *_BY_SEAT, *_SINGLE)

    table: CardTable
    rules: EraRules
    slots: int

    # By spot
    stacks: list[Cards]  # the Pokémon's cards, the lowest first
    energies: list[Cards]
    tools: list[Cards]  # Tools, machines and other Trainers attached
    damage: list[int]
    conditions: list[tuple[str, ...]]
    poison: list[int]  # counters that Poison puts between turns
    paralyzed_at: list[int]  # turn in which Paralysis began
    since: list[int]  # turn in which it came into play or last evolved
    marks: list[Marks]  # lasting effects on it
    used: list[int]  # bits: its powers used this turn
    hits: list[Hit]
    wounds: list[Wound]
    suffered: list[Suffered]
    last_attacks: list[LastAttack]
    came_up: list[int]  # turn in which it last came from the Bench to an Active spot
    under: list[Cards]  # the card that lies there face down, a blank standing for it

    # By seat
    hands: list[Cards]
    decks: list[Cards]  # top first
    discards: list[Cards]  # newest last
    prizes: list[Cards]
    lost: list[Cards]
    beside: list[Cards]  # a Supporter until the end of the turn (EX-071)
    aside: list[Cards]  # set aside face down, seen by nobody
    player_marks: list[Marks]
    ko_turn: list[int]  # last turn in which attack damage Knocked one of theirs Out
    lost_turn: list[int]  # the same, whatever the cause
    prizes_laid: list[int]  # at set-up, and what effects have added or put elsewhere since

    stadium: Cards
    limbo: Cards  # a Trainer while its instructions are followed
    fallen: Cards  # Knocked Out whatever their damage
    events: tuple[Event, ...]  # what triggers still have to hear of
    turn: int  # counts both players' turns; 0 during set-up
    seat: int  # whose turn it is
    first: int  # who goes first
    attached: int
    supporters: int
    stadiums: int
    retreats: int
    stuck: int  # Pokémon that failed to retreat this turn
    turn_over: int  # 1 once an effect has ended it, 2 in the time between turns
    stadium_uses: int  # bits
    game_uses: tuple[Spent, ...]
    revealed: int  # 0 while the Pokémon of set-up lie face down
    face_up: Cards  # Prizes that lie face up
    game: int  # 0, then one more for each Sudden Death
    log: tuple[tuple[Any, ...], ...]

    def clone(self) -> Match:
        """Return an independent copy."""
        c = Match.__new__(Match)
        self.copy_engine(c)
        c.table = self.table
        c.rules = self.rules
        c.slots = self.slots
        self._copy_lists(c)
        self._copy_counts(c)
        return c

    # Written out, not looped over the names: look-ahead clones far more than it plays.
    def _copy_lists(self, c: Match) -> None:
        c.stacks = self.stacks[:]
        c.energies = self.energies[:]
        c.tools = self.tools[:]
        c.damage = self.damage[:]
        c.conditions = self.conditions[:]
        c.poison = self.poison[:]
        c.paralyzed_at = self.paralyzed_at[:]
        c.since = self.since[:]
        c.marks = self.marks[:]
        c.used = self.used[:]
        c.hits = self.hits[:]
        c.wounds = self.wounds[:]
        c.suffered = self.suffered[:]
        c.last_attacks = self.last_attacks[:]
        c.came_up = self.came_up[:]
        c.under = self.under[:]
        c.hands = self.hands[:]
        c.decks = self.decks[:]
        c.discards = self.discards[:]
        c.prizes = self.prizes[:]
        c.lost = self.lost[:]
        c.beside = self.beside[:]
        c.aside = self.aside[:]
        c.player_marks = self.player_marks[:]
        c.ko_turn = self.ko_turn[:]
        c.lost_turn = self.lost_turn[:]
        c.prizes_laid = self.prizes_laid[:]

    def _copy_counts(self, c: Match) -> None:
        c.stadium = self.stadium
        c.limbo = self.limbo
        c.fallen = self.fallen
        c.events = self.events
        c.turn = self.turn
        c.seat = self.seat
        c.first = self.first
        c.attached = self.attached
        c.supporters = self.supporters
        c.stadiums = self.stadiums
        c.retreats = self.retreats
        c.stuck = self.stuck
        c.turn_over = self.turn_over
        c.stadium_uses = self.stadium_uses
        c.game_uses = self.game_uses
        c.revealed = self.revealed
        c.face_up = self.face_up
        c.game = self.game
        c.log = self.log

    def key(self) -> Hashable:
        """Return a hashable value equal for equal states; the log is no part of it."""
        lists = tuple(tuple(getattr(self, name)) for name in (*BY_SPOT, *_BY_SEAT))
        singles = tuple(getattr(self, name) for name in _SINGLE if name != "log")
        return lists, singles, self.engine_key()

    def clear(self) -> None:
        """Put every spot, zone and count to what it is before a game."""
        spots = 2 * self.slots
        for name in ("stacks", "energies", "tools", "conditions", "marks", "under"):
            setattr(self, name, [()] * spots)
        for name in ("damage", "poison", "paralyzed_at", "since", "used"):
            setattr(self, name, [0] * spots)
        self.hits = [NO_HIT] * spots
        self.wounds = [NO_WOUND] * spots
        self.suffered = [NOTHING_SUFFERED] * spots
        self.last_attacks = [NO_ATTACK] * spots
        self.came_up = [NEVER] * spots
        for name in (*_ZONES.values(), "player_marks"):
            setattr(self, name, [()] * 2)
        self.ko_turn = [NEVER, NEVER]
        self.lost_turn = [NEVER, NEVER]
        self.prizes_laid = [0, 0]
        for name in _SINGLE:
            setattr(self, name, () if name in _SEVERAL else 0)
        self.stuck = self.first = -1

    # Where things are

    def spot(self, root: int) -> int:
        """Return the spot of the Pokémon whose lowest card this is, or -1."""
        if root >= 0:
            for pos, stack in enumerate(self.stacks):
                if stack and stack[0] == root:
                    return pos
        return -1

    def cards_in_play(self) -> Iterator[int]:
        """Return every card of the Pokémon in play and everything attached to them."""
        return chain(*self.stacks, *self.energies, *self.tools)

    def spots_of(self, roots: Iterable[int]) -> tuple[int, ...]:
        """Return the spots of Pokémon, those no longer in play left out."""
        return tuple([pos for root in roots if (pos := self.spot(root)) >= 0])

    def is_active(self, pos: int) -> bool:
        """Tell whether a spot is for an Active Pokémon."""
        return pos % self.slots < self.rules.actives

    def active_spots(self, seat: int) -> tuple[int, ...]:
        """Return the spots where a seat has an Active Pokémon."""
        start = seat * self.slots
        stacks = self.stacks
        if self.rules.actives == 1:
            return (start,) if stacks[start] else ()
        return tuple([p for p in range(start, start + self.rules.actives) if stacks[p]])

    def bench_spots(self, seat: int) -> tuple[int, ...]:
        """Return the spots where a seat has a Benched Pokémon."""
        start = seat * self.slots
        stacks = self.stacks
        first = start + self.rules.actives
        return tuple([p for p in range(first, start + self.slots) if stacks[p]])

    def spots(self, seat: int, place: str = "play") -> tuple[int, ...]:
        """Return a seat's occupied spots at a place: active, bench or play (both)."""
        if place == "active":
            return self.active_spots(seat)
        if place == "bench":
            return self.bench_spots(seat)
        start = seat * self.slots
        stacks = self.stacks
        return tuple([p for p in range(start, start + self.slots) if stacks[p]])

    def zone(self, name: str, seat: int) -> tuple[int, ...]:
        """Return the cards of a zone; the Stadium is its owner's."""
        if name == "stadium":
            return tuple(c for c in self.stadium if self.table.owner[c] == seat)
        cards: Cards = getattr(self, _ZONES[name])[seat]
        return cards

    def zones_named(self, name: str) -> list[Cards]:
        """Return a zone of both seats."""
        zones: list[Cards] = getattr(self, _ZONES[name])
        return zones

    # What the engine asks

    def cite(self, topic: str) -> str:
        """Return the statement of the era's rulebook that decides a topic."""
        return self.rules.cites[topic]

    def is_in_play(self, card: int) -> bool:
        """Tell whether a card is the lowest of a Pokémon in play."""
        return self.spot(card) >= 0

    def is_strict(self, f: Frame) -> bool:
        """Tell whether a Trainer is being played where none may do nothing (RO-05)."""
        return self.rules.useless_forbidden and bool(self.limbo) and f.card("card") in self.limbo

    def must_take(self, f: Frame, found: Cards) -> bool:
        """Tell whether "up to" means one at least: of cards that lie open (RO-12)."""
        if not self.rules.up_to_takes_one:
            return False
        if self.rules.attacks_up_to_none and "attack" in f.values:
            return False
        cards = frozenset(found)
        return all(map(cards.isdisjoint, (*self.decks, *self.hands, *self.prizes)))

    def may_decline(self, f: Frame, pick: Pick) -> bool:
        """Tell whether a pick of so many cards may take none, as nobody else sees them."""
        return unseen.may_decline(self, f, pick)

    def traits(self, card: int) -> str:
        """Return the types, as letters, of a Pokémon in play or of a card."""
        return self.types_of_card(card)

    def flipped(self, f: Frame) -> None:
        """Let a player who may do so flip the coins of an attack once more."""
        if flips.AGAIN in self.table.points or flips.TAILS_ARE_HEADS in self.table.points:
            flips.flipped(self, f)

    def modifiers(self, point: str) -> Iterator[Found]:
        """Yield the modifiers of a point among everything in play."""
        return continuous.modifiers(self, point)

    def listeners(self, event: str) -> Iterator[Listener]:
        """Yield the triggers of an event among everything in play."""
        return continuous.listeners(self, event)

    # What things are called

    def face_at(self, pos: int) -> Face:
        """Return what the Pokémon at a spot is: its top card, with what that keeps of the next."""
        stack, table = self.stacks[pos], self.table
        top = table.faces[stack[-1]]
        if table.copiers and stack[-1] in table.copiers:
            return continuous.copied(self, pos) or top
        if table.built is None or not top.builds_on or len(stack) < 2:
            return top
        below = table.faces[stack[-2]]
        key = top.number, below.number
        if key not in table.built:
            table.built[key] = joined(top, below)
        return table.built[key]

    def card_at(self, pos: int) -> int:
        """Return the card that says what a Pokémon is: its top card, or one that it copies."""
        card = self.stacks[pos][-1]
        if self.table.copiers and card in self.table.copiers:
            found = continuous.copied_card(self, pos)
            return card if found is None else found[0]
        return card

    def is_evolved(self, pos: int) -> bool:
        """Tell whether a Pokémon lies on one it evolved from: a LV.X is no Evolution (PL-113)."""
        stack, faces = self.stacks[pos], self.table.faces
        top = faces[stack[-1]]
        if top.is_legend or top.is_union:
            return False  # several cards, one Pokémon: PL-117, PL-128
        return len(stack) > 1 + top.is_level_up + self.lies_on(pos)

    def lies_on(self, pos: int) -> bool:
        """Tell whether the lowest card only lies below the one that the Pokémon became."""
        stack, faces = self.stacks[pos], self.table.faces
        return len(stack) > 1 and faces[stack[0]].becomes and faces[stack[1]].is_basic

    def name(self, pos: int) -> str:
        """Return the name of the Pokémon at a spot."""
        if self.table.copiers:
            return self.face_at(pos).name
        return self.table.faces[self.stacks[pos][-1]].name

    def key_of(self, card: int) -> str:
        """Return the name the rules compare, of a Pokémon in play or of a card."""
        pos = self.spot(card)
        if pos >= 0 and self.table.copiers:
            return self.face_at(pos).key
        return self.table.faces[self.stacks[pos][-1] if pos >= 0 else card].key

    def types_of_card(self, card: int) -> str:
        """Return the types, as letters, of a Pokémon in play or of a card."""
        pos = self.spot(card)
        face = self.table.faces[self.stacks[pos][-1] if pos >= 0 else card]
        return "".join(face.units) if face.is_energy else face.types

    def likeness(self, card: int) -> Hashable:
        """Return a value equal for cards that make no difference as a choice."""
        number, owner = self.table.faces[card].number, self.table.owner[card]
        # Most picks are among the cards of a zone, where copies are alike.
        if card in self.decks[owner] or card in self.hands[owner] or card in self.discards[owner]:
            return 99, number
        for pos, stack in enumerate(self.stacks):
            if stack:
                if stack[0] == card:
                    return -1, card
                if card in self.energies[pos] or card in self.tools[pos] or card in stack:
                    return pos, number
        return 99, number

    def happened(self, event: str, root: int, card: int = -1) -> None:
        """Keep an event of a Pokémon for triggers to hear of, if anything in play listens."""
        if event in self.table.triggers and continuous.is_heard(self, event, root):
            self.events += (Event(event, root, subject=card),)

    def note(self, *entry: object) -> None:
        """Add an entry to the log of the last turns."""
        self.log += (entry,)
        if self.told is not None:
            self.told.append(entry)

    # As JSON

    def dump(self) -> Json:
        """Return the whole state as JSON data."""
        data = {name: dump(tuple(getattr(self, name))) for name in (*BY_SPOT, *_BY_SEAT)}
        data.update({name: dump(getattr(self, name)) for name in _SINGLE})
        data["rules"] = self.rules.name
        data["actives"] = self.rules.actives
        data["extra_cards_late"] = self.rules.extra_cards_late
        data["double_win_draws"] = self.rules.double_win_draws
        data["table"] = self.table.dump()
        data["engine"] = self.dump_engine()
        return data

    @classmethod
    def load(cls, data: Json) -> Match:
        """Return the state that `dump` wrote."""
        s = cls()
        s.rules = ERAS[data["rules"]]
        s.table = CardTable.load(data["table"], s.rules.tools_are_items)
        if data["actives"] > 1:
            s.rules = two_on_two(s.rules)
        if s.rules.extra_cards_late and not data.get("extra_cards_late", True):
            s.rules = replace(s.rules, extra_cards_late=False)
        if data.get("double_win_draws"):
            s.rules = replace(s.rules, double_win_draws=True)
        s.slots = slots_for(s.table, s.rules)
        for name in BY_SPOT:
            setattr(s, name, list(load(data.get(name, [[]] * (2 * s.slots)))))
        for name in _BY_SEAT:
            setattr(s, name, list(load(data.get(name, [[], []]))))
        for name in _SINGLE:
            setattr(s, name, load(data[name]))
        s._name_records()
        s.load_engine(data["engine"])
        return s

    def _name_records(self) -> None:
        """Give the records that JSON keeps as lists their names again."""
        self.marks = [tuple(Mark(*m) for m in marks) for marks in self.marks]
        self.player_marks = [tuple(Mark(*m) for m in marks) for marks in self.player_marks]
        self.hits = [Hit(*x) for x in self.hits]
        self.wounds = [Wound(*x) for x in self.wounds]
        self.suffered = [Suffered(*x) for x in self.suffered]
        self.last_attacks = [LastAttack(*x) for x in self.last_attacks]
        self.events = tuple(Event(*x) for x in self.events)
        self.game_uses = tuple(Spent(*x) for x in self.game_uses)


def new_state(table: CardTable, rules: EraRules) -> Match:
    """Return a state with every card in its owner's deck, nothing shuffled."""
    s = Match()
    s.start()
    s.table = table
    s.rules = rules
    s.slots = slots_for(table, rules)
    s.clear()
    return_all(s)
    return s


def return_all(s: Match) -> None:
    """Put every card into its owner's deck, in the order of the table."""
    s.decks = s.table.decks.copy()
