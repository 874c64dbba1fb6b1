"""The greedy bot of version 1 with its evaluations as they were, kept to measure others against.

One step ahead on four resampled states. Never mend it: it is the measure.
"""

from collections import Counter
from random import Random

from rulesets.api import CHANCE
from rulesets.ptcg.effects.energy import can_pay
from rulesets.ptcg.effects.modifiers import hp_of
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED
from rulesets.yugioh.match.derived import atk_of, def_of
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET

OFTEN = 3  # times a turn that one action is taken while there is another
CONDITION = {ASLEEP: 12.0, CONFUSED: 10.0, PARALYZED: 14.0}


class FirstGreedy:
    """Try each action on a few sampled states and take the best on average."""

    name = "first-greedy"

    def __init__(self, samples=4):
        self.samples = samples
        self._turn = -1
        self._taken = Counter()

    def choose(self, position, rng):
        """Return the action with the best mean standing; the first of equals."""
        if position.turn != self._turn:
            self._turn = position.turn
            self._taken.clear()
        actions = [a for a in position.actions if self._taken[a] < OFTEN] or position.actions
        chosen = actions[0] if len(actions) == 1 else self._best(position, actions, rng)
        self._taken[chosen] += 1
        return chosen

    def _best(self, position, actions, rng):
        game, seat = position.game, position.seat
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            sampled = position.sample(rng)
            luck = rng.getrandbits(32)
            for i, action in enumerate(actions):
                totals[i] += standing_after(game, sampled.clone(), action, seat, luck)
        return actions[max(range(len(actions)), key=totals.__getitem__)]


def standing_after(game, state, action, seat, luck):
    """Return the standing after an action and the chance that follows it at once."""
    game.apply(state, action)
    if game.actor(state) == CHANCE:
        rng = Random(luck)
        while game.actor(state) == CHANCE:
            game.apply(state, game.chance(state, rng))
    first = FIRST.get(type(game).__module__)
    return first(state, seat) if first else game.evaluate(state, seat)


def pokemon_standing(s, seat):
    """Return the value of a Pokémon match for a seat."""
    if s.result:
        return 20_000.0 * (s.result[seat] - 0.5)
    return pokemon_side(s, seat) - pokemon_side(s, 1 - seat)


def pokemon_side(s, seat):
    """Return what one player has."""
    value = 100.0 * (s.prizes_laid[seat] - len(s.prizes[seat])) + 1.5 * min(len(s.hands[seat]), 8)
    spots = s.spots(seat)
    if not spots:
        return value - 1000.0
    value += 10.0 * min(len(spots), 4)
    for pos in spots:
        value += pokemon_in_play(s, pos)
    if len(s.decks[seat]) < 4:
        value -= 15.0 * (4 - len(s.decks[seat]))
    return value


def pokemon_in_play(s, pos):
    """Return what one Pokémon is worth."""
    face = s.face_at(pos)
    hp = hp_of(s, pos)
    value = 0.2 * max(0, hp - s.damage[pos]) + 6.0 * (len(s.stacks[pos]) - 1)
    value -= 25.0 * (s.rules.prize_worth(face.subkinds) - 1) * min(1, s.damage[pos] / max(hp, 10))
    best = useful = 0
    for attack in face.attacks:
        useful = max(useful, len(attack.cost))
        if can_pay(s, pos, attack.cost):
            best = max(best, attack.damage or 10)
    active = s.is_active(pos)
    count = len(s.energies[pos])
    value += (0.5 if active else 0.25) * best
    value += 4.0 * min(count, useful) + 0.5 * max(0, count - useful)
    if active:
        value -= sum(CONDITION.get(condition, 8.0) for condition in s.conditions[pos])
    return value


def duel_standing(s, seat):
    """Return the value of a duel for a seat."""
    if s.result:
        return 200_000.0 * (s.result[seat] - 0.5)
    return duel_side(s, seat) - duel_side(s, 1 - seat)


def duel_side(s, seat):
    """Return what one duelist has."""
    value = float(s.lp[seat]) + 400.0 * min(len(s.hands[seat]), 8)
    value += sum(300.0 + duel_monster(s, card) for card in s.monsters(seat))
    value += 500.0 * len(s.cards_at(BACK_SLOTS[seat]))
    if len(s.decks[seat]) < 3:
        value -= 1000.0 * (3 - len(s.decks[seat]))
    return value


def duel_monster(s, card):
    """Return what one monster is worth."""
    spot = s.spot(card)
    if spot.gone:
        return -300.0
    if spot.position == ATTACK:
        return 1.0 * atk_of(s, card)
    if spot.position == SET and not spot.seen:
        return 700.0
    return 0.5 * max(atk_of(s, card), def_of(s, card))


FIRST = {"rulesets.ptcg.game": pokemon_standing, "rulesets.yugioh.game": duel_standing}
