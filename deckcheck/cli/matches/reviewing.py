"""A review on the screen: the curve of chances and the worst decisions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.output import echo_json

if TYPE_CHECKING:
    from deckcheck.play.match import Match
    from deckcheck.play.review import Lapse, Review
    from rulesets.api import Seat

_BARS = "▁▂▃▄▅▆▇█"
_COLUMN = 20  # of a bar for one turn


def tell_review(match: Match, seat: Seat, games: int, bot: str, as_json: bool) -> None:
    """Review a match and print what was found."""
    from deckcheck.play.review import review

    progress = _progress if sys.stderr.isatty() else lambda done, of: None
    found = review(match, seat, games, bot, told=progress)
    if sys.stderr.isatty():
        click.echo("\r" + " " * 40 + "\r", nl=False, err=True)
    if as_json:
        echo_json(_data(found))
        return
    _curve(match, found, bot)
    _lapses(match, found)


def _progress(done: int, of: int) -> None:
    click.echo(f"\rMove {done} of {of}", nl=False, err=True)


def _curve(match: Match, found: Review, bot: str) -> None:
    from rulesets.parts.telling import teller_of

    teller = teller_of(match.game)
    name = teller.name(found.seat)
    click.echo(shown(
        f"Winning chances of {name}: {found.games} games played on by {bot} from each turn, "
        "hidden cards dealt anew."
    ))  # fmt: skip
    click.echo("".join(_bar(point.chance) for point in found.points))
    error = 100 / found.games**0.5  # twice the standard error of an even chance
    click.echo(f"turn  whose{' ' * 8}chance (±{error:.0f} at most)")
    for point in found.points:
        bar = "█" * round(point.chance * _COLUMN)
        whose = shown(teller.name(point.seat))
        click.echo(f"{point.turn:>4}  {whose:<12} {point.chance:>4.0%}  {bar}")


def _bar(chance: float) -> str:
    return _BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))]


def _lapses(match: Match, found: Review) -> None:
    from rulesets.parts.telling import teller_of

    if not found.lapses:
        click.echo("No decision was found to be worse than another.")
        return
    click.echo("Costliest decisions (chances lost from an even position):")
    teller = teller_of(match.game)
    for number, lapse in enumerate(found.lapses, 1):
        who = f"turn {lapse.turn}, move {lapse.move}, {teller.name(lapse.seat)}"
        click.echo(shown(f"{number}. {who}: {lapse.taken} (-{found.cost(lapse):.0%})"))
        click.echo(shown(f"   better: {_line(lapse)}"))


def _line(lapse: Lapse) -> str:
    return "; ".join(lapse.better) or "another choice among hidden cards"


def _data(found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat + 1,
        "games": found.games,
        "turns": [
            {"turn": p.turn, "seat": p.seat + 1, "chance": round(p.chance, 4)} for p in found.points
        ],
        "lapses": [
            {
                "move": lapse.move,
                "turn": lapse.turn,
                "seat": lapse.seat + 1,
                "taken": lapse.taken,
                "better": list(lapse.better),
                "cost": round(found.cost(lapse), 4),
            }
            for lapse in found.lapses
        ],
    }
