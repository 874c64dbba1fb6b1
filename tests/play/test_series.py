"""Several games against the same opponent, with an exchange of cards in between."""

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play.series import CHOOSER, Series, swapped
from deckcheck.play.transcript import MatchError
from rulesets import registry
from rulesets.deck import Deck, Entry
from tests.rulesets.yugioh.decks import named

STRONG = ("Alexandrite Dragon", "Luster Dragon", "Gene-Warped Warwolf", "Gemini Elf")
FILLING = ("Mystical Elf", "Celtic Guardian", "Giant Soldier of Stone", "Vorse Raider")


def deck(*extra):
    """Return a deck of Normal Monsters that all play, with a Side Deck."""
    names = (*STRONG, *FILLING, "Archfiend Soldier", "Luster Dragon #2", "Summoned Skull")
    more = ("Dark Magician", "Blue-Eyes White Dragon", "La Jinn the Mystical Genie of the Lamp")
    entries = [Entry(named(name), 3) for name in (*names, *more)]
    return Deck((*entries, Entry(named("Battle Ox"), 2, "side"), *extra))


def series(best_of=3, players=("greedy", "random"), **facts):
    return Series(registry.load("ygo-9"), players, [deck(), deck()], best_of, **facts)


def played(match):
    match.advance()
    return match.transcript.result


def test_a_match_ends_when_somebody_has_won_more_than_half_of_the_games():
    match = series(seed=4)
    while not match.is_over:
        match.record(played(match.game()))
    wins = [match.wins(0), match.wins(1)]
    assert max(wins) == 2 or len(match.results) == 3
    assert match.winner == (wins.index(2) if 2 in wins else None)


@pytest.mark.rule("YGO-267", "YGO-268")
@pytest.mark.parametrize(
    ("results", "over", "winner"),
    [
        ([(1, 0)], False, None),
        ([(1, 0), (1, 0)], True, 0),
        ([(1, 0), (0, 1)], False, None),
        ([(1, 0), (0, 1), (0, 1)], True, 1),
        ([(0.5, 0.5), (0, 1), (0.5, 0.5)], True, None),
    ],
)
def test_a_match_is_the_best_of_three_duels(results, over, winner):
    match = series()
    for result in results:
        match.record(result)
    assert (match.is_over, match.winner) == (over, winner)


@pytest.mark.rule("YGO-275")
def test_every_duel_of_a_match_begins_with_whole_decks():
    match = series(seed=2)
    first = match.game()
    first.advance()
    assert any(first.state.graves), "cards were used up"
    match.record(first.transcript.result)
    second = match.game()
    s = second.state
    assert [len(s.decks[seat]) + len(s.hands[seat]) for seat in (0, 1)] == [42, 42]
    assert not any(s.banished) and not any(s.graves) and s.lp == [8000, 8000]


@pytest.mark.rule("YGO-273")
def test_the_loser_of_a_game_decides_on_the_order_of_the_next():
    match = series()
    assert CHOOSER not in match.game().transcript.options
    match.record([1.0, 0.0])
    game = match.game()
    while game.actor < 0:
        game.make(game.automatic())
    assert game.actor == 1
    assert ("go", "first") in game.game.legal_actions(game.state)


@pytest.mark.rule("YGO-274")
def test_after_a_draw_the_order_is_tossed_for_again():
    match = series()
    match.record([0.5, 0.5])
    assert CHOOSER not in match.game().transcript.options


@pytest.mark.rule("YGO-269", "YGO-270")
def test_cards_are_exchanged_one_for_one_and_the_registered_deck_stays():
    match = series()
    match.record([0.0, 1.0])
    out = next(e for e in match.decks[0].entries if e.card.name == "Mystical Elf")
    into = next(e for e in match.decks[0].entries if e.section == "side")
    changed = swapped(match.decks[0], out, into)
    assert (changed.size("main"), changed.size("side")) == (42, 2)
    assert match.exchange(0, changed) == []
    assert match.decks[0] is changed
    assert match.registered[0] is not changed


@pytest.mark.rule("YGO-270")
def test_a_deck_with_another_side_deck_size_is_not_taken():
    match = series()
    match.record([0.0, 1.0])
    before = match.decks[0]
    short = Deck(tuple(e for e in before.entries if e.section != "side"))
    assert "Side Deck" in match.exchange(0, short)[0]
    assert match.decks[0] is before


def test_an_even_number_of_games_is_refused():
    with pytest.raises(MatchError, match="odd number"):
        series(best_of=2)


@pytest.fixture
def file(tmp_path):
    lines = [f"{e.copies} {e.card.name}" for e in deck().entries if e.section == "main"]
    lines += ["Side", "2 Battle Ox"]
    path = tmp_path / "deck.txt"
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_play_tells_the_games_and_the_match(file):
    command = ["play", "-r", "ygo-9", file, file, "--seat", "greedy,random", "--best-of", "3"]
    result = CliRunner().invoke(cli, [*command, "--seed", "5"])
    assert result.exit_code == 0, result.output
    assert "Game 1 of at most 3." in result.output
    assert "wins the match 2 :" in result.output or "The match" in result.output


def test_a_person_exchanges_cards_between_the_games(file):
    from io import StringIO

    from rich.console import Console

    from deckcheck.cli.matches.several import Exchange

    match = series(players=("human", "random"))
    match.record([0.0, 1.0])
    said = iter(["1 15", "99 1", "b", ""])
    told = StringIO()
    console = Console(file=told, width=80)
    console.input = lambda *args, **facts: next(said)
    Exchange(match, 0, console).hold()
    names = {(e.section, e.card.name): e.copies for e in match.decks[0].entries}
    assert names["main", "Battle Ox"] == 1
    assert names["side", "Battle Ox"] == 1
    assert "Two numbers" in told.getvalue(), "a number that is none gets the help"


def test_best_of_and_resume_do_not_go_together(tmp_path):
    result = CliRunner().invoke(cli, ["play", "--resume", str(tmp_path / "x"), "--best-of", "3"])
    assert result.exit_code == 2
    assert "--best-of" in result.output
