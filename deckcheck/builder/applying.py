"""Carry out changes of a deck in its list: a new card stands where the old one stood."""

from __future__ import annotations

from collections.abc import Sequence

from deckcheck.builder.building import Building
from deckcheck.builder.edits import Editor
from deckcheck.builder.repair import Change
from rulesets.deck import Entry
from rulesets.lines.rows import open_lines
from rulesets.plain import AnyCard


def apply(building: Building, changes: Sequence[Change]) -> None:
    """Make a list what a proposal says; lines that are no known card go."""
    editor = building.editor()
    if odd := open_lines(editor.reading):
        editor.drop(odd)
    for change in changes:
        _one(editor, change)
    building.become(editor.text)


def _one(editor: Editor, change: Change) -> None:
    if change.old is None:
        editor.add(change.new, change.copies, change.to)
        return
    entries = _held(editor, change.old, change.section)
    if change.new is None:
        editor.take(entries, change.copies)
    elif change.new.id == change.old.id:
        editor.move(entries, change.copies, change.to)
    else:
        editor.swap(entries, change.copies, change.new, change.to)


def _held(editor: Editor, card: AnyCard, section: str) -> list[Entry]:
    found = editor.reading.entries
    return [e for e in found if (e.card.id, e.section) == (card.id, section)]
