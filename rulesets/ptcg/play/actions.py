"""What the actions of a turn do, once they are allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import Cards, Frame, Program, held, push
from rulesets.engine.lasting import PER_GAME, PER_NAME, PER_TURN, Spent, Use
from rulesets.engine.select import SELF, Held, ThisCard
from rulesets.engine.sides import YOU
from rulesets.engine.terms import named
from rulesets.ptcg.effects import modifiers, moves, spots
from rulesets.ptcg.effects.allowed import lent_uses, price_of, used_away
from rulesets.ptcg.effects.attacks import attacks_of
from rulesets.ptcg.effects.events import TRAINER_PLAYED, TRIES, push_triggers
from rulesets.ptcg.effects.facedown import knowing
from rulesets.ptcg.effects.ops import trainers, tricks
from rulesets.ptcg.effects.ops.board import Attach, Pay
from rulesets.ptcg.effects.ops.cards import Send
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import In
from rulesets.ptcg.eras import CONFUSED
from rulesets.ptcg.match import recalling, zones
from rulesets.ptcg.match.terms import Op, Toss
from rulesets.ptcg.play import attack, pairs
from rulesets.ptcg.play.knockouts import Settle
from rulesets.ptcg.play.menu import unions

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


ENERGY = Kind(("Energy",))


def attack_with(s: Match, action: Action) -> None:
    """Begin the attack of an action, which with two Active Pokémon names both sides of it."""
    if len(action) == 2:
        pos = s.active_spots(s.seat)[0]
        aim = s.active_spots(1 - s.seat)[0]
    else:
        pos, aim = action[2], action[3]
    attack.begin(s, pos, aim, attacks_of(s, pos)[action[1]])


def _bench(s: Match, action: Action) -> None:
    card = action[1]
    spots.enter_bench(s, card, s.seat)
    s.note("bench", card)
    recalling.played(s, card)
    s.happened("benched", card, card)
    s.happened("put onto the bench", card, card)
    _answered(s, card)


def _turn_up(s: Match, action: Action) -> None:
    spots.turn_up(s, action[1])


def _legend(s: Match, action: Action) -> None:
    halves = sorted(action[1:], key=lambda c: len(s.table.faces[c].attacks))
    spots.enter_bench(s, halves[0], s.seat)
    pos = s.spot(halves[0])
    zones.remove(s, halves[1])
    s.stacks[pos] += (halves[1],)
    s.note("bench", halves[1])


def _union(s: Match, action: Action) -> None:
    pieces = next(pieces for pieces in unions(s) if pieces[0] == action[1])
    name = s.table.faces[pieces[0]].name
    s.game_uses += (Spent("game", s.seat, name),)
    spots.enter_bench(s, pieces[0], s.seat)
    pos = s.spot(pieces[0])
    for piece in pieces[1:]:
        zones.remove(s, piece)
    s.stacks[pos] = pieces
    s.note("bench", pieces[-1])


def _evolve(s: Match, action: Action) -> None:
    _, card, pos = action
    s.note("evolve", s.stacks[pos][-1], card)
    recalling.played(s, card)
    spots.evolve(s, card, pos)
    s.happened("evolved", s.stacks[pos][0], card)


def _attach(s: Match, action: Action) -> None:
    _, card, pos = action
    is_energy = s.table.faces[card].gives_energy
    s.attached += is_energy
    moves.attach(s, Frame((), s.seat), card, pos)
    s.note("attach", card, s.stacks[pos][-1])
    _answered(s, card)
    if not is_energy:
        return
    s.happened("attached by the rule", s.stacks[pos][0], card)
    more = modifiers.amount(s, "attaches more", pos)
    if more:
        found = Pick(In("hand", YOU, ENERGY), "more", more, 0)
        push(
            s, (found, Attach(Held("more"), SELF)), s.seat, {"self": (s.stacks[pos][0],)}
        )  # PL-212


def _answered(s: Match, card: int) -> None:
    """Let a Trainer card be answered, in whatever way it comes into play."""
    if TRAINER_PLAYED in s.table.triggers and s.table.faces[card].is_trainer:
        trainers.played(s, card)


def _play(s: Match, action: Action) -> None:
    card = action[1]
    seat, face = s.seat, s.table.faces[card]
    zones.remove(s, card)
    s.note("play", card)
    recalling.played(s, card)
    if face.is_stadium:
        s.stadiums += 1
        for old in s.stadium:
            zones.put(s, old, "discard")
        s.stadium = (card,)
        s.stadium_uses = 0  # what was used of the Stadium before is no use of this one
        _answered(s, card)
        return
    s.limbo += (card,)
    s.supporters += face.is_supporter
    push(s, FINISH, seat, {"card": (card,)})
    program = face.script.play or ()
    if s.rules.actives > 1:
        program = (*pairs.choices(s, program, seat), *program)
    # Known by its value to what stops it.
    push(s, knowing(s, program), seat, {"card": (card,)}, {"trainer": 1})
    _answered(s, card)
    if price := price_of(s, face):
        push(s, (Pick(In("hand"), "price", price), Send(Held("price"))), seat, {"card": (card,)})


def _retreat(s: Match, action: Action) -> None:
    pos = s.active_spots(s.seat)[0] if len(action) == 2 else action[2]
    cost = modifiers.retreat_cost(s, pos)
    flips = s.rules.confused_retreat_flips and CONFUSED in s.conditions[pos]
    s.retreats += 1
    root, other = s.stacks[pos][0], s.stacks[action[1]][0]
    answered = TRIES in s.table.triggers
    if not cost and not flips and not answered:
        _exchange(s, root, other)
        return
    price: Program = ()
    card = modifiers.card_for_retreat(s, pos)
    if cost:
        price = (Pay("C" * cost),) if card is None else (Send(ThisCard()),)
    program = price + ((RetreatToss(),) if flips else ())
    cards: dict[str, Cards] = {"self": (root,), "other": (other,)}
    if card is not None:
        cards["card"] = (card,)
    if answered:
        program = (Settle(), StillThere(), *program)
    push(s, (*program, Exchange()), s.seat, cards)
    if answered:
        push_triggers(s, TRIES, root)


def _power(s: Match, action: Action) -> None:
    _, pos, i, j = action
    power = s.face_at(pos).powers[i]
    s.used[pos] |= spots.power_bit(i, j)
    if power.kind == "Poké-Power":
        push_triggers(s, "uses a Poké-Power", s.stacks[pos][0])  # lies below the power's program
    _use(s, pos, power.name, power.uses[j])
    if tricks.EVENT in s.table.triggers and power.kind == "Poké-Power":
        tricks.ask(s, 1 - s.seat, pos)


def _away(s: Match, action: Action) -> None:
    """Use a power of a card in the hand or the discard pile."""
    _, card, i, j = action
    power = s.table.faces[card].powers[i]
    s.note("power", card, power.name)
    use = power.uses[j]
    for program in ((SpendAway(use.place),), use.program):
        push(s, program, s.seat, {"self": (card,), "card": (card,)})


@dataclass(frozen=True, slots=True)
class SpendAway(Op):
    """Let a card that still lies where its power was used not be used again this turn."""

    zone: str

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note it; a card that went elsewhere and comes back is a new one."""
        card = f.card("card")
        if card in s.zone(self.zone, f.controller):
            s.game_uses += (Spent("turn", f.controller, used_away(card)),)
        return None


