"""The state of a duel: a mutable shell with immutable leaves, cheap to copy.

Cards are ints into the card table. `place[card]` says where a card is: the number of its slot on
the field, or a place off it (`spots`). The zones hold the cards, the places are their index.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar

from rulesets.api import Action, Json, Refusal, Seat
from rulesets.engine.chains import ChainedMatch, Due, Link
from rulesets.engine.frames import Cards
from rulesets.engine.lasting import Mark, Marks, Spent
from rulesets.engine.modifiers import Found
from rulesets.engine.terms import dump, load
from rulesets.yugioh.books import BOOKS, Rulebook
from rulesets.yugioh.match import continuous
from rulesets.yugioh.match.answering import Answering
from rulesets.yugioh.match.happenings import Battle, Delayed, Happening
from rulesets.yugioh.match.log import written
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    DECK,
    EXTRA,
    MONSTER_SLOTS,
    NOWHERE,
    SET,
    SLOTS,
    ZONE,
    ZONE_OF,
    Spot,
)
from rulesets.yugioh.match.table import CardTable

_LISTS = (
    *("spots", "place", "stamp", "hands", "decks", "graves", "banished", "extras"),
    *("lp", "player_marks"),
)
_SINGLE = (
    *("face_up_extra", "face_down_banished", "proper", "turn", "seat", "first", "phase", "step"),
    *(
        "normal_summons",
        "pendulums",
        "happenings",
        "recent",
        "tick",
        "battle",
        "uses",
        "delayed",
        "history",
    ),
    *("skips", "pending", "attempted", "rounds", "log"),
)
ZONES = {
    "hand": "hands",
    "deck": "decks",
    "grave": "graves",
    "banished": "banished",
    "extra": "extras",
}


class Duel(ChainedMatch):
    """A duel of Yu-Gi-Oh!."""

    __slots__ = ("derived", "rules", "table", *_LISTS, *_SINGLE)

    answering: ClassVar[Answering] = Answering()

    table: CardTable
    rules: Rulebook
    derived: dict[Any, Any]  # memo of derived values; a new one with every change

    spots: list[Spot | None]  # by slot
    place: list[int]  # by card: its slot, or a place off the field
    stamp: list[int]  # by card: one more with each change of zone (YGO-907)

    # By seat
    hands: list[Cards]
    decks: list[Cards]  # top first
    graves: list[Cards]  # oldest first (YGO-025)
    banished: list[Cards]
    extras: list[Cards]
    lp: list[int]
    player_marks: list[Marks]

    face_up_extra: Cards  # Pendulum Monsters that lie face up there (YGO-066)
    face_down_banished: Cards
    proper: Cards  # properly Summoned, as long as it is remembered (YGO-920)
    turn: int  # counts both players' turns; 0 during set-up
    seat: int  # whose turn it is
    first: int  # who goes first
    phase: str  # draw, standby, main 1, battle, main 2, end
    step: str  # of the Battle Phase: start, battle, damage, end
    normal_summons: int  # Normal Summons and Sets made this turn
    pendulums: int  # Pendulum Summons made this turn
    happenings: tuple[Happening, ...]  # not yet heard of by triggers
    recent: tuple[Happening, ...]  # what the window that is open was opened by
    tick: int
    battle: Battle | None
    uses: tuple[Spent, ...]  # uses limited by turn or duel
    delayed: tuple[Delayed, ...]
    history: tuple[Happening, ...]  # of this turn
    skips: tuple[tuple[int, str, int], ...]  # phases to skip: seat, phase, last turn
    pending: Cards  # monsters whose Summon may still be negated (YGO-915)
    attempted: str  # in which way they are being Summoned
    rounds: tuple[int, ...]  # boards after chains without a choice, to notice a loop (YGO-940)
    log: tuple[tuple[Any, ...], ...]

    def clone(self) -> Duel:
        """Return an independent copy."""
        c = Duel.__new__(Duel)
        self.copy_engine(c)
        c.table = self.table
        c.rules = self.rules
        c.derived = self.derived
        c.chain = self.chain
        self._copy_lists(c)
        self._copy_counts(c)
        return c

    # Written out, not looped over the names: look-ahead clones far more than it plays.
    def _copy_lists(self, c: Duel) -> None:
        c.spots = self.spots[:]
        c.place = self.place[:]
        c.stamp = self.stamp[:]
        c.hands = self.hands[:]
        c.decks = self.decks[:]
        c.graves = self.graves[:]
        c.banished = self.banished[:]
        c.extras = self.extras[:]
        c.lp = self.lp[:]
        c.player_marks = self.player_marks[:]

    def _copy_counts(self, c: Duel) -> None:
        c.face_up_extra = self.face_up_extra
        c.face_down_banished = self.face_down_banished
        c.proper = self.proper
        c.turn = self.turn
        c.seat = self.seat
        c.first = self.first
        c.phase = self.phase
        c.step = self.step
        c.normal_summons = self.normal_summons
        c.pendulums = self.pendulums
        c.happenings = self.happenings
        c.recent = self.recent
        c.tick = self.tick
        c.battle = self.battle
        c.uses = self.uses
        c.delayed = self.delayed
        c.history = self.history
        c.skips = self.skips
        c.pending = self.pending
        c.attempted = self.attempted
        c.rounds = self.rounds
        c.log = self.log

    def key(self) -> Hashable:
        """Return a hashable value equal for equal states; the log is no part of it."""
        lists = tuple(tuple(getattr(self, name)) for name in _LISTS)
        singles = tuple(getattr(self, name) for name in _SINGLE if name != "log")
        return lists, singles, self.chain, self.engine_key()

    # Where things are

    def spot(self, card: int) -> Spot | None:
        """Return the spot of a card on the field, None elsewhere."""
        place = self.place[card]
        return self.spots[place] if place < ALL_SLOTS else None

    def change(self, card: int, **facts: Any) -> None:
        """Change what holds for a card on the field; elsewhere nothing happens."""
        place = self.place[card]
        if place < ALL_SLOTS:
            spot = self.spots[place]
            assert spot is not None
            if facts.get("position", SET) != SET:
                facts["seen"] = True
            self.spots[place] = spot._replace(**facts)
            self.derived = {}

    def changed(self) -> None:
        """Forget derived values: something changed."""
        self.derived = {}

    def zone_of(self, card: int) -> str:
        """Return the zone a card is in: monsters, spells, field zone, pendulum, hand …"""
        return ZONE_OF[self.place[card]]

    def controller(self, card: int) -> int:
        """Return who controls a card on the field, its owner elsewhere (YGO-287)."""
        place = self.place[card]
        return place // SLOTS if place < ALL_SLOTS else self.table.owner[card]

    def monsters(self, seat: int) -> Cards:
        """Return the monsters a seat controls, in the order of their slots.

        One destroyed in damage calculation still lies there but is no monster any more (YGO-204).
        """
        first = seat * SLOTS
        found = self.spots[first : first + ZONE]
        return tuple([spot.card for spot in found if spot is not None and not spot.gone])

    def cards_at(self, slots: Sequence[int]) -> Cards:
        """Return the cards in some slots."""
        spots = self.spots
        return tuple([spot.card for slot in slots if (spot := spots[slot]) is not None])

    def free(self, slots: Sequence[int]) -> int:
        """Return the first free one of some slots, or -1."""
        closed = self.rules.closed
        for slot in slots:
            if self.spots[slot] is None and slot not in closed:
                return slot
        return -1

    def room(self, seat: int) -> int:
        """Return how many Monster Zones of a seat are free (YGO-018, YGO-923)."""
        closed = self.rules.closed
        slots = MONSTER_SLOTS[seat]
        return sum(self.spots[slot] is None and slot not in closed for slot in slots)

    def zone(self, name: str, seat: int) -> Cards:
        """Return the cards of a zone off the field."""
        zones: list[Cards] = getattr(self, ZONES[name])
        return zones[seat]

    # What happened

    def happen(self, happening: Happening) -> None:
        """Note something that happened, for triggers and for the history of the turn."""
        self.happenings += (happening,)
        self.history += (happening,)
        if self.told is not None:
            self.told.append(("happening", happening))

    def note(self, *entry: object) -> None:
        """Add an entry to the log of the last turns."""
        said = written(self.table, entry)
        self.log += (said,)
        if self.told is not None:
            self.told.append(said)

    # What the engine asks

    def cite(self, topic: str) -> str:
        """Return the statement of the rulebook that decides a topic."""
        return self.rules.cites[topic]

    def is_in_play(self, card: int) -> bool:
        """Tell whether a card is on the field."""
        return self.place[card] < ALL_SLOTS

    def likeness(self, card: int) -> Hashable:
        """Return a value equal for cards that make no difference as a choice."""
        place = self.place[card]
        if place < ALL_SLOTS:
            return -1, card
        up = card in self.face_up_extra if place == EXTRA else False
        return place, self.table.owner[card], self.table.faces[card].number, up

    def modifiers(self, point: str) -> Iterator[Found]:
        """Return the modifiers of a point among everything in the duel."""
        return iter(continuous.modifiers(self, point))

    def turn_player(self) -> Seat:
        """Return whose turn it is."""
        return self.seat

    def collect_due(self) -> tuple[Due, ...]:
        """Return what is due by all that happened since it was last asked, and forget that."""
        return self.answering.collect_due(self)

    def still_due(self, due: Due) -> bool:
        """Tell whether a due effect can still be activated."""
        return self.answering.still_due(self, due)

    def answers(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may activate now in answer."""
        return self.answering.answers(self, seat)

    def must_answer(self) -> tuple[Seat, Action] | None:
        """Return an answer to the chain that a seat has to give now."""
        return self.answering.must_answer(self) if self.chain and self.table.forced else None

    def activate(self, seat: Seat, action: Action) -> None:
        """Push the program that activates something."""
        self.answering.activate(self, seat, action)

    def resolve(self, number: int) -> None:
        """Push the program of a link."""
        self.answering.resolve(self, number)

    def resolved(self) -> None:
        """Clear the table after the last link."""
        self.answering.resolved(self)

    def refuse_answer(self, seat: Seat, action: Action) -> Refusal:
        """Return why a seat may not activate something in answer."""
        if len(action) == 3 and action[0] == "activate" and type(action[1]) is int:
            found = self.answering.refuse(self, seat, action, opening=False)
            return found or Refusal(
                "offered with another copy of the same card", self.cite("effect")
            )
        return Refusal("pass, or activate something", self.cite("priority"))

    def settle(self) -> None:
        """Carry out what the rules do by themselves."""
        self.answering.settle(self)

    # As JSON

    def dump(self) -> Json:
        """Return the whole state as JSON data."""
        data = {name: dump(tuple(getattr(self, name))) for name in _LISTS}
        data.update({name: dump(getattr(self, name)) for name in _SINGLE})
        data["chain"] = dump(self.chain)
        data["rules"] = self.rules.name
        data["table"] = self.table.dump()
        data["engine"] = self.dump_engine()
        return data

    @classmethod
    def load(cls, data: Json) -> Duel:
        """Return the state that `dump` wrote."""
        s = cls()
        s.table = CardTable.load(data["table"])
        s.rules = BOOKS[data["rules"]]
        s.derived = {}
        for name in _LISTS:
            setattr(s, name, list(load(data[name])))
        for name in _SINGLE:
            setattr(s, name, load(data[name]))
        s.chain = tuple(Link(*x) for x in load(data["chain"]))
        s._name_records()
        s.load_engine(data["engine"])
        return s

    def _name_records(self) -> None:
        """Give the records that JSON keeps as lists their names again."""
        self.spots = [None if x is None else Spot.read(x) for x in self.spots]
        self.player_marks = [tuple(Mark(*m) for m in marks) for marks in self.player_marks]
        self.happenings = tuple(Happening.read(x) for x in self.happenings)
        self.recent = tuple(Happening.read(x) for x in self.recent)
        self.history = tuple(Happening.read(x) for x in self.history)
        self.battle = None if self.battle is None else Battle(*self.battle)
        self.delayed = tuple(Delayed(*x) for x in self.delayed)
        self.uses = tuple(Spent(*x) for x in self.uses)


def new_state(table: CardTable, rules: Rulebook) -> Duel:
    """Return a state with every card in its deck, nothing shuffled, Tokens nowhere."""
    s = Duel()
    s.start()
    s.table, s.rules, s.derived, s.chain = table, rules, {}, ()
    s.spots = [None] * ALL_SLOTS
    s.place = [NOWHERE] * len(table.faces)
    s.stamp = [0] * len(table.faces)
    for name in ("hands", "graves", "banished", "player_marks"):
        setattr(s, name, [(), ()])
    s.decks, s.extras = list(table.mains), list(table.extras)
    for piles, place in ((s.decks, DECK), (s.extras, EXTRA)):
        for card in (*piles[0], *piles[1]):
            s.place[card] = place
    s.lp = [rules.life, rules.life]
    s.face_up_extra = s.face_down_banished = s.proper = s.happenings = s.recent = s.history = ()
    s.uses = s.delayed = s.skips = s.pending = s.rounds = s.log = ()
    s.turn = s.seat = s.normal_summons = s.pendulums = s.tick = 0
    s.first = -1
    s.phase = s.step = s.attempted = ""
    s.battle = None
    return s
