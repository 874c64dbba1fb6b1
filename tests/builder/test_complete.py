"""`build complete`: a legal deck of a few cards, every addition explained."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.builder import judging
from deckcheck.builder.complete import Completer
from deckcheck.builder.errors import BuildError
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_text
from deckcheck.lint import verdict
from rulesets.ptcg.construction.kinds import bare, lower_stage
from rulesets.yugioh.parts import roles

CORES = [
    ("4 Team Magma's Groudon", "ptcg-ex", ""),
    ("4 Team Magma's Groudon", "ptcg-bw", ""),
    ("4 Team Magma's Groudon", "ptcg-unlimited", ""),
    ("2 Charizard ex OBF 125", "ptcg-standard", "2024-08-16"),
    ("3 Machamp BS 8", "ptcg-base", ""),
    ("1 Snorlax VIV 131", "ptcg-glc", "2025-06-05"),
    ("3 Dark Magician", "ygo-9", ""),
    ("3 Dark Magician", "ygo-goat", ""),
    ("1 Blue-Eyes White Dragon", "ygo-tcg", "2024-01-01"),
]


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def core_of(pool, text, ruleset, on=""):
    linter, resolver = Checker(pool, ruleset, on).by(ruleset)
    return Completer(pool, linter), resolver.read(read_text(text, "core.txt")[0])


@pytest.mark.parametrize(("text", "ruleset", "on"), CORES)
def test_a_core_becomes_a_legal_deck_that_holds_it(pool, text, ruleset, on):
    completer, core = core_of(pool, text, ruleset, on)
    done = completer.complete(core)
    assert verdict(completer.linter.run(done.deck)) == "legal"
    assert done.deck.entries[0] == core.entries[0] or core.entries[0].card in {
        e.card for e in done.deck.entries
    }
    assert all(each.reason for each in done.additions)
    assert done.deck.size() == core.size() + sum(each.copies for each in done.additions)


def test_evolution_lines_are_closed(pool):
    completer, core = core_of(pool, "2 Charizard ex OBF 125", "ptcg-standard", "2024-08-16")
    deck = completer.complete(core).deck
    names = {bare(e.card.name) for e in deck.entries}
    assert {"charmander", "charmeleon"} <= names
    assert all(not lower_stage(e.card) or lower_stage(e.card) in names for e in deck.entries)


def test_energy_is_of_the_types_that_attacks_cost(pool):
    completer, core = core_of(pool, "4 Squirtle BS 63\n4 Machop BS 52", "ptcg-base")
    deck = completer.complete(core).deck
    energy = {e.card.name: e.copies for e in deck.entries if e.card.kind == "Energy"}
    assert {"Water Energy", "Fighting Energy"} <= energy.keys()
    assert 10 <= sum(energy.values()) <= 24


def test_every_card_of_a_deck_in_a_ruleset_that_plays_has_a_program(pool):
    completer, core = core_of(pool, "4 Team Magma's Groudon", "ptcg-ex")
    done = completer.complete(core)
    assert all(completer.legal.plays(e.card) for e in done.deck.entries)


def test_the_same_seed_gives_the_same_deck_and_another_seed_another(pool):
    completer, core = core_of(pool, "4 Team Magma's Groudon", "ptcg-ex")
    decks = [completer.complete(core, seed=seed).deck for seed in (0, 0, 7, 7, 8)]
    assert decks[0] == decks[1]
    assert decks[2] == decks[3]
    assert len({deck.entries for deck in decks}) >= 2


def test_an_illegal_core_is_to_be_mended_first(pool):
    completer, core = core_of(pool, "5 Pikachu BS 58", "ptcg-base")
    with pytest.raises(BuildError, match="5 copies of Pikachu"):
        completer.complete(core)


def test_a_card_that_searches_for_what_the_deck_has_not_is_left_out(pool):
    completer, core = core_of(pool, "3 Dark Magician", "ygo-9")
    deck = completer.complete(core).deck
    held = [e.card for e in deck.entries]
    by_name = {card.name: card for card in held}
    assert not any(roles.asks_for_others(card, held) for card in held)
    assert "Toon World" not in by_name  # by itself it does nothing
    army = pool.named("Reinforcement of the Army", "yugioh")[0]
    warriors = [c for c in held if c.race == "Warrior"]
    assert roles.asks_for_others(army, [c for c in held if c not in warriors])
    assert not roles.asks_for_others(army, pool.named("Command Knight", "yugioh"))


def test_few_monsters_of_a_deck_need_a_tribute(pool):
    completer, core = core_of(pool, "3 Dark Magician", "ygo-9")
    deck = completer.complete(core).deck
    heavy = sum(e.copies for e in deck.entries if e.card.kind == "Monster" and e.card.level > 4)
    monsters = sum(e.copies for e in deck.entries if e.card.kind == "Monster")
    assert heavy <= 6
    assert 18 <= monsters <= 28


def run(*words):
    return CliRunner().invoke(cli, ["build", "complete", *words])


def test_real_lists_tell_what_goes_with_a_card(tmp_path, shared):
    folder = shared / "decks" / "pokemon" / "PTCG-Standings"
    lists = [p for p in sorted(folder.rglob("*")) if p.is_file()]
    with_it = [p for p in lists if "Charizard ex" in p.read_text("utf-8", "replace")][:12]
    assert len(with_it) == 12
    worlds = tmp_path / "worlds"
    worlds.mkdir()
    for path in with_it:
        (worlds / path.name).write_bytes(path.read_bytes())
    core = tmp_path / "core.txt"
    core.write_text("2 Charizard ex OBF 125\n")
    rules = ("-r", "ptcg-standard", "--on", "2024-08-16", "--json", "--from", str(worlds))
    said = run(str(core), *rules)
    assert said.exit_code == 0, said.output
    found = json.loads(said.output)
    assert found["lists"] >= 12
    named = {each["name"]: each for each in found["added"]}
    assert "Rare Candy" in named
    assert "Pidgeot ex" in named
    assert "of the lists like this" in named["Rare Candy"]["reason"]


def test_candidates_are_judged_by_matches_where_the_game_plays(tmp_path, monkeypatch):
    monkeypatch.setattr(judging, "BOT", "random")  # one that thinks plays for half a minute
    core = tmp_path / "core.txt"
    core.write_text("4 Team Magma's Groudon\n")
    said = run(str(core), "-r", "ptcg-ex", "--play", "1")
    assert said.exit_code == 0, said.output
    assert "of its matches against 3 other decks" in said.output
    core.write_text("3 Dark Magician\n")
    refused = run(str(core), "-r", "ygo-goat", "--play", "1")
    assert refused.exit_code == 2
    assert "no match can judge" in refused.output


def test_the_deck_is_written_beside_the_core_and_never_over_a_file(tmp_path):
    core, deck = tmp_path / "core.txt", tmp_path / "deck.txt"
    core.write_text("# my core\n4 Team Magma's Groudon\n")
    assert run(str(core), "-r", "ptcg-ex", "--out", str(deck)).exit_code == 0
    assert deck.read_text("utf-8").startswith("# my core\n4 Team Magma's Groudon\n")
    assert core.read_text("utf-8") == "# my core\n4 Team Magma's Groudon\n"
    again = run(str(core), "-r", "ptcg-ex", "--out", str(deck))
    assert again.exit_code == 2
    assert "is there already" in again.output


def test_only_cards_that_are_owned_are_added_and_what_lacks_is_told(tmp_path):
    core, owned = tmp_path / "core.txt", tmp_path / "mine.csv"
    core.write_text("4 Pikachu BS 58\n")
    rows = ["3,Pikachu,BS,58", "4,Bill,BS,91", "2,Electabuzz,BS,20", "70,Lightning Energy,BS,100"]
    owned.write_text("count,name,set,number\n" + "\n".join(rows) + "\n")
    said = run(str(core), "-r", "ptcg-base", "--owned", str(owned), "--json")
    assert said.exit_code == 0, said.output
    found = json.loads(said.output)
    names = {each["name"]: each["copies"] for each in found["added"]}
    assert names.keys() <= {"Bill", "Electabuzz", "Lightning Energy"}
    assert names["Electabuzz"] == 2
    assert found["not_owned"] == ["1 Pikachu: not owned"]


def test_too_few_owned_cards_leave_the_deck_incomplete(tmp_path):
    core, owned = tmp_path / "core.txt", tmp_path / "mine.txt"
    core.write_text("4 Pikachu BS 58\n")
    owned.write_text("4 Pikachu BS 58\n10 Lightning Energy BS 100\n")
    said = run(str(core), "-r", "ptcg-base", "--owned", str(owned))
    assert said.exit_code == 1
    assert "incomplete by ptcg-base" in said.output
