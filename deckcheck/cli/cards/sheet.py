"""One card on the terminal: facts, text where imported, printings, names, legality."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.cards.legality import TODAY, Asked
from deckcheck.cli.columns import columns, table_room, terminal_width
from rulesets import registry
from rulesets.api import ILLEGAL, JUDGE, LEGAL

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool
    from rulesets.family import Coloured, Fact, Listing
    from rulesets.lists.restricted import Restricted

LANGUAGES = {
    "en": "English", "fr": "French", "de": "German", "it": "Italian", "es": "Spanish",
    "pt": "Portuguese", "ja": "Japanese", "ko": "Korean",
    "zh-Hans": "Chinese (simplified)", "zh-Hant": "Chinese (traditional)",
}  # fmt: skip
_LEGALITY = (
    (LEGAL, "Legal in", "green"),
    (JUDGE, "Needs a judge in", "yellow"),
    (ILLEGAL, "Not legal in", "red"),
)


def sheet(
    pool: CardPool,
    card: Card,
    legal: dict[str, str],
    listed: Mapping[str, Restricted] = MappingProxyType({}),
    asked: Asked = TODAY,
) -> None:
    """Print a card; `legal` and `listed` are what rulesets and their lists say of it on a day."""
    room = terminal_width()
    family = registry.family(card.game)
    title = click.style(shown(pool.names(card.id).get(asked.lang) or card.name), bold=True)
    click.echo(f"{title}  {click.style(shown(card.id), dim=True)}")
    click.echo(shown(pool.summary(card.id)) + "\n")
    _facts(family.facts(card))
    for lang, text in pool.text(card.id).items():
        click.echo(f"\n[{shown(lang)}] " + "\n".join(map(shown, text.split("\n"))))
    if listing := family.printings(pool, card):
        _printings(listing, room)
    names = [(LANGUAGES.get(k, k), v) for k, v in pool.names(card.id).items()]
    _section("Names", columns(names, table_room(2)))
    _listed(listed, asked.on)
    _legality(legal, room)


def _listed(listed: Mapping[str, Restricted], on: str) -> None:
    """Print what lists say of a card, rulesets that say the same together."""
    same: dict[str, list[str]] = {}
    for ruleset, found in listed.items():
        said = f"{found.said} ({found.note})" if found.note else found.said
        same.setdefault(said, []).append(ruleset)
    day = f"On lists ({on})" if on else "On lists"
    _section(day, columns([(said, ", ".join(ids)) for said, ids in same.items()], table_room(2)))


def _facts(facts: list[Fact]) -> None:
    told = [fact for fact in facts if fact.value]
    wide = max((len(fact.label) for fact in told), default=0)
    for label, value in told:
        said = shown(value) if isinstance(value, str) else "".join(map(_painted, value))
        click.echo(f"{click.style(label.ljust(wide), dim=True)}  {said}")


def _painted(piece: Coloured) -> str:
    if not piece.colour and not piece.bold:
        return shown(piece.text)
    return click.style(shown(piece.text), fg=piece.colour or None, bold=piece.bold or None)


def _section(title: str, lines: list[str]) -> None:
    if lines:
        click.echo("\n" + click.style(title, bold=True))
        click.echo("\n".join(f"  {line}" for line in lines))


def _printings(listing: Listing, room: int) -> None:
    lines = columns(listing.rows, table_room(2)) or _wrapped(listing.words, room - 2)
    if listing.more and listing.rows:
        lines.append(listing.more)
    elif listing.more:
        lines[-1] += f" {listing.more}"
    _section(listing.title, lines)


def _legality(legal: dict[str, str], room: int) -> None:
    for verdict, title, colour in _LEGALITY:
        if names := [name for name, said in legal.items() if said == verdict]:
            click.echo("\n" + click.style(title, bold=True, fg=colour))
            click.echo("\n".join(f"  {line}" for line in _wrapped(names, room - 2)))


def _wrapped(words: Sequence[str], room: int) -> list[str]:
    lines = [""]
    for word in map(shown, words):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if lines != [""] else []
