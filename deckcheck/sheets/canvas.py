"""A PDF to draw on: fonts that have the letters, text that fits its room, boxes and lines."""

from __future__ import annotations

from collections.abc import Sequence

from fpdf import FPDF

from deckcheck.sheets.fonts import choose, is_western

MARGIN = 12.0  # millimetres
_SMALLEST = 3.5  # points; what does not fit even so is cut
_GREY, _BLACK, _SHADE = 110, 0, 232
_OWN = "helvetica"  # that every reader of PDFs has


class Canvas:
    """Pages of one size."""

    def __init__(self, texts: Sequence[str], paper: str = "a4", fonts: Sequence[str] = ()) -> None:
        self.pdf = FPDF(format=paper)
        self.pdf.set_auto_page_break(False)
        self.pdf.set_creator("deckcheck")
        self.family = _OWN
        if fonts or not is_western(texts):
            faces = choose(texts, fonts)
            for at, face in enumerate(faces):
                self.pdf.add_font(f"f{at}", fname=face.path, collection_font_number=face.number)
            self.family = "f0"
            self.pdf.set_fallback_fonts([f"f{at}" for at in range(1, len(faces))])

    @property
    def width(self) -> float:
        """Return the width between the margins."""
        return float(self.pdf.w) - 2 * MARGIN

    @property
    def height(self) -> float:
        """Return the height of a page."""
        return float(self.pdf.h)

    def text(
        self, x: float, y: float, room: float, said: str, size: float = 9, align: str = "L",
        grey: bool = False, bold: bool = False,
    ) -> None:  # fmt: skip
        """Write one line whose middle is at a height; a long one is set smaller."""
        said = "".join(letter if letter.isprintable() else " " for letter in said)
        style = "B" if bold and self.family == _OWN else ""
        self.pdf.set_font(self.family, style, size)
        while self.pdf.get_string_width(said) > room and size > _SMALLEST:
            size = max(size - 0.5, _SMALLEST)
            self.pdf.set_font(self.family, style, size)
        while said and self.pdf.get_string_width(said) > room:
            said = said[:-2] + "…" if self.family != _OWN else said[:-4] + "..."
        shade = _GREY if grey else _BLACK
        self.pdf.set_text_color(shade)
        self.pdf.c_margin = 0
        self.pdf.set_xy(x, y - 2.5)
        self.pdf.cell(room, 5, said, align=align)

    def rule(self, x: float, y: float, room: float, heavy: bool = False) -> None:
        """Draw a line across."""
        self.pdf.set_line_width(0.4 if heavy else 0.15)
        self.pdf.set_draw_color(_BLACK if heavy else 150)
        self.pdf.line(x, y, x + room, y)

    def box(self, x: float, y: float, wide: float, high: float, filled: bool = False) -> None:
        """Draw a box, or fill it as the ground of a heading."""
        self.pdf.set_line_width(0.2)
        self.pdf.set_draw_color(90)
        self.pdf.set_fill_color(_SHADE)
        self.pdf.rect(x, y, wide, high, style="F" if filled else "D")

    def tick(self, x: float, y: float, side: float = 3.2, ticked: bool = False) -> None:
        """Draw a box to tick, its middle at a height."""
        self.box(x, y - side / 2, side, side)
        if ticked:
            self.pdf.set_line_width(0.4)
            self.pdf.set_draw_color(_BLACK)
            self.pdf.line(x + 0.6, y - side / 2 + 0.6, x + side - 0.6, y + side / 2 - 0.6)
            self.pdf.line(x + 0.6, y + side / 2 - 0.6, x + side - 0.6, y - side / 2 + 0.6)
