"""`build fix`: legal afterwards, with the fewest changes, and substitutes that do the same."""

import json
from itertools import combinations_with_replacement

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.builder.removal import forbidden, reduced, smallest
from deckcheck.builder.repair import Repairer
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_text
from deckcheck.lint import verdict
from rulesets import registry
from tests.bench.build_fix import broken, compare
from tests.bench.every_way import EveryWay

HAYMAKER = "docs/examples/haymaker.txt"


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def reading_of(pool, text, ruleset, on=""):
    linter, resolver = Checker(pool, ruleset, on).by(ruleset)
    return linter, resolver.read(read_text(text, "list.txt")[0])


def by_all_ways(deck, linter):
    """Return the fewest copies that must leave, by trying every way."""
    start = tuple(e.copies for e in deck.entries)
    for number in range(sum(start) + 1):
        for chosen in combinations_with_replacement(range(len(start)), number):
            counts = list(start)
            for at in chosen:
                counts[at] -= 1
            if min(counts) >= 0 and not forbidden(linter.run(reduced(deck, tuple(counts)))):
                return number
    raise AssertionError


@pytest.mark.parametrize(
    ("ruleset", "on", "text"),
    [
        ("ptcg-base", "", "3 Pikachu BS 58\n2 Pikachu JU 60\n55 Lightning Energy BS 100"),
        ("ptcg-base", "", "5 Pikachu BS 58\n5 Abra BS 43\n54 Lightning Energy BS 100"),
        ("ptcg-base", "", "4 Pikachu BS 58\n59 Lightning Energy BS 100"),
        (
            "ptcg-standard",
            "2024-08-16",
            "1 Prime Catcher TEF 157\n1 Maximum Belt TEF 154\n2 Radiant Greninja ASR 46\n"
            "4 Charmander OBF 26\n52 Fire Energy SVE 2",
        ),
        ("ptcg-glc", "2025-06-05", "2 Charmander PGO 8\n1 Squirtle PGO 15\n57 Fire Energy SVE 2"),
        ("ygo-goat", "", "3 Mystical Space Typhoon\n2 Pot of Greed\n1 Yata-Garasu\n36 Gemini Elf"),
        ("ygo-goat", "", "2 Gemini Elf\n37 Mystic Tomato\nSide\n2 Gemini Elf\n13 Kuriboh"),
    ],
)
def test_no_smaller_removal_exists(pool, ruleset, on, text):
    """Also the search of the benchmark, which leaves out ways, gives what all of them give."""
    linter, reading = reading_of(pool, text, ruleset, on)
    found = smallest(reading, linter.run)
    assert found.proved
    assert not found.left
    assert found.total == by_all_ways(reading, linter) > 0
    assert EveryWay(reading, linter).fewest(99) == found.total


def test_a_repair_counts_a_card_that_makes_way_for_another_once(pool):
    text = "5 Pikachu BS 58\n55 Lightning Energy BS 100"
    linter, reading = reading_of(pool, text, "ptcg-base")
    repair = Repairer(pool, linter).repair(reading)
    assert (repair.out, repair.come, repair.size) == (1, 1, 1)
    assert not forbidden(linter.run(repair.deck))
    assert repair.deck.size() == 60


def test_a_draw_supporter_is_replaced_by_one_that_draws(pool):
    text = "4 Professor's Research PAF 88\n4 Charmander PAF 7\n52 Fire Energy SVE 2"
    linter, reading = reading_of(pool, text, "ptcg-standard", "2026-06-05")
    repair = Repairer(pool, linter).repair(reading)
    (change,) = [c for c in repair.changes if c.old and c.old.name == "Professor's Research"]
    assert "Supporter" in change.new.subkinds
    assert "draws cards" in change.reason
    assert "mark G" in change.reason


def test_no_evolved_pokemon_comes_without_what_it_evolves_from(pool):
    text = "4 Mew ex MEW 151\n4 Frigibax PAL 57\n52 Water Energy SVE 3"
    linter, reading = reading_of(pool, text, "ptcg-standard", "2026-06-05")
    repair = Repairer(pool, linter).repair(reading)
    assert not any(f.code == "PTCG111" for f in linter.run(repair.deck))


def test_an_extra_deck_card_in_the_main_deck_moves(pool):
    text = "Main\n40 Gemini Elf\n1 Thousand-Eyes Restrict"
    linter, reading = reading_of(pool, text.replace("40 G", "3 G") + "\n37 Kuriboh", "ygo-goat")
    repair = Repairer(pool, linter).repair(reading)
    moved = [c for c in repair.changes if c.old is c.new]
    assert [(c.section, c.to) for c in moved] == [("main", "extra")]


