"""Build the board of a duel, act on it and read it: the words of the play tests.

`board(field=["Alexandrite Dragon", "Mystical Elf defense"], foe=["Luster Dragon set"])` is a duel
in Main Phase 1 of seat 0's turn 5. Cards are real ones by name; `scripts` gives programs by name.
A card on the field is written with its position: attack (usual), defense, set, up (Spells).
"""

from random import Random

from rulesets.api import CHANCE, OVER
from rulesets.engine.frames import Frame, advance, push
from rulesets.yugioh.books import RULEBOOK_9
from rulesets.yugioh.game import YugiohGame
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.spots import (
    ATTACK,
    DEFENSE,
    FIELD_SLOT,
    GRAVE,
    MONSTER_SLOTS,
    PENDULUM_SLOTS,
    SET,
    SPELL_SLOTS,
    UP,
    Spot,
)
from rulesets.yugioh.match.state import new_state
from rulesets.yugioh.match.table import deal
from rulesets.yugioh.play.turn import GAME, Main
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named

FILLER = "Mystical Elf"
_POSITIONS = (ATTACK, DEFENSE, SET, UP)


def _split(spec):
    name, _, last = spec.rpartition(" ")
    return (name, last) if last in _POSITIONS else (spec, "")


class Side:
    """What one player has, by zone, as names."""

    def __init__(self, field=(), spells=(), hand=(), deck=20, grave=(), banished=(), extra=()):
        self.field, self.spells = [_split(x) for x in field], [_split(x) for x in spells]
        self.hand, self.grave, self.banished = list(hand), list(grave), list(banished)
        self.deck = [FILLER] * deck if isinstance(deck, int) else list(deck)
        self.extra = list(extra)
        laid = [name for name, _ in (*self.field, *self.spells)]
        names = [*laid, *self.hand, *self.grave, *self.banished]
        self.main = [n for n in names if not _in_extra(n)] + self.deck
        self.side = [n for n in names if _in_extra(n)] + self.extra


def _in_extra(name):
    return not named(name).subkinds.isdisjoint({"Fusion", "Synchro", "Xyz"})


def lay_out(mine, theirs, scripts=None, rules=RULEBOOK_9, turn=5):
    """Return the state of a duel with these two sides, in nobody's hands yet."""
    sides = (mine, theirs)
    by_id = {named(name).id: script for name, script in (scripts or {}).items()}
    mains = [[named(n) for n in side.main] for side in sides]
    extras = [[named(n) for n in side.side] for side in sides]
    s = new_state(deal(mains, extras, by_id), rules)
    s.turn, s.seat, s.first = turn, 0, (turn + 1) % 2
    s.phase = "main 1"
    # The field comes last: its cards may say where others go.
    for seat, side in enumerate(sides):
        for zone in ("hand", "grave", "banished"):
            for name in getattr(side, zone):
                zones.move(s, loose(s, seat, name), zone)
    for seat, side in enumerate(sides):
        _lay_field(s, seat, side)
    s.happenings = s.history = ()
    s.stamp = [0] * len(s.stamp)
    return s


def _lay_field(s, seat, side):
    for name, position in side.field:
        card = loose(s, seat, name)
        spot = Spot(card, position or ATTACK, since=s.turn - 2, summoned="normal")
        zones.enter(s, card, s.free(MONSTER_SLOTS[seat]), spot)
    for name, position in side.spells:
        card = loose(s, seat, name)
        face = s.table.faces[card]
        slots = SPELL_SLOTS[seat]
        if face.is_monster:
            slots = PENDULUM_SLOTS[seat]
        elif face.icon == "Field":
            slots = (FIELD_SLOT[seat],)
        zones.enter(s, card, s.free(slots), Spot(card, position or SET, since=s.turn - 2))


def loose(s, seat, name):
    """Return a card of a name that is still in its deck or Extra Deck."""
    for card in (*s.decks[seat], *s.extras[seat]):
        if s.table.faces[card].name == name:
            return card
    raise LookupError(name)


