"""Draw registration sheets and checklists for judges as PDF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from deckcheck.sheets.canvas import MARGIN, Canvas
from deckcheck.sheets.contents import FIELDS, Part, Row, Sheet
from deckcheck.sheets.layout import Placed, lines_of, place

_LINE = 5.4  # millimetres of a row
_TOP, _TOP_LATER = 62.0, 26.0
_FOOT, _FOOT_LATER = 40.0, 16.0
_GAP = 6.0  # between columns
_COUNT, _PLACE, _BOX = 10.0, 26.0, 6.0
_MOST_BOXES = 4  # of one row; more copies are a number beside one box
_LABELS = ("title", "checklist", *FIELDS, "format", "count", "name", "place", "total", "page",
           "continued", "judges", "checked by", "round", "table", "notes")  # fmt: skip


def sheets(
    several: Iterable[Sheet], paper: str, fonts: Sequence[str] = (), checklist: bool = False
) -> bytes:
    """Return one PDF with the sheets of several lists."""
    found = [_sorted(sheet) if checklist else sheet for sheet in several]
    canvas = Canvas([text for sheet in found for text in _texts(sheet)], paper, fonts)
    canvas.pdf.set_title(found[0].said("checklist" if checklist else "title"))
    canvas.pdf.set_lang(found[0].lang)
    for sheet in found:
        _Drawing(canvas, sheet, checklist).draw()
    return bytes(canvas.pdf.output())


def _texts(sheet: Sheet) -> list[str]:
    """Return all that is printed, so that its letters are known beforehand."""
    words = [sheet.said(key) for key in _LABELS]
    return [*sheet.texts(), *words, *sheet.divisions, *(part.title for part in sheet.parts)]


def _sorted(sheet: Sheet) -> Sheet:
    """Return a sheet with the rows of each part by name, as a judge looks for them."""
    parts = [part._replace(rows=tuple(sorted(part.rows, key=_by_name))) for part in sheet.parts]
    return replace(sheet, parts=tuple(parts))


def _by_name(row: Row) -> tuple[str, str, str]:
    return row.name.casefold(), row.set, row.number


class _Drawing:
    """Draws the pages of one list."""

    def __init__(self, canvas: Canvas, sheet: Sheet, checklist: bool) -> None:
        self.canvas, self.sheet, self.checklist = canvas, sheet, checklist
        self.parts = [part for part in sheet.parts if part.rows]
        first = int((canvas.height - _TOP - _FOOT) / _LINE)
        later = int((canvas.height - _TOP_LATER - _FOOT_LATER) / _LINE)
        self.columns = 1 if lines_of(self.parts) <= first else 2
        self.placed = list(place(self.parts, first, later, self.columns))
        self.pages = 1 + max((each.page for each in self.placed), default=0)
        self.room = (canvas.width - _GAP * (self.columns - 1)) / self.columns

    def draw(self) -> None:
        """Draw page after page."""
        for page in range(self.pages):
            self.canvas.pdf.add_page()
            self._head(page)
            for placed in self.placed:
                if placed.page == page:
                    self._line(placed)
            self._foot(page)

    def _head(self, page: int) -> None:
        sheet, canvas = self.sheet, self.canvas
        title = sheet.said("checklist" if self.checklist else "title")
        canvas.text(MARGIN, 15, canvas.width * 0.6, title, 16, bold=True)
        shown = f"{sheet.said('page')} {page + 1}/{self.pages}"
        canvas.text(MARGIN + canvas.width * 0.6, 15, canvas.width * 0.4, shown, 9, "R", grey=True)
        canvas.rule(MARGIN, 20, canvas.width, heavy=True)
        if page == 0:
            self._fields()
        else:
            known = [sheet.fields[key] for key in ("player", "player id") if key in sheet.fields]
            canvas.text(MARGIN, 22.8, canvas.width, " · ".join(known), 8, grey=True)

    def _fields(self) -> None:
        """Draw what is asked of the player, two fields a line."""
        sheet, canvas = self.sheet, self.canvas
        half = (canvas.width - _GAP) / 2
        fields = [*FIELDS, "format"]
        if not sheet.divisions:
            fields.remove("division")
        for at, key in enumerate(fields):
            x, y = MARGIN + (at % 2) * (half + _GAP), 27 + (at // 2) * 8.6
            canvas.text(x, y, 30, sheet.said(key), 7.5, grey=True)
            value = sheet.format if key == "format" else sheet.fields.get(key, "")
            if key == "division":
                self._divisions(x + 31, y, half - 31, value)
                continue
            canvas.text(x + 31, y - 0.4, half - 31, value, 10)
            canvas.rule(x + 31, y + 2.6, half - 31)

    def _divisions(self, x: float, y: float, room: float, chosen: str) -> None:
        each = room / len(self.sheet.divisions)
        for at, name in enumerate(self.sheet.divisions):
            ticked = chosen.casefold() == name.casefold()
            self.canvas.tick(x + at * each, y, ticked=ticked)
            self.canvas.text(x + at * each + 4.2, y, each - 4.6, name, 9)

    def _line(self, placed: Placed) -> None:
        top = _TOP if placed.page == 0 else _TOP_LATER
        x = MARGIN + placed.column * (self.room + _GAP)
        y = top + placed.line * _LINE + _LINE / 2
        if placed.row is None:
            self._heading(x, y, placed.part, placed.again)
        else:
            self._row(x, y, placed.row)

    def _heading(self, x: float, y: float, part: Part, again: bool) -> None:
        canvas = self.canvas
        canvas.box(x, y - _LINE / 2, self.room, _LINE, filled=True)
        more = f" ({self.sheet.said('continued')})" if again else ""
        canvas.text(x + 1.5, y, self.room * 0.7, part.title + more, 9.5, bold=True)
        canvas.text(x + self.room * 0.7, y, self.room * 0.3 - 1.5, str(part.copies), 9.5, "R")

    def _row(self, x: float, y: float, row: Row) -> None:
        canvas, boxes = self.canvas, self._boxes(row)
        ticks = 2 + boxes * 4.0
        place = _PLACE if self.sheet.places else 0
        room = self.room - _COUNT - place - ticks
        canvas.text(x + 1.5, y, _COUNT - 3.5, str(row.copies), 10, "R")
        canvas.text(x + _COUNT, y, room - 2, row.name, 10)
        if place:
            canvas.text(x + _COUNT + room, y, place - 2, f"{row.set} {row.number}".strip(), 9)
        for n in range(boxes):
            canvas.tick(x + self.room - (boxes - n) * 4.0, y)
        canvas.rule(x, y + _LINE / 2, self.room)

    def _boxes(self, row: Row) -> int:
        """Return the boxes of a row: one a copy on a checklist."""
        return row.copies if self.checklist and row.copies <= _MOST_BOXES else 1

    def _foot(self, page: int) -> None:
        sheet, canvas = self.sheet, self.canvas
        counted = " + ".join(f"{part.title} {part.copies}" for part in self.parts)
        y = canvas.height - (_FOOT if page == 0 else _FOOT_LATER) + 5
        total = f"{sheet.said('total')}: {sheet.copies}"
        canvas.text(MARGIN, y, canvas.width * 0.7, counted, 8, grey=True)
        canvas.text(MARGIN + canvas.width * 0.7, y, canvas.width * 0.3, total, 11, "R", bold=True)
        if page == 0:
            self._judges(y + 4)

    def _judges(self, y: float) -> None:
        sheet, canvas = self.sheet, self.canvas
        canvas.box(MARGIN, y, canvas.width, 19)
        canvas.text(MARGIN + 2, y + 3.2, 60, sheet.said("judges"), 8, bold=True)
        each = (canvas.width - 4) / 4
        for at, key in enumerate(("checked by", "round", "table", "notes")):
            x = MARGIN + 2 + at * each
            canvas.text(x, y + 8, each - 3, sheet.said(key), 7.5, grey=True)
            canvas.rule(x, y + 16, each - 3)
