"""Scripts whose deeds would do something else than the words are refused."""

import pytest

from rulesets.engine.asking import Pick
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Discard, Equip, Lasting, This, ToHand
from rulesets.yugioh.text.assemble.sound import check
from tests.rulesets.yugioh.effects.cards import card

PICK = Pick(Cards(("hand",), "opponent"), "picked")
WEAKER = (Modifier("atk", -500),)


def test_no_card_goes_to_another_players_hand():
    check(card(PICK, Discard(Held("picked"))))
    with pytest.raises(NoMeaning, match="opponent's hand"):
        check(card(PICK, ToHand(Held("picked"))))


def test_what_an_equip_card_changes_does_not_outlast_it():
    equip = Equip(This(), Held("target"))
    check(card(equip, Lasting(WEAKER, Held("target"), "end of turn")))
    check(card(equip, Lasting((Modifier("self destroy"),), Held("target"), "")))
    with pytest.raises(NoMeaning, match="ends with the Equip card"):
        check(card(equip, Lasting(WEAKER, Held("target"), "")))
