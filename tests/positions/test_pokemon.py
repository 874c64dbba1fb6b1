"""Pokémon positions as text: what a file says is what lies on the table."""

import pytest

from deckcheck.play.match import Match, from_position
from deckcheck.play.positions import set_up, written
from deckcheck.play.replay import resume
from deckcheck.play.transcript import MatchError
from rulesets import registry
from rulesets.api import CHANCE, OVER
from rulesets.parts.positions import positions_of
from tests.rulesets.ptcg.decks import theme_decks

POSITION = """\
# a remark
ruleset: ptcg-base
turn: 7
to move: 2
used: energy, retreat

player 1
  active: Hitmonchan (base1-7); 2 Fighting Energy; 20 damage; Poisoned 20; Asleep
  prizes: 2 unknown, Bill
player 2
  active: Charizard (base1-4) on Charmeleon (base1-24) on Charmander (base1-46); 4 Fire Energy
  bench: Pikachu; Lightning Energy, PlusPower; new
  bench: Muk (base3-13)
  hand: 2 Potion, Bill, 1 unknown
  discard: Professor Oak, Gust of Wind
  deck: Switch
  rest: 9 Grass Energy, Pokédex
"""


def laid(text=POSITION, seed=0, **more):
    return set_up(text, "pos.txt", seed=seed, **more).laid


def names(s, cards):
    return [s.table.faces[c].name for c in cards]


def refused(text, **more):
    with pytest.raises(MatchError) as error:
        laid(text, **more)
    return f"{error.value}\n{error.value.hint}".strip()


def test_a_position_lies_as_written():
    s = laid().state
    assert (s.turn, s.seat, s.first, s.waits) == (7, 1, 1, 1)
    assert (s.attached, s.retreats, s.supporters) == (1, 1, 0)
    assert names(s, s.stacks[s.slots]) == ["Charmander", "Charmeleon", "Charizard"]
    assert names(s, s.energies[s.slots]) == ["Fire Energy"] * 4
    assert s.damage[0] == 20 and s.conditions[0] == ("Poisoned", "Asleep") and s.poison[0] == 2
    assert names(s, s.tools[s.slots + 1]) == ["PlusPower"] and s.since[s.slots + 1] == 7
    assert names(s, s.hands[1])[:3] == ["Potion", "Potion", "Bill"] and len(s.hands[1]) == 4
    assert names(s, s.discards[1]) == ["Professor Oak", "Gust of Wind"]
    assert names(s, s.prizes[0]) == ["Grass Energy", "Grass Energy", "Bill"]


def test_the_deck_has_its_known_cards_on_top_and_the_rest_below():
    s = laid("ruleset: ptcg-base\nplayer 1\nactive: Muk\ndeck: Bill, Switch\nprizes: 1 unknown\n"
             "rest: 3 Potion\nplayer 2\nactive: Muk\n").state  # fmt: skip
    assert names(s, s.decks[0]) == ["Bill", "Switch", "Potion", "Potion"]
    assert names(s, s.prizes[0]) == ["Potion"] and len(s.decks[1]) == 20


def test_unknown_cards_are_dealt_by_the_seed():
    dealt = {tuple(names(s := laid(seed=seed).state, s.decks[1])) for seed in range(20)}
    held = {names(s := laid(seed=seed).state, s.hands[1])[3] for seed in range(20)}
    assert len(dealt) > 1 and held == {"Grass Energy", "Pokédex"}
    assert laid(seed=3).state.key() == laid(seed=3).state.key()


def test_the_cards_of_a_whole_deck_lie_each_once():
    text = POSITION.replace("rest: 9 Grass Energy, Pokédex",
                            "cards: 4 Fire Energy, 3 Potion, 2 Bill, Charizard (base1-4), "
                            "Charmeleon (base1-24), Charmander (base1-46), Pikachu, PlusPower, "
                            "Lightning Energy, Muk (base3-13), Professor Oak, Gust of Wind, "
                            "Switch, 12 Water Energy")  # fmt: skip
    laid_out = laid(text)
    s = laid_out.state
    assert not registry.load("ptcg-base").game.violations(s)
    own = names(s, s.decks[1] + s.prizes[1] + s.hands[1])
    assert sorted(own) == sorted(["Potion"] * 3 + ["Bill"] * 2 + ["Switch"] + ["Water Energy"] * 12)
    assert sum(e.copies for e in laid_out.decks[1].entries) == 31


