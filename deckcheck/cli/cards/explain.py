"""`card --explain`: a card's text where it was imported, its program, and that in our words."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, NamedTuple

import click

if TYPE_CHECKING:
    from cardpool.model import PokemonCard
    from cardpool.store import CardPool

SIDE_BY_SIDE = 110  # columns from which a table is easier to read than parts below one another
RULE = "rule"


class Part(NamedTuple):
    """One attack, one power, or everything else a card says."""

    place: str
    name: str
    text: str
    program: str
    words: str


class Explained(NamedTuple):
    """What is known of a card's effects."""

    scripted: bool
    source: str  # imported, bundled, the printing that speaks for it, or nothing
    parts: tuple[Part, ...]
    gaps: tuple[tuple[str, str, str, str], ...]  # place, sentence, words, why not understood
    reason: str = ""  # why it is unscripted, where that is no matter of words

    def as_data(self) -> dict[str, Any]:
        """Return it as JSON data."""
        keys = ("place", "sentence", "words", "why")
        return {
            "scripted": self.scripted,
            "source": self.source or None,
            "parts": [part._asdict() for part in self.parts],
            "not_understood": [dict(zip(keys, gap, strict=True)) for gap in self.gaps],
            "reason": self.reason or None,
        }


def explained(pool: CardPool, card: PokemonCard) -> Explained:
    """Return a card's text, program and rendering, part by part."""
    from cardpool import programs
    from rulesets.ptcg.scripts import script_of
    from rulesets.ptcg.words import render_card
    from rulesets.ptcg.words.source import source_card

    script = script_of(card)
    own = programs.imported(card.set, card.id)
    texts = _by_part(pool.parts(card.id).items())
    sources = _by_part(source_card(script)) if script else {}
    words = _by_part(render_card(script)) if script else {}
    names = {f"attack {n}": a.name for n, a in enumerate(card.attacks, 1)}
    names |= {f"power {n}": a.name for n, a in enumerate(card.abilities, 1)}
    places = [p for p in (*names, RULE) if texts.get(p) or sources.get(p) or words.get(p)]
    parts = tuple(
        Part(p, names.get(p, "Rule"), texts.get(p, ""), sources.get(p, ""), words.get(p, ""))
        for p in places
    )
    gaps = own.gaps if own is not None and script is None else ()
    reason = "" if script or gaps else _reason(card)
    return Explained(script is not None, _source(card) if script else "", parts, gaps, reason)


def _by_part(rows: Any) -> dict[str, str]:
    """Join what belongs to one attack or power; all the rest is the card's rule."""
    found: dict[str, list[str]] = {}
    for place, said in rows:
        at = place if place.startswith(("attack ", "power ")) else RULE
        found.setdefault(at, []).append(said)
    return {place: "\n".join(said) for place, said in found.items()}


def _source(card: PokemonCard) -> str:
    from cardpool import programs

    if programs.imported(card.set, card.id) is not None:
        return "imported"
    if programs.is_scripted(card.set, card.id):
        return "bundled"
    others = (p.id for p in card.prints if p.sure and programs.is_scripted(p.set, p.id))
    return next(others, "")


def _reason(card: PokemonCard) -> str:
    from rulesets.ptcg.scripts.stored import why_unscripted

    told = "; ".join(why for _, why in why_unscripted(card))
    return told or "its text was not understood"


def show(found: Explained, card: PokemonCard) -> None:
    """Print it side by side on a wide terminal, else one below the other."""
    from deckcheck.cli.columns import terminal_width

    room = terminal_width()
    click.echo()
    if not found.scripted:
        _unscripted(found, card, room)
    elif not found.parts:
        click.echo(click.style("Program", bold=True))
        click.echo("  Nothing beyond its printed numbers.")
        return
    if any(part.program or part.text for part in found.parts):
        (_table if room >= SIDE_BY_SIDE else _stacked)(found, room)
    if found.source not in ("", "bundled"):
        by = "from the imported text" if found.source == "imported" else f"as {found.source}"
        click.echo(click.style(f"\nThe program is {by}.", dim=True))


def _unscripted(found: Explained, card: PokemonCard, room: int) -> None:
    names = {part.place: part.name for part in found.parts}
    if not found.gaps:
        click.echo(_filled(f"{card.name} ({card.id}) is unscripted: {found.reason}.", room))
        if not found.parts:
            click.echo(_filled(
                "The words are shown once its text is imported: 'deckcheck pool import FOLDER'.",
                room,
            ))  # fmt: skip
        return
    click.echo(_filled(f"{card.name} ({card.id}) is unscripted. Not understood:", room))
    for place, sentence, words, why in found.gaps:
        before = sentence.strip("()").removesuffix(words).strip() if words else sentence
        marked = " ".join(part for part in (before, f"▸ {words}" if words else "") if part)
        because = f" ({why})" if why else ""
        click.echo(_filled(f"{names.get(place, place) or 'The card'}: {marked}{because}", room, 2))
    click.echo()


def _filled(text: str, room: int, indent: int = 0) -> str:
    return textwrap.fill(text, room, initial_indent=" " * indent,
                         subsequent_indent=" " * (indent + 2 if indent else 0),
                         break_on_hyphens=False)  # fmt: skip


def _stacked(found: Explained, room: int) -> None:
    for part in found.parts:
        click.echo(click.style(part.name, bold=True))
        for label, said in (("text", part.text), ("program", part.program), ("words", part.words)):
            for line in said.splitlines():
                wrapped = textwrap.wrap(line, room - 11, break_on_hyphens=False) or [""]
                click.echo(f"  {click.style(label.ljust(7), dim=True)}  {wrapped[0]}")
                for more in wrapped[1:]:
                    click.echo(" " * 11 + more)
                label = ""


def _table(found: Explained, room: int) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    columns = [("part", "name", 1), ("printed text", "text", 3), ("program", "program", 3),
               ("in our words", "words", 3)]  # fmt: skip
    used = [c for c in columns if any(getattr(part, c[1]) for part in found.parts)]
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold", width=room)
    for title, _, ratio in used:
        table.add_column(title, ratio=ratio, overflow="fold")
    for part in found.parts:
        table.add_row(*(Text(getattr(part, key)) for _, key, _ in used))
    Console(highlight=False, width=room).print(table)
