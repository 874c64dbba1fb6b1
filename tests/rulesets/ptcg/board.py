"""Build a board, act on it, and read it: the words of the play tests.

`board(BW, mon("Snorlax", status="Asleep"), bench=["Tepig"], foe="Snivy")` is a match in the
middle of seat 0's turn 5. Coins are written in the test: `match.attack(0, coins="HT")`. A card of
the pool is named by its id, `bench=["base3-13"]`, and plays by its stored program.
"""

import re
from dataclasses import dataclass, field
from random import Random

from rulesets.api import CHANCE, OVER
from rulesets.engine.frames import Frame, advance, push
from rulesets.ptcg.effects import special_conditions
from rulesets.ptcg.effects.ops import CardScript
from rulesets.ptcg.game import PokemonGame
from rulesets.ptcg.match.state import new_state
from rulesets.ptcg.match.table import deal
from rulesets.ptcg.play.turn import GAME
from rulesets.ptcg.scripts import scripts_of
from tests.rulesets.ptcg.cards import CARDS
from tests.rulesets.ptcg.decks import pool

LETTERS = {
    "G": "Grass Energy",
    "R": "Fire Energy",
    "W": "Water Energy",
    "L": "Lightning Energy",
    "P": "Psychic Energy",
    "F": "Fighting Energy",
    "D": "Darkness Energy",
    "M": "Metal Energy",
    "2": "Double Colorless Energy",
    "X": "Magma Energy",
}
POOL_ID = re.compile(r"[a-z][a-z0-9]*-[A-Za-z0-9]+")
MAIN = 3  # behind the op that waits for the free actions


@dataclass
class Mon:
    """A Pokémon in play."""

    name: str
    energy: str = ""
    damage: int = 0
    status: str = ""
    tools: tuple = ()
    under: tuple = ()
    since: int = 0
    cards: list = field(default_factory=list)


def mon(name, energy="", damage=0, status="", tools=(), under=(), since=0):
    """Return a Pokémon in play; `under` are the cards it evolved from, the lowest first."""
    return Mon(name, energy, damage, status, tuple(tools), tuple(under), since)


def _as_mon(spec):
    return spec if isinstance(spec, Mon) else mon(spec)


def board(
    era,
    active="Rattata",
    bench=(),
    foe="Rattata",
    foe_bench=(),
    hand=(),
    foe_hand=(),
    deck=10,
    foe_deck=10,
    prizes=6,
    foe_prizes=6,
    discard=(),
    stadium="",
    turn=5,
    scripts=None,
    cards=(),
    day="",
):
    """Return a match with this board, seat 0 to act; cards of the pool by their words of `day`."""
    sides = [
        ([_as_mon(a) for a in _listed(active)], [_as_mon(b) for b in bench]),
        ([_as_mon(a) for a in _listed(foe)], [_as_mon(b) for b in foe_bench]),
    ]
    lists = [
        _cards(sides[0], hand, deck, prizes, (*discard, *([stadium] if stadium else []))),
        _cards(sides[1], foe_hand, foe_deck, foe_prizes, ()),
    ]
    known = {**CARDS, **{card.name: card for card in cards}}
    real = {n: pool().get(n) for names in lists for n in names if POOL_ID.fullmatch(n)}
    known.update(real)
    by_id = dict(scripts_of(real.values(), day)) if real else {}  # a copy: it is kept
    by_id |= {known[name].id: script for name, script in (scripts or {}).items()}
    decks = [[known[n] for n in names] for names in lists]
    table = deal(decks, by_id, era.tools_are_items)
    s = new_state(table, era)
    for seat, side in enumerate(sides):
        _lay(s, seat, side)
    _fill(s, 0, hand, prizes, discard, stadium)
    _fill(s, 1, foe_hand, foe_prizes, (), "")
    s.turn, s.seat, s.first, s.revealed = turn, 0, (turn + 1) % 2, 1
    s.prizes_laid = [max(prizes, foe_prizes)] * 2
    frame = push(s, GAME)
    frame.pc = MAIN
    s.waits = 0
    for seat, side in enumerate(sides):
        for slot, spec in _slots(s, side):
            for word in spec.status.split():
                special_conditions.inflict(s, seat * s.slots + slot, word)
                s.paralyzed_at[seat * s.slots + slot] = turn - 1
    return Board(PokemonGame(era), s)


