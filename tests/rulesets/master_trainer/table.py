"""A table laid out for one test: who stands where with what, and dice written in the test."""

from random import Random

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.engine.game import waiting
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match.components import CHIP_NAME, ITEM_NAMES, TOWN_AT

NUMBER = {name: number for number, name in enumerate(CHIP_NAME) if name}
KIND = {name: kind for kind, name in enumerate(ITEM_NAMES)} | {
    f"+{n}": kind for kind, n in enumerate(range(1, 6))
}


def chip(name):
    """Return the number of a chip."""
    return NUMBER[name]


class Table:
    """A match after its setup. Seat 0 is to move; dice come from `roll`, decisions from `act`."""

    def __init__(self, seats=2, seed=0, **options):
        values = {name.replace("_", "-"): value for name, value in options.items()}
        self.s = GAME.new_match((), MatchOptions(values, seats))
        rng = Random(seed)
        while GAME.actor(self.s) == CHANCE:
            GAME.apply(self.s, GAME.chance(self.s, rng))
        # Seat 0 begins, whoever it was by the starters.
        if self.s.turn != 0:
            self.s.turn = self.s.first = 0
            self.s.stack[-1].controller = 0
            self.s.waits = 0
        self.s.hand = [()] * seats

    # --- laying out

    def team(self, seat, *names, down=()):
        """Give a seat exactly these chips; what it had goes where they came from."""
        s = self.s
        wanted = [chip(name) for name in names]
        for number in wanted:
            self._take_away(number)
        old, s.team[seat] = s.team[seat], tuple(wanted)
        s.starters += tuple(n for n in old if n not in wanted)
        s.down[seat] = tuple(chip(name) for name in down)
        return self

    def _take_away(self, number):
        s = self.s
        for i, team in enumerate(s.team):
            s.team[i] = tuple(n for n in team if n != number)
        s.starters = tuple(n for n in s.starters if n != number)
        s.dungeon = tuple(n for n in s.dungeon if n != number)
        for pile, tray in enumerate(s.tray):
            s.tray[pile] = tuple(n for n in tray if n != number)
            for space, there in enumerate(s.chips):
                if there == number:
                    s.chips[space], *rest = s.tray[pile_of(space)]
                    s.tray[pile_of(space)] = tuple(rest)

    def hand(self, seat, *names):
        """Give a seat these Item cards from the deck."""
        for name in names:
            cards = list(self.s.items)
            cards.remove(KIND[name])
            self.s.items = tuple(cards)
            self.s.hand[seat] = tuple(sorted((*self.s.hand[seat], KIND[name])))
        self.s.offers = None
        return self

    def at(self, seat, place):
        """Put a mover on a space, or a town by name."""
        self.s.place[seat] = TOWN_AT.get(place, place)
        if self.s.place[seat] >= 23:
            self.s.past |= 1 << seat
        self.s.offers = None
        return self

    def lay(self, space, name, up=False):
        """Put a chip on a catch space, face down or up; the old one goes to the tray."""
        number = chip(name)
        if self.s.chips[space] != number:
            self._take_away(number)
            pile = pile_of(space)
            if self.s.chips[space]:
                self.s.tray[pile] += (self.s.chips[space],)
            self.s.chips[space] = number
        if up:
            self.s.face_up |= 1 << space
        return self

    def event(self, kind):
        """Put an Event card on top."""
        cards = list(self.s.events)
        cards.remove(kind)
        self.s.events = (kind, *cards)
        return self

    def rival(self, kind):
        """Put a Rival card on top."""
        self.s.rivals = (kind, *(r for r in self.s.rivals if r != kind))
        return self

    # --- playing

    def act(self, *action):
        """Make a decision; one that is refused is a failure of the test."""
        refusal = GAME.refusal(self.s, action)
        assert refusal is None, f"{action} refused: {refusal}; offered {self.offers}"
        GAME.apply(self.s, action)
        return self

    def roll(self, *faces):
        """Let the dice show these faces, one after another."""
        for face in faces:
            assert self.actor == CHANCE, f"{self.waits_for} waits for seat {self.actor}"
            self.act("roll", face)
        return self

    def move(self, face):
        """Roll for movement."""
        return self.act("roll").roll(face)

    def shuffle(self):
        """Leave a pile in its order where a shuffle is due."""
        rng = Random(0)
        self.act(*GAME.chance(self.s, rng))
        return self

    def settle(self, seed=0):
        """Play on at random to the next turn or the end."""
        rng, turns = Random(seed), self.s.turns
        while self.s.turns == turns and self.actor != OVER:
            if self.actor == CHANCE:
                GAME.apply(self.s, GAME.chance(self.s, rng))
            else:
                GAME.apply(self.s, rng.choice(self.offers))
        return self

    # --- looking

    @property
    def actor(self):
        return GAME.actor(self.s)

    @property
    def offers(self):
        return list(GAME.legal_actions(self.s))

    @property
    def verbs(self):
        return {action[0] for action in self.offers}

    @property
    def waits_for(self):
        return type(waiting(self.s)[0]).__name__ if self.actor != OVER else "nothing"

    def refusal(self, *action):
        return GAME.refusal(self.s, action)

    def sound(self):
        assert GAME.violations(self.s) == []
        return self


def pile_of(space):
    """Return the pile of a catch space."""
    from rulesets.master_trainer.match.components import SPACE_PILE

    return SPACE_PILE[space]