def test_a_list_stands_for_its_cards(tmp_path):
    (tmp_path / "list.txt").write_text("4 Muk FO 13\n56 Grass Energy\n")
    text = "ruleset: ptcg-base\nplayer 1\nactive: Muk\nlist: list.txt\nplayer 2\nactive: Muk\n"
    made = set_up(text, str(tmp_path / "p.txt"))
    assert sum(e.copies for e in made.laid.decks[0].entries) == 60
    assert "cards: 4 Muk (base3-13), 56 Grass Energy" in made.text
    again = set_up(made.text, "elsewhere")
    assert again.laid.state.key() == made.laid.state.key()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turn: 7", "trun: 7", "pos.txt:3: there is no line 'trun' before 'player 1'\n"
         "Did you mean 'turn'? Lines before 'player 1': ruleset, on, option, turn, to move, used."),
        ("turn: 7", "turn: many", "pos.txt:3: turn: expected a number from 1 to 999, found 'many'"),
        ("2 Potion", "2 Potoin", "pos.txt:14: 'Potoin' read as Potion\nWrite the name as printed."),
        ("20 damage", "25 damage", "pos.txt:8: active: damage goes by tens, found '25 damage'"),
        ("active: Hitmonchan (base1-7)", "active: Bill", "pos.txt:8: active: Bill is no Pokémon"),
        ("Hitmonchan (base1-7)", "Hitmonchan (base1-8)",
         "pos.txt:8: base1-8 is Machamp, not 'Hitmonchan'"),
        ("player 2", "player 3", "pos.txt:10: expected 'player 2', found 'player 3'"),
        ("used: energy", "used: enrgy", "pos.txt:5: used: expected some of energy, supporter, "
         "stadium, retreat, found 'enrgy'"),
        ("1 unknown\n", "9 unknown\n", "pos.txt:17: 15 unknown cards in the zones, but 10 that "
         "they may be"),
        ("to move: 2", "to move 2", "pos.txt:4: expected 'key: value', found 'to move 2'\n"
         "Lines before 'player 1': ruleset, on, option, turn, to move, used."),
        ("  bench: Muk (base3-13)", "  bench: Muk; 90 damage, new",
         "pos.txt:13: no card named 'damage'; did you mean Damage Pump (LOR), Damage Mover (SLG), "
            "Lady (LOR, HIF, FLI)?\nBehind a Pokémon, ';' parts attached cards, '30 damage', "
            "conditions and 'new'."),
        ("ruleset: ptcg-base", "ruleset: ptcg-bse",
         "pos.txt: there is no ruleset 'ptcg-bse'; did you mean ptcg-base, ptcg-ex, ptcg-bw?"),
    ],
)  # fmt: skip
def test_what_cannot_be_laid_out_is_told_with_its_line(old, new, said):
    assert refused(POSITION.replace(old, new, 1)) == said


def test_a_position_without_an_active_pokemon_is_refused():
    told = refused("ruleset: ptcg-base\nplayer 1\n  active: Muk\nplayer 2\n  bench: Muk\n")
    assert told.startswith("pos.txt:5: player 2 has no Active Pokémon")


def test_a_condition_that_the_era_does_not_have_is_no_card():
    text = POSITION.replace("Asleep", "Burned")
    assert refused(text).startswith("pos.txt:8: no card named 'Burned'")
    assert laid(text, ruleset_id="ptcg-ex").state.conditions[0] == ("Poisoned", "Burned")


def test_a_written_position_lies_the_same_again(shared):
    """Random matches of three eras, each written and laid out again at every open choice."""
    seen = 0
    for name in ("ptcg-base", "ptcg-ex", "ptcg-bw"):
        seen += written_again(name, shared)
    assert seen > 150


def written_again(name, shared):
    ruleset = registry.load(name)
    era = {"ptcg-base": "base1", "ptcg-ex": "ex1", "ptcg-bw": "bw1"}[name]
    match = Match(ruleset, ["random", "random"], theme_decks(shared, era)[:2], {}, 5)
    positions, seen = positions_of(ruleset.game), 0
    while not match.is_over and seen < 80:
        s = match.state
        if positions.is_open(s):
            text = written(ruleset, {}, s, None)
            again = set_up(text, "written").laid.state
            assert written(ruleset, {}, again, None) == text.partition("# left out")[0]
            if "# left out" not in text and not s.game_uses:
                same = [ruleset.game.describe(s, a) for a in ruleset.game.legal_actions(s)]
                other = [ruleset.game.describe(again, a) for a in ruleset.game.legal_actions(again)]
                assert sorted(same) == sorted(other)
                seen += 1
        match.make(match.automatic())
    return seen


def test_what_a_seat_does_not_know_is_not_written():
    first, second = (laid(seed=seed) for seed in (0, 3))
    ruleset = registry.load("ptcg-base")
    assert names(first.state, first.state.hands[1]) != names(second.state, second.state.hands[1])
    texts = {written(ruleset, {}, x.state, 0) for x in (first, second)}
    assert len(texts) == 1 and "hand: 4 unknown" in texts.pop()


