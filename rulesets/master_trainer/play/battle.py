"""Battles between trainers: doll, Pokémon, bonus cards, dice, reward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine import Frame, Op, Program, named
from rulesets.engine.asking import Choice
from rulesets.master_trainer.match.components import BONUS, BONUS_KINDS, POKE_DOLL
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.items import (
    DONE,
    MayHeal,
    draw,
    give,
    kinds,
    put_under,
    spend,
    without,
)
from rulesets.master_trainer.play.trading import (
    ACCEPT,
    DOLL,
    TURN_OVER,
    WALK_ON,
    ChooseTrainer,
    report,
)

MOST_BONUS_CARDS = 2  # MT-102
REWARD = 2  # MT-088


def can_challenge(s: TrainerState, a: Seat, b: Seat) -> bool:
    """Tell whether a battle between two trainers is possible: MT-090."""
    if not s.can_fight(a):
        return False
    return s.rules.no_fighter == "forfeits" or s.can_fight(b)


@dataclass(frozen=True, slots=True)
class ChooseOpponent(ChooseTrainer):
    """Choose whom a Let's Fight card challenges, anywhere on the board: MT-081, MT-108."""

    statement = "MT-108"
    verb = "opponent"
    possible = staticmethod(can_challenge)  # without a battle the card goes back unused: MT-090

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is chosen."""
        return "Let's Fight: choose a trainer to challenge"

    def chosen(self, s: TrainerState, f: Frame, choice: Seat) -> Seat | None:
        """Note the two sides."""
        f.values["rollers"] = (f.controller, choice)
        return None


@dataclass(frozen=True, slots=True)
class Challenged(Op[TrainerState]):
    """The challenged trainer accepts or plays a Poké Doll: MT-082."""

    statement = "MT-082"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask whoever holds a doll; the others must accept."""
        defender: Seat = f.values["rollers"][1]
        return defender if POKE_DOLL in s.hand[defender] else self.take(s, f, ACCEPT)

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the doll, and fighting."""
        return DOLL, ACCEPT

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say who challenges."""
        return f"Trainer {f.values['rollers'][0] + 1} challenges you: fight, or play a Poké Doll?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Call the battle off, or begin it."""
        challenger, defender = f.values["rollers"]
        if action == DOLL:
            spend(s, defender, POKE_DOLL)
            report(s, WALK_ON if s.rules.after_doll == "go-on" else TURN_OVER)
            f.leave()
            return None
        report(s, TURN_OVER)
        f.values["fighters"] = (0, 0)
        if not s.can_fight(defender):  # option no-fighter: forfeits
            f.values["winner"], f.values["loser"] = challenger, defender
            f.pc = f.program.index(Reward())
        return None


@dataclass(frozen=True, slots=True)
class PickFighter(Choice[TrainerState]):
    """Name the Pokémon that fights: MT-083."""

    order: int  # 0 names first

    statement = "MT-083"
    verb = "fighter"

    def _side(self, s: TrainerState, f: Frame) -> int:
        swapped = s.rules.battle_picks == "defender-first" and len(f.values["fighters"]) == 2
        return 1 - self.order if swapped else self.order

    def chooser(self, s: TrainerState, f: Frame) -> Seat:
        """Return whose Pokémon it is."""
        seat: Seat = f.values["rollers"][self._side(s, f)]
        return seat

    def choices(self, s: TrainerState, f: Frame) -> Sequence[int]:
        """Return the conscious Pokémon."""
        return s.conscious(self.chooser(s, f))

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is chosen."""
        return "Battle: choose the Pokémon that fights for you"

    def chosen(self, s: TrainerState, f: Frame, choice: int) -> Seat | None:
        """Note the Pokémon, openly."""
        fighters = list(f.values["fighters"])
        fighters[self._side(s, f)] = choice
        f.values["fighters"] = tuple(fighters)
        return None


@dataclass(frozen=True, slots=True)
class LayBonus(Op[TrainerState]):
    """Lay up to two Attack Bonus cards face down; only their number is seen: MT-084, MT-095."""

    side: int

    statement = "MT-102"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask while another card may be laid."""
        seat: Seat = f.values["rollers"][self.side]
        return seat if len(self.offers(s, f)) > 1 else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the cards up to the one laid before, so that a pair has one order."""
        seat = f.values["rollers"][self.side]
        laid = s.laid[seat]
        most = laid[-1] if laid else len(BONUS)
        if len(laid) == MOST_BONUS_CARDS:
            return (DONE,)
        lay = [("bonus", k) for k in kinds(s.hand[seat]) if k in BONUS_KINDS and k <= most]
        return [*lay, DONE]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is laid."""
        laid = len(s.laid[f.values["rollers"][self.side]])
        return f"Battle: lay Attack Bonus cards face down ({laid} of {MOST_BONUS_CARDS} laid)"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Lay a card, or leave it."""
        if action == DONE:
            return None
        seat = f.values["rollers"][self.side]
        s.hand[seat] = without(s.hand[seat], action[1])
        s.laid[seat] += (action[1],)
        return self.run(s, f)


def clear_laid(s: TrainerState, seat: Seat) -> None:
    """Use up the bonus cards laid, whoever won: MT-159."""
    put_under(s, s.laid[seat])
    s.laid[seat] = ()


def score(s: TrainerState, f: Frame, side: int) -> int:
    """Return strength with evolution bonus, die and bonus cards of a trainer: MT-086."""
    seat: Seat = f.values["rollers"][side]
    die: int = f.values["dice"][side]
    cards = sum([BONUS[kind] for kind in s.laid[seat]])
    return s.strength(seat, f.values["fighters"][side]) + die + cards


def told(s: TrainerState, f: Frame, side: int, seat: Seat) -> None:
    """Tell the terms of a trainer's score."""
    chip, die = f.values["fighters"][side], f.values["dice"][side]
    s.tell("score", seat, chip, s.strength(seat, chip), die, s.laid[seat])


