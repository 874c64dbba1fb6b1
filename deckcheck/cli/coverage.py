"""`deckcheck pool coverage` and `card --explain`: what the text compiler makes of the cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from cardpool.model import PokemonCard

Tally = dict[str, list[int]]  # what -> [scripted, all]


@click.command()
@click.option("--sets", is_flag=True, help="List every set, not only the series")
@click.option("--from", "source", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="Compile the texts in this folder, list the words not understood")  # fmt: skip
@click.option("--limit", default=20, show_default=True, help="How many unknown words to list")
@click.option("--json", "as_json", is_flag=True, help="Output the figures as JSON")
def coverage(sets: bool, source: Path | None, limit: int, as_json: bool) -> None:
    """Show which share of the Pokémon cards plays from its text

    A printing counts as scripted when every attack, power and rule of it has a program.

    Example:

    \b
        deckcheck pool coverage
        deckcheck pool coverage --from ../shared/data --limit 40
    """
    data = tally()
    if source is not None:
        data["not_understood"] = unknown_words(source, limit)
    if as_json:
        echo_json(data)
        return
    _table("series", data["series"])
    if sets:
        _table("set", data["sets"])
    _table("kind", data["kinds"])
    for row in data.get("not_understood", ()):
        click.echo(f"{row['printings']:6}  {row['before']} ▸ {row['words']}")


def tally() -> dict[str, Any]:
    """Return the scripted share by series, set and kind, in the order of release."""
    from cardpool import programs
    from cardpool.games import POKEMON
    from cardpool.store import CardPool
    from rulesets.ptcg.scripts import HAND

    pool = CardPool.open()
    cards: list[Any] = sorted(pool.cards(POKEMON), key=lambda card: card.released)
    series = {i: found.series for i in {c.set for c in cards} if (found := pool.cardset(i))}
    by: dict[str, Tally] = {k: defaultdict(lambda: [0, 0]) for k in ("series", "sets", "kinds")}
    for card in cards:
        scripted = card.id in programs.of_set(card.set) or card.id in HAND
        places = (("series", series[card.set]), ("sets", card.set), ("kinds", card.kind))
        for kind, name in (("series", "all"), *places):
            by[kind][name][0] += scripted
            by[kind][name][1] += 1
    return {kind: {n: _share(c) for n, c in rows.items()} for kind, rows in by.items()}


def _share(counts: list[int]) -> dict[str, Any]:
    scripted, total = counts
    return {"scripted": scripted, "printings": total, "share": round(scripted / total, 4)}


def _table(title: str, rows: dict[str, dict[str, Any]]) -> None:
    width = max(len(name) for name in rows)
    click.echo(click.style(f"{title:<{width}}  scripted", bold=True))
    for name, row in rows.items():
        bar = "█" * round(20 * row["share"])
        share = f"{row['share']:6.1%}  {row['scripted']:6} of {row['printings']:6}"
        click.echo(f"{name:<{width}}  {share}  {bar}")
    click.echo()


def unknown_words(source: Path, limit: int) -> list[dict[str, Any]]:
    """Return the most frequent words that keep printings unscripted."""
    try:
        from rulesets.ptcg.text.build import compiled
    except ImportError:
        fail("the text compiler needs lark", "Install it with: pip install 'deckcheck[compile]'")
    from rulesets.ptcg.text.parse import pattern

    seen: Counter[tuple[str, str]] = Counter()
    for _, one in compiled(source, lambda done, total: None):
        for gap in {(g.sentence, g.words) for g in one.gaps}:
            words = " ".join(pattern(tuple(gap[1].split()))) if gap[1] else ""
            before = gap[0].strip("()").removesuffix(gap[1])
            seen[" ".join(pattern(tuple(before.split()))), words] += 1
    return [
        {"printings": n, "before": before, "words": words}
        for (before, words), n in seen.most_common(limit)
    ]


def explain(card: PokemonCard) -> None:
    """Print what a card's program does, part by part."""
    from rulesets.ptcg.render import render_card
    from rulesets.ptcg.scripts import script_of

    script = script_of(card)
    if script is None:
        click.echo(f"\n{card.name} ({card.id}) is unscripted: its text was not understood.")
        return
    names = {f"attack {i + 1}": a.name for i, a in enumerate(card.attacks)}
    names |= {f"power {i + 1}": a.name for i, a in enumerate(card.abilities)}
    rows = render_card(script)
    click.echo(click.style("\nProgram", bold=True))
    for place, words in rows:
        click.echo(f"  {names.get(place, place)}: {words}")
    if not rows:
        click.echo("  Nothing beyond its printed numbers.")
