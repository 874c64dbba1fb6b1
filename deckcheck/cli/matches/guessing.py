"""By which ruleset decks are played where none is named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from rulesets.lines.model import Decklist


def guessed(paths: Sequence[str], on: str) -> str:
    """Return the ruleset that the lists name, or the first playable one in which all are legal."""
    if not paths:
        _ask_for_one()
    from cardpool.store import CardPool
    from deckcheck.resolver import guess_game

    sources = _read(paths)
    named = {_named(source) for source in sources}
    if len(named) == 1 and (own := named.pop()):
        return own
    game = guess_game(CardPool.open(), sources[0])
    known = _playable(game)
    fits = [name for name in known if all(_is_legal(source, name, on) for source in sources)]
    if not fits:
        _ask_for_another(known)
    return fits[0]


def _ask_for_one() -> NoReturn:
    fail("no ruleset named", f"Try 'deckcheck play -r {_without_decks()}', or -r with one of "
         f"{', '.join(_playable(''))} and two decklists, or --resume FILE.")  # fmt: skip


def _without_decks() -> str:
    """Return a ruleset that is played without decks."""
    from rulesets import registry
    from rulesets.api import Ruleset

    found = [r for name in registry.ids() if isinstance(r := registry.load(name), Ruleset)]
    fits = (
        r.info.id for r in found if r.game_ref and not registry.family(r.info.family).plays_decks
    )
    return next(fits, "ID")


def _ask_for_another(known: Sequence[str]) -> NoReturn:
    listed = ", ".join(known) or "none can be played"
    fail(
        f"no ruleset named, and in none that is played are all decks legal ({listed})",
        f"Name one with -r, e.g. 'deckcheck play -r {(*known, 'ID')[0]} …'. --on DATE takes the "
        "cards of another day, --allow-illegal plays decks as they are.",
    )


def _read(paths: Sequence[str]) -> list[Decklist]:
    from deckcheck.decklist.read import read_file
    from rulesets.lines.model import DecklistError

    try:
        return [source for path in paths for source in read_file(path)]
    except DecklistError as error:
        fail(str(error))


def _named(source: Decklist) -> str:
    """Return the ruleset that a list names for itself, if it can be played."""
    from deckcheck.checker import load
    from deckcheck.decklist.stated import stated
    from rulesets import registry

    own = stated(source.text).ruleset
    return own if own in registry.ids() and load(own).game_ref else ""


def _playable(game: str) -> list[str]:
    """Return the rulesets of a game, or of all games with decks, that have play rules."""
    from rulesets import registry
    from rulesets.api import Ruleset

    found = [r for name in registry.ids() if isinstance(r := registry.load(name), Ruleset)]
    return [
        r.info.id
        for r in found
        if r.game_ref
        and (r.info.family == game or (not game and registry.family(r.info.family).plays_decks))
    ]


def _is_legal(source: Decklist, ruleset: str, on: str) -> bool:
    from cardpool.store import CardPool
    from deckcheck.checker import Checker
    from rulesets.api import LEGAL

    return Checker(CardPool.open(), ruleset, on).check(source).verdict == LEGAL
