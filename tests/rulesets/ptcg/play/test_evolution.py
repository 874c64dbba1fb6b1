"""Evolution: when, onto what, what is kept; names; Babies, Restored Pokémon, Fossils, LV.X."""

from dataclasses import replace

import pytest

from rulesets.engine.lasting import Mark
from rulesets.ptcg.effects.ops import (
    Bench,
    Both,
    Bottom,
    CardScript,
    Devolve,
    Draw,
    Evolved,
    Held,
    In,
    InPlay,
    Kind,
    Modifier,
    Named,
    Pick,
    Power,
    Reveal,
    Send,
    Shuffle,
    Unlike,
    Use,
)
from rulesets.ptcg.eras import BASE, BW, EX, rules_name
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.words.refused import why_not
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1
from tests.rulesets.ptcg.eras import ERAS, LATER


@ERAS
@pytest.mark.rule("BASE-049", "BASE-050", "EX-089", "BW-108")
def test_an_evolution_card_is_laid_on_the_pokemon_it_names(era):
    match = board(era, "Vulpix", hand=["Ninetales"]).evolve("Ninetales")
    assert match.name("active") == "Ninetales"
    assert match.count("hand") == 0


@pytest.mark.rule("EX-090")
def test_team_aquas_spheal_evolves_into_team_aquas_sealeo():
    match = board(EX, "Team Aqua's Spheal", hand=["Team Aqua's Sealeo"])
    match.evolve("Team Aqua's Sealeo")
    assert match.name("active") == "Team Aqua's Sealeo"


@ERAS
@pytest.mark.rule("BASE-005", "EX-016", "EX-093", "BW-020", "BW-109", "BW-196")
def test_basic_evolves_into_stage_1_and_stage_1_into_stage_2(era):
    match = board(era, "Machop", bench=[mon("Machoke", under=["Machop"])], hand=["Machamp"] * 2)
    assert match.refusal("evolve", "Machamp", "active") == (
        f"cannot evolve Machop: Machamp does not evolve from Machop ({era.cites['evolve name']})"
    )
    match.evolve("Machamp", "bench 1")
    assert match.name("bench 1") == "Machamp"


@ERAS
@pytest.mark.rule("BASE-051", "BASE-052", "EX-098", "EX-225", "BW-117", "BW-206")
def test_an_evolving_pokemon_keeps_cards_and_damage(era):
    match = board(era, mon("Machop", "FF", damage=20, tools=["Charm"]), hand=["Machoke"])
    match.evolve("Machoke")
    assert (match.energy("active"), match.damage("active")) == (2, 20)
    assert len(match.s.tools[0]) == 1


@ERAS
@pytest.mark.rule("BASE-053", "EX-099", "BW-118")
def test_after_evolving_only_the_new_cards_attacks_and_powers_count(era):
    kind = era.power_kinds[0]
    low = pokemon("Low", powers=((kind, "Old Power"),), attacks=(("Old", "C", "10"),))
    high = stage1("High", "Low", powers=((kind, "New Power"),), attacks=(("New", "C", "20"),))
    use = CardScript(powers=(Power(uses=(Use((Draw(),)),)),))
    match = board(
        era, mon("Low", "G"), hand=["High"], cards=[low, high], scripts={"Low": use, "High": use}
    )
    assert "Use Old Power of Low (Active)" in match.menu()
    match.evolve("High")
    assert "Use New Power of High (Active)" in match.menu()
    assert not any("Old" in line for line in match.menu())


@ERAS
@pytest.mark.rule(
    "BASE-054", "BASE-080", "EX-100", "EX-144", "EX-224", "BW-119", "BW-156", "BW-204"
)
def test_evolving_ends_conditions_and_effects_of_attacks(era):
    match = board(era, mon("Machop", status="Asleep Poisoned"), hand=["Machoke"])
    match.s.marks[0] = (Mark(Modifier("cannot retreat"), 5, 5, 1, -1, -1, "attack"),)
    match.evolve("Machoke")
    assert match.status("active") == ""
    assert match.s.marks[0] == ()


@LATER
@pytest.mark.rule("EX-100", "EX-223", "BW-205")
def test_evolving_ends_burn(era):
    match = board(era, mon("Machop", status="Burned"), hand=["Machoke"]).evolve("Machoke")
    assert match.status("active") == ""


@pytest.mark.rule("EX-222")
def test_other_markers_stay_on_the_bench_in_the_ex_booklet():
    match = board(EX, "Rattata", bench=["Onix"])
    match.s.marks[0] = (Mark(Modifier("cannot evolve"), 5, 9999, 0, -1, -1, "marker"),)
    match.retreat()
    assert len(match.s.marks[match.spot("bench 1")]) == 1


