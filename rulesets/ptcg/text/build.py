"""Compile every text of the sources: `python -m rulesets.ptcg.text.build --from ../shared/data`.

The programs go into `cardpool/data/programs/`, one file per set, one line per scripted printing.
A line without a script is a card whose printed numbers are all it does. No text is stored, only
its fingerprint: an import of the same text keeps the program, another text does not.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import click

from cardpool import pokemon
from cardpool.files import write_text
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.scripts.hand import PARTS
from rulesets.ptcg.text.compile import Compiled, Compiler
from rulesets.ptcg.text.read import corpus
from rulesets.ptcg.text.read.cardtext import fingerprint
from rulesets.ptcg.text.stored import stored_form

DATA = Path(__file__).parents[3] / "cardpool" / "data" / "programs"
Progress = Callable[[int, int], None]


def compiled(
    source: Path, progress: Progress, sets: Collection[str] = ()
) -> list[tuple[corpus.Printed, Compiled]]:
    """Compile every printing, or those of some sets; equal texts are compiled once."""
    compiler = Compiler(corpus.names())
    known: dict[Any, Compiled] = {}
    every = [p for p in corpus.printings(source) if not sets or p.set in sets]
    done = []
    for at, printed in enumerate(every):
        key = (printed.text[1:], printed.text.trainers_are_items)
        parts = PARTS.get(printed.text.id) or PARTS.get(printed.plays_as)
        if parts is not None:
            done.append((printed, compiler.card(printed.text, parts)))
        else:
            if key not in known:
                known[key] = compiler.card(printed.text)
            done.append((printed, known[key]))
        if at % 200 == 0:
            progress(at, len(every))
    progress(len(every), len(every))
    # A reprint of a text that needed a part by hand has that part too.
    known_texts = {fingerprint(p.text): one for p, one in done if one.script is not None}
    return [
        (p, one if one.script is not None else known_texts.get(fingerprint(p.text), one))
        for p, one in done
    ]


def write(
    source: Path, out: Path, progress: Progress, sets: Collection[str] = ()
) -> tuple[int, int]:
    """Write the program files; return how many printings are scripted, and of how many."""
    lines: dict[str, list[str]] = defaultdict(list)
    found = compiled(source, progress, sets)
    like = {p.plays_as: one.script for p, one in found if one.script and _has_text(p)}
    scripted = 0
    for printed, one in found:
        script = one.script
        if script is None and not _has_text(printed):
            # No source prints a text for it: it plays as its other printings do.
            script = like.get(printed.plays_as)
        if script is None:
            continue
        scripted += 1
        record: dict[str, Any] = {"id": printed.text.id, "text": fingerprint(printed.text)}
        stored = stored_form(script)
        if stored is not None:
            record["script"] = stored
        lines[printed.set].append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    out.mkdir(parents=True, exist_ok=True)
    kept = {f"{name}.jsonl" for name in lines}
    for stale in out.glob("*.jsonl") if not sets else ():
        if stale.name not in kept:
            stale.unlink()
    for name, content in lines.items():
        write_text(out / f"{name}.jsonl", "\n".join(content) + "\n")
    write_text(out / "lines.json", json.dumps(basics_below(), ensure_ascii=False, indent=0) + "\n")
    return scripted, len(found)


def _has_text(printed: corpus.Printed) -> bool:
    text = printed.text
    return bool(text.rules) or any(t[1] for t in (*text.attacks, *text.powers))


def basics_below() -> dict[str, list[str]]:
    """Return the Basic Pokémon that each Stage 1 of the pool evolves from, by rules names."""
    below: dict[str, set[str]] = defaultdict(set)
    for _, card in pokemon.printings():
        name, under = card["name"].get("en"), card.get("evolves_from")
        if name and under and "Stage 1" in card.get("subkinds", ()):
            below[rules_name(name)].add(rules_name(under))
    return {stage_1: sorted(basics) for stage_1, basics in sorted(below.items())}


@click.command()
@click.option(
    "--from",
    "source",
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the sources, with one folder per game",
)
@click.option(
    "--out", default=DATA, type=click.Path(path_type=Path), help="Folder of the program files"
)
@click.option("--set", "sets", multiple=True, metavar="ID", help="Only this set (repeatable)")
def main(source: Path, out: Path, sets: tuple[str, ...]) -> None:
    """Compile the card texts of the sources into programs

    Example:

        python -m rulesets.ptcg.text.build --from ../shared/data
    """
    if sys.stderr.isatty():
        with click.progressbar(length=1000, label="compiling", file=sys.stderr) as bar:
            last = 0

            def step(done: int, total: int) -> None:
                nonlocal last
                now = 1000 * done // max(1, total)
                bar.update(now - last)
                last = now

            scripted, total = write(source, out, step, sets)
    else:
        scripted, total = write(source, out, lambda done, total: None, sets)
    share = f" ({scripted / total:.1%})" if total else ""
    click.echo(f"{scripted} of {total} printings scripted{share}")


if __name__ == "__main__":
    main()
