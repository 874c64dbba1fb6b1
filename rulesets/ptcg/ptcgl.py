"""The text lists that the Pokémon clients PTCGL and PTCGO export and import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardpool.model.pokemon import POKEMON
from rulesets.lines import textlist
from rulesets.lines.grammar import parse
from rulesets.lines.headings import Heading
from rulesets.lines.list_format import LIKELY, NO, SURE, Export, ListFormat
from rulesets.lines.model import Decklist, Written
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import deck_rows, kept, not_resolved, open_lines

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool

_KINDS = ("Pokémon", "Trainer", "Energy")  # and the headings that clients write for them


def likeness(text: str, path: str) -> int:
    """Tell a list with headings, or with sets and numbers, by its first row or by a later one."""
    start = text.lstrip("\ufeff \t\r\n")
    if not start.startswith("#") and _opens_export(start.partition("\n")[0]):
        return SURE
    return LIKELY if _has_export_marks(start) else NO


def _opens_export(row: str) -> bool:
    """Tell whether a first row is a heading or a card with its set, as clients export them."""
    first = parse(row)
    if isinstance(first, Heading):
        return row[0] not in "#!"  # "#main" opens a .ydk
    return isinstance(first, Written) and first.set_code != ""


def _has_export_marks(start: str) -> bool:
    """Tell whether headings, sets or ids make a text list an export of a client."""
    for row in start[:4000].splitlines()[:40]:
        what = parse(row)
        if isinstance(what, Heading):
            return True
        if isinstance(what, Written) and (what.set_code or what.card_id):
            return True
    return False


def read(text: str, path: str) -> list[Decklist]:
    """Read a text list; one whose headings are of another game is no export of these clients."""
    found = textlist.read(text, path, "ptcgl")
    if found.game not in ("", POKEMON):
        found.format = "plain"
    return [found]


def write(reading: Reading, family: Family, pool: Pool, *, keep: bool = False) -> Export:
    """Return the text a client imports; `keep` lines that are no known card, for people."""
    lost = not_resolved(reading)
    rows = deck_rows(reading, family, pool, keep=False)
    kinds = {family.id_of(entry.card): entry.card.kind for entry in reading.entries}
    parts: list[str] = []
    for kind in _KINDS:
        under = [row for row in rows if kinds[row.id] == kind]
        if under:
            said = [" ".join(str(part) for part in row[:4] if part) for row in under]
            parts.append("\n".join([f"{kind}: {sum(row.copies for row in under)}", *said]))
    others = [row for row in rows if kinds[row.id] not in _KINDS]
    if others:
        parts.append("\n".join(f"{row.copies} {row.name}" for row in others))
    for row in rows:
        if row.section not in ("main", ""):
            lost.append(f"the section {row.section!r} of {row.name}")
    left = [line.what for line in open_lines(reading)] if keep else []
    if left:
        parts.append("\n".join(map(_as_written, left)))
        lost = kept(lost)
    total = sum(row.copies for row in rows) + sum(what.count for what in left)
    return Export("\n\n".join([*parts, f"Total Cards: {total}"]) + "\n", lost)


def _as_written(what: Written) -> str:
    """Return a line that was not resolved, with the id that it may have."""
    said = str(what)
    return f"{what.count} {said}{' ' + what.card_id if what.card_id not in said else ''}"


PTCGL = ListFormat(
    "ptcgl",
    read,
    write,
    likeness,
    expected='lines such as "4 Pikachu BS 58"',
    states_counts=True,
    comments=True,
)