def _listed(spec):
    return list(spec) if isinstance(spec, (list, tuple)) else [spec]


def _cards(side, hand, deck, prizes, more):
    names = []
    for spec in (*side[0], *side[1]):
        names += [*spec.under, spec.name, *(LETTERS.get(e, e) for e in spec.energy), *spec.tools]
    filler = ["Grass Energy"] * (prizes + (deck if isinstance(deck, int) else 0))
    return [*names, *hand, *more, *filler, *([] if isinstance(deck, int) else deck)]


def _take(s, seat, name):
    """Take one card of a name out of the deck."""
    for card in s.decks[seat]:
        if is_called(s, card, name):
            s.decks[seat] = tuple(c for c in s.decks[seat] if c != card)
            return card
    raise LookupError(name)


def is_called(s, card, name):
    """Tell whether a card has this name or, being of the pool, this id."""
    return name in (s.table.faces[card].name, s.table.faces[card].id)


def _slots(s, side):
    """Yield each Pokémon of a side with its slot: Actives first, the Bench behind them."""
    yield from enumerate(side[0])
    yield from enumerate(side[1], start=s.rules.actives)


def _lay(s, seat, side):
    for slot, spec in _slots(s, side):
        pos = seat * s.slots + slot
        s.stacks[pos] = tuple(_take(s, seat, n) for n in (*spec.under, spec.name))
        s.energies[pos] = tuple(_take(s, seat, LETTERS.get(e, e)) for e in spec.energy)
        s.tools[pos] = tuple(_take(s, seat, n) for n in spec.tools)
        s.damage[pos] = spec.damage
        s.since[pos] = spec.since


def _fill(s, seat, hand, prizes, discard, stadium):
    s.hands[seat] = tuple(_take(s, seat, n) for n in hand)
    s.discards[seat] = tuple(_take(s, seat, n) for n in discard)
    if stadium:
        s.stadium = (_take(s, seat, stadium),)
    s.prizes[seat] = tuple(_take(s, seat, "Grass Energy") for _ in range(prizes))