@pytest.mark.rule("EX-222")
def test_other_markers_are_removed_by_evolving_and_damage_counters_are_not():
    match = board(EX, mon("Machop", damage=10), hand=["Machoke"])
    match.s.marks[0] = (Mark(Modifier("cannot evolve"), 9, 9999, 0, -1, -1, "marker"),)
    match.evolve("Machoke")
    assert (match.s.marks[0], match.damage("active")) == ((), 10)


@ERAS
@pytest.mark.rule("BASE-044", "BASE-054", "EX-080", "EX-100", "BW-099", "BW-119")
def test_only_the_last_booklet_ends_effects_of_trainers_and_powers_by_evolving(era):
    match = board(era, "Rattata", bench=["Machop"], hand=["Machoke"])
    mark = (Mark(Modifier("hp", 10), 5, 9999, 0, -1, -1, "others"),)
    match.s.marks[0] = match.s.marks[match.spot("bench 1")] = mark
    match.evolve("Machoke", "bench 1")
    assert match.s.marks[match.spot("bench 1")] == (() if era is BW else mark)
    match.retreat("bench 1")
    assert match.s.marks[match.spot("bench 1")] == mark


@pytest.mark.rule("BW-119", "BW-110")
def test_in_the_bw_booklet_evolving_ends_every_effect_but_damage():
    match = board(BW, mon("Patrat", damage=20, status="Confused"), hand=["Watchog"])
    match.s.marks[0] = (Mark(Modifier("cannot retreat"), 5, 9999, 0, -1, -1, "marker"),)
    match.evolve("Watchog")
    assert match.name("active") == "Watchog"
    assert match.damage("active") == 20
    assert (match.status("active"), match.s.marks[0]) == ("", ())


@ERAS
@pytest.mark.rule("BASE-055", "EX-094", "BW-108", "BW-113")
def test_a_pokemon_put_into_play_this_turn_cannot_evolve(era):
    match = board(era, hand=["Machop", "Machoke"]).bench("Machop")
    assert match.refusal("evolve", "Machoke", "bench 1") == (
        f"cannot evolve Machop: Machop came into play this turn ({era.cites['evolve new']})"
    )
    match.next_turn()
    assert match.allows("evolve", "Machoke", "bench 1")


@ERAS
@pytest.mark.rule("BASE-056", "EX-095", "BW-114")
def test_a_pokemon_that_evolved_this_turn_cannot_evolve_again(era):
    match = board(era, "Machop", hand=["Machoke", "Machamp"]).evolve("Machoke")
    assert match.refusal("evolve", "Machamp", "active") == (
        f"cannot evolve Machoke: Machoke evolved this turn ({era.cites['evolve again']})"
    )


@ERAS
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.rule("BASE-057", "EX-096", "BW-115")
def test_nobody_evolves_in_their_own_first_turn(era, turn):
    match = board(era, "Machop", hand=["Machoke"], turn=turn)
    assert match.refusal("evolve", "Machoke", "active") == (
        f"cannot evolve Machop: it is your first turn ({era.cites['evolve first turn']})"
    )
    second = board(era, "Machop", hand=["Machoke"], turn=turn + 2)
    assert second.allows("evolve", "Machoke", "active")


@ERAS
@pytest.mark.rule("BASE-058", "EX-097", "BW-116")
def test_benched_pokemon_may_evolve(era):
    match = board(era, bench=["Machop"], hand=["Machoke"]).evolve("Machoke", "bench 1")
    assert match.name("bench 1") == "Machoke"


@ERAS
@pytest.mark.rule("EX-065", "BW-082", "BASE-032")
def test_any_number_of_pokemon_may_evolve_in_a_turn(era):
    match = board(era, "Machop", bench=["Machop"], hand=["Machoke", "Machoke"])
    match.evolve("Machoke", "active").evolve("Machoke", "bench 1")
    assert match.name("active") == match.name("bench 1") == "Machoke"


@ERAS
@pytest.mark.rule("BASE-122", "EX-241", "BW-236")
def test_an_evolved_pokemon_has_the_figures_of_its_top_card(era):
    match = board(era, mon("Vulpix", damage=60 - 20), hand=["Ninetales"]).evolve("Ninetales")
    shown = match.game.view(match.s, 0).facts["players"][0]["pokemon"][0]
    assert (shown["hp"], shown["name"], shown["below"]) == (80, "Ninetales", ["Vulpix"])
    assert match.s.table.faces[match.s.stacks[0][-1]].retreat == 0


