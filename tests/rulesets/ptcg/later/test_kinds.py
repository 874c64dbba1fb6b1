"""Kinds of Pokémon: what they are worth, how they come into play, what they keep."""

import pytest

from rulesets.engine.lasting import PER_TURN, Use
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    CopyAttack,
    Damage,
    Devolve,
    Draw,
    Evolve,
    In,
    Modifier,
    Power,
    PutCounters,
    Trigger,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX, Kind, Named
from rulesets.ptcg.effects.terms.pokemon_filters import Evolved
from rulesets.ptcg.effects.terms.selectors import InPlay
from rulesets.ptcg.eras import BW, DP, HS, ME, SM, SV, SWSH, XY, by_kind
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.scripts import script_of
from tests.rulesets.ptcg.board import Opening, ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1, trainer
from tests.rulesets.ptcg.decks import pool
from tests.rulesets.ptcg.eras import EVERY, each

SPEAKS_OF_V = "pgo-25"

WORTH = {
    3: [("GX", "TAG TEAM"), ("VMAX",), ("V-UNION",), ("MEGA", "ex")],
    2: [("ex",), ("EX",), ("MEGA", "EX"), ("GX",), ("V",), ("VSTAR",), ("Tera", "ex")],
    1: [(), ("LEVEL-UP",), ("SP",), ("Prime",), ("Star",), ("BREAK",), ("Prism Star",),
        ("Radiant",), ("Restored",)],
}  # fmt: skip
KINDS = [(worth, kinds) for worth, group in WORTH.items() for kinds in group]


@pytest.mark.parametrize(("worth", "kinds"), KINDS, ids=str)
@pytest.mark.rule("PL-110", "PL-111")
def test_prizes_go_by_the_kind(worth, kinds):
    fallen = pokemon("Prey", 10, marks=kinds)
    for era in (DP, HS, BW, XY, SM, SWSH, SV, ME):
        match = board(era, mon("Machop", "F"), foe="Prey", foe_bench=["Onix"], cards=[fallen])
        assert match.attack(0).prizes() == 6 - worth


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("sm1-12", 2),
        ("sm10-1", 3),
        ("swsh1-49", 2),
        ("swsh1-50", 3),
        ("pgo-31", 2),
        ("sv3-125", 2),
        ("xy2-13", 2),
        ("ex1-96", 2),
        ("hgss1-111", 1),
        ("hgss2-91", 2),
        ("swsh10-27", 1),
        ("dp1-120", 1),
    ],
)
@pytest.mark.rule("PL-110", "PL-111")
def test_real_cards_give_the_prizes_that_they_print_once(card, worth):
    match = board(ME, mon("Machop", "F"), foe=mon(card, damage=400), foe_bench=["Onix"])
    assert match.end().prizes() == 6 - worth


@EVERY
@pytest.mark.rule("PL-112")
def test_changes_are_added_and_no_more_prizes_are_taken_than_are_left(era):
    fallen = pokemon("Prey", 10, marks=("ex",))
    for change, left in ((1, 3), (-1, 5), (-3, 6)):
        scripts = {"Prey": CardScript(modifiers=(Modifier("prizes", change),))}
        match = board(
            era, mon("Machop", "F"), foe="Prey", foe_bench=["Onix"], cards=[fallen], scripts=scripts
        )
        assert match.attack(0).prizes() == left
    match = board(era, mon("Machop", "F"), foe="Prey", foe_bench=["Onix"], cards=[fallen], prizes=1)
    assert match.attack(0).winner == 0
    for changes, left in (((1, 1), 2), ((2, -1), 3), ((-3, 2), 5)):
        scripts = {"Prey": CardScript(modifiers=tuple(Modifier("prizes", n) for n in changes))}
        match = board(
            era, mon("Machop", "F"), foe="Prey", foe_bench=["Onix"], cards=[fallen], scripts=scripts
        )
        assert match.attack(0).prizes() == left


# LV.X

GENGAR = pokemon("Gengar", 110, ("Psychic",), stage="Stage 2", evolves_from="Haunter",
                 attacks=(("Shadow Room", "P", "20"),), powers=(("Poké-Power", "Fainting Spell"),),
                 weak="Darkness +30", retreat=0)  # fmt: skip
