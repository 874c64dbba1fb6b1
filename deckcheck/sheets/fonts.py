"""Fonts that can print a sheet: the PDF's own for Western letters, else files that are found."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTCollection, TTFont, TTLibError

# Packages of the extra `fonts`: the folder in them and the file.
_PACKAGES = (
    ("font_source_sans_pro", "files/SourceSansPro-Regular.ttf"),
    ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
)
_FOLDERS = {
    "linux": ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"),
    "darwin": ("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts"),
    "win32": ("C:/Windows/Fonts", "~/AppData/Local/Microsoft/Windows/Fonts"),
}
# Files of systems, those with many Western letters first.
_FILES = (
    "DejaVuSans.ttf", "arial.ttf", "Arial Unicode.ttf", "NotoSansCJK-Regular.ttc", "ipaexg.ttf",
    "ipag.ttf", "NotoSansJP-Regular.ttf", "NotoSansJP-Regular.otf", "YuGothM.ttc", "msgothic.ttc",
    "ヒラギノ角ゴシック W3.ttc", "AppleSDGothicNeo.ttc", "malgun.ttf", "wqy-microhei.ttc",
)  # fmt: skip
_TRY = (
    "Install fonts with 'pip install deckcheck[fonts]', or name one: --font FILE (ttf, otf, ttc)."
)


class FontError(ValueError):
    """No font can print a text, or a file is no font; the hint says what to try."""

    hint = _TRY


class Face(NamedTuple):
    """A font file, and which font in a collection."""

    path: Path
    number: int = 0


def is_western(texts: Iterable[str]) -> bool:
    """Tell whether the fonts that every PDF reader has can print texts."""
    try:
        "".join(texts).encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def choose(texts: Iterable[str], given: Sequence[str] = ()) -> list[Face]:
    """Return the fonts that print all letters of some texts, the main one first."""
    left = {letter for text in texts for letter in text if letter.isprintable() and letter != " "}
    chosen = []
    for face, named in _candidates(given):
        letters = _letters(face)
        if named or left & letters:
            chosen.append(face)
            left -= letters
        if not left and chosen:
            return chosen
    shown = " ".join(sorted(left)[:12])
    raise FontError(f"no font found that can print {shown}")


def _candidates(given: Sequence[str]) -> Iterator[tuple[Face, bool]]:
    """Yield the fonts that were named, those of packages, and those of the system."""
    from importlib.util import find_spec

    for name in given:
        path = Path(name)
        if not path.is_file():
            raise FontError(f"--font {name}: there is no such file")
        yield Face(path), True
    for package, file in _PACKAGES:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            if (path := Path(folder) / file).is_file():
                yield Face(path), False
    for path in _of_system():
        yield Face(path), False


def _of_system() -> Iterator[Path]:
    folders = [Path(name).expanduser() for name in _FOLDERS.get(sys.platform, _FOLDERS["linux"])]
    there = {path.name: path for folder in folders for path in folder.rglob("*") if path.suffix}
    yield from (there[name] for name in _FILES if name in there)


def _letters(face: Face) -> set[str]:
    """Return the letters that a font has."""
    try:
        if face.path.suffix.lower() in (".ttc", ".otc"):
            font = TTCollection(str(face.path), lazy=True).fonts[face.number]
        else:
            font = TTFont(str(face.path), lazy=True)
        return {chr(code) for code in font.getBestCmap() or ()}
    except (TTLibError, OSError, KeyError) as error:
        raise FontError(f"{face.path}: cannot be read as a font: {error}") from None
