"""One match between bots, which depends on its plan and its number alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from deckcheck.play import bots
from deckcheck.play.endings import Ending
from deckcheck.play.match import check_players, forfeited, game_of, pool_hash
from deckcheck.play.narration import turns_of
from deckcheck.play.transcript import STREAM, MatchError, Transcript, rows
from rulesets import registry
from rulesets.api import CHANCE, OVER, Game, MatchOptions, Ruleset, Seat
from rulesets.deck import Deck


class Outcome(NamedTuple):
    """One match: what each seat got, its turns and actions, who began, and a digest of it."""

    returns: tuple[float, ...]
    turns: int
    actions: int
    first: int
    digest: int
    violations: tuple[str, ...] = ()
    ended: str = ""  # how, in words


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: everything a process needs."""

    ruleset: str
    players: tuple[str, ...]
    decks: tuple[Deck, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    check: bool = False  # hold every state against the invariants


def match_seed(seed: int, index: int) -> int:
    """Return the seed of one match of a run."""
    return seed << 32 | index


def play_one(plan: Plan, index: int, record: Transcript | None = None) -> Outcome:
    """Play one match to its end; `record` is a transcript to write it into."""
    ruleset = registry.load(plan.ruleset)
    assert isinstance(ruleset, Ruleset)
    # Players change seats from match to match, so that nobody always begins.
    count = len(plan.players)
    seats = [(i + index) % count for i in range(count)]
    decks = [plan.decks[i] for i in seats] if plan.decks else []
    game = game_of(ruleset)
    state = game.new_match(decks, MatchOptions(plan.options, count))
    players = {seat: plan.players[i] for seat, i in enumerate(seats)}
    deciders = bots.seated(players, plan.ruleset, count, plan.options, rows(decks))
    luck = Random(match_seed(plan.seed, index))
    result = None
    try:
        ran = _run(game, state, deciders, luck, plan.check, record)
        result = forfeited(ran.lost, count) if ran.lost >= 0 else game.returns(state)
    finally:
        bots.dismiss(deciders.values(), result)
    if record is not None:
        record.result = list(result)
    returns = dict(zip(seats, result or [0.0] * count, strict=True))
    first: int = getattr(state, "first", -1)
    return Outcome(
        tuple(returns[i] for i in range(count)),
        turns_of(state),
        ran.actions,
        seats[first] if first >= 0 else -1,
        ran.digest,
        tuple(f"match {index}, action {ran.actions}: {text}" for text in ran.broken),
        ran.ended,
    )


class _Ran(NamedTuple):
    """What a match was: its actions and a digest of them, what broke, who lost it and how."""

    actions: int
    digest: int
    broken: list[str]
    lost: Seat  # by a fault; -1 for nobody
    ended: str


def _run(
    game: Game[Any],
    state: Any,
    deciders: Mapping[Seat, bots.Bot],
    luck: Random,
    check: bool,
    record: Transcript | None,
) -> _Ran:
    """Play until the match is over, an invariant is broken or somebody loses by a fault."""
    digest = actions = 0
    broken: list[str] = []
    ending = Ending(game, state)
    while (actor := game.actor(state)) != OVER and not broken:
        if actor == CHANCE:
            action = game.chance(state, luck)
        else:
            try:
                action = deciders[actor].choose(bots.Position(game, state, actor), luck)
            except bots.FaultError as fault:
                if record is not None:
                    record.conceded, record.why = actor, str(fault)
                return _Ran(actions, digest, broken, actor, f"forfeit: {fault.kind}")
        if check and (refusal := game.refusal(state, action)) is not None:
            broken.append(f"offered, then refused: {refusal}")
        if record is not None:
            record.add(actor, action)
        ending.add(state, action)
        game.apply(state, action)
        if check:
            broken += game.violations(state)
        digest = crc32(repr(action).encode(), digest)
        actions += 1
    return _Ran(actions, digest, broken, -1, "" if broken else ending.told(len(deciders)))


def written(plan: Plan, index: int) -> Transcript:
    """Play one match of a run again and return its transcript, its seats as they were."""
    ruleset = registry.load(plan.ruleset)
    assert isinstance(ruleset, Ruleset)
    count = len(plan.players)
    seats = [(i + index) % count for i in range(count)]
    decks = [plan.decks[i] for i in seats] if plan.decks else []
    record = Transcript(
        plan.ruleset,
        [plan.players[i] for i in seats],
        dict(plan.options),
        rows(decks),
        match_seed(plan.seed, index),
        pool_hash(ruleset, decks),
        luck=STREAM,
    )
    play_one(plan, index, record)
    return record


def prepare(
    ruleset: Ruleset,
    players: Sequence[str],
    decks: Sequence[Deck],
    options: Mapping[str, Any],
    seed: int,
) -> Plan:
    """Return a plan after refusing what cannot be played."""
    check_players(ruleset, players, decks, people=False)
    for seat, name in enumerate(players, 1):
        if refused := bots.refusal(name):
            raise MatchError(f"seat {seat}: {refused}")
    plan = Plan(ruleset.info.id, tuple(players), tuple(decks), dict(options), seed)
    try:
        _first_state(game_of(ruleset), plan)
    except ValueError as error:
        raise MatchError(str(error)) from None
    return plan


def _first_state(game: Game[Any], plan: Plan) -> Any:
    return game.new_match(plan.decks, MatchOptions(plan.options, len(plan.players)))
