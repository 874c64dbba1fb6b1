"""A small card game made of the engine's words, with one op of its own."""

from dataclasses import dataclass

from rulesets.api import MatchOptions, Ruleset, RulesetInfo, View
from rulesets.engine import EngineGame, MatchState, Op, advance, end, named, push
from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Put, Stop
from rulesets.engine.frames import Frame
from rulesets.engine.luck import Coins, Dice, Shuffle
from rulesets.engine.modifiers import Found, Modifier
from rulesets.engine.select import Count, Held, Selector, Top, Zone
from rulesets.engine.triggers import Listener, Trigger
from rulesets.engine.values import AtLeast, Equal, Reg

DECK, HAND, PILE = Zone("deck"), Zone("hand"), Zone("pile", shared=True)


class ToyState(MatchState):
    __slots__ = ("abilities", "deck", "hand", "pile", "seats", "turns")

    def clone(self):
        copy = ToyState.__new__(ToyState)
        self.copy_engine(copy)
        copy.deck, copy.hand = self.deck[:], self.hand[:]
        copy.pile, copy.seats, copy.turns = self.pile, self.seats, self.turns
        copy.abilities = self.abilities
        return copy

    def key(self):
        own = tuple(self.deck), tuple(self.hand), self.pile, self.turns
        return self.engine_key(), own

    def _in_play(self, kind):
        for card, controller, abilities in self.abilities:
            yield from ((card, controller, x) for x in abilities if type(x) is kind)

    def modifiers(self, point):
        for card, controller, m in self._in_play(Modifier):
            if m.point == point:
                yield Found(m, Frame((), controller, {"self": (card,), "card": (card,)}), "card")

    def listeners(self, event):
        for card, controller, t in self._in_play(Trigger):
            if t.event == event:
                yield Listener(t, controller, card, card)


@dataclass(frozen=True, slots=True)
class Lay(Op):
    """Move cards from one zone to the end, or with `on_top` the front, of another."""

    cards: Selector
    source: Zone
    target: Zone
    on_top: bool = False

    def run(self, s, f):
        moving = self.cards.find(s, f)
        self.source.put(s, f, tuple(c for c in self.source.find(s, f) if c not in moving))
        there = self.target.find(s, f)
        self.target.put(s, f, moving + there if self.on_top else there + moving)


@dataclass(frozen=True, slots=True)
class RollOne(Dice):
    """Roll one die."""

    def run(self, s, f):
        return self.roll(f)

    def take(self, s, f, action):
        self.rolled(f, action)


@dataclass(frozen=True, slots=True)
class TakeTurns(Op):
    """Give each seat turns until a hand is empty or ten turns are over."""

    def run(self, s, f):
        if s.turns == 10 or (s.turns and not all(s.hand)):
            sizes = [len(h) for h in s.hand]
            best = [i for i, n in enumerate(sizes) if n == min(sizes)]
            end(s, tuple(1 / len(best) if i in best else 0.0 for i in range(s.seats)))
            return
        f.pc -= 1
        push(s, TURN, s.turns % s.seats)
        s.turns += 1
        return


TURN = named(
    "toy.turn",
    (
        Coins(2),
        If(
            Equal(Reg("heads"), 2),
            (Pick(HAND, "two", 2), Lay(Held("two"), HAND, PILE)),
            (Pick(HAND, "card", 1, 0), Lay(Held("card"), HAND, PILE, on_top=True)),
        ),
        If(AtLeast(Count(PILE), 4), (RollOne(), Put("seen", 1))),
        May((Lay(Top(DECK, 1), DECK, HAND), Stop())),
        Put("stayed", 1),
    ),
)
MATCH = named(
    "toy.match",
    (
        *(Shuffle(Zone("deck", seat)) for seat in range(2)),
        *(
            Lay(Top(Zone("deck", seat), 3), Zone("deck", seat), Zone("hand", seat))
            for seat in range(2)
        ),
        TakeTurns(),
    ),
)


class Toy(EngineGame):
    options = ()

    def new_match(self, decks, options):
        s = ToyState.__new__(ToyState)
        s.start()
        s.seats, s.turns, s.pile, s.abilities = options.seats, 0, (), ()
        s.deck = [tuple(range(seat * 10, seat * 10 + 8)) for seat in range(s.seats)]
        s.hand = [()] * s.seats
        push(s, MATCH)
        s.waits = advance(s)
        return s

    def view(self, s, seat):
        others = [len(h) for h in s.hand]
        return View(seat, {"hand": list(s.hand[seat]), "sizes": others, "pile": list(s.pile)})

    def resample(self, s, seat, rng):
        copy = s.clone()
        copy.offers = None
        for i in range(s.seats):
            pool = list(s.deck[i] if i == seat else s.hand[i] + s.deck[i])
            rng.shuffle(pool)
            held = 0 if i == seat else len(s.hand[i])
            if i != seat:
                copy.hand[i] = tuple(pool[:held])
            copy.deck[i] = tuple(pool[held:])
        return copy

    def describe(self, s, a):
        return " ".join(map(str, a))

    def heard(self, s, a, seat):
        return "pick a card" if a[0] == "pick" and seat != s.waits else self.describe(s, a)

    def evaluate(self, s, seat):
        return s.result[seat] * 100 if s.result else -float(len(s.hand[seat]))

    def dump(self, s):
        own = {name: getattr(s, name) for name in ("deck", "hand", "pile", "seats", "turns")}
        return {"engine": s.dump_engine(), **own}

    def load(self, data):
        s = ToyState.__new__(ToyState)
        s.load_engine(data["engine"])
        s.deck, s.hand = [[tuple(t) for t in data[name]] for name in ("deck", "hand")]
        s.pile, s.seats, s.turns = tuple(data["pile"]), data["seats"], data["turns"]
        s.abilities = ()
        return s

    def violations(self, s):
        cards = sorted([*s.pile, *(c for zone in (*s.deck, *s.hand) for c in zone)])
        wanted = [seat * 10 + i for seat in range(s.seats) for i in range(8)]
        return [] if cards == wanted else [f"cards {cards}"]

    def screen(self, view, width):
        return str(view.facts)


GAME = Toy()
RULESET = Ruleset(
    RulesetInfo("toy", "A toy", "board", ""), (), lambda on, region, options: None,
    "tests.engine.toy:GAME",
)  # fmt: skip


def fresh():
    return GAME.new_match((), MatchOptions(seats=2))
