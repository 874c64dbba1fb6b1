"""A turn: the draw, the free actions, the attack, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, Op, Program, push
from rulesets.engine.terms import named
from rulesets.ptcg import attack, menu, modifiers, moves, pairs, refusals, spots, zones
from rulesets.ptcg.between import BetweenTurns
from rulesets.ptcg.eras import CONFUSED
from rulesets.ptcg.events import push_triggers
from rulesets.ptcg.knockouts import BETWEEN, SETTLE, Settle, loose_cards, unsettled, win
from rulesets.ptcg.ops.board import Pay
from rulesets.ptcg.ops.cards import Send
from rulesets.ptcg.script import PER_GAME, PER_NAME, PER_TURN, Use
from rulesets.ptcg.selectors import ThisCard
from rulesets.ptcg.setup import SetUp

_LOG = 60


@dataclass(frozen=True, slots=True)
class BeginTurn(Op):
    """Begin the next player's turn with the draw; an empty deck loses."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Reset the counts of the turn and draw."""
        s.turn += 1
        seat = s.seat = s.first if s.turn % 2 else 1 - s.first
        s.attached = s.supporters = s.stadiums = s.retreats = 0
        s.turn_over = s.stadium_uses = 0
        s.stuck = -1
        if any(s.used):
            s.used = [0] * len(s.used)
        if s.game_uses:
            s.game_uses = tuple(u for u in s.game_uses if u[0] == "game")
        _drop_expired(s)
        s.log = (*s.log[-_LOG:], ("turn", s.turn, seat))
        if not s.decks[seat]:
            s.note("no cards", seat)
            win(s, 1 - seat)
            return None
        if s.turn > 1 or s.rules.first_player_draws:
            zones.draw(s, seat, 1)
        push_triggers(s, "turn start")
        return None


def _drop_expired(s: Any) -> None:
    turn = s.turn
    for marks in (s.marks, s.player_marks):
        if any(marks):
            for i, found in enumerate(marks):
                if found:
                    marks[i] = tuple([m for m in found if m[2] >= turn])