LEVELLED = pokemon("Gengar LV.X", 140, ("Psychic",), stage="LEVEL-UP", weak="Fire +20",
                   attacks=(("Compound Pain", "PC", "30"),), retreat=1,
                   powers=(("Poké-Power", "Level-Down"),))  # fmt: skip
ONCE = Power(uses=(Use((Draw(1),), limit=PER_TURN),))
POWERS = {"Gengar": CardScript(powers=(ONCE,)), "Gengar LV.X": CardScript(powers=(ONCE,))}


def levelled(era, *under, **given):
    under = under or ("Gengar",)
    active = mon("Gengar LV.X", "PC".replace("C", "P"), under=under)
    return board(era, active, cards=[GENGAR, LEVELLED], scripts=POWERS, **given)


@EVERY
@pytest.mark.rule("PL-113")
def test_a_level_x_is_put_on_the_active_pokemon_of_its_name(era):
    given = {"cards": [GENGAR, LEVELLED], "hand": ["Gengar LV.X"]}
    ready = board(era, mon("Gengar", status="Poisoned"), **given)
    assert ready.evolve("Gengar LV.X").status("active") == ""
    for place, match in (
        ("bench 1", board(era, "Rattata", bench=["Gengar"], **given)),
        ("active", board(era, mon("Gengar", since=5), **given)),
        ("active", board(era, mon("Gengar LV.X", under=("Gengar",)), **given)),
    ):
        assert not match.allows("evolve", "Gengar LV.X", place)


@EVERY
@pytest.mark.rule("PL-113")
def test_a_level_x_is_no_evolution(era):
    match = levelled(era)
    assert ask(match, InPlay("you", "active", Evolved())) == []
    banned = {"Rattata": CardScript(modifiers=(Modifier("cannot evolve", on=InPlay("opponent")),))}
    given = {"cards": [GENGAR, LEVELLED], "hand": ["Gengar LV.X"], "scripts": banned}
    assert board(era, "Gengar", **given).allows("evolve", "Gengar LV.X", "active")
    banned = {"Rattata": CardScript(modifiers=(Modifier("cannot play", value="Evolution",
                                                        who="opponent"),))}  # fmt: skip
    given["scripts"] = banned
    assert board(era, "Gengar", **given).allows("evolve", "Gengar LV.X", "active")


@EVERY
@pytest.mark.rule("PL-113")
def test_a_level_x_stays_the_same_pokemon(era):
    match = board(era, "Gengar", cards=[GENGAR, LEVELLED], hand=["Gengar LV.X"])
    root = match.s.stacks[0][0]
    assert match.evolve("Gengar LV.X").s.spot(root) == 0


@EVERY
@pytest.mark.rule("PL-114")
def test_a_level_x_keeps_the_attacks_and_powers_of_the_card_below_alone(era):
    haunter = stage1("Haunter", "Gastly", attacks=(("Lick", "P", "10"),))
    match = board(
        era,
        mon("Gengar LV.X", "PP", under=("Haunter", "Gengar")),
        foe="Snorlax",
        cards=[GENGAR, LEVELLED, haunter],
        scripts=POWERS,
    )
    attacks = [line for line in match.menu() if "Attack" in line]
    assert [line.split("[")[0] for line in attacks] == [
        "Attack with Compound Pain ",
        "Attack with Shadow Room ",
    ]
    hand = match.count("hand")
    match.power("active", 0).power("active", 1)
    assert match.count("hand") == hand + 2
    assert match.s.face_at(0).weaknesses == (("R", "+20"),) and match.s.face_at(0).retreat == 1
    assert match.attack(1).damage("foe") == 20


@EVERY
@pytest.mark.rule("PL-114")
def test_devolving_takes_a_level_x_and_the_card_below_together(era):
    haunter = stage1("Haunter", "Gastly", hp=60)
    match = board(
        era, mon("Gengar LV.X", under=("Haunter", "Gengar")), cards=[GENGAR, LEVELLED, haunter]
    )
    run(match, (Devolve(InPlay("you", "active")),))
    assert match.name("active") == "Haunter"
    assert match.names("hand") == ["Gengar", "Gengar LV.X"]
    alone = levelled(era)
    run(alone, (Devolve(InPlay("you", "active")),))
    assert alone.name("active") == "Gengar LV.X"


