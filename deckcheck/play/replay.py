"""Play saved matches again, verifying every move, and go on with them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from deckcheck.play import transcript
from deckcheck.play.match import CHOOSER, DAY, Match
from deckcheck.play.transcript import STREAM, MatchError, Transcript, chained
from rulesets import registry
from rulesets.api import CHANCE, ERROR, Ruleset
from rulesets.deck import Deck, Entry
from rulesets.family import Family


def replay(saved: Transcript, ruleset: Ruleset, decks: Sequence[Deck], where: str) -> Match:
    """Play a transcript again, verifying every move; the first wrong one is a MatchError."""
    try:
        match = _begun(saved, ruleset, decks, where)
    except MatchError as error:
        raise MatchError(f"{where}: {error}", error.hint) from None
    if match.transcript.pool != saved.pool:
        raise MatchError(
            f"{where}: played with other card facts ({saved.pool}; here {match.transcript.pool})"
        )
    match.transcript.luck = saved.luck
    for number, move in enumerate(saved.moves, 1):
        verify(match, move, f"{where}: move {number}")
        match.make(move.action)
    if saved.conceded is not None and not match.is_over:
        match.forfeit(saved.conceded, saved.why)
    known_form = saved.state is not None and saved.version == transcript.VERSION
    if known_form and saved.state != _as_saved(match):
        raise MatchError(f"{where}: the saved state is not the one its moves lead to")
    if saved.result is not None and saved.result != match.transcript.result:
        raise MatchError(
            f"{where}: result {saved.result}; the moves give {match.transcript.result}"
        )
    return match


def _begun(saved: Transcript, ruleset: Ruleset, decks: Sequence[Deck], where: str) -> Match:
    """Return the match before its first move, in its position where it has one."""
    if not saved.position:
        return Match(ruleset, saved.players, decks, saved.options, saved.seed)
    from deckcheck.play.positions import set_up

    day = str(saved.options.get(DAY, ""))
    made = set_up(saved.position, where, saved.ruleset, day, saved.seed)
    if transcript.rows(made.laid.decks) != saved.decks or made.options != saved.options:
        raise MatchError("decks or options are not those of the position")
    return Match(ruleset, saved.players, decks, saved.options, saved.seed, made)


def foreign_luck(match: Match) -> int:
    """Return the number of the first move of chance that the seed does not give; 0 for none.

    Luck that the bots took from the same source cannot be told without them: 0.
    """
    if match.transcript.luck == STREAM:
        return 0
    again = Match(
        match.ruleset,
        match.transcript.players,
        match.decks,
        match.transcript.options,
        match.transcript.seed,
        match.set_up,
    )
    for number, move in enumerate(match.transcript.moves, 1):
        if move.actor == CHANCE and again.luck() != move.action:
            return number
        again.make(move.action)
    return 0


def _as_saved(match: Match) -> Any:
    """Return the state as it reads in a file, where tuples are lists."""
    return json.loads(json.dumps(match.game.dump(match.state)))


def verify(match: Match, move: transcript.Move, where: str) -> None:
    """Refuse a move that another actor makes, that the rules forbid, or that was edited."""
    if match.is_over:
        raise MatchError(f"{where}: the match is over before it")
    if move.actor != match.actor:
        raise MatchError(f"{where}: made by seat {move.actor}; seat {match.actor} is to move")
    refusal = match.game.refusal(match.state, move.action)
    if refusal is not None:
        raise MatchError(f"{where}: {refusal}")
    expected = chained(match.transcript.last_check(), move.actor, move.action)
    if move.check != expected:
        raise MatchError(
            f"{where}: {move.action!r} was edited: its check sum is {move.check}, not {expected}"
        )


def resume(path: Path) -> Match:
    """Open a saved match and verify it."""
    return of_transcript(transcript.read(path), str(path))


def of_transcript(saved: Transcript, where: str) -> Match:
    """Return the match of a transcript, every move verified."""
    from deckcheck.checker import RulesetError, load

    try:
        ruleset = load(saved.ruleset)
    except RulesetError as error:
        raise MatchError(f"{where}: {error}") from None
    check_options(saved, ruleset, where)
    decks = decks_of(saved, registry.family(ruleset.info.family), where)
    return replay(saved, ruleset, decks, where)


def check_options(saved: Transcript, ruleset: Ruleset, where: str) -> None:
    """Refuse an option that the ruleset does not have, or a value that it cannot take."""
    known = {option.name: option for option in ruleset.info.options}
    for name, value in saved.options.items():
        if name == CHOOSER and type(value) is int and 0 <= value < len(saved.players):
            continue  # a later game of several
        if name == DAY and is_day(value):
            continue
        if name == DAY:
            raise MatchError(f"{where}: option {name!r} cannot be {value!r}; expected YYYY-MM-DD")
        if name not in known:
            raise MatchError(f"{where}: no option {name!r}")
        option = known[name]
        sound = value in option.choices if option.choices else type(value) is type(option.default)
        if not sound:
            raise MatchError(f"{where}: option {name!r} cannot be {value!r}")


def is_day(value: object) -> bool:
    """Tell whether a value is a day as options name it."""
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def not_legal(match: Match) -> list[str]:
    """Return what makes the decks of a match illegal in its ruleset, each deck once.

    The cards of a position are no deck.
    """
    return [] if match.set_up else illegal(match.ruleset, match.decks, match.day)


def illegal(ruleset: Ruleset, decks: Sequence[Deck], day: str) -> list[str]:
    """Return what makes decks illegal in a ruleset on a day, each deck once."""
    rules = ruleset.in_force(day, "", {})
    told = []
    for number, deck in enumerate(decks, 1):
        found = (f for check in ruleset.checks for f in check.run(deck, rules))
        worst = next((f for f in found if f.severity == ERROR), None)
        if worst is not None:
            told.append(f"deck {number} is not legal in {ruleset.info.id}: {worst.message}")
    return told


def decks_of(saved: Transcript, family: Family, where: str) -> list[Deck]:
    """Return the decks of a transcript with the cards of a game."""
    if not saved.decks:
        return []
    from cardpool.store import CardPool

    pool = CardPool.open()
    decks = []
    for number, listed in enumerate(saved.decks, 1):
        entries = []
        for card_id, copies, section in listed:
            card = family.card(pool, card_id)
            if card is None:
                raise MatchError(f"{where}: deck {number}: no card {card_id!r} in the pool")
            entries.append(Entry(card, copies, section))
        decks.append(Deck(tuple(entries)))
    return decks
