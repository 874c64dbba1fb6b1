"""The interactive builder, driven through Textual's pilot."""

import asyncio
import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("textual")

from textual.widgets import Button, Input, OptionList, Static

from cardpool.store import CardPool
from deckcheck.builder.building import Building
from deckcheck.builder.listfile import ListFile
from deckcheck.builder.screen.app import BuilderApp
from deckcheck.builder.screen.session import Session
from deckcheck.checker import Checker
from deckcheck.cli.app import cli

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


@pytest.fixture
def screen(pool, tmp_path, monkeypatch):
    """Return what drives the builder over the text of a list."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))

    def drive(text, steps, ruleset="", on="", size=(80, 24), name="deck.txt"):
        path = tmp_path / name
        path.write_text(text, "utf-8")
        building = Building(ListFile.open(str(path)), Checker(pool, ruleset, on))
        app = BuilderApp(Session(building))

        async def run():
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await steps(app, pilot)

        asyncio.run(run())
        return path

    return drive


async def typed(pilot, text):
    for letter in text:
        await pilot.press("space" if letter == " " else letter)
    await pilot.pause()


def words(app, selector):
    return str(app.query_one(selector, Static).content)


def options(app, selector):
    shown = app.query_one(selector, OptionList)
    return [str(shown.get_option_at_index(n).prompt) for n in range(shown.option_count)]


FAMILIES = [
    ("ptcg-base", "haymaker", "hitmonchn", "Hitmonchan", "PTCG101", "5 Hitmonchan"),
    ("ygo-goat", "goat", "pot of gred", "Pot of Greed", "YGO302", "2 Pot of Greed"),
    ("master-trainer", "", "onyx", "Onix", "MT102", "2 Onix"),
]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
@pytest.mark.parametrize(("ruleset", "example", "typo", "name", "code", "line"), FAMILIES)
def test_a_real_list_is_searched_changed_judged_taken_back_and_saved(
    screen, size, ruleset, example, typo, name, code, line
):
    text = "Team\n1 Pikachu\n1 Onix\n"
    if example:
        text = (EXAMPLES / f"{example}.txt").read_text("utf-8")

    async def steps(app, pilot):
        had = code in words(app, "#findings-text") and name in words(app, "#findings-text")
        assert not had
        await typed(pilot, typo)
        assert name in options(app, "#hits")[0]
        await pilot.press("enter")
        await pilot.pause()
        found = words(app, "#findings-text")
        assert code in found
        assert name in found
        cited = next(f for f in app.session.result.findings if f.code == code).cites[0]
        assert f"{cited}: " in found
        assert "ILLEGAL" in words(app, "#title")
        assert any(each.split()[0] == line.split()[0] and name in each
                   for each in options(app, "#deck"))  # fmt: skip
        await pilot.press("ctrl+s")
        await pilot.pause()
        on_screen = app.session.result
        path = str(app.session.building.file.path)
        checked = CliRunner().invoke(cli, ["check", path, "-r", ruleset, "--json"])
        (told,) = json.loads(checked.output)
        assert told["verdict"] == on_screen.verdict
        assert [f["code"] for f in told["findings"]] == [f.code for f in on_screen.findings]
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert name not in words(app, "#findings-text")
        await pilot.press("ctrl+s")
        await pilot.pause()

    assert screen(text, steps, ruleset, size=size).read_text("utf-8") == text


@pytest.mark.parametrize("query", ["charizrd", "type:fire hp>=120"])
def test_the_list_of_hits_follows_every_key(screen, query):
    """How long a key takes: make bench-keys."""

    async def steps(app, pilot):
        await typed(pilot, query[:-1])
        before = options(app, "#hits")
        await typed(pilot, query[-1])
        shown, found = options(app, "#hits"), app.session.search(query)
        assert len(shown) == len(found) > 0 and shown != before
        assert all(hit.name in line for line, hit in zip(shown, found, strict=True))

    screen("4 Pikachu BS 58\n", steps, "ptcg-unlimited")


def test_leaving_right_after_a_key_ends_without_a_fault(screen):
    """Hits are marked a moment after the last key, when the screen may be gone."""

    async def steps(app, pilot):
        app._mark_some()  # as the timers do
        await app.screen.query("*").remove()
        app._mark_some()
        app._show_marked()

    screen("4 Pikachu BS 58\n", steps, "ptcg-base")


def test_signs_change_copies_and_m_moves_between_sections(screen):
    async def steps(app, pilot):
        app.query_one("#deck", OptionList).focus()
        app.query_one("#deck", OptionList).highlighted = 1
        await pilot.press("plus")
        await pilot.press("m")
        await pilot.pause()
        assert any("Side Deck: 1" in each for each in options(app, "#deck"))
        app.query_one("#deck", OptionList).highlighted = 1
        await pilot.press("minus")
        await pilot.press("ctrl+s")
        await pilot.pause()

    text = "Main Deck: 2\n2 Gemini Elf\n\nExtra Deck: 1\n1 Thousand-Eyes Restrict\n"
    path = screen(text, steps, "ygo-goat")
    assert "Main Deck: 1\n1 Gemini Elf" in path.read_text("utf-8")


def test_a_list_that_lacks_cards_is_incomplete_on_the_screen(screen):
    async def steps(app, pilot):
        assert "INCOMPLETE" in words(app, "#title")
        assert "56 missing" in words(app, "#title")

    screen("4 Pikachu BS 58\n", steps, "ptcg-base")


def test_a_wrong_query_says_what_is_wrong_and_keeps_the_list(screen):
    async def steps(app, pilot):
        app.query_one("#query", Input).value = "colour:red"
        await pilot.pause(0.2)
        assert "colour" in words(app, "#said")
        assert options(app, "#hits") == []

    screen("4 Pikachu BS 58\n", steps, "ptcg-base")


@pytest.mark.parametrize(
    ("answer", "left"), [("keep", "5 Pikachu BS 58\n"), ("theirs", "# theirs\n4 Abra BS 43\n")]
)
def test_a_file_that_another_program_changed_is_asked_about_and_nothing_is_lost(
    screen, answer, left
):
    async def steps(app, pilot):
        app.query_one("#deck", OptionList).focus()
        app.query_one("#deck", OptionList).highlighted = 1
        await pilot.press("plus")
        app.session.building.file.path.write_text("# theirs\n4 Abra BS 43\n", "utf-8")
        await pilot.press("ctrl+s")
        await pilot.pause()
        app.screen.query_one(f"#{answer}", Button).press()
        await pilot.pause()
        if answer == "theirs":
            assert any("Abra" in each for each in options(app, "#deck"))
            await pilot.press("ctrl+z")
            await pilot.pause()
            assert any("5 Pikachu" in each for each in options(app, "#deck"))

    path = screen("4 Pikachu BS 58\n", steps, "ptcg-base")
    assert path.read_text("utf-8") == left
    if answer == "keep":
        CliRunner().invoke(cli, ["build", "undo", str(path)])
        assert path.read_text("utf-8") == "# theirs\n4 Abra BS 43\n"


def test_a_file_that_cannot_be_written_says_so_and_the_list_stays_on_the_screen(
    screen, monkeypatch
):
    def refuse(*given):
        raise PermissionError(13, "Permission denied")

    async def steps(app, pilot):
        monkeypatch.setattr("deckcheck.builder.listfile.write_text", refuse)
        app.query_one("#deck", OptionList).focus()
        app.query_one("#deck", OptionList).highlighted = 1
        await pilot.press("plus")
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "cannot be written: Permission denied" in words(app, "#said")
        assert app.session.is_changed

    assert screen("4 Pikachu BS 58\n", steps, "ptcg-base").read_text() == "4 Pikachu BS 58\n"


def test_leaving_with_unsaved_changes_asks(screen):
    async def steps(app, pilot):
        app.query_one("#deck", OptionList).focus()
        app.query_one("#deck", OptionList).highlighted = 1
        await pilot.press("plus")
        await pilot.press("ctrl+q")
        await pilot.pause()
        app.screen.query_one("#save", Button).press()
        await pilot.pause()

    assert screen("4 Pikachu BS 58\n", steps, "ptcg-base").read_text() == "5 Pikachu BS 58\n"


def test_a_list_is_converted_by_the_ending_of_the_file_it_is_saved_as(screen):
    made = []

    async def steps(app, pilot):
        other = app.session.building.file.path.with_name("deck.ydk")
        made.append(other)
        await pilot.press("f6")
        await pilot.pause()
        app.screen.query_one("#answer", Input).value = str(other)
        await pilot.press("enter")
        await pilot.pause()
        assert "as ydk" in words(app, "#said")

    screen("3 Dark Magician\n", steps, "ygo-goat")
    assert made[0].read_text().splitlines().count("46986414") == 3


def test_another_ruleset_judges_the_list_at_once(screen):
    async def steps(app, pilot):
        await pilot.press("f8")
        await pilot.pause()
        app.screen.query_one("#answer", Input).value = "ptcg-standard 2024-08-16"
        await pilot.press("enter")
        await pilot.pause()
        assert "ptcg-standard 2024-08-16" in words(app, "#title")
        await pilot.press("f8")
        await pilot.pause()
        app.screen.query_one("#answer", Input).value = "ptcg-nonsense"
        await pilot.press("enter")
        await pilot.pause()
        assert "there is no ruleset 'ptcg-nonsense'" in words(app, "#said")

    screen("4 Pikachu BS 58\n", steps, "ptcg-base")


def test_a_terminal_that_is_too_small_is_told_so(screen):
    async def steps(app, pilot):
        assert "needs 60 × 18" in words(app, "#small")
        assert app.query_one("#small").display
        assert not app.query_one("#body").display

    screen("4 Pikachu BS 58\n", steps, "ptcg-base", size=(50, 15))


def test_all_panes_are_shown_on_a_wide_terminal_and_one_on_a_narrow_one(screen):
    async def wide(app, pilot):
        assert all(app.query_one(f"#{name}").display for name in ("card", "findings", "stats"))

    async def narrow(app, pilot):
        await pilot.press("f4")
        await pilot.pause()
        shown = [n for n in ("card", "findings", "stats") if app.query_one(f"#{n}").display]
        assert shown == ["stats"]

    screen("4 Pikachu BS 58\n", wide, "ptcg-base", size=(160, 50))
    screen("4 Pikachu BS 58\n", narrow, "ptcg-base", size=(80, 24))


def test_a_click_adds_a_hit(screen):
    async def steps(app, pilot):
        await typed(pilot, "abra")
        await pilot.click("#hits", offset=(5, 0))
        await pilot.pause()
        assert any("Abra" in each for each in options(app, "#deck"))

    screen("4 Pikachu BS 58\n", steps, "ptcg-base")


def test_without_the_extra_the_command_says_what_to_install(tmp_path, monkeypatch):
    for name in [n for n in sys.modules if n.startswith("deckcheck.builder.screen")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setitem(sys.modules, "textual.app", None)
    ran = CliRunner().invoke(cli, ["build", str(tmp_path / "deck.txt")])
    assert ran.exit_code == 2
    assert "needs the package textual" in ran.output
    assert "pip install 'deckcheck[tui]'" in ran.output


def test_without_a_terminal_the_command_says_so(tmp_path):
    ran = CliRunner().invoke(cli, ["build", str(tmp_path / "deck.txt")])
    assert ran.exit_code == 2
    assert "needs a terminal" in ran.output


def test_a_misspelt_command_is_no_list(tmp_path):
    ran = CliRunner().invoke(cli, ["build", "complet"])
    assert ran.exit_code == 2
    assert "Did you mean 'build complete'?" in ran.output