@EVERY
@pytest.mark.rule("PL-115")
def test_an_effect_levels_up_a_new_benched_pokemon_from_the_deck(era):
    heard = Trigger("evolved", (Draw(1),))
    match = board(
        era,
        bench=[mon("Gengar", since=5)],
        deck=["Gengar LV.X", "Potion"],
        cards=[GENGAR, LEVELLED],
        scripts={"Gengar LV.X": CardScript(triggers=(heard,))},
    )
    run(match, (Evolve(In("deck", "you", Named(("Gengar",))), InPlay("you", "bench")),))
    assert (match.name("bench 1"), match.count("hand")) == ("Gengar LV.X", 0)


# LEGEND


@EVERY
@pytest.mark.rule("PL-117")
def test_the_halves_of_a_legend_come_together_as_one_unevolved_pokemon(era):
    match = board(era, hand=["hgss1-111", "hgss1-112"])
    one, two = sorted(match.s.hands[0])
    assert not match.allows("bench", "hgss1-111")
    match.act(("legend", one, two))
    assert (match.name("bench 1"), match.count("hand")) == ("Ho-Oh LEGEND", 0)
    assert ask(match, InPlay("you", "bench", Evolved())) == []
    assert ask(match, InPlay("you", "bench", Kind(("Basic",)))) == []
    run(match, (Devolve(InPlay("you", "bench")),))
    assert match.name("bench 1") == "Ho-Oh LEGEND" and match.count("hand") == 0
    alone = board(era, hand=["hgss1-111", "hgss1-111"])
    assert [a for a in alone.game.legal_actions(alone.s) if a[0] == "legend"] == []


# Mega and Primal


@each(XY, SM, ME)
@pytest.mark.rule("PL-118")
def test_becoming_a_mega_pokemon_ends_the_turn_however_it_came_about(era):
    match = board(era, "xy2-11", hand=["xy2-13"]).evolve("xy2-13")
    assert (match.name("active"), match.s.seat) == ("M Charizard-EX", 1)
    match = board(era, "xy2-11", deck=["xy2-13"])
    run(match, (Evolve(In("deck"), InPlay("you", "active")),))
    assert match.s.seat == 1


@each(XY, SM, ME)
@pytest.mark.rule("PL-118")
def test_a_spirit_link_lets_the_turn_go_on(era):
    match = board(era, mon("xy2-11", tools=("xy12-75",)), hand=["xy2-13"]).evolve("xy2-13")
    assert (match.name("active"), match.s.seat) == ("M Charizard-EX", 0)
    other = board(era, mon("xy2-11", tools=("xy4-95",)), hand=["xy2-13"]).evolve("xy2-13")
    assert other.s.seat == 1


@each(SV, ME)
@pytest.mark.rule("PL-119", "PL-127")
def test_todays_mega_pokemon_evolve_like_others_and_are_ex(era):
    mega = stage1("Mega Absol ex", "Absol", hp=10, marks=("MEGA", "ex"))
    match = board(
        era,
        "Absol",
        hand=["Mega Absol ex"],
        cards=[mega, pokemon("Absol")],
    )
    assert match.evolve("Mega Absol ex").s.seat == 0
    assert ask(match, InPlay("you", "active", Kind(("ex",))))
    foe = board(era, mon("Machop", "F"), foe="Mega Absol ex", foe_bench=["Onix"], cards=[mega])
    assert foe.attack(0).prizes() == 3


# BREAK

NATU = pokemon("Xatu", 90, ("Psychic",), (("Peck", "C", "20"),), weak="Lightning ×2",
               resist="Fighting -20", retreat=2, powers=(("Ability", "Future Sight"),),
               stage="Stage 1", evolves_from="Natu")  # fmt: skip
BREAK = pokemon("Xatu BREAK", 130, ("Darkness",), (("Doom", "C", "50"),), stage="BREAK",
                evolves_from="Xatu", retreat=0)  # fmt: skip


@each(XY, SM, SWSH, SV, ME)
@pytest.mark.rule("PL-120", "PL-104")
def test_a_break_pokemon_keeps_what_the_card_below_has(era):
    match = board(
        era, mon("Xatu", "P"), hand=["Xatu BREAK"], cards=[NATU, BREAK],
        scripts={"Xatu": CardScript(powers=(ONCE,))},
    )  # fmt: skip
    match.power().evolve("Xatu BREAK")
    face = match.s.face_at(0)
    assert (face.hp, face.types, face.retreat) == (130, "D", 2)
    assert (face.weaknesses, face.resistances) == ((("L", "×2"),), (("F", "-20"),))
    assert [attack.name for attack in face.attacks] == ["Doom", "Peck"]
    # Used below, it stays used (PL-104), and is there again next turn.
    assert not match.allows("power", "active", 0, 0)
    assert match.next_turn().power().count("hand") == 3