def find(s, name, seat=None):
    """Return the first card of a name on the field, then in hands, Graveyards and elsewhere."""
    cards = [c for c, face in enumerate(s.table.faces) if face.name == name]
    if seat is not None:
        cards = [c for c in cards if s.controller(c) == seat]
    assert cards, f"no {name} in this duel"
    return min(cards, key=lambda c: s.place[c] if s.place[c] != 27 else 99)


def board(
    field=(),
    foe=(),
    *,
    hand=(),
    spells=(),
    grave=(),
    banished=(),
    extra=(),
    deck=20,
    foe_hand=(),
    foe_spells=(),
    foe_grave=(),
    foe_deck=20,
    foe_extra=(),
    scripts=None,
    turn=5,
    lp=(8000, 8000),
    phase="main 1",
    rules=RULEBOOK_9,
    compiled=False,
):
    """Return a duel with this board in a Main Phase of seat 0; `compiled` takes stored programs."""
    mine = Side(field, spells, hand, deck, grave, banished, extra)
    theirs = Side(foe, foe_spells, foe_hand, foe_deck, foe_grave, (), foe_extra)
    if compiled:
        names = dict.fromkeys((*mine.main, *mine.side, *theirs.main, *theirs.side))
        stored = {name: script_of(named(name)) for name in names}
        missing = [name for name, script in stored.items() if script is None]
        assert not missing, f"no program is stored for {missing}"
        scripts = stored | (scripts or {})
    s = lay_out(mine, theirs, scripts, rules, turn)
    s.phase, s.lp = phase, list(lp)
    frame = push(s, GAME)
    mains = [i for i, op in enumerate(GAME) if isinstance(op, Main)]
    frame.pc = mains[phase == "main 2"] + 1
    s.waits = 0
    return Board(YugiohGame(rules), s)


