"""Pictures of the builder: taken anew they are those of the walk-through pages."""

import re
from functools import cache
from html import unescape
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from tests.conftest import ROOT

pytest.importorskip("textual")

PINNED = re.search(r"^textual==(\S+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE)[1]
LOOK = "the screen is another: run 'make pictures', look at the picture, and commit it"


def _script():
    spec = spec_from_file_location("pictures", ROOT / "docs/pictures.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pictures = _script()


def rows(svg):
    """Return what a picture says, row by row, and where each piece of it begins."""
    found = {}
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<', svg):
        found.setdefault(float(y), []).append((float(x), unescape(text).replace("\xa0", " ")))
    return [sorted(found[y]) for y in sorted(found)]


taken = cache(pictures.taken)


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_the_screen_is_as_its_picture(name):
    kept = (ROOT / "docs/pictures" / f"{name}.svg").read_text("utf-8")
    assert rows(taken(name)) == rows(kept), LOOK
    if version("textual") == PINNED:  # others may paint the same words in another way
        assert taken(name) == kept, LOOK


def test_every_game_is_pictured_at_both_sizes_and_nothing_else_lies_there():
    sizes = {(each.ruleset, each.size) for each in pictures.PICTURES.values()}
    games = ("ptcg-base", "ygo-goat", "master-trainer")
    assert sizes == {(game, size) for game in games for size in ((80, 24), (160, 50))}
    files = {path.stem for path in (ROOT / "docs/pictures").iterdir()}
    assert files == set(pictures.PICTURES)


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_a_picture_has_the_panes_of_its_size_between_title_and_keys(name):
    said = [[text.strip() for _, text in row] for row in rows(taken(name))]
    said.remove(["deckcheck build"])  # the title of the window
    size = pictures.PICTURES[name].size
    assert "ILLEGAL" in said[0] and {"Quit", "Redo"} <= set(said[-1])
    assert len(said) <= size[1]
    panes = {text for row in said[1:-1] for text in row} & {"Card", "Findings", "Statistics"}
    assert len(panes) == (3 if size == pictures.WIDE else 0)


def test_a_hit_tells_of_the_card_that_would_be_added():
    """Hitmonchan of the first set has 70 HP; the newest one, which is not legal, has 120."""
    said = ["".join(text for _, text in row) for row in rows(taken("pokemon-160x50"))]
    (hit,) = [row for row in said if row.lstrip().startswith("Hitmonchan  Fighting")]
    assert "Hitmonchan  Fighting, Basic, 70 HP" in hit