def test_a_match_from_a_position_is_saved_verified_and_resumed(tmp_path):
    match = from_position(POSITION, "pos.txt", ["random", "random"], seed=3)
    for _ in range(20):
        match.play(match.automatic())
    match.save(tmp_path / "m.json")
    again = resume(tmp_path / "m.json")
    assert again.state.key() == match.state.key()
    assert again.transcript.position == POSITION
    edited = (tmp_path / "m.json").read_text().replace("Asleep", "Confused")
    (tmp_path / "m.json").write_text(edited)
    with pytest.raises(MatchError, match=r"m\.json: move "):
        resume(tmp_path / "m.json")


def test_a_match_from_a_position_is_played_to_its_end():
    match = from_position(POSITION, "pos.txt", ["random", "greedy"], seed=1)
    while not match.is_over:
        match.play(match.automatic())
        assert not match.game.violations(match.state)
    assert match.actor == OVER and match.game.actor(match.fresh()) != CHANCE
    assert sum(match.transcript.result) == 1


def test_swapping_exchanges_places_only():
    laid_out = laid()
    s, positions = laid_out.state, positions_of(registry.load("ptcg-base").game)
    one, other = s.hands[1][-1], s.decks[1][-1]
    assert {one, other} <= set(laid_out.unknown[1])
    before = positions.place(s, one), positions.place(s, other)
    positions.swap(s, one, other)
    assert (positions.place(s, other), positions.place(s, one)) == before
    assert not registry.load("ptcg-base").game.violations(s)


OPEN = POSITION.replace("2 unknown, Bill", "2 unknown, Bill face up, Switch, Potion")


def test_a_prize_that_lies_face_up_is_written_and_read_again():
    s = laid(OPEN).state
    assert names(s, s.face_up) == ["Bill"] and s.prizes[0].index(s.face_up[0]) == 2
    for seat in (None, 0, 1):
        text = written(registry.load("ptcg-base"), {}, s, seat)
        again = set_up(text, "written").laid.state
        assert names(again, again.face_up) == ["Bill"]
        assert again.prizes[0].index(again.face_up[0]) == 2
        assert written(registry.load("ptcg-base"), {}, again, seat) == text


def test_a_seat_sees_prizes_that_lie_face_up_and_no_others():
    s, positions = laid(OPEN).state, positions_of(registry.load("ptcg-base").game)
    text = written(registry.load("ptcg-base"), {}, s, 1)
    assert "prizes: 2 unknown, Bill (base4-118) face up, 2 unknown" in text
    for seat in (0, 1):
        seen = [positions.sees(s, card, seat) for card in s.prizes[0]]
        assert seen == [False, False, True, False, False]
        assert s.face_up[0] not in positions.hidden(s, seat)


def test_copies_that_lie_face_up_are_counted_together_and_unknown_cards_lie_face_down():
    text = POSITION.replace("2 unknown, Bill", "Switch\n  prizes: 2 Bill face up, Bill")
    s = laid(text).state
    assert [s.prizes[0].index(card) for card in s.face_up] == [1, 2]
    assert "2 Bill (base4-118) face up, Bill (base4-118)" in written(
        registry.load("ptcg-base"), {}, s, None
    )
    assert "cannot be unknown" in refused(POSITION.replace("2 unknown,", "2 unknown face up,"))


PLAN = "Lt. Surge's Secret Plan"
DOWN = POSITION.replace("bench: Pikachu; ", "bench: face down Bill; ")
DOWN = DOWN.replace("discard: ", f"discard: {PLAN}, ").replace(", PlusPower", "")


def test_a_face_down_card_is_written_for_those_who_know_it():
    s, ruleset = laid(DOWN).state, registry.load("ptcg-base")
    assert names(s, s.under[s.slots + 1]) == ["Bill"] and not ruleset.game.violations(s)
    assert names(s, s.energies[s.slots + 1]) == ["Lightning Energy"]
    for seat, known in ((None, True), (0, False), (1, True)):
        text = written(ruleset, {}, s, seat)
        assert ("bench: face down Bill (base4-118); Lightning" in text) is known
        again = set_up(text, "written").laid.state
        assert written(ruleset, {}, again, seat) == text
        assert len(again.under[s.slots + 1]) == 1 and not ruleset.game.violations(again)


def test_an_unknown_face_down_card_is_one_of_the_rest():
    text = DOWN.replace("face down Bill", "face down")
    found = {names(s, s.under[s.slots + 1])[0] for s in (laid(text, i).state for i in range(40))}
    assert found == {"Grass Energy", "Pokédex"}
    s, positions = laid(text).state, positions_of(registry.load("ptcg-base").game)
    (card,) = s.under[s.slots + 1]
    assert card in positions.hidden(s, 0) and card not in positions.hidden(s, 1)
    assert positions.sees(s, card, 1) and not positions.sees(s, card, 0)
    positions.swap(s, card, s.decks[1][-1])
    assert s.under[s.slots + 1] != (card,) and not registry.load("ptcg-base").game.violations(s)


def test_a_face_down_card_needs_one_that_lays_it():
    assert "lays others face down" in refused(DOWN.replace(f"{PLAN}, ", ""))
