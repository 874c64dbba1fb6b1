"""`deckcheck compare` from the shell's side: kinds of difference, senses, siding, bad input."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

HEAD = "4 Pikachu BS 58\n2 Ultra Ball SUM 135\n"
ENERGY = "54 Lightning Energy BS 100\n"
REGISTERED = "40 Gemini Elf\nExtra\n3 Thousand Dragon\nSide\n5 Dark Hole\n2 Stardust Dragon\n"
SIDED = (
    "35 Gemini Elf\n5 Dark Hole\nExtra\n1 Thousand Dragon\n2 Stardust Dragon\n"
    "Side\n5 Gemini Elf\n2 Thousand Dragon\n"
)
ON = ("-r", "ygo-tcg", "--on", "2014-07-14")


@pytest.fixture
def compare(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def run(before, after, *options):
        (tmp_path / "a.txt").write_text(before, "utf-8")
        (tmp_path / "b.txt").write_text(after, "utf-8")
        return invoke("a.txt", "b.txt", *options)

    return run


def invoke(*arguments, text=""):
    return CliRunner().invoke(cli, ["compare", *arguments], input=text, catch_exceptions=False)


def test_equal_lists_are_equal_whatever_their_order(compare):
    ran = compare(HEAD + ENERGY, ENERGY + HEAD)
    assert (ran.exit_code, ran.output) == (0, "a.txt and b.txt: the same cards\n")


def test_another_print_of_the_same_card_is_told_and_equal_unless_prints_are_asked_for(compare):
    other = HEAD.replace("SUM 135", "MEG 131") + ENERGY
    ran = compare(HEAD + ENERGY, other)
    assert ran.output.splitlines() == [
        "a.txt and b.txt: the same cards (2 reprint)",
        "  = 2 Ultra Ball SUM 135 as Ultra Ball MEG 131 (other print, line 2)",
    ]
    assert ran.exit_code == 0
    assert compare(HEAD + ENERGY, other, "--by", "print").exit_code == 1


def test_another_card_of_the_same_name_is_equal_by_name_alone(compare):
    other = HEAD.replace("BS 58", "JU 60") + ENERGY
    ran = compare(HEAD + ENERGY, other)
    assert "  ! 4 Pikachu BS 58 as Pikachu JU 60 (other card of that name, line 1)" in ran.output
    assert [compare(HEAD + ENERGY, other, "--by", by).exit_code for by in ("card", "name")] == [
        1,
        0,
    ]


def test_cards_added_removed_and_moved_are_told_with_section_and_line(compare):
    ran = compare(REGISTERED, REGISTERED.replace("5 Dark Hole", "4 Dark Hole\n1 Raigeki"), *ON)
    assert ran.output.splitlines() == [
        "a.txt and b.txt: different (1 removed, 1 added)",
        "  - 1 Dark Hole (removed, side deck, line 5)",
        "  + 1 Raigeki (added, side deck, line 6)",
    ]
    moved = compare("41 Gemini Elf\n", "40 Gemini Elf\nSide\n1 Gemini Elf\n", *ON)
    assert "  ~ 1 Gemini Elf from main to side (moved, lines 1 and 3)" in moved.output


def test_a_line_that_is_no_known_card_is_compared_by_its_words(compare):
    unknown = HEAD + "1 Glorpzax\n" + ENERGY
    assert compare(unknown, unknown.replace("G", "g")).exit_code == 0
    ran = compare(unknown, HEAD + ENERGY)
    assert "  - 1 'Glorpzax', no known card (removed, line 3)" in ran.output


def test_a_line_that_cannot_be_read_leaves_no_verdict(compare):
    ran = compare(HEAD + ENERGY, HEAD + ENERGY + "four Abra\n")
    assert ran.exit_code == 2
    assert ran.output.splitlines()[0].endswith("cannot be compared, as lines were not read")


@pytest.mark.rule("YF-061")
def test_an_exchange_one_for_one_is_right(compare):
    ran = compare(REGISTERED, SIDED, "--siding", "2", *ON)
    assert ran.exit_code == 0
    assert ran.output.splitlines()[0] == "a.txt and b.txt: siding for duel 2 is right"


@pytest.mark.parametrize(
    ("brought", "options", "codes"),
    [
        (SIDED, ("--siding", "1"), {"YGO503"}),
        (SIDED, ("--siding", "2", "--penalty"), {"YGO504"}),
        (SIDED.replace("35 G", "36 G").replace("5 Gemini Elf\n2", "4 Gemini Elf\n2"),
         ("--siding", "2"), {"YGO501", "YGO502"}),
        (SIDED.replace("5 Dark", "4 Dark").replace("35 G", "36 G"), ("--siding", "3"), {"YGO505"}),
    ],
)  # fmt: skip
def test_a_wrong_exchange_is_a_finding_with_its_statement(compare, brought, options, codes):
    ran = compare(REGISTERED, brought, *options, *ON, "--json")
    (pair,) = json.loads(ran.output)
    assert ({f["code"] for f in pair["findings"]}, ran.exit_code) == (codes, 1)
    assert all(f["cites"] for f in pair["findings"])


def test_a_folder_is_compared_by_player(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "reg/José.txt": HEAD + ENERGY,
        "reg/ann.txt": HEAD + ENERGY,
        "reg/table 3/bob.txt": HEAD + ENERGY,
        "played/jose.deck": HEAD + ENERGY,
        "played/bob.txt": HEAD.replace("4", "3") + ENERGY,
        "played/zoe.txt": HEAD + ENERGY,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text, "utf-8")
    ran = invoke("reg", "played", "-q")
    assert ran.output.splitlines() == [
        "reg/ann.txt: no list of this player on the second side",
        "reg/table 3/bob.txt and played/bob.txt: different (1 removed)",
        "  - 1 Pikachu BS 58 (removed, line 1)",
        "played/zoe.txt: no list of this player on the first side",
        "4 players: 1 equal, 1 different, 2 missing",
    ]
    assert ran.exit_code == 1
    page = invoke("reg", "played", "--output", "html").output
    assert page.count("<details") == 4
    assert invoke("reg", "played", "-q", "--output", "html").output.count("<details") == 3
    data = [len(json.loads(invoke("reg", "played", *q, "--json").output)) for q in ((), ("-q",))]
    assert data == [4, 3]
    assert "José" in page and "src=" not in page


def test_standard_input_may_be_one_of_the_lists(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text(HEAD)
    assert invoke("a.txt", "-", text=HEAD).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("a.txt", "a.txt"), "a.txt and a.txt are the same list"),
        (("a.txt", "none.txt"), "none.txt: cannot be opened: No such file or directory"),
        (("a.txt", "ygo.txt"), "a.txt is a list for Pokémon, ygo.txt one for Yu-Gi-Oh!"),
        (("a.txt", "b.txt", "-r", "ygo-tcg"), "a.txt is a list for Pokémon, the ruleset for Yu-"),
        (("a.txt", "lists"), "lists is a folder, a.txt a list"),
        (("a.txt", "b.txt", "--siding", "2"), "Pokémon TCG has no Side Deck"),
        (("a.txt", "b.txt", "--penalty"), "--penalty says something of a duel"),
        (("twice", "lists"), "would be of one player; give each player one list"),
        (("lists", "lists/../lists"), "are the same folder"),
    ],
)
def test_bad_input_is_named_and_ends_with_2(tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "a.txt": HEAD + ENERGY,
        "b.txt": ENERGY + HEAD,
        "ygo.txt": REGISTERED,
        "lists/a.txt": HEAD,
        "twice/a.txt": HEAD,
        "twice/A.deck": HEAD,
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    ran = invoke(*arguments)
    assert ran.exit_code == 2
    assert said in ran.stderr
    assert ran.stderr.startswith("Error: ")
