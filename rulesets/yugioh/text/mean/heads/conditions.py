"""What must hold: cards on the field, in hands and Graveyards, LP, states of the card."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Count, Exists
from rulesets.engine.values import AllOf, AnyCondition, AtLeast, Equal, Not, Plus
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    Battled,
    Cards,
    FaceUp,
    HandSize,
    Happened,
    HasMaterials,
    InPosition,
    IsThis,
    Kind,
    Lp,
    NotA,
    SameNameAs,
    SummonedThisTurn,
    TurnOf,
    WasSummoned,
)
from rulesets.yugioh.match.script import On, walk
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, Heads, Noun, Trait, both
from rulesets.yugioh.text.mean.registry import always, means, refused

refused("refused_condition", "a condition that is not carried out")
MONSTERS = ("monsters",)
for _rule, _place in {
    "c_self_grave": "grave", "c_self_hand": "hand", "c_self_banished": "banished",
    "c_self_up": "field",
}.items():  # fmt: skip
    always(_rule, Heads(place=_place))
always("c_self_attack", Are(THIS, InPosition(("attack",))))
always("c_self_defense", Are(THIS, InPosition(("defense",))))
always("c_no_hand", Equal(HandSize("you"), 0))
always("c_lp_lower", AtLeast(Lp("opponent"), Plus(Lp("you"), 1)))
always("c_your_turn", TurnOf("you"))
always("c_battled", Battled())
always("c_attacked", Battled("attacked"))
always(
    "c_only_they",
    AllOf(
        (Exists(Cards(MONSTERS, "opponent")), Not(Exists(Cards(MONSTERS, "you"))))
    ),
)  # fmt: skip
always(
    "c_more_monsters",
    AtLeast(Count(Cards(MONSTERS, "opponent")), Plus(Count(Cards(MONSTERS, "you")), 1)),
)
always("any_material", HasMaterials())


def there_are(noun: Noun, side: str = "either", zones: tuple[str, ...] = FIELD) -> AnyCondition:
    """Return that there are as many cards as a noun says."""
    if noun.distinct and noun.count in (1, None):
        # "with a different name": another one than this card has.
        other = both(noun.filter, NotA(SameNameAs(THIS)))
        noun = replace(noun, filter=other, distinct=False)
    cards = noun.cards(zones, side)
    quantity = noun.quantity
    if quantity is None:
        return Exists(cards)
    if quantity.none:
        return Not(Exists(cards))
    if quantity.count is None:
        raise NoMeaning("a condition about all cards")
    if quantity.random:
        raise NoMeaning("a condition about chance")
    # "a" and "another": one is enough; a figure without "or more" says exactly so many.
    if quantity.count == 1:
        return Exists(cards)
    found = noun.number(zones, side)
    return AtLeast(found, quantity.count) if quantity.more else Equal(found, quantity.count)


def lacking(noun: Noun, side: str = "either", zones: tuple[str, ...] = FIELD) -> AnyCondition:
    """Return that there is no such card."""
    quantity = noun.quantity
    if quantity is not None and (quantity.none or quantity.count not in (1, None)):
        raise NoMeaning("a condition that denies a number")
    return Not(Exists(noun.cards(zones, side)))


@means("conditions")
def conditions(said: Discourse, *parts: object) -> Heads:
    place = ""
    found: list[object] = []
    if any(isinstance(p, Heads) or THIS in walk(p) or isinstance(p, Battled) for p in parts):
        said.that = THIS
    for part in parts:
        if isinstance(part, Heads):
            if place and part.place != place:
                raise NoMeaning("a card in two places")
            place = part.place
            found += part.conditions
        else:
            found.append(part)
    return Heads(conditions=tuple(found), place=place)  # type: ignore[arg-type]


def one(heads: Heads) -> AnyCondition:
    """Return conditions as one, for a statement; the card's place is where it works anyway."""
    found = heads.conditions
    if heads.place not in ("", "field"):
        raise NoMeaning("a statement of a card that is not on the field")
    if not found:
        raise NoMeaning("a condition that always holds")
    return found[0] if len(found) == 1 else AllOf(found)


@means("c_you_control")
def you_control(said: Discourse, noun: Noun) -> AnyCondition:
    return there_are(noun, "you")


@means("c_they_control")
def they_control(said: Discourse, noun: Noun) -> AnyCondition:
    return there_are(noun, "opponent")


@means("c_you_lack")
def you_lack(said: Discourse, noun: Noun) -> AnyCondition:
    return lacking(noun, "you")


@means("c_they_lack")
def they_lack(said: Discourse, noun: Noun) -> AnyCondition:
    return lacking(noun, "opponent")


@means("c_there_is", "c_is_on_field", "c_noun_place")
def there_is(said: Discourse, *parts: object) -> AnyCondition:
    noun = _placed(parts)
    return there_are(noun)


