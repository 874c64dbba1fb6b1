"""Run the programs of cards from states in the middle of random matches."""

from dataclasses import dataclass
from random import Random

from rulesets.api import CHANCE, OVER
from rulesets.engine.frames import advance, push
from rulesets.ptcg.effects.ops import Watch
from rulesets.ptcg.game import PokemonGame
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.match.state import BY_SPOT, Match, new_state, slots_for
from rulesets.ptcg.match.table import CardTable

_AFTER = 8  # moves a match goes on with a card in it, preferring those that name the card


def move(game, state, rng):
    """Return a random decision of whoever is to decide."""
    if game.actor(state) == CHANCE:
        return game.chance(state, rng)
    return rng.choice(game.legal_actions(state))


def play(game, state, rng, moves):
    """Play random moves; return the state, or None when the match ends."""
    for _ in range(moves):
        if game.actor(state) == OVER:
            return None
        game.apply(state, move(game, state, rng))
    # On until a player is free to act, so that no other effect is half done.
    while game.actor(state) != OVER:
        if game.actor(state) != CHANCE and ("end",) in game.legal_actions(state):
            return state
        game.apply(state, move(game, state, rng))
    return None


def programs_of(script):
    """Yield (played from hand, program) of everything a script does at a moment."""
    for attack in script.attacks:
        if attack is not None:
            yield False, attack.choices + attack.requires + attack.damage + attack.effect
    for power in script.powers:
        if power is not None:
            yield from ((False, u.program) for u in power.uses)
            yield from ((False, t.program) for t in power.triggers)
    if script.play is not None:
        yield True, script.play
    yield from ((True, u.program) for u in script.uses)
    yield from ((True, t.program) for t in script.triggers)
    watched = (t for w in walk(script) if isinstance(w, Watch) for t in w.triggers)
    yield from ((False, t.program) for t in watched)


def run(game: PokemonGame, state: Match, program, rng: Random, played=False, limit=400):
    """Run a program for the seat to move, with random decisions; return the broken invariants."""
    s = state.clone()
    seat = s.seat
    mine, theirs = s.active_spots(seat), s.active_spots(1 - seat)
    if not mine or not theirs or (played and not s.hands[seat]):
        return []
    own = s.stacks[mine[0]]
    foe = s.stacks[theirs[0]][:1]
    cards = {
        "self": own[:1], "it": own[:1], "subject": own[-1:], "target": foe, "attacker": foe,
        "card": s.hands[seat][:1] if played else own[-1:],
    }  # fmt: skip
    values = {"damage": 30, "printed": 30, "attack": "this attack", "cost": "C"}
    s.offers = None
    push(s, program, seat, cards, values)
    s.waits = advance(s)
    for _ in range(limit):
        if s.waits == OVER or (
            s.stack and s.stack[-1].program is not program and len(s.stack) == 1
        ):
            break
        if game.actor(s) == OVER:
            break
        game.apply(s, move(game, s, rng))
    return game.violations(s)


@dataclass
class Trial:
    """A card with its script in a state of a match, in the place of another card."""

    game: PokemonGame
    state: Match
    card: int

    def broken(self, rng):
        """Run every program of the card, then play on; return the broken invariants."""
        found = []
        script = self.state.table.faces[self.card].script
        for played, program in programs_of(script):
            if program:
                found += run(self.game, self.state, program, rng, played)
        s = self.state.clone()
        for _ in range(_AFTER):
            if self.game.actor(s) == OVER:
                break
            actions = self.game.legal_actions(s)
            naming = [a for a in actions if self.card in a[1:2] or a[0] in ("attack", "power")]
            if self.game.actor(s) != CHANCE and naming:
                self.game.apply(s, rng.choice(naming))
            else:
                self.game.apply(s, move(self.game, s, rng))
            found += self.game.violations(s)
        return found


def trial(game, state, card, script):
    """Put a card in the place of the Active Pokémon or, not being one, of a card in hand."""
    face = Face(len(state.table.kinds), card, script)
    s = state.clone()
    if face.is_pokemon or face.is_trainer_pokemon:
        spots = s.active_spots(s.seat)
        number = s.stacks[spots[0]][-1] if spots else None
    else:
        number = s.hands[s.seat][0] if s.hands[s.seat] else None
    if number is None:
        return None
    if any(s.under):
        return None  # the table of another card may have nothing that stands for those
    faces = [face if i == number else known for i, known in enumerate(s.table.faces)]
    s.table = CardTable([[faces[i] for i in own] for own in s.table.decks])
    s.offers = None
    _widen(s)
    return Trial(game, s, number)


def _widen(s):
    """Give a state the spots that the new card may need: a match with it has them at once."""
    slots, old = slots_for(s.table, s.rules), s.slots
    if slots > old:
        bare = new_state(s.table, s.rules)
        for name in BY_SPOT:
            values, wide = getattr(s, name), getattr(bare, name)
            for seat in (0, 1):
                wide[seat * slots : seat * slots + old] = values[seat * old : (seat + 1) * old]
            setattr(s, name, wide)
        s.slots = slots