@each(XY, SM, SWSH, SV, ME)
@pytest.mark.rule("PL-120")
def test_a_break_pokemon_evolves_by_the_rules_and_is_of_no_other_stage(era):
    given = {"cards": [NATU, BREAK], "hand": ["Xatu BREAK"]}
    assert not board(era, mon("Xatu", since=5), **given).allows("evolve", "Xatu BREAK", "active")
    match = board(era, "Xatu", **given).evolve("Xatu BREAK")
    assert ask(match, InPlay("you", "active", Kind(("Stage 1", "Stage 2", "Basic")))) == []
    assert ask(match, InPlay("you", "active", Evolved()))


# Prism Star, Lost Zone


@each(SM, SWSH, SV, ME)
@pytest.mark.rule("PL-121", "PL-122")
def test_a_prism_star_goes_to_the_lost_zone_instead_of_the_discard_pile(era):
    star = pokemon("Ditto ◇", 10, marks=("Prism Star",))
    match = board(
        era, mon("Machop", "F"), foe=mon("Ditto ◇", "R"), foe_bench=["Onix"], cards=[star]
    )
    match.attack(0)
    assert match.names("lost", 1) == ["Ditto ◇"]
    assert match.names("discard", 1) == ["Fire Energy"]
    assert match.game.view(match.s, 0).facts["players"][1]["lost"] == ["Ditto ◇"]


@each(SM, ME)
@pytest.mark.rule("PL-121")
def test_a_prism_star_trainer_is_lost_after_use(era):
    card = trainer("Cyrus ◇", "Supporter", "Prism Star")
    match = board(
        era, hand=["Cyrus ◇"], cards=[card], scripts={"Cyrus ◇": CardScript(play=(Draw(1),))}
    )
    match.play("Cyrus ◇")
    assert (match.names("lost"), match.names("discard")) == (["Cyrus ◇"], [])


# Once a game

GX = pokemon(
    "Decidueye-GX",
    240,
    attacks=(("Razor Leaf", "C", "90"), ("Hollow Hunt-GX", "C", "10")),
    marks=("GX",),
)
OTHER_GX = pokemon("Lunala-GX", 240, attacks=(("Lunar Fall-GX", "C", "20"),), marks=("GX",))


@each(SM, SWSH, SV, ME)
@pytest.mark.rule("PL-125")
def test_one_gx_attack_a_game_of_whatever_pokemon(era):
    match = board(
        era,
        mon("Decidueye-GX", "R"),
        bench=[mon("Lunala-GX", "R")],
        foe="Snorlax",
        cards=[GX, OTHER_GX],
    )
    match.attack(1).end()
    assert match.allows("attack", 0) and not match.allows("attack", 1)
    assert match.refusal("attack", 1) == (
        "cannot attack: an attack of the kind GX was used this game (PL-125)"
    )
    match.retreat()
    assert match.name("active") == "Lunala-GX" and not match.allows("attack", 0)


@each(SM, SWSH, SV, ME)
@pytest.mark.rule("PL-125")
def test_copying_a_gx_attack_uses_it_up_and_needs_it(era):
    mimic = CardScript(attacks=(AttackScript(effect=(CopyAttack(),)),))
    given = {"foe": mon("Lunala-GX"), "cards": [GX, OTHER_GX]}
    match = board(era, mon("Machop", "F"), scripts={"Machop": mimic}, **given)
    assert match.attack(0).damage("foe") == 40  # its own 20 and the copied 20
    match.end()
    assert match.attack(0).damage("foe") == 60  # nothing is left to copy
    match = board(
        era,
        mon("Decidueye-GX", "F"),
        bench=[mon("Machop", "F")],
        scripts={"Machop": mimic},
        **given,
    )
    match.attack(1).end()
    match.retreat().attack(0)
    assert match.damage("foe") == 30


