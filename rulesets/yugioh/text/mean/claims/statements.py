"""Statements: what cards gain, lose, cannot or must; as rules of a card, or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, AnySelector, Exists, Source
from rulesets.engine.values import AllOf, AnyCondition, AnyOf, Half, Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    AttackTarget,
    BattleOpponent,
    Cards,
    Equipped,
    EquippedWith,
    InPhase,
    InPosition,
    IsFaceUp,
    IsThis,
    Kind,
    Negative,
    TurnOf,
    WasSummoned,
)
from rulesets.yugioh.match.script import walk
from rulesets.yugioh.text.mean.claims.players import no_activation
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import (
    FIELD,
    Claim,
    Fixed,
    Heads,
    Noun,
    both,
    parts_of,
    without,
)
from rulesets.yugioh.text.mean.registry import always, means, refused

WHILE_THERE = IsFaceUp(Source())  # of what an effect does for as long as its card stays
# What a predicate says of a subject: given the cards, the modifiers without them.
Said = Callable[[AnySelector], tuple[Modifier, ...]]


@means("subject_itself")
def subject_itself(said: Discourse, itself: Fixed) -> Claim:
    said.that = THIS
    if itself.was:
        return Claim(None, (), when=Are(THIS, WasSummoned((itself.was,))))
    if itself.position:
        return Claim(None, (), when=Are(THIS, InPosition((itself.position,))))
    return Claim(None, ())


@means("subject_ref")
def subject_ref(said: Discourse, ref: Fixed) -> Claim:
    said.that = ref.cards
    return Claim(ref.cards if ref.cards != THIS else None, (), pronoun=True)


@means("subject_noun")
def subject_noun(said: Discourse, noun: Noun) -> Claim:
    quantity = noun.quantity
    if quantity is not None and quantity.others and said.kind != "Monster":
        raise NoMeaning("other cards than one that was named")
    holder = EquippedWith(IsThis())
    if quantity is not None and quantity.count == 1 and holder in parts_of(noun.filter):
        said.holder = without(noun.filter, holder)
        return Claim(Equipped(), ())
    if quantity is not None and quantity.count is not None and noun.zones in ((), FIELD):
        ops, chosen = said.settle(noun)
        return Claim(chosen, (), ops=ops)
    if quantity is not None and (quantity.count is not None or quantity.none):
        raise NoMeaning("a statement about so many cards")
    if quantity is None and noun.head == "named" and not noun.zones:
        raise NoMeaning("a statement about a card without a place")
    if noun.zones not in ((), FIELD, ("monsters",), ("spells",)):
        raise NoMeaning("a statement about cards in a place")
    cards = noun.cards()
    assert isinstance(cards, Cards)
    # Continuous changes are seen on face-up cards only.
    from rulesets.yugioh.effects import FaceUp

    cards = replace(cards, filter=both(FaceUp(), cards.filter))
    said.that = cards
    return Claim(cards, ())


@means("predicates")
def predicates(said: Discourse, *parts: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    return tuple(m for part in parts for m in part)


@means("claim")
def claim(said: Discourse, subject: Claim, modifiers: tuple[Modifier, ...]) -> Claim:
    return replace(subject, modifiers=modifiers)


for _rule, _figures in {
    "fw_atk": ("atk",), "fw_def": ("def",), "fw_both": ("atk", "def"),
}.items():  # fmt: skip
    always(_rule, _figures)
refused("refused_figures", "two figures of different size")


def changed(figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    """Return that figures rise by an amount."""
    return tuple(Modifier(figure, amount) for figure in figures)


def _times(n: str, each: Number | None, sign: int = 1) -> Number:
    return sign * int(n) if each is None else Times(each, sign * int(n))


@means("gains")
def gains(said: Discourse, n: str, figures: tuple[str, ...], each: Number | None = None
          ) -> tuple[Modifier, ...]:  # fmt: skip
    return changed(figures, _times(n, each))


@means("loses")
def loses(said: Discourse, n: str, figures: tuple[str, ...], each: Number | None = None
          ) -> tuple[Modifier, ...]:  # fmt: skip
    return changed(figures, _times(n, each, -1))


@means("gains_equal")
def gains_equal(said: Discourse, figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    return changed(figures, amount)


@means("loses_equal")
def loses_equal(said: Discourse, figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    return changed(figures, Negative(amount))


@means("gains_its")
def gains_its(said: Discourse, figures: tuple[str, ...], n: str) -> tuple[Modifier, ...]:
    return changed(figures, int(n))


@means("loses_its")
def loses_its(said: Discourse, figures: tuple[str, ...], n: str) -> tuple[Modifier, ...]:
    return changed(figures, -int(n))


@means("trade_figures")
def trade_figures(said: Discourse, up: str, down: str) -> tuple[Modifier, ...]:
    return Modifier("atk", int(up)), Modifier("def", -int(down))


# Sentences of statements


@means("one_claim")
def one_claim(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (stated,)


@means("claim_more")
def claim_more(said: Discourse, stated: Claim, more: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return (replace(stated, modifiers=stated.modifiers + more),)


@means("two_claims")
def two_claims(said: Discourse, a: Claim, b: Claim) -> tuple[Claim, ...]:
    if b.pronoun and b.on == a.on:
        b = replace(b, pronoun=a.pronoun)
    return a, b


@means("bare_claim")
def bare_claim(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return (Claim(None, modifiers),)


def _while(stated: Claim, condition: AnyCondition) -> Claim:
    both_hold = condition if stated.when is None else AllOf((stated.when, condition))
    return replace(stated, when=both_hold)


@means("while_claim")
def while_claim(said: Discourse, heads: Heads, stated: Claim) -> tuple[Claim, ...]:
    if stated.pronoun and stated.on is None:
        stated = replace(stated, pronoun=False)  # "while this card …, it …"
    if heads.place == "field" and not heads.conditions:
        held = stated.pronoun and stated.on is not None and not isinstance(stated.on, Equipped)
        return (replace(stated, when=WHILE_THERE) if held else stated,)
    return (_while(stated, one(heads)),)


@means("claim_while")
def claim_while(said: Discourse, stated: Claim, heads: Heads) -> tuple[Claim, ...]:
    return while_claim(said, heads, stated)


always("t_you", TurnOf("you"))
always("t_they", TurnOf("opponent"))
refused("refused_turn", "a statement for a phase")


@means("turn_claim")
def turn_claim(said: Discourse, turn: AnyCondition, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, turn),)


# Statements for a battle

always("ib_damage", InPhase(("damage",)))
always("ib_calculation", InPhase(("damage calculation",)))


_FOE = BattleOpponent(THIS)


def _facing(cards: AnySelector, role: AnyCondition | None, nouns: tuple[Noun, ...]) -> AnyCondition:
    """Return that cards battle in a role, against such a monster."""
    found: list[AnyCondition] = [] if role is None else [role]
    for noun in nouns:
        if noun.zones not in ((), FIELD) or noun.quantity is None or noun.count not in (1, None):
            raise NoMeaning("a battle with monsters in a place")
        wanted = without(noun.filter, Kind(("monster",)))
        if wanted is not None:
            found.append(Are(BattleOpponent(cards), wanted))
        else:
            found.append(Exists(BattleOpponent(cards)))
    if not found:
        found.append(AnyOf((Among(cards, Attacker()), Among(cards, AttackTarget()))))
    return found[0] if len(found) == 1 else AllOf(tuple(found))


@means("b_battles")
def b_battles(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, None, nouns)


@means("b_attacks")
def b_attacks(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, Among(THIS, Attacker()), nouns)


@means("b_attacked")
def b_attacked(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, Among(THIS, AttackTarget()), nouns)


@means("be_attacks")
def be_attacks(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that = Equipped()
    return _facing(Equipped(), Among(Equipped(), Attacker()), nouns)


@means("be_battles")
def be_battles(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that = Equipped()
    return _facing(Equipped(), None, nouns)


@means("battle_claim")
def battle_claim(said: Discourse, facing: AnyCondition, stated: Claim, when: AnyCondition
                 ) -> tuple[Claim, ...]:  # fmt: skip
    allowed = stated.on in (None, _FOE) or isinstance(stated.on, Equipped)
    if stated.player or not allowed:
        raise NoMeaning("a statement for a battle about others")
    own = any(isinstance(t, Half | Times) for t in walk(stated.modifiers))
    if stated.on == _FOE and own:
        raise NoMeaning("a figure of a monster by its own figure")
    return (replace(_while(stated, AllOf((when, facing))), pronoun=False),)


@means("battle_claim_late")
def battle_claim_late(said: Discourse, facing: AnyCondition, when: AnyCondition, stated: Claim
                      ) -> tuple[Claim, ...]:  # fmt: skip
    return battle_claim(said, facing, stated, when)


@means("battle_claim_first")
def battle_claim_first(said: Discourse, when: AnyCondition, facing: AnyCondition, stated: Claim
                       ) -> tuple[Claim, ...]:  # fmt: skip
    return battle_claim(said, facing, stated, when)


@means("no_damage_dealt")
def no_damage_dealt(said: Discourse, facing: AnyCondition) -> tuple[Claim, ...]:
    return (Claim(None, (Modifier("deals no battle damage"),), when=facing),)


@means("no_damage_taken")
def no_damage_taken(said: Discourse, facing: AnyCondition) -> tuple[Claim, ...]:
    return (Claim(None, (Modifier("no battle damage"),), when=facing),)


@means("battle_ban")
def battle_ban(said: Discourse, facing: AnyCondition, what: str) -> tuple[Claim, ...]:
    return (Claim(None, (no_activation(what, "opponent"),), player=True, when=facing),)


@means("claim_your_turn")
def claim_your_turn(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, TurnOf("you")),)


@means("claim_their_turn")
def claim_their_turn(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, TurnOf("opponent")),)


@means("claim_battle")
def claim_battle(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, InPhase(("battle",))),)


@means("claim_your_battle")
def claim_your_battle(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, AllOf((TurnOf("you"), InPhase(("battle",))))),)


@means("bare_claim_while")
def bare_claim_while(said: Discourse, modifiers: tuple[Modifier, ...], heads: Heads
                     ) -> tuple[Claim, ...]:  # fmt: skip
    return while_claim(said, heads, Claim(None, modifiers))


@means("while_bare_claim")
def while_bare_claim(said: Discourse, heads: Heads, modifiers: tuple[Modifier, ...]
                     ) -> tuple[Claim, ...]:  # fmt: skip
    return while_claim(said, heads, Claim(None, modifiers))


@means("bare_your_battle")
def bare_your_battle(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_your_battle(said, Claim(None, modifiers))


@means("bare_your_turn")
def bare_your_turn(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_your_turn(said, Claim(None, modifiers))


@means("bare_their_turn")
def bare_their_turn(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_their_turn(said, Claim(None, modifiers))


@means("while_two")
def while_two(said: Discourse, heads: Heads, a: Claim, b: Claim) -> tuple[Claim, ...]:
    if b.pronoun and b.on == a.on:
        b = replace(b, pronoun=a.pronoun)
    return (*while_claim(said, heads, a), *while_claim(said, heads, b))


@means("claim_in_battle")
def claim_in_battle(said: Discourse, stated: Claim, when: AnyCondition) -> tuple[Claim, ...]:
    if stated.pronoun or stated.player:
        raise NoMeaning("a statement for a battle about others")
    return (_while(stated, when),)