def _lent(s: Match, action: Action) -> None:
    """Use a power that an attached card lends its Pokémon."""
    _, pos, card, j = action
    use = lent_uses(s, card)[j]
    s.note("power", s.stacks[pos][-1], s.table.faces[card].powers[0].name)
    if use.once:
        s.game_uses += (Spent("game", s.seat, use.once),)
    push(s, use.program, s.seat, about(s, pos, card))


def _use_card(s: Match, action: Action) -> None:
    _, pos, j = action
    face = s.table.faces[s.stacks[pos][-1]]
    s.used[pos] |= spots.offer_bit(j)
    _use(s, pos, face.name, face.script.uses[j])


def _use(s: Match, pos: int, name: str, use: Use) -> None:
    s.note("power", s.stacks[pos][-1], name)
    if use.limit in (PER_NAME, PER_GAME):
        scope = "turn" if use.limit == PER_NAME else "game"
        s.game_uses += (Spent(scope, s.seat, name),)
    if use.once:
        s.game_uses += (Spent("game", s.seat, use.once),)
    if use.ends_turn:
        s.turn_over = 1
    push(s, knowing(s, use.program), s.seat, about(s, pos))


def _stadium(s: Match, action: Action) -> None:
    card = s.stadium[0]
    s.stadium_uses |= 1 << action[1]
    s.note("stadium", card)
    use = s.table.faces[card].script.uses[action[1]]
    push(s, knowing(s, use.program), s.seat, {"card": (card,)})


def _offer(s: Match, action: Action) -> None:
    marks = s.player_marks[s.seat]
    chosen = marks[action[1]]
    use = chosen.effect
    assert isinstance(use, Use)
    if use.limit == PER_TURN:
        s.player_marks[s.seat] = tuple(m for m in marks if m is not chosen)
    s.note("stadium", chosen.card)
    push(s, use.program, s.seat, {"self": held(chosen.source), "card": held(chosen.card)})


@dataclass(frozen=True, slots=True)
class FinishTrainer(Op):
    """Discard a Trainer whose instructions were followed; a Supporter may stay till turn's end."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Put it away unless it went somewhere itself."""
        card = f.card("card")
        if card in s.limbo:
            s.limbo = zones.without(s.limbo, card)
            stays = s.rules.supporters.stays_until_end_of_turn
            to = "beside" if stays and s.table.faces[card].is_supporter else "discard"
            zones.put(s, card, to)
        return None


FINISH = named("ptcg.finish-trainer", (FinishTrainer(),))


@dataclass(frozen=True, slots=True)
class RetreatToss(Toss):
    """A Confused Pokémon that has paid retreats only on heads (BASE-085, BASE-086)."""

    def asks(self, s: Match, f: Frame) -> str:
        """Say what the coin decides."""
        return f"the retreat of {s.name(s.spot(f.card('self')))}, which is Confused"

    def fail(self, s: Match, f: Frame) -> None:
        """Let it try no more this turn."""
        s.stuck = f.card("self")


@dataclass(frozen=True, slots=True)
class StillThere(Op):
    """Let a retreat end if what answered it has Knocked the Pokémon Out."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Look whether both are where they were."""
        root, other = s.spot(f.card("self")), s.spot(f.card("other"))
        if root < 0 or other < 0 or not s.is_active(root) or s.is_active(other):
            f.leave()
        return None


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Exchange the retreating Pokémon with the chosen one."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Switch them."""
        _exchange(s, f.card("self"), f.card("other"))
        return None


def _exchange(s: Match, root: int, other: int) -> None:
    spots.switch(s, s.spot(root), s.spot(other))
    s.happened("retreats", root)


ACTIONS: dict[str, Callable[[Match, Action], None]] = {
    "bench": _bench,
    "turn up": _turn_up,
    "legend": _legend,
    "union": _union,
    "evolve": _evolve,
    "attach": _attach,
    "play": _play,
    "retreat": _retreat,
    "power": _power,
    "use": _use_card,
    "lent": _lent,
    "away": _away,
    "stadium": _stadium,
    "offer": _offer,
}