@each(SWSH, SV, ME)
@pytest.mark.rule("PL-126")
def test_one_vstar_power_a_game_attack_or_ability(era):
    star = pokemon("Arceus VSTAR", 280, marks=("VSTAR",), powers=(("Ability", "Starbirth"),),
                   attacks=(("Trinity Nova", "C", "20"), ("Star Blast", "C", "30")))  # fmt: skip
    script = CardScript(
        attacks=(None, AttackScript(once="VSTAR")),
        powers=(Power(uses=(Use((Draw(2),), once="VSTAR"),)),),
    )
    match = board(era, mon("Arceus VSTAR", "R"), foe="Snorlax", cards=[star],
                  scripts={"Arceus VSTAR": script})  # fmt: skip
    assert match.allows("attack", 1)
    match.power()
    assert not match.allows("attack", 1) and match.allows("attack", 0)
    match = board(era, mon("Arceus VSTAR", "R"), foe="Snorlax", cards=[star],
                  scripts={"Arceus VSTAR": script})  # fmt: skip
    match.attack(1).end()
    assert not match.allows("power", "active", 0, 0)


@each(SWSH, SV, ME)
@pytest.mark.rule("PL-127")
def test_what_speaks_of_one_kind_covers_the_kinds_that_are_of_it(era):
    cards = [
        pokemon("Pikachu & Zekrom-GX", marks=("GX", "TAG TEAM")),
        pokemon("Charizard VMAX", marks=("VMAX",)),
        pokemon("Arceus VSTAR", marks=("VSTAR",)),
        pokemon("Mew V-UNION", marks=("V-UNION",)),
    ]
    match = board(era, cards[0].name, bench=[c.name for c in cards[1:]], cards=cards)
    assert ask(match, InPlay("you", "play", Kind(("GX",)))) == ["Pikachu & Zekrom-GX"]
    script = script_of(pool().get(SPEAKS_OF_V))
    meant = next(t for t in walk(script) if isinstance(t, Kind) and "V" in t.words)
    assert ask(match, InPlay("you", "play", meant)) == [c.name for c in cards[1:]]


# V-UNION

PIECES = ("swshp-SWSH139", "swshp-SWSH140", "swshp-SWSH141", "swshp-SWSH142")


@each(SWSH, SV, ME)
@pytest.mark.rule("PL-126")
def test_a_vstar_power_of_a_tool_is_the_one_of_the_game(era):
    star = pokemon("Arceus VSTAR", 280, marks=("V", "VSTAR"), attacks=(("Star Blast", "C", "30"),))
    script = {"Arceus VSTAR": CardScript(attacks=(AttackScript(once="VSTAR"),))}
    active = mon("Arceus VSTAR", "R", tools=["swsh12-156"])
    match = board(era, active, foe="Snorlax", cards=[star], scripts=script)
    (lent,) = [a for a in _offered(match) if a[0] == "lent"]
    assert match.allows("attack", 0)
    match.act(lent)
    assert not match.allows("attack", 0)
    match = board(era, active, foe="Snorlax", cards=[star], scripts=script).attack(0).end()
    assert "lent" not in {a[0] for a in _offered(match)}


@each(SWSH, SV, ME)
@pytest.mark.rule("PL-128")
def test_four_pieces_in_the_discard_pile_become_one_pokemon_once_a_game(era):
    match = board(era, mon("Rattata"), discard=(*PIECES, *PIECES))
    (union,) = [a for a in match.game.legal_actions(match.s) if a[0] == "union"]
    match.act(union)
    assert (match.name("bench 1"), match.count("discard")) == ("Pikachu V-UNION", 4)
    assert len(match.s.stacks[match.spot("bench 1")]) == 4
    assert ask(match, InPlay("you", "bench", Evolved())) == []
    assert ask(match, InPlay("you", "bench", Kind(("Basic", "Evolution")))) == []
    # Once a game, also when the rest of the pieces lies there.
    assert [a for a in match.game.legal_actions(match.s) if a[0] == "union"] == []
    assert match.refusal("union", match.s.discards[0][0]).endswith("once a game (PL-128)")


@each(SWSH, SV, ME)
@pytest.mark.rule("PL-128")
def test_a_union_needs_four_different_pieces_and_room_and_falls_as_one(era):
    assert "union" not in {a[0] for a in _offered(board(era, discard=(*PIECES[:3], PIECES[0])))}
    full = board(era, bench=["Rattata"] * 5, discard=PIECES)
    assert "union" not in {a[0] for a in _offered(full)}
    assert not board(era, hand=[PIECES[0]]).allows("bench", PIECES[0])
    match = board(era, discard=PIECES)
    match.act(next(a for a in _offered(match) if a[0] == "union"))
    match.s.damage[match.spot("bench 1")] = 300
    match.end()
    assert (match.count("discard"), match.prizes(1)) == (4, 3)