def run(*words):
    return CliRunner().invoke(cli, ["build", "fix", *words])


def test_the_mended_list_is_written_in_place_and_can_be_taken_back(tmp_path, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    path = tmp_path / "five.txt"
    before = "# mine\n5 Pikachu BS 58\n2 Bill BS 91\n53 Lightning Energy BS 100\n"
    path.write_text(before)
    said = run(str(path), "-r", "ptcg-base")
    assert said.exit_code == 0
    assert "1 card changed (1 out, 1 in); no smaller change is enough." in said.output
    assert path.read_text() == before
    assert run(str(path), "-r", "ptcg-base", "--in-place").exit_code == 0
    assert path.read_text().startswith("# mine\n4 Pikachu BS 58\n")
    CliRunner().invoke(cli, ["build", "undo", str(path)])
    assert path.read_text() == before


def test_a_line_that_is_no_known_card_is_dropped_and_replaced(tmp_path):
    path = tmp_path / "odd.txt"
    path.write_text("4 Pikachu BS 58\n2 Glorpzax\n54 Lightning Energy BS 100\n")
    found = json.loads(run(str(path), "-r", "ptcg-base", "--json").output)
    assert found["dropped"] == ["2 Glorpzax"]
    assert found["verdict"] == "legal"
    assert found["in"] == 2


def test_a_legal_list_needs_nothing():
    said = run(HAYMAKER, "-r", "ptcg-base")
    assert (said.exit_code, said.output.splitlines()[0]) == (0, "Nothing to mend.")


def test_an_empty_list_is_told_to_be_completed(tmp_path):
    (tmp_path / "none.txt").write_text("# nothing\n")
    said = run(str(tmp_path / "none.txt"), "-r", "ptcg-base")
    assert said.exit_code == 2
    assert "has no cards to mend" in said.output


def test_substitutes_come_from_what_is_owned(tmp_path):
    path, owned = tmp_path / "old.txt", tmp_path / "mine.txt"
    path.write_text("4 Professor's Research PAF 88\n4 Charmander PAF 7\n52 Fire Energy SVE 2\n")
    owned.write_text("4 Judge DRI 167\n4 Charmander PFL 11\n60 Fire Energy SVE 2\n")
    rules = ("-r", "ptcg-standard", "--on", "2026-06-05", "--owned", str(owned), "--json")
    found = json.loads(run(str(path), *rules).output)
    assert found["verdict"] == "legal"
    (change,) = [each for each in found["changes"] if "Professor's Research" in each]
    assert "+4 Judge" in change


def test_a_deck_without_a_basic_pokemon_gets_one_for_what_it_has_most_of(pool):
    text = "4 Raichu BS 14\n56 Lightning Energy BS 100"
    linter, reading = reading_of(pool, text, "ptcg-bw")
    repair = Repairer(pool, linter).repair(reading)
    assert (repair.out, repair.come) == (1, 1)
    assert not [f for f in linter.run(repair.deck) if f.severity == "error"]
    assert repair.changes[0].old.name == "Lightning Energy"


def test_what_cannot_be_had_leaves_the_deck_as_it_was(pool):
    from deckcheck.owned import Owned

    text = "4 Raichu BS 14\n56 Lightning Energy BS 100"
    linter, reading = reading_of(pool, text, "ptcg-bw")
    repair = Repairer(pool, linter, Owned("pokemon")).repair(reading)
    assert repair.changes == []
    assert [f.code for f in repair.left] == ["PTCG103"]


STANDARD = (
    ("Pokémon", (("sv3-26", 4), ("sv3-27", 3), ("sv3-125", 3))),
    ("Trainer", (("sv1-181", 4), ("sv1-196", 4), ("sv1-189", 4))),
    ("Energy", (("sve-2", 38),)),
)
HEADS = {
    "fr": ("Pokémon", "Dresseur", "Énergie"), "de": ("Pokémon", "Trainer", "Energie"),
    "es": ("Pokémon", "Entrenador", "Energía"), "it": ("Pokémon", "Allenatore", "Energia"),
    "pt": ("Pokémon", "Treinador", "Energia"), "en": ("Pokémon", "Trainer", "Energy"),
}  # fmt: skip


def in_language(pool, lang):
    """Return a list whose cards have left Standard, as a player of a language writes it."""
    rows = []
    for head, (_, cards) in zip(HEADS[lang], STANDARD, strict=True):
        rows.append(f"{head}: {sum(copies for _, copies in cards)}")
        for card_id, copies in cards:
            card = pool.get(card_id)
            place = " ".join(registry.family("pokemon").place(pool, card))
            rows.append(f"{copies} {pool.names(card_id).get(lang, card.name)} {place}")
    return "\n".join(rows) + "\n"


@pytest.mark.rule("PF-028")
@pytest.mark.parametrize("lang", HEADS)
def test_new_lines_are_in_the_language_of_the_list(pool, tmp_path, lang):
    path, out = tmp_path / "list.txt", tmp_path / "mended.txt"
    path.write_text(in_language(pool, lang), "utf-8")
    options = ["-r", "ptcg-standard", "--on", "2026-06-05"]
    ran = CliRunner().invoke(cli, ["build", "fix", str(path), *options, "--out", str(out)])
    assert ran.exit_code == 0, ran.output
    checked = CliRunner().invoke(cli, ["check", str(out), *options, "--json"])
    (result,) = json.loads(checked.output)
    assert (result["verdict"], result["format"]) == ("legal", "ptcgl")
    assert "PTCG209" not in checked.output
    before, after = path.read_text("utf-8").splitlines(), out.read_text("utf-8").splitlines()
    new = [row for row in after if row not in before and row[0].isdigit()]
    assert len(new) >= 4
    for row in new:
        name, code, number = row.split(" ", 1)[1].rsplit(" ", 2)
        (card,) = pool.in_set(code, number)
        assert name == pool.names(card.id).get(lang, card.name), row


def test_a_list_without_set_codes_gets_none_where_the_name_is_enough(pool, tmp_path):
    path = tmp_path / "list.txt"
    rows = ("Pokémon\n", "4 Magnéti\n", "4 Voltorbe\n", "Énergie\n", "50 Énergie Électrique\n")
    path.write_text("".join(rows))
    ran = CliRunner().invoke(cli, ["build", "fix", str(path), "-r", "ptcg-ex", "--in-place"])
    assert ran.exit_code == 0, ran.output
    assert path.read_text("utf-8").splitlines()[-1] == "52 Énergie Électrique"
    assert not any(row[-1].isdigit() for row in path.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    ("ruleset", "on", "line", "new"),
    [
        ("ptcg-standard", "2024-09-01", "4 Night Stretcher ASC 196", "4 Night Stretcher SFA 61"),
        ("ptcg-expanded", "2024-06-01", "2 Air Balloon BLK 79", "2 Air Balloon SSH 213"),
        ("ptcg-ex", "", "4 Switch SVI 194", "4 Switch DS 102"),
        # Two sets go by DEX, each with a card 102.
        ("ptcg-bw", "", "4 Ultra Ball SVI 196", "4 Ultra Ball bw5 102"),
    ],
)
def test_a_legal_print_of_the_same_card_is_no_change_of_the_deck(pool, ruleset, on, line, new):
    kept = {"ptcg-ex": "Fire Energy RS 108", "ptcg-bw": "Fire Energy BLW 106"}
    basic = {"ptcg-ex": "Torchic RS 74", "ptcg-bw": "Tepig BLW 15"}
    fill = f"4 {basic.get(ruleset, 'Charmander OBF 26')}\n"
    copies = 56 - int(line[0])
    text = f"{line}\n{fill}{copies} {kept.get(ruleset, 'Fire Energy SVE 2')}\n"
    linter, reading = reading_of(pool, text, ruleset, on)
    repair = Repairer(pool, linter).repair(reading)
    assert verdict(linter.run(repair.deck)) == "legal"
    (change,) = repair.changes
    place = " ".join(registry.family("pokemon").place(pool, change.new))
    assert f"{change.copies} {change.new.name} {place}" == new
    assert change.same and repair.size == 0


def test_reprints_of_real_lists_are_legal_and_play_the_same(pool, shared):
    seen = 0
    plays_as = registry.family("pokemon").plays_as
    for _, linter, reading in broken(pool, shared, 13, games=("pokemon",)):
        repairer = Repairer(pool, linter)
        for change in repairer.repair(reading).changes:
            if change.same:
                seen += 1
                assert plays_as(change.new) == plays_as(change.old)
                assert not linter.admits(change.old) and linter.admits(change.new)
    assert seen >= 10


def test_repairs_of_real_lists_are_no_larger_than_an_exhaustive_search_needs(pool, shared):
    done = []
    for path, linter, reading in broken(pool, shared, 16, seed=7):
        repair = Repairer(pool, linter).repair(reading)
        assert verdict(linter.run(repair.deck)) == "legal"
        done.append((repair.size, path, linter, reading, repair))
    assert compare(done, 10) == (10, 0)
    larger = next(each for each in done if each[-1].out)
    repair = larger[-1]
    repair.changes.append(next(c for c in repair.changes if c.old and not c.same))
    assert compare([larger], 1) == (1, 1)  # what is larger than needed is seen
