"""What happens in play, and the programs of cards that it starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rulesets.api import Action, Seat
from rulesets.engine import triggers
from rulesets.engine.frames import Frame, push
from rulesets.engine.triggers import Event
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


class EventKind(NamedTuple):
    """A kind of event: what it means, and how players are told; `{it}` is whom it is about."""

    meaning: str
    words: str


TRIES = "tries to retreat"
TRAINER_PLAYED = "Trainer played"
BY_ANYBODY = "damaged by any attack"
EVENTS: dict[str, EventKind] = {
    "benched": EventKind(
        "played from hand onto the Bench", "{it} is played from the hand onto the Bench"
    ),
    "evolved": EventKind("evolved by a card from hand", "{it} evolves by a card from the hand"),
    "evolves": EventKind("evolved in any way, also by an effect", "{it} evolves"),
    "attached": EventKind(
        'an Energy card was attached, held as `Held("subject")`',
        "an Energy card is attached to {it}",
    ),
    "attached from hand": EventKind(
        "the same, of any card that came from the hand",
        "a card is attached from the hand to {it}",
    ),
    "attached by the rule": EventKind(
        "an Energy card was attached as the one of the turn, not by an effect",
        "the turn's Energy card is attached to {it}",
    ),
    "damaged": EventKind(
        'damaged by an opponent\'s attack; `Attacker()`, `Reg("damage")`',
        "{it} is damaged by an attack of the opponent",
    ),
    BY_ANYBODY: EventKind(
        "the same, also by an attack of its own side or by itself when Confused",
        "{it} is damaged by any attack",
    ),
    "attacks": EventKind(
        "an attack of `It()` takes place: after costs, Confusion and the like, before its damage",
        "an attack of {it} takes place",
    ),
    "hurt": EventKind(
        "damage of any attack was just put on it, before the rest of that attack; `damaged` waits"
        " until the attack is over",
        "an attack puts damage on {it}",
    ),
    "knocked out": EventKind(
        "Knocked Out by damage of an opponent's attack; runs before it leaves play",
        "{it} is Knocked Out by an attack of the opponent",
    ),
    "knocked out by any attack": EventKind(
        "the same, also of attacks of its own side",
        "{it} is Knocked Out by damage of an attack",
    ),
    "knocked out by an attack": EventKind(
        "the same, also of other effects of an attack than damage",
        "{it} is Knocked Out by an attack",
    ),
    "knocked out by a Pokémon": EventKind(
        "Knocked Out by an attack or a power, whose Pokémon is `Attacker()`",
        "{it} is Knocked Out by a Pokémon's attack or power",
    ),
    "knocked out anyhow": EventKind("Knocked Out in any way", "{it} is Knocked Out"),
    "would be knocked out by damage": EventKind(
        "damage of an attack is enough to Knock it Out; heard before the others",
        "{it} would be Knocked Out by damage of an attack",
    ),
    "would be knocked out by attack": EventKind(
        "the same, also of other effects of an attack",
        "{it} would be Knocked Out by an attack",
    ),
    "comes up": EventKind(
        "moved from the Bench to an Active spot", "{it} moves from the Bench to the Active spot"
    ),
    "goes back": EventKind(
        "moved from an Active spot to the Bench", "{it} moves from the Active spot to the Bench"
    ),
    "put onto the bench": EventKind(
        "came onto the Bench from the hand or by an effect", "{it} is put onto the Bench"
    ),
    "taken as a Prize": EventKind(
        "this card, face down, is taken as a Prize; runs before the next Prize is taken",
        "this card is taken as a Prize",
    ),
    "power used": EventKind(
        "the opponent's `It()` uses a Poké-Power; heard by cards in hand, which may be played then",
        "the opponent's {it} uses a Poké-Power",
    ),
    "burned by an attack": EventKind(
        "an opponent's attack leaves it Burned; heard when the attack is over",
        "{it} is Burned by an attack of the opponent",
    ),
    "poisoned by an attack": EventKind(
        "the same, Poisoned", "{it} is Poisoned by an attack of the opponent"
    ),
    "uses a Poké-Power": EventKind(
        "`It()` used a Poké-Power, whose program is over", "{it} has used a Poké-Power"
    ),
    TRAINER_PLAYED: EventKind(
        'a Trainer card, held as `Held("subject")`, is played; heard before its instructions',
        "a Trainer card is played",
    ),
    TRIES: EventKind(
        "is about to retreat, before anything is paid: it may be Knocked Out by that",
        "{it} tries to retreat",
    ),
    "retreats": EventKind("retreated, and is on the Bench now", "{it} retreats"),
}
# Events about nobody in particular; `{whose}` is the player whose turn it is.
TIMES: dict[str, EventKind] = {
    "turn start": EventKind("after the draw of a turn", "at the start of {whose} turn"),
    "turn end": EventKind("before the time between turns", "at the end of {whose} turn"),
    "between turns": EventKind("after the conditions of that time", "between turns"),
    "any time between turns": EventKind(
        "the same, but its player may choose an earlier moment", "at any time between turns"
    ),
}


CHECKUP = ("between turns", "any time between turns")  # belongs to nobody's turn: PL-070


def damaged(s: Match, root: int, attacker: int, amount: int) -> None:
    """Note damage of an attack for what it concerns now: its effects may move the Pokémon.

    Most cards ask for attacks of the opponent, some for any (RO-64).
    """
    theirs = s.table.owner[root] != s.table.owner[attacker]
    for what in ("damaged", BY_ANYBODY) if theirs else (BY_ANYBODY,):
        event = triggers.noted(s, Event(what, root, attacker, amount=amount))
        if event is not None:
            s.events += (event,)


def afflicted(s: Match, f: Frame, pos: int, condition: str) -> None:
    """Note a condition that an opponent's attack gave, for what it concerns now."""
    what = f"{condition.lower()} by an attack"
    if what in s.table.triggers and "attack" in f.values and pos // s.slots != f.controller:
        event = triggers.noted(s, Event(what, s.stacks[pos][0], f.card("self")))
        if event is not None:
            s.events += (event,)