def _offered(match):
    return match.game.legal_actions(match.s)


@EVERY
@pytest.mark.rule("PL-129")
def test_who_has_a_rule_box(era):
    boxed = ["ex", "EX", "GX", "TAG TEAM", "Prism Star", "V", "VMAX", "VSTAR", "V-UNION",
             "Radiant", "BREAK"]  # fmt: skip
    bare = ["LEVEL-UP", "SP", "Prime", "LEGEND", "Amazing", "Tera"]
    cards = [pokemon(kind, marks=(kind,)) for kind in (*boxed, *bare)]
    for card in cards:
        match = board(era, card.name, cards=cards)
        assert bool(ask(match, InPlay("you", "active", RULE_BOX))) == (card.name in boxed)


@each(SV, ME)
@pytest.mark.rule("PL-130", "PL-058")
def test_a_benched_tera_pokemon_takes_no_damage_of_either_player(era):
    tera = pokemon("Terapagos ex", 200, marks=("Tera", "ex"))
    for side, place in (("opponent", "foe bench 1"), ("you", "bench 1")):
        spread = AttackScript(effect=(Damage(30, InPlay(side, "bench")),))
        match = board(
            era,
            mon("Machop", "F"),
            bench=["Terapagos ex"],
            foe="Snorlax",
            foe_bench=["Terapagos ex"],
            cards=[tera],
            scripts={"Machop": CardScript(attacks=(spread,))},
        )
        assert match.attack(0).damage(place) == 0
    hurt = board(era, mon("Machop", "F"), foe="Terapagos ex", cards=[tera])
    assert hurt.attack(0).damage("foe") == 20


@each(SV, ME)
@pytest.mark.rule("PL-130", "PL-058")
def test_counters_and_effects_reach_a_benched_tera_pokemon(era):
    tera = pokemon("Terapagos ex", 200, marks=("Tera", "ex"))
    spread = AttackScript(effect=(PutCounters(3, InPlay("opponent", "bench")),))
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Terapagos ex"], cards=[tera],
        scripts={"Machop": CardScript(attacks=(spread,))},
    )  # fmt: skip
    assert match.attack(0).damage("foe bench 1") == 30


@EVERY
@pytest.mark.rule("PL-135", "PL-137")
def test_a_fossil_is_a_basic_pokemon_in_play_and_a_trainer_elsewhere(era):
    hand = ["Mysterious Fossil", *["Grass Energy"] * 6]
    match = Opening(era, (hand,), (["Rattata", *["Grass Energy"] * 6],)).go()
    while match.game.legal_actions(match.s)[0][0] == "go":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go()
    assert match.name("active") == "Mysterious Fossil"
    match = board(era, "Mysterious Fossil", hand=["Mysterious Fossil"])
    assert ask(match, InPlay("you", "active", Kind(("Basic",)))) == ["Mysterious Fossil"]
    assert ask(match, In("hand", "you", Kind(("Basic",)))) == []
    assert ask(match, In("hand", "you", Kind(("Trainer",)))) == ["Mysterious Fossil"]
    locked = {"Rattata": CardScript(modifiers=(Modifier("cannot play", value="Item",
                                                        who="opponent"),))}  # fmt: skip
    match = board(era, hand=["Mysterious Fossil"], scripts=locked)
    assert not match.allows("bench", "Mysterious Fossil")


def test_the_table_of_prizes_knows_no_other_kind():
    assert {by_kind(frozenset(kinds)) for _, kinds in KINDS} == {1, 2, 3}


def test_bots_care_more_for_the_wounds_of_what_gives_more_prizes():
    prey = [pokemon(name, 100, marks=kinds) for name, kinds in (("Plain", ()), ("Big", ("VMAX",)))]
    fallen = []
    for card in prey:
        given = {"foe_bench": ["Onix"], "cards": prey}
        whole, hurt = (
            board(ME, "Machop", foe=mon(card.name, damage=damage), **given) for damage in (0, 50)
        )
        fallen.append(hurt.game.evaluate(hurt.s, 0) - whole.game.evaluate(whole.s, 0))
    assert fallen[1] > fallen[0] > 0