class Board:
    """A duel with short words for acting and looking."""

    def __init__(self, game, s):
        self.game, self.s = game, s

    # Cards: by name; "foe Luster Dragon" is the opponent's, "2nd Mystical Elf" the second one

    def card(self, name, seat=None):
        """Return a card by name, on the field before hand, Graveyard and elsewhere."""
        if name.startswith("foe "):
            return self.card(name[4:], 1)
        place = 0
        if name[:4] in ("2nd ", "3rd "):
            place, name = int(name[0]) - 1, name[4:]
        s = self.s
        seats = (0, 1) if seat is None else (seat,)
        cards = [
            c for c, f in enumerate(s.table.faces) if f.name == name and s.controller(c) in seats
        ]
        cards.sort(key=lambda c: (99 if s.place[c] == 27 else s.place[c], c))
        return cards[place]

    def action(self, kind, *rest):
        """Return an action; names of cards become their numbers, other words stay."""
        if kind in ("phase", "as", "go", "word"):
            return (kind, *rest)
        cards = [self.card(x) if isinstance(x, str) else x for x in rest]
        if kind in ("summon", "set", "discard") and rest and isinstance(rest[0], str):
            hand = self.s.hands[self.s.seat]
            held = [c for c in hand if self.s.table.faces[c].name == rest[0]]
            cards[:1] = held[:1] or cards[:1]
        if kind == "activate" and isinstance(rest[0], str) and self.s.place[cards[0]] == GRAVE:
            held = [c for c in self.s.hands[self.s.waits] if self.s.table.faces[c].name == rest[0]]
            cards[:1] = held[:1] or cards[:1]
        return (kind, *cards)

    # Acting

    def act(self, kind, *rest):
        """Do an action that must be allowed, and let chance act after it."""
        action = self.action(kind, *rest)
        refused = self.game.refusal(self.s, action)
        assert refused is None, f"{action}: {refused}; open: {self.menu()}"
        self.game.apply(self.s, action)
        return self.luck()

    def luck(self):
        """Let chance act: shuffles leave the order, coins show heads."""
        assert not self.game.violations(self.s), self.game.violations(self.s)
        while self.s.waits == CHANCE:
            offers = self.game.legal_actions(self.s)
            if offers:
                self.game.apply(self.s, offers[0])
            else:
                size = len(self.game.chance(self.s, Random(0))[1])
                self.game.apply(self.s, ("shuffle", tuple(range(size))))
            assert not self.game.violations(self.s), self.game.violations(self.s)
        return self

    def battle(self):
        """Go to the Battle Phase."""
        return self.act("phase", "battle")

    def attack(self, attacker, target=-1):
        """Declare an attack in the Battle Phase, which is entered first where needed."""
        if self.s.phase != "battle":
            self.battle()
        return self.act("attack", attacker, target)

    def end(self):
        """End the turn; a hand that is too large loses its first cards."""
        if self.s.phase == "battle":
            self.act("phase", "main 2")
        self.act("phase", "end")
        while self.s.waits >= 0 and self.game.legal_actions(self.s)[0][0] == "discard":
            self.act(*self.game.legal_actions(self.s)[0])
        return self

    def next_turn(self):
        """Let both players end their turns: it is the same player's turn again."""
        return self.end().end()

    # Looking

    def refusal(self, kind, *rest):
        """Return why an action is refused, as text."""
        action = self.action(kind, *rest)
        assert action not in self.game.legal_actions(self.s), f"{action} is offered"
        return str(self.game.refusal(self.s, action))

    def allows(self, kind, *rest):
        """Tell whether an action is allowed, by the list and by the refusal alike."""
        action = self.action(kind, *rest)
        listed = action in self.game.legal_actions(self.s)
        assert listed == (self.game.refusal(self.s, action) is None)
        return listed

    def kinds(self):
        """Return the kinds of the actions open now."""
        return {a[0] for a in self.game.legal_actions(self.s)}

    def menu(self):
        """Return the legal actions in words."""
        return [self.game.describe(self.s, a) for a in self.game.legal_actions(self.s)]

    def names(self, zone, seat=0):
        """Return the names of the cards of a zone; "field" are the monsters."""
        s = self.s
        cards = s.monsters(seat) if zone == "field" else s.zone(zone, seat)
        return [s.table.faces[c].name for c in cards]

    def position(self, name):
        """Return the position of a card on the field, "" elsewhere."""
        spot = self.s.spot(self.card(name))
        return spot.position if spot else ""

    def spot(self, name):
        """Return the spot of a card."""
        return self.s.spot(self.card(name))

    @property
    def lp(self):
        """Return the Life Points of both."""
        return tuple(self.s.lp)

    @property
    def winner(self):
        """Return the seat that won, None before the end or in a draw."""
        return self.s.result.index(1.0) if 1.0 in self.s.result else None

    @property
    def over(self):
        """Tell whether the duel is over."""
        return self.s.waits == OVER

    def happened(self, what):
        """Return what happened this turn of a kind."""
        return [h for h in self.s.history if h.what == what]


def run(match, program, controller=0, values=None, **cards):
    """Run a program on a board as an effect, with registers given by name."""
    s = match.s
    held = {name: given if isinstance(given, tuple) else (given,) for name, given in cards.items()}
    s.stack[-1].pc -= 1
    frame = Frame(program, controller, held, dict(values or {}))
    s.stack.append(frame)
    s.offers = None
    s.waits = advance(s)
    match.luck()
    return frame


class Opening(Board):
    """A duel from its very start: decks are names, the top card first after every shuffle."""

    def __init__(self, mine, theirs, rules=RULEBOOK_9, scripts=None):
        by_id = {named(name).id: script for name, script in (scripts or {}).items()}
        mains = [[named(n) for n in names] for names in (mine, theirs)]
        game = YugiohGame(rules)
        super().__init__(game, game.start(deal(mains, [(), ()], by_id)))