class Board:
    """A match with short words for acting and looking."""

    def __init__(self, game, s):
        self.game = game
        self.s = s
        self.shown = []  # coins tossed so far

    # Places: "active", "bench 1", "foe", "foe bench 2", "active 2" (2-on-2)

    def spot(self, place):
        """Return the spot of a place."""
        words = place.split()
        seat = 1 if words[0] == "foe" else 0
        words = words[1:] if seat else words
        number = int(words[-1]) if words and words[-1].isdigit() else 1
        slot = number - 1
        if words and words[0] == "bench":
            slot += self.s.rules.actives
        return seat * self.s.slots + slot

    def card(self, name, seat=None):
        """Return the number of a card of this name in hand."""
        seat = self.s.waits if seat is None else seat
        return next(c for c in self.s.hands[seat] if is_called(self.s, c, name))

    # Acting

    def act(self, action, coins="", shuffles=()):
        """Do an action that must be allowed, then feed coins and shuffles while chance waits."""
        refused = self.game.refusal(self.s, action)
        assert refused is None, str(refused)
        self.game.apply(self.s, action)
        assert not self.game.violations(self.s)
        return self.luck(coins, shuffles)

    def luck(self, coins="", shuffles=()):
        """Let chance act: coins as written, shuffles leave the order, other picks the first."""
        coins = list(coins)
        while self.s.waits == CHANCE:
            offers = self.game.legal_actions(self.s)
            if offers and offers[0][0] == "coin":
                assert coins, "a coin is tossed that the test does not expect"
                self.game.apply(self.s, ("coin", int(coins.pop(0) == "H")))
            elif offers:
                self.game.apply(self.s, offers[0])
            else:
                size = len(self.game.chance(self.s, Random(0))[1])
                self.game.apply(self.s, ("shuffle", tuple(range(size))))
            assert not self.game.violations(self.s)
        assert not coins, f"{len(coins)} coins were not tossed"
        return self

    def attack(self, index=0, coins=""):
        """Attack with the Active Pokémon."""
        return self.act(("attack", index), coins)

    def end(self, coins=""):
        """End the turn."""
        return self.act(("end",), coins)

    def attach(self, name, place="active"):
        """Attach a card from hand."""
        return self.act(("attach", self.card(name), self.spot(place)))

    def bench(self, name):
        """Bench a card from hand."""
        return self.act(("bench", self.card(name)))

    def evolve(self, name, place="active"):
        """Evolve a Pokémon."""
        return self.act(("evolve", self.card(name), self.spot(place)))

    def play(self, name, coins=""):
        """Play a Trainer."""
        return self.act(("play", self.card(name)), coins)

    def retreat(self, place="bench 1", coins=""):
        """Retreat for a Benched Pokémon."""
        return self.act(("retreat", self.spot(place)), coins)

    def promote(self, place, coins=""):
        """Replace an Active Pokémon."""
        return self.act(("promote", self.spot(place)), coins)

    def power(self, place="active", index=0, coins=""):
        """Use a power."""
        return self.act(("power", self.spot(place), index, 0), coins)

    def pick(self, what, coins=""):
        """Pick a card by name or a Pokémon by place."""
        return self.act(self.picking(what), coins)

    def picking(self, what):
        """Return the action that picks a card by name or a Pokémon by place."""
        offers = self.game.legal_actions(self.s)
        for action in offers:
            if action[0] == "pick":
                pos = self.s.spot(action[1])
                if pos >= 0 and self._is_place(what):
                    if pos == self.spot(what):
                        return action
                elif pos < 0 and is_called(self.s, action[1], what):
                    return action
        raise AssertionError(f"{what} is not offered: {self.menu()}")

    def _is_place(self, what):
        return what.split()[0] in ("active", "bench", "foe")

    def refusal(self, *action):
        """Return why an action is refused, as text; places and names may be words."""
        return str(self.game.refusal(self.s, self.action(*action)))

    def action(self, kind, *rest):
        """Return an action from words."""
        parts = []
        for part in rest:
            if isinstance(part, str):
                parts.append(self.spot(part) if self._is_place(part) else self.card(part))
            else:
                parts.append(part)
        return (kind, *parts)

    def allows(self, kind, *rest):
        """Tell whether an action is allowed, by the list and by the refusal alike."""
        action = self.action(kind, *rest)
        refused = self.game.refusal(self.s, action)
        listed = [a for a in self.game.legal_actions(self.s) if a[0] == kind]
        if refused is not None:
            assert action not in listed
        return refused is None

    # Looking

    def menu(self):
        """Return the legal actions in words."""
        return [self.game.describe(self.s, a) for a in self.game.legal_actions(self.s)]

    def name(self, place):
        """Return the name of the Pokémon at a place, "" if none."""
        pos = self.spot(place)
        return self.s.name(pos) if self.s.stacks[pos] else ""

    def damage(self, place):
        """Return the damage on a Pokémon."""
        return self.s.damage[self.spot(place)]

    def status(self, place):
        """Return the conditions of a Pokémon, sorted, in one string."""
        return " ".join(sorted(self.s.conditions[self.spot(place)]))

    def energy(self, place):
        """Return how many Energy cards a Pokémon has."""
        return len(self.s.energies[self.spot(place)])

    def names(self, zone, seat=0):
        """Return the names of the cards of a zone."""
        return [self.s.table.faces[c].name for c in self.s.zone(zone, seat)]

    def count(self, zone, seat=0):
        """Return how many cards a zone holds."""
        return len(self.s.zone(zone, seat))

    def prizes(self, seat=0):
        """Return how many Prizes a player still has."""
        return len(self.s.prizes[seat])

    @property
    def winner(self):
        """Return the seat that won, or None."""
        return self.s.result.index(1.0) if self.s.result else None

    @property
    def over(self):
        """Tell whether the match is over."""
        return self.s.waits == OVER

    def next_turn(self, coins=""):
        """End this turn and let the other player end theirs: it is this player's turn again."""
        self.end(coins)
        return self.end()


