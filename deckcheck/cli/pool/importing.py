"""Run an import with progress bars, compile what it brought and swap the new overlay in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.output import echo_json, fail
from deckcheck.cli.progress import Progress, bar
from rulesets.wording import numbered

if TYPE_CHECKING:
    from cardpool.importing.importer import Importer, Summary
    from rulesets.explained import Program

# What the import made of texts.
BUNDLED, COMPILED, NOT_UNDERSTOOD, WAITING = "bundled", "compiled", "not_understood", "not_compiled"
NEEDS_LARK = "The compiler needs lark: pip install 'deckcheck[compile]', then import again."


def run(path: str, as_json: bool) -> None:
    """Import a file or folder into the user's overlay database."""
    from cardpool.errors import PoolError
    from cardpool.ingest.errors import IngestError
    from cardpool.store import overlay

    target = Path(overlay.path())
    hint = "Nothing was changed."
    try:
        with changing(target):
            summary, made, aside = _brought(Path(path), target)
    except IngestError as error:
        fail(str(error), hint)
    except PoolError as error:
        fail(str(error), error.hint)
    except OSError as error:
        fail(f"cannot write {str(target)!r}: {error.strerror or error}", hint)
    if as_json:
        echo_json({"overlay": str(target), **summary._asdict(), "programs": dict(made)})
    else:
        _tell(summary, made, target)
    if aside:
        told = f"Your earlier imports could not be used; they are kept in {aside}"
        click.echo(shown(told), err=True)


@contextmanager
def changing(target: Path) -> Iterator[None]:
    """Let no other process import or remove in the meantime."""
    from cardpool.files import locked

    target.parent.mkdir(parents=True, exist_ok=True)
    with locked(target, lambda: click.echo("Waiting for another import to end …", err=True)):
        yield


def _brought(source: Path, target: Path) -> tuple[Summary, Counter[str], Path | None]:
    """Write the imports with those of a file; return what it brought, and what was put away."""
    from cardpool.errors import PoolError
    from cardpool.importing.earlier import join_reprints
    from cardpool.importing.importer import Importer
    from cardpool.store import CardPool, bundle, overlay
    from cardpool.store.layer import Layer

    base = CardPool([Layer(bundle.locate())])
    before, aside = None, None
    if target.is_file():
        try:
            before = overlay.sound(str(target), base.layers[-1])
        except PoolError:
            aside = target.with_suffix(".unusable")
    importer = Importer(base, before)
    with bar("Importing") as tick:
        summary = importer.run(source, lambda done: tick(done, 0))
    with bar("Compiling texts") as progress:
        made = compile_texts(importer, progress)
    join_reprints(importer.database, base)
    importer.database.meta["hash"] = base.layers[-1].meta()["hash"]
    if aside:
        target.replace(aside)
    importer.database.write(target)
    overlay.note(str(target))
    return summary, made, aside


def compile_texts(importer: Importer, progress: Progress) -> Counter[str]:
    """Give every card that was read the program of its text; return how many of which."""
    counted = Counter(dict.fromkeys((BUNDLED, COMPILED, NOT_UNDERSTOOD, WAITING), 0))
    if not importer.printed:
        return counted
    from cardpool.writing.entry import compact
    from deckcheck.cli.pool.scripted import compiled_games

    kept = importer.database.programs
    read = list(importer.cards_read())
    made: list[Program] = []
    for game, compiler in compiled_games():
        own = [(card, texts) for card, texts in read if card.game == game]
        made += compiler.programs_of(own, partial(importer.names, game), progress)
    for one in made:
        if one.bundled:
            kept.pop(one.id, None)  # of another text that was imported before
            counted[BUNDLED] += 1
        else:
            kept[one.id] = (one.text, one.script, compact(one.gaps))
            kind = COMPILED if one.script else WAITING if one.waits else NOT_UNDERSTOOD
            counted[kind] += 1
    return counted


def _tell(summary: Summary, made: Counter[str], target: Path) -> None:
    click.echo(
        f"Read {numbered(summary.read, 'record')} of {summary.format}: "
        f"{numbered(summary.new, 'new card')}, {summary.renamed:,} with more names, "
        f"{numbered(summary.texts, 'text')}, {numbered(summary.lists, 'list')}."
    )
    if total := made[BUNDLED] + made[COMPILED]:
        plays = "1 card plays from its" if total == 1 else f"{total:,} cards play from their"
        click.echo(
            f"{plays} text: {made[BUNDLED]:,} "
            f"with the program the pool has, {made[COMPILED]:,} with one made now."
        )
    if made[NOT_UNDERSTOOD]:
        click.echo(
            f"{numbered(made[NOT_UNDERSTOOD], 'text')} not understood: see "
            "'deckcheck card ID --explain' and 'deckcheck pool coverage'."
        )
    if made[WAITING]:
        click.echo(f"{numbered(made[WAITING], 'text')} stored, not compiled. {NEEDS_LARK}")
    click.echo(f"They are in {shown(str(target))}")
