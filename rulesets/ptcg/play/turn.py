"""A turn: the draw, the free actions, the attack, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, push
from rulesets.engine.lasting import Mark, Spent
from rulesets.engine.modifiers import Modifier
from rulesets.engine.terms import named
from rulesets.ptcg.effects import attacks, modifiers
from rulesets.ptcg.effects.events import push_triggers
from rulesets.ptcg.match import recalling, zones
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.match.wounds import BETWEEN
from rulesets.ptcg.play import menu, refusals
from rulesets.ptcg.play.actions import ACTIONS, attack_with
from rulesets.ptcg.play.between import BetweenTurns, takes_another_turn
from rulesets.ptcg.play.knockouts import SETTLE, Settle, unsettled, win
from rulesets.ptcg.play.setup import SetUp

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

_LOG = 60


@dataclass(frozen=True, slots=True)
class BeginTurn(Op):
    """Begin the next player's turn with the draw; an empty deck loses."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Reset the counts of the turn and draw."""
        s.turn += 1
        seat = s.seat = s.first if s.turn % 2 else 1 - s.first
        s.attached = s.supporters = s.stadiums = s.retreats = 0
        s.turn_over = s.stadium_uses = 0
        s.stuck = -1
        if any(s.used):
            s.used = [0] * len(s.used)
        if s.game_uses:
            s.game_uses = recalling.kept(s)
        _drop_expired(s)
        s.log = s.log[-_LOG:]
        s.note("turn", s.turn, seat)
        if not s.decks[seat]:
            s.note("no cards", seat)
            win(s, 1 - seat)
            return None
        if s.turn > 1 or s.rules.first_player_draws:
            zones.draw(s, seat, 1)
        push_triggers(s, "turn start")
        return None


def _drop_expired(s: Match) -> None:
    _keep(s, lambda m: m.last >= s.turn)


def _drop_ending(s: Match) -> None:
    """End what lasts until the end of this turn; what waits for that end stays (PL-076, PL-079)."""
    _keep(s, lambda m: m.last > s.turn or not isinstance(m.effect, Modifier))


def _keep(s: Match, stays: Callable[[Mark], bool]) -> None:
    for marks in (s.marks, s.player_marks):
        for i, found in enumerate(marks):
            if found:
                marks[i] = tuple([m for m in found if stays(m)])


@dataclass(frozen=True, slots=True)
class Main(Op):
    """The free actions in any order, until the player attacks or ends the turn."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for an action, unless an effect has ended the turn."""
        if unsettled(s):
            f.pc -= 1
            push(s, SETTLE)
            return None
        if s.turn_over or _has_attacked(s):
            return None
        return s.seat

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return the legal actions."""
        return menu.actions(s)

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Carry out an action; attacking or ending goes on to the end of the turn."""
        kind = action[0]
        if kind == "end":
            return None
        if kind == "attack":
            again = attacks.attacks_again(s)
            if again is None and _another_follows(s, action):
                f.pc -= 1  # this op once more, for the second attack
            attack_with(s, action)
            return None
        height = len(s.stack)
        ACTIONS[kind](s, action)
        if len(s.stack) > height or unsettled(s):
            # Effects and Knock Outs first, then this op again.
            f.pc -= 1
            return None
        return s.seat

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Say which statement forbids the action."""
        found = refusals.refuse(s, action)
        if found is not None:
            return found
        # Copies of a card are offered once, so that a choice is one action.
        return Refusal("offered with another copy of the same card", s.rules.cites["turn"])


def _another_follows(s: Match, action: Action) -> bool:
    """Note a first attack after which another may come; tell whether it is one (PL-208)."""
    pos = s.active_spots(s.seat)[0] if len(action) == 2 else action[2]
    if modifiers.has(s, "attacks twice", pos) is not None:
        s.game_uses += (Spent(attacks.AGAIN, s.seat, str(s.stacks[pos][0])),)
        return True
    for other in s.active_spots(s.seat):
        follows = modifiers.has(s, "follows up", other) if other != pos else None
        if follows is not None:
            words = f"{s.stacks[other][0]}|{follows.value}"
            s.game_uses += (Spent(attacks.AGAIN, s.seat, words),)
            return True
    return False


def _has_attacked(s: Match) -> bool:
    """Tell whether the first of two attacks was made by a Pokémon that is not Active any more."""
    if not s.game_uses or attacks.attacks_again(s) is not None:
        return False
    return any(note.scope == attacks.AGAIN for note in s.game_uses)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Op):
    """Put away what leaves at the end of the turn."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Discard Supporters beside the Active Pokémon and, in some eras, machines."""
        s.turn_over = BETWEEN
        _drop_ending(s)
        if any(s.beside):
            for seat in (0, 1):
                for card in s.beside[seat]:
                    zones.put(s, card, "discard")
                s.beside[seat] = ()
        if s.rules.machines_leave_at_end_of_turn and any(s.tools):
            for pos in range(2 * s.slots):
                for card in s.tools[pos]:
                    if s.table.faces[card].is_machine:
                        zones.remove(s, card)
                        zones.put(s, card, "discard")
        push_triggers(s, "turn end")
        return None


def _skip_a_turn(s: Match) -> None:
    """Leave out the number of the opponent's turn, so that the same player has the next one.

    What belongs to the opponent's next turn, or to their last, keeps its distance.
    """
    shifted = {s.turn + 1: s.turn + 3, s.turn - 1: s.turn + 1}
    for marks in (s.marks, s.player_marks):
        for i, found in enumerate(marks):
            marks[i] = tuple(
                m._replace(first=shifted.get(m.first, m.first), last=shifted.get(m.last, m.last))
                for m in found
            )
    for turns in (s.ko_turn, s.lost_turn):
        turns[:] = [shifted.get(turn, turn) for turn in turns]
    s.hits = [x._replace(turn=shifted.get(x.turn, x.turn)) for x in s.hits]
    s.suffered = [x._replace(turn=shifted.get(x.turn, x.turn)) for x in s.suffered]
    s.last_attacks = [x._replace(turn=shifted.get(x.turn, x.turn)) for x in s.last_attacks]
    s.turn += 1


@dataclass(frozen=True, slots=True)
class NextTurn(Op):
    """Go on with the other player's turn, or with one more of the same player's."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Go back to the beginning of a turn."""
        if takes_another_turn(s):
            _skip_a_turn(s)
        f.pc = 1
        return None


GAME = named(
    "ptcg.game",
    (SetUp(), BeginTurn(), Main(), Settle(), EndOfTurn(), BetweenTurns(), NextTurn()),
)