def _as_cards(given):
    return given if isinstance(given, tuple) else (given,)


def run(match, program, controller=0, coins="", values=None, **cards):
    """Run a program on a board as an effect of the Active Pokémon's, outside an attack.

    Registers are given by name: cards as they are, everything else in `values`.
    """
    s = match.s
    held = {"self": s.stacks[s.active_spots(controller)[0]][:1]}
    held |= {name: _as_cards(card) for name, card in cards.items()}
    s.stack[-1].pc -= 1
    s.stack.append(Frame(program, controller, held, dict(values or {})))
    frame = s.stack[-1]
    s.offers = None
    s.waits = advance(s)
    match.luck(coins)
    assert not match.game.violations(s)
    return frame


def ask(match, term, controller=0, values=None, **cards):
    """Return what a value, condition or selector says on a board; cards found by their names."""
    s = match.s
    own = s.active_spots(controller)
    held = {"self": s.stacks[own[0]][:1] if own else ()}
    held |= {name: _as_cards(card) for name, card in cards.items()}
    frame = Frame((), controller, held, dict(values or {}))
    if hasattr(term, "find"):
        return [s.table.faces[card].name for card in term.find(s, frame)]
    return term.holds(s, frame) if hasattr(term, "holds") else term.of(s, frame)


__all__ = ["Board", "CardScript", "ask", "board", "mon", "run"]


class Opening(Board):
    """A match from its very start; each shuffle puts the named cards on top."""

    def __init__(self, era, deals, foe_deals, scripts=None, chooser=None):
        self.deals = [list(deals), list(foe_deals)]
        decks = [_deck_of(deals), _deck_of(foe_deals)]
        by_id = {CARDS[name].id: script for name, script in (scripts or {}).items()}
        table = deal([[CARDS[n] for n in names] for names in decks], by_id)
        game = PokemonGame(era)
        super().__init__(game, game.start(table, era, chooser))

    def go(self, coins="H"):
        """Let chance act until a player has to decide."""
        coins = list(coins)
        while self.s.waits == CHANCE:
            offers = self.game.legal_actions(self.s)
            if offers:
                self.game.apply(self.s, ("coin", int(coins.pop(0) == "H")))
            else:
                self.game.apply(self.s, ("shuffle", self._order()))
            assert not self.game.violations(self.s)
        return self

    def _order(self):
        frame = self.s.stack[-1]
        seat = frame.program[frame.pc - 1]._seat(frame)
        deck = self.s.decks[seat]
        names = [self.s.table.faces[c].name for c in deck]
        order = []
        for wanted in self.deals[seat].pop(0) if self.deals[seat] else ():
            order.append(next(i for i, n in enumerate(names) if n == wanted and i not in order))
        return (*order, *(i for i in range(len(deck)) if i not in order))

    def do(self, kind, name=None):
        """Do an action of set-up by the name of its card."""
        action = (kind,) if name is None else (kind, self.card(name))
        self.act_only(action)
        return self.go()

    def act_only(self, action):
        """Do an action without letting chance act."""
        refused = self.game.refusal(self.s, action)
        assert refused is None, str(refused)
        self.game.apply(self.s, action)


def _deck_of(deals):
    """Return a deck of 60 that holds what the deals name, filled up with Energy."""
    needed = {}
    for deal_ in deals:
        for name in set(deal_):
            needed[name] = max(needed.get(name, 0), list(deal_).count(name))
    names = [name for name, count in needed.items() for _ in range(count)]
    return [*names, *(["Grass Energy"] * (60 - len(names)))]