@dataclass(frozen=True, slots=True)
class Compare(Op[TrainerState]):
    """Reveal the cards; the higher score wins, a tie is rolled again: MT-085, MT-087."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Knock the loser's Pokémon out: MT-089."""
        mine, theirs = score(s, f, 0), score(s, f, 1)
        for side, seat in enumerate(f.values["rollers"]):
            told(s, f, side, seat)
        if mine == theirs:
            f.pc = f.program.index(RollDice("battle"))
            return None
        sides = f.values["rollers"]
        lost = 1 if mine > theirs else 0
        f.values["winner"], f.values["loser"] = sides[1 - lost], sides[lost]
        s.down[sides[lost]] += (f.values["fighters"][lost],)
        for seat in sides:
            clear_laid(s, seat)
        return None


@dataclass(frozen=True, slots=True)
class Reward(Op[TrainerState]):
    """The winner takes two Item cards of the loser, or from the deck: MT-088."""

    statement = "MT-088"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Take what needs no choice; otherwise chance, or the loser, decides."""
        held = len(s.hand[f.values["loser"]])
        f.values["taking"] = min(held, REWARD)
        f.values["from_deck"] = REWARD - held if held else s.rules.reward_without_cards
        return self._next(s, f)

    def _next(self, s: TrainerState, f: Frame) -> Seat | None:
        values = f.values
        hand = s.hand[values["loser"]]
        if values["taking"] and len(hand) > values["taking"]:
            return CHANCE if s.rules.battle_reward == "random" else values["loser"]
        give(s, values["winner"], hand[: values["taking"]])
        s.hand[values["loser"]] = hand[values["taking"] :]
        draw(s, values["winner"], max(0, values["from_deck"]), in_battle=True)
        return None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the kinds in the loser's hand."""
        return [("take", kind) for kind in kinds(s.hand[f.values["loser"]])]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is taken."""
        return f"Battle lost: hand an Item card over ({f.values['taking']} to go)"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Hand a card over."""
        loser = f.values["loser"]
        s.hand[loser] = without(s.hand[loser], action[1])
        give(s, f.values["winner"], (action[1],))
        f.values["taking"] -= 1
        return self._next(s, f)

    def chance(self, s: TrainerState, f: Frame, rng: Random) -> Action:
        """Draw a card of the hand."""
        return "take", rng.choice(s.hand[f.values["loser"]])

    def outcomes(self, s: TrainerState, f: Frame) -> Sequence[tuple[Action, float]]:
        """Return the kinds, as likely as they are many."""
        hand = s.hand[f.values["loser"]]
        return [(("take", kind), hand.count(kind) / len(hand)) for kind in kinds(hand)]


_FIGHT = (
    Challenged(),
    PickFighter(0),
    PickFighter(1),
    LayBonus(0),
    LayBonus(1),
    RollDice("battle"),
    Compare(),
    Reward(),
)

CHALLENGE: Program = named("master_trainer.challenge", _FIGHT)
LETS_FIGHT: Program = named("master_trainer.lets_fight", (MayHeal(), ChooseOpponent(), *_FIGHT))