def hear_all(s: Match) -> bool:
    """Push the programs that the waiting events start; tell whether there were any."""
    if not s.events:
        return False
    events, s.events = s.events, ()
    pushed = False
    for event in reversed(events):
        pushed |= start(s, (event,))
    return pushed


def start(s: Match, events: Sequence[Event], without: Sequence[int] = ()) -> bool:
    """Push the programs some events start, those of the player whose turn it is on top.

    Who controls several of them says in which order they run (RO-44), or one player does for both
    (PL-074, PL-195); the owner of a damaged Pokémon always does (PL-209).
    """
    found = [
        f
        for event in events
        for listener, f in triggers.concerned(s, event)
        if listener.card not in without
    ]
    if s.rules.one_player_orders and found and events[0].what not in ("damaged", BY_ANYBODY):
        _queue(s, found, 1 - s.seat if events[0].what in CHECKUP else s.seat)
    else:
        for seat in (1 - s.seat, s.seat):
            _queue(s, [f for f in found if f.controller == seat], seat)
    return bool(found)


def _queue(s: Match, found: list[Frame], orderer: Seat) -> None:
    """Push programs, and on top of them the question of their order where it may matter."""
    s.stack.extend(reversed(found))
    if len({f.program for f in found}) > 1:
        push(s, (Arrange(len(found)),), orderer)


@dataclass(frozen=True, slots=True)
class Arrange(Op):
    """Let a player say which of the programs that wait below runs next."""

    count: int

    def _waiting(self, s: Match) -> list[Frame]:
        """Return them, the next one first."""
        return s.stack[-2 : -2 - self.count : -1]

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Ask, unless they are all alike."""
        return f.controller if len({x.program for x in self._waiting(s)}) > 1 else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a program, by the card whose text it is."""
        return [("next", x.card("card"), i) for i, x in enumerate(self._waiting(s))]

    def asks(self, s: Match, f: Frame) -> str:
        """Say that several wait."""
        return f"{self.count} effects wait: choose which comes first"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Put it on top, and ask again after it."""
        chosen = s.stack.pop(-2 - action[2])
        if self.count > 2:
            f.program, f.pc = (Arrange(self.count - 1),), 0
        s.stack.append(chosen)
        return None


def push_triggers(
    s: Match,
    what: str,
    root: int = -1,
    attacker: int = -1,
    amount: int = 0,
    without: Sequence[int] = (),
) -> bool:
    """Push the programs that an event starts now, those of the player whose turn it is on top."""
    if what not in s.table.triggers:
        return False
    return start(s, (Event(what, root, attacker, amount=amount),), without)