ALLOWED = [
    ("Numel", "Camerupt"),
    ("Team Magma's Numel", "Team Magma's Camerupt"),
    ("Sandshrew", "Sandslash"),
    ("Brock's Sandshrew", "Brock's Sandslash"),
    ("Scyther", "Scizor"),
    ("Scyther ex", "Scizor ex"),
    ("Meowth", "Persian"),
    ("Meowth LV.18", "Persian"),
]
FORBIDDEN = [
    ("Team Magma's Numel", "Camerupt"),
    ("Numel", "Team Magma's Camerupt"),
    ("Sandshrew", "Brock's Sandslash"),
    ("Brock's Sandshrew", "Sandslash"),
    ("Scyther ex", "Scizor"),
    ("Scyther", "Scizor ex"),
    ("Erika's Oddish", "Gloom"),
    ("Rocket's Meowth", "Persian"),
]


@LATER
@pytest.mark.parametrize(("below", "above"), ALLOWED)
@pytest.mark.rule("EX-024", "EX-025", "EX-091", "BW-024", "BW-111", "BW-112", "BW-026")
def test_names_that_match_evolve(era, below, above):
    match = board(era, below, hand=[above]).evolve(above)
    assert match.name("active") == above


@LATER
@pytest.mark.parametrize(("below", "above"), FORBIDDEN)
@pytest.mark.rule("EX-023", "EX-024", "EX-025", "EX-028", "EX-029", "EX-030", "EX-091", "EX-092")
@pytest.mark.rule("BW-032", "BW-111", "BW-112", "BW-200", "BW-201")
def test_owners_teams_and_ex_are_part_of_the_name(era, below, above):
    match = board(era, below, hand=[above])
    assert f"{above} does not evolve from {below}" in match.refusal("evolve", above, "active")