def _placed(parts: tuple[object, ...]) -> Noun:
    noun = parts[0]
    assert isinstance(noun, Noun)
    if len(parts) > 1:
        trait = parts[1]
        assert isinstance(trait, Trait)
        if noun.zones or noun.side:
            raise NoMeaning("a noun in two places")
        return Noun(noun.head, both(noun.filter, trait.filter), trait.zones, trait.side,
                    noun.quantity, noun.best, noun.random)  # fmt: skip
    return noun


@means("c_is_up_on_field")
def is_up_on_field(said: Discourse, noun: Noun) -> AnyCondition:
    from rulesets.yugioh.effects import FaceUp

    wanted = both(FaceUp(), noun.filter)
    return there_are(Noun(noun.head, wanted, noun.zones, noun.side, noun.quantity))


@means("c_there_is_no")
def there_is_no(said: Discourse, noun: Noun) -> AnyCondition:
    return lacking(noun)


@means("c_you_have")
def you_have(said: Discourse, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return there_are(noun, "you")


@means("c_you_have_no")
def you_have_no(said: Discourse, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having no cards nowhere")
    return lacking(noun, "you")


@means("c_they_hand")
def they_hand(said: Discourse, noun: Noun) -> AnyCondition:
    return there_are(noun, "opponent", ("hand",))


@means("c_they_grave")
def they_grave(said: Discourse, noun: Noun) -> AnyCondition:
    return there_are(noun, "opponent", ("grave",))


@means("c_was_summoned")
def was_summoned(said: Discourse, how: tuple[str, ...]) -> AnyCondition:
    if not how:
        raise NoMeaning("Summoned in any way")
    return Are(THIS, WasSummoned(how))


@means("c_was_summoned_now")
def was_summoned_now(said: Discourse, how: tuple[str, ...]) -> AnyCondition:
    return Are(THIS, SummonedThisTurn(how))


@means("c_that_is")
def that_is(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("being something in a place")
    if noun.quantity is None or noun.quantity.count != 1:
        raise NoMeaning("one card that is several")
    return Are(said.it(), noun.filter)


@means("c_all_mine_are")
def all_mine_are(said: Discourse, trait: Trait) -> AnyCondition:
    if trait.filter is None:
        raise NoMeaning("all monsters in a place")
    return Are(Cards(MONSTERS, "you"), trait.filter)


@means("c_only_mine")
def only_mine(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.filter is None or noun.zones or noun.quantity is not None:
        raise NoMeaning("only monsters of a number")
    return Are(Cards(MONSTERS, "you"), noun.filter)


_OWN = On("moved", IsThis(), to=("grave",))
always("because_field", replace(_OWN, origin=("field",), how=("destroyed",)))
always("because_battle", replace(_OWN, how=("destroyed", "battle")))
always("because_sent", _OWN)
always("done_sent", _OWN)
always("done_battle", replace(_OWN, to=(), how=("destroyed", "battle")))
always("c_their_turn", TurnOf("opponent"))
_BY_OWN = On("moved", Kind(("monster",)), how=("destroyed", "battle"), by=IsThis())
always("c_destroyed_by_battle", Happened(_BY_OWN))
always("c_alone", Equal(Count(Cards(MONSTERS, "you")), 1))
refused("c_alone_kind", "no other cards")
always("c_only_in_hand", Equal(HandSize("you"), 1))


@means("c_because")
def because(said: Discourse, on: On) -> Heads:
    return Heads(place="grave", conditions=(Happened(on),))


@means("c_done_this_turn")
def done_this_turn(said: Discourse, on: On) -> AnyCondition:
    return Happened(on)


@means("c_you_control_up")
def you_control_up(said: Discourse, noun: Noun) -> AnyCondition:
    return there_are(replace(noun, filter=both(FaceUp(), noun.filter)), "you")


always("c_no_material", Are(THIS, NotA(HasMaterials())))
always(
    "c_all_defend",
    Not(Exists(Cards(MONSTERS, "opponent", InPosition(("attack",))))),
)
always("c_they_attack", AllOf((TurnOf("opponent"), Exists(Attacker()))))


@means("c_control_and_lack")
def control_and_lack(said: Discourse, noun: Noun, other: Noun) -> AnyCondition:
    return AllOf((there_are(noun, "you"), lacking(other, "you")))


always("c_they_no_hand", Equal(HandSize("opponent"), 0))
always("c_lp_higher", AtLeast(Lp("you"), Plus(Lp("opponent"), 1)))


@means("c_they_have")
def they_have(said: Discourse, noun: Noun) -> AnyCondition:
    if not noun.zones or noun.side not in ("opponent",):
        raise NoMeaning("cards of the opponent nowhere")
    return there_are(noun, "opponent")
