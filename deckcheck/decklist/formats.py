"""The formats that lists are read and written in: those of one game, and those of all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rulesets import registry
from rulesets.lines import textlist
from rulesets.lines.headings import HeadingWords, table
from rulesets.lines.list_format import Export, ListFormat
from rulesets.lines.model import Decklist
from rulesets.lines.resolution import Reading

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool
    from rulesets.lines.rows import Added

PLAIN, CSV, JSON = "plain", "csv", "json"
TEXT = "text"  # what plain lists are called where one is written


Own: TypeAlias = Mapping[str, HeadingWords]  # headings of the game that a list is read for


def _read_plain(text: str, path: str, own: Own | None = None) -> list[Decklist]:
    return [textlist.read(text, path, PLAIN, own)]


def _write_text(reading: Reading, family: Family, pool: Pool) -> Export:
    return family.as_text(reading, pool)


def _read_csv(text: str, path: str, own: Own | None = None) -> list[Decklist]:
    from deckcheck.decklist import csv

    return [csv.read(text, path, own)]


def _write_csv(reading: Reading, family: Family, pool: Pool) -> Export:
    from deckcheck.decklist import csv

    return csv.write(reading, family, pool)


def _csv_rows(text: str) -> list[str]:
    from deckcheck.decklist import csv

    return csv.rows_with_ends(text)


def _csv_row(added: Added, source: Decklist) -> list[str]:
    from deckcheck.decklist import csv

    return [csv.row(added.row, source.text)]


def _read_json(text: str, path: str) -> list[Decklist]:
    from deckcheck.decklist.json import records

    return records.read(text, path)


def _write_json(reading: Reading, family: Family, pool: Pool) -> Export:
    from deckcheck.decklist.json import records

    return records.write(reading, family, pool)


def _fix_json(source: Decklist, wanted: Mapping[int, int]) -> str:
    from deckcheck.decklist.json import recount as fix

    return fix.fixed(source.text, wanted)


def _add_json(source: Decklist, cards: Sequence[Added]) -> str:
    from deckcheck.decklist.json import added

    return added.added(source, [each.row for each in cards])


# Those of all games. Most are imported only when a list of theirs is met.
_SHARED = {
    PLAIN: ListFormat(
        PLAIN,
        _read_plain,
        _write_text,
        expected='lines such as "4 Pikachu BS 58"',
        states_counts=True,
        comments=True,
    ),
    CSV: ListFormat(
        CSV,
        _read_csv,
        _write_csv,
        ending=CSV,
        expected="a count and a name in each row",
        rows=_csv_rows,
        row=_csv_row,
    ),
    JSON: ListFormat(
        JSON,
        _read_json,
        _write_json,
        ending=JSON,
        expected='objects such as {"count": 4, "name": "Pikachu"}',
        fixed=_fix_json,
        added=_add_json,
    ),
}


_READERS = {PLAIN: _read_plain, CSV: _read_csv}  # of formats whose lists have headings


def of_games(families: Iterable[Family]) -> list[ListFormat]:
    """Return the formats that only one game has."""
    return [each for family in families for each in family.formats]


def is_written_out(path: str) -> bool:
    """Tell whether what was given in place of a file is a list itself, as a link holds one."""
    if "://" not in path:
        return False
    for families in (registry.built_in_families, registry.installed_families):
        if any(each.link and path.startswith(each.link) for each in of_games(families())):
            return True
    return False


def find(format_id: str) -> ListFormat | None:
    """Return a format; those of games from other packages are looked for last."""
    if format_id in _SHARED:
        return _SHARED[format_id]
    for families in (registry.built_in_families, registry.installed_families):
        for each in of_games(families()):
            if each.id == format_id:
                return each
    return None


def known(format_id: str) -> ListFormat:
    """Return the format that a list was read as; what could not be read at all is plain."""
    return find(format_id) or _SHARED[PLAIN]


def read(chosen: ListFormat, text: str, path: str, game: str) -> list[Decklist]:
    """Read the lists of a text; `game` is that of the ruleset the user named, if any.

    The headings of a game from another package are known only in lists that are read for it.
    """
    if chosen.id in _READERS and game and game not in registry.FAMILIES:
        return _READERS[chosen.id](text, path, table(registry.family(game).headings))
    return chosen.read(text, path)


def readable() -> list[str]:
    """Return the formats that lists are read in."""
    every = (*registry.built_in_families(), *registry.installed_families())
    return [*(each.id for each in of_games(every)), *_SHARED]


def writable(families: Iterable[Family]) -> list[str]:
    """Return the formats that lists are written in."""
    return [*(each.id for each in of_games(families) if each.write), CSV, JSON, TEXT]