SAME = [("Gengar", "Gengar LV.43"), ("Gengar LV.43", "Gengar LV.X"), ("Aerodactyl", "Aerodactyl δ")]
DIFFERENT = [
    ("Meowth", "Rocket's Meowth"),
    ("Reshiram", "Reshiram-EX"),
    ("Zapdos", "Zapdos G"),
    ("Alakazam", "Alakazam ★"),
    ("Alakazam ★", "Alakazam 4"),
    ("Sandshrew", "Brock's Sandshrew"),
    ("Scyther", "Scyther ex"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
@pytest.mark.rule("BW-026", "BW-027", "BW-030", "BW-031")
def test_levels_and_delta_are_not_part_of_the_name(one, other):
    assert rules_name(one) == rules_name(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
@pytest.mark.rule("BW-028", "BW-029", "BW-032", "BW-033", "BW-034", "BW-199", "BW-214", "BW-215")
@pytest.mark.rule("EX-028")
def test_owners_symbols_and_ex_make_another_name(one, other):
    assert rules_name(one) != rules_name(other)


@pytest.mark.rule("BW-199")
def test_a_symbol_is_no_owner():
    match = board(BW, "Zapdos G")
    assert "Owner" not in match.s.table.faces[match.s.stacks[0][0]].kinds
    assert match.s.table.faces[match.s.stacks[0][0]].key == "Zapdos G"


@pytest.mark.rule("BW-213")
def test_a_lv_x_is_put_on_a_pokemon_of_its_name_and_adds_to_it():
    match = board(BW, mon("Gengar", "PP"), bench=["Machop"], hand=["Gengar LV.X"] * 2)
    assert not match.allows("evolve", "Gengar LV.X", "bench 1")
    match.evolve("Gengar LV.X")
    attacks = [line for line in match.menu() if line.startswith("Attack")]
    assert attacks == ["Attack with Level-Down [PC] 40", "Attack with Tackle [C] 10"]
    match.next_turn()
    assert not match.allows("evolve", "Gengar LV.X", "active")


@pytest.mark.rule("BW-213")
def test_a_pokemon_of_another_level_takes_a_lv_x():
    match = board(BW, "Gengar LV.43", hand=["Gengar LV.X"]).evolve("Gengar LV.X")
    assert match.name("active") == "Gengar LV.X"


@pytest.mark.parametrize("kind", ["Stage 1", "MEGA", "BREAK", "VMAX", "VSTAR"])
def test_what_evolves_without_a_stage_is_an_evolution_too(kind):
    grown = Face(0, pokemon("M Raichu", stage=kind, evolves_from="Raichu"), CardScript())
    assert "Evolution" in grown.kinds


def test_a_basic_mega_evolution_pokemon_is_no_evolution():
    basic = Face(0, pokemon("Mega Kangaskhan ex", marks=("MEGA", "ex")), CardScript())
    assert "Evolution" not in basic.kinds


@pytest.mark.rule("EX-212")
def test_a_baby_evolves_into_a_basic_which_then_counts_as_evolved():
    match = board(EX, "Pichu", hand=["Pikachu", "Machop"])
    assert not match.allows("evolve", "Machop", "active")
    match.evolve("Pikachu")
    frame = match.s.stack[-1]
    assert InPlay("you", filter=Kind(("Basic",))).find(match.s, frame) == ()
    assert len(InPlay("you", filter=Kind(("Evolution",))).find(match.s, frame)) == 1
    assert len(InPlay("you", filter=Evolved()).find(match.s, frame)) == 1


@pytest.mark.rule("EX-013")
def test_stage_1_and_2_are_evolution_cards_and_other_pokemon_are_basic():
    match = board(EX, hand=["Machop", "Machoke", "Machamp", "Scyther ex", "Pichu"])
    frame = match.s.stack[-1]
    names = {
        kind: [match.s.key_of(c) for c in In("hand", filter=Kind((kind,))).find(match.s, frame)]
        for kind in ("Evolution", "Basic")
    }
    assert names == {
        "Evolution": ["Machoke", "Machamp"],
        "Basic": ["Machop", "Scyther ex", "Pichu"],
    }


@pytest.mark.rule("EX-211")
def test_cards_that_name_basic_pokemon_also_mean_babies():
    match = board(EX, "Pichu", deck=["Pichu", "Machoke"])
    frame = match.s.stack[-1]
    assert len(InPlay("you", filter=Kind(("Basic",))).find(match.s, frame)) == 1
    assert len(In("deck", filter=Kind(("Basic",))).find(match.s, frame)) == 1


@LATER
@pytest.mark.rule("EX-213", "EX-214", "EX-018", "BW-202", "BW-203")
def test_a_fossil_is_a_basic_pokemon_in_play_only(era):
    match = board(
        era,
        hand=["Mysterious Fossil"],
        deck=["Mysterious Fossil"] * 3,
        discard=["Mysterious Fossil"],
    )
    frame = match.s.stack[-1]
    basic = Kind(("Basic",))
    for zone in ("hand", "deck", "discard"):
        assert In(zone, filter=basic).find(match.s, frame) == ()
    match.bench("Mysterious Fossil")
    assert len(InPlay("you", "bench", basic).find(match.s, frame)) == 1
    assert match.name("bench 1") == "Mysterious Fossil"


@LATER
@pytest.mark.rule("EX-213", "BW-050", "BW-202")
def test_a_pokemon_that_evolves_from_a_fossil_is_played_on_it(era):
    match = board(era, bench=["Mysterious Fossil"], hand=["Omanyte"]).evolve("Omanyte", "bench 1")
    assert match.name("bench 1") == "Omanyte"


def plume_fossil():
    """Return the script of an Item that looks for one card among the lowest seven."""
    among = Both(Bottom(In("deck"), 7), In("deck", filter=Named(("Archen",))))
    return CardScript(
        play=(
            Pick(among, "found", 1, at_least=0),
            Reveal(Held("found")),
            Bench(Held("found")),
            Shuffle(),
        )
    )


@pytest.mark.rule("BW-041", "BW-042", "BW-040")
def test_a_restored_pokemon_is_not_benched_from_hand():
    match = board(BW, hand=["Archen"])
    assert match.refusal("bench", "Archen") == (
        "cannot bench Archen: a Restored Pokémon comes into play only by its Item (BW-041)"
    )


@pytest.mark.rule("BW-042", "BW-043", "BW-230")
def test_its_item_benches_it_from_among_the_lowest_seven_cards():
    deck = ["Rattata", "Rattata", "Archen", *["Fire Energy"] * 6]
    match = board(BW, hand=["Plume Fossil"], deck=deck, scripts={"Plume Fossil": plume_fossil()})
    match.play("Plume Fossil").pick("Archen")
    assert match.name("bench 1") == "Archen"
    assert match.names("discard") == ["Plume Fossil"]
    assert match.count("deck") == 8


@pytest.mark.rule("BW-043", "BW-230")
def test_its_item_finds_nothing_above_the_lowest_seven_and_is_no_pokemon_itself():
    deck = ["Archen", *["Fire Energy"] * 7]
    match = board(BW, hand=["Plume Fossil"], deck=deck, scripts={"Plume Fossil": plume_fossil()})
    assert not match.allows("bench", "Plume Fossil")
    match.play("Plume Fossil")
    assert match.s.bench_spots(0) == ()


@pytest.mark.rule("BW-045", "BW-046", "BW-047")
def test_a_search_for_a_basic_misses_a_restored_pokemon_and_one_for_a_pokemon_finds_it():
    match = board(BW, "Rattata", bench=["Archen"], deck=["Archen", "Fire Energy"])
    frame = match.s.stack[-1]
    for kind in ("Basic", "Stage 1", "Stage 2", "Evolution"):
        assert In("deck", filter=Kind((kind,))).find(match.s, frame) == ()
    assert len(In("deck", filter=Kind(("Pokémon",))).find(match.s, frame)) == 1
    # It is unevolved like any other.
    assert len(InPlay("you", "bench", Unlike(Evolved())).find(match.s, frame)) == 1


@pytest.mark.rule("BW-048", "BW-049")
def test_archeops_is_played_on_archen_by_the_normal_rules():
    match = board(BW, bench=[mon("Archen", since=5)], hand=["Archeops"])
    assert match.refusal("evolve", "Archeops", "bench 1").endswith("(BW-113)")
    match.next_turn()
    match.evolve("Archeops", "bench 1")
    assert match.name("bench 1") == "Archeops"


@pytest.mark.rule("BW-051")
def test_any_kabuto_in_play_evolves_into_any_kabutops():
    restored = pokemon("Kabuto", 80, stage="Restored", id="test-kabuto-restored")
    for kabuto in (restored, pokemon("Kabuto", 50, stage="Stage 1", id="test-kabuto-1")):
        match = board(BW, "Kabuto", hand=["Kabutops"], cards=[kabuto]).evolve("Kabutops")
        assert match.name("active") == "Kabutops"


@pytest.mark.rule("BW-220")
def test_devolving_undoes_the_evolution_and_ends_conditions_and_effects():
    match = board(BW, mon("Machoke", "F", damage=20, under=["Machop"], status="Asleep"))
    match.s.marks[0] = (Mark(Modifier("cannot retreat"), 5, 9999, 0, -1, -1, "marker"),)
    run(match, (Devolve(InPlay("you", "active"), "hand"),))
    assert match.name("active") == "Machop"
    assert (match.damage("active"), match.energy("active")) == (20, 1)
    assert (match.status("active"), match.s.marks[0]) == ("", ())
    assert match.names("hand") == ["Machoke"]


@pytest.mark.rule("BW-062")
def test_cards_in_the_lost_zone_are_face_up_and_never_played_again():
    match = board(BW, hand=["Machop"])
    run(match, (Send(In("hand"), "lost"),))
    assert match.names("lost") == ["Machop"]
    assert match.game.view(match.s, 1).facts["players"][0]["lost"] == ["Machop"]
    assert match.menu() == ["End the turn"]


@pytest.mark.rule("BW-219")
def test_a_legend_is_two_cards_played_at_once_as_one_pokemon():
    top = pokemon("Ho-Oh LEGEND", 140, stage="LEGEND", attacks=(), id="test-legend-top")
    low = pokemon("Ho-Oh LEGEND", 140, stage="LEGEND", id="test-legend-low")
    match = board(BW, hand=["Ho-Oh LEGEND"], cards=[top])
    assert not match.allows("bench", "Ho-Oh LEGEND")
    alone = "Ho-Oh LEGEND: cannot play Ho-Oh LEGEND: both halves and a free spot are needed"
    assert [line.startswith(alone) for line in why_not(match.s) if "LEGEND" in line] == [True]
    match = _both_halves(top, low)
    assert not any("LEGEND" in line for line in why_not(match.s))
    action = next(a for a in match.game.legal_actions(match.s) if a[0] == "legend")
    match.act(action)
    assert match.name("bench 1") == "Ho-Oh LEGEND"
    assert len(match.s.bench_spots(0)) == 1
    assert len(match.s.stacks[match.spot("bench 1")]) == 2


def _both_halves(top, low):
    named = replace(low, name="lower half")
    match = board(BW, hand=["Ho-Oh LEGEND", "lower half"], cards=[top, named])
    lower = next(f for f in match.s.table.faces if f.name == "lower half")
    lower.name = lower.key = "Ho-Oh LEGEND"
    return match


def test_base_is_silent_about_teams_but_names_still_decide():
    match = board(BASE, "Numel", hand=["Team Magma's Camerupt"])
    assert not match.allows("evolve", "Team Magma's Camerupt", "active")