@dataclass(frozen=True, slots=True)
class Main(Op):
    """The free actions in any order, until the player attacks or ends the turn."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for an action, unless an effect has ended the turn."""
        if unsettled(s):
            f.pc -= 1
            push(s, SETTLE)
            return None
        return None if s.turn_over else s.seat

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return the legal actions."""
        return menu.actions(s)

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Carry out an action; attacking or ending goes on to the end of the turn."""
        kind = action[0]
        if kind == "end":
            return None
        if kind == "attack":
            _attack(s, action)
            return None
        height = len(s.stack)
        _ACTIONS[kind](s, action)
        if len(s.stack) > height or s.events or s.rules.actives > 1 or loose_cards(s):
            # Effects first, then this op again.
            f.pc -= 1
            return None
        seat: int = s.seat
        return seat

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Say which statement forbids the action."""
        found = refusals.refuse(s, action)
        if found is not None:
            return found
        # Copies of a card are offered once, so that a choice is one action.
        return Refusal("offered with another copy of the same card", s.rules.cites["turn"])


def _attack(s: Any, action: Action) -> None:
    if len(action) == 2:
        pos = s.active_spots(s.seat)[0]
        aim = s.active_spots(1 - s.seat)[0]
    else:
        pos, aim = action[2], action[3]
    attack.begin(s, pos, aim, attack.attacks_of(s, pos)[action[1]])


def _bench(s: Any, action: Action) -> None:
    card = action[1]
    spots.enter(s, card, spots.bench_room(s, s.seat))
    s.note("bench", card)
    if "benched" in s.table.triggers:
        s.events += (("benched", card, -1, card),)


def _legend(s: Any, action: Action) -> None:
    halves = sorted(action[1:], key=lambda c: len(s.table.faces[c].attacks))
    spots.enter(s, halves[0], spots.bench_room(s, s.seat))
    pos = s.spot(halves[0])
    zones.remove(s, halves[1])
    s.stacks[pos] += (halves[1],)
    s.note("bench", halves[1])


def _evolve(s: Any, action: Action) -> None:
    _, card, pos = action
    s.note("evolve", s.stacks[pos][-1], card)
    spots.evolve(s, card, pos)
    if "evolved" in s.table.triggers:
        s.events += (("evolved", s.stacks[pos][0], -1, card),)


def _attach(s: Any, action: Action) -> None:
    _, card, pos = action
    if s.table.faces[card].is_energy:
        s.attached += 1
    moves.attach(s, Frame((), s.seat, {}), card, pos)
    s.note("attach", card, s.stacks[pos][-1])


def _play(s: Any, action: Action) -> None:
    card = action[1]
    seat, face = s.seat, s.table.faces[card]
    zones.remove(s, card)
    s.note("play", card)
    if face.is_stadium:
        s.stadiums += 1
        for old in s.stadium:
            zones.put(s, old, "discard")
        s.stadium = (card,)
        return
    s.limbo += (card,)
    s.supporters += face.is_supporter
    push(s, FINISH, seat, {"card": card})
    program = face.script.play
    if s.rules.actives > 1:
        program = (*pairs.choices(s, program, seat), *program)
    push(s, program, seat, {"self": -1, "card": card})


def _retreat(s: Any, action: Action) -> None:
    pos = s.active_spots(s.seat)[0] if len(action) == 2 else action[2]
    cost = modifiers.retreat_cost(s, pos)
    flips = s.rules.confused_retreat_flips and CONFUSED in s.conditions[pos]
    s.retreats += 1
    root, other = s.stacks[pos][0], s.stacks[action[1]][0]
    if not cost and not flips:
        _exchange(s, root, other)
        return
    price: Program = ()
    card = modifiers.card_for_retreat(s, pos) if cost else -1
    if cost:
        price = (Pay("C" * cost),) if card < 0 else (Send(ThisCard()),)
    program = price + ((RetreatToss(),) if flips else ())
    push(s, (*program, Exchange()), s.seat, {"self": root, "other": other, "card": card})


def _power(s: Any, action: Action) -> None:
    _, pos, i, j = action
    power = s.table.faces[s.stacks[pos][-1]].powers[i]
    s.used[pos] |= 1 << (4 * i + j)
    _use(s, pos, power.name, power.uses[j])


def _use_card(s: Any, action: Action) -> None:
    _, pos, j = action
    face = s.table.faces[s.stacks[pos][-1]]
    s.used[pos] |= 1 << (16 + j)
    _use(s, pos, face.name, face.script.uses[j])


def _use(s: Any, pos: int, name: str, use: Use) -> None:
    s.note("power", s.stacks[pos][-1], name)
    if use.limit in (PER_NAME, PER_GAME):
        scope = "turn" if use.limit == PER_NAME else "game"
        s.game_uses += ((scope, s.seat, name),)
    if use.once:
        s.game_uses += (("game", s.seat, use.once),)
    if use.ends_turn:
        s.turn_over = 1
    push(s, use.program, s.seat, {"self": s.stacks[pos][0], "card": s.stacks[pos][-1]})


def _stadium(s: Any, action: Action) -> None:
    card = s.stadium[0]
    s.stadium_uses |= 1 << action[1]
    s.note("stadium", card)
    push(s, s.table.faces[card].script.uses[action[1]].program, s.seat, {"self": -1, "card": card})


def _offer(s: Any, action: Action) -> None:
    marks = s.player_marks[s.seat]
    use, _, _, _, source, card, _ = marks[action[1]]
    if use.limit == PER_TURN:
        s.player_marks[s.seat] = tuple(m for m in marks if m is not marks[action[1]])
    s.note("stadium", card)
    push(s, use.program, s.seat, {"self": source, "card": card})


_ACTIONS: dict[str, Callable[[Any, Action], None]] = {
    "bench": _bench,
    "legend": _legend,
    "evolve": _evolve,
    "attach": _attach,
    "play": _play,
    "retreat": _retreat,
    "power": _power,
    "use": _use_card,
    "stadium": _stadium,
    "offer": _offer,
}


@dataclass(frozen=True, slots=True)
class FinishTrainer(Op):
    """Discard a Trainer whose instructions were followed; a Supporter may stay till turn's end."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Put it away unless it went somewhere itself."""
        card = f.regs["card"]
        if card in s.limbo:
            zones.remove(s, card)
            stays = s.rules.supporters.stays_until_end_of_turn
            to = "beside" if stays and s.table.faces[card].is_supporter else "discard"
            zones.put(s, card, to)
        return None


@dataclass(frozen=True, slots=True)
class RetreatToss(attack.Toss):
    """A Confused Pokémon that has paid retreats only on heads (BASE-085, BASE-086)."""

    def fail(self, s: Any, f: Frame) -> None:
        """Let it try no more this turn."""
        s.stuck = f.regs["self"]


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Exchange the retreating Pokémon with the chosen one."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Switch them."""
        _exchange(s, f.regs["self"], f.regs["other"])
        return None


def _exchange(s: Any, root: int, other: int) -> None:
    spots.switch(s, s.spot(root), s.spot(other))
    if "retreats" in s.table.triggers:
        s.events += (("retreats", root, -1, -1),)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Op):
    """Put away what leaves at the end of the turn."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Discard Supporters beside the Active Pokémon and, in some eras, machines."""
        s.turn_over = BETWEEN
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


@dataclass(frozen=True, slots=True)
class NextTurn(Op):
    """Go on with the other player's turn."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Go back to the beginning of a turn."""
        f.pc = 1
        return None


FINISH = named("ptcg.finish-trainer", (FinishTrainer(),))
GAME = named(
    "ptcg.game",
    (SetUp(), BeginTurn(), Main(), Settle(), EndOfTurn(), BetweenTurns(), NextTurn()),
)
