"""Sentences that state something: rules of a card that stays, and cards that go together."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import AnyOp
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector, Exists, Held, Source
from rulesets.engine.values import AllOf, Not, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Equip,
    Equipped,
    Happened,
    InZone,
    Lasting,
    LinkedTo,
    OneOfCards,
    Remember,
    SpecialSummon,
    TakeControl,
    This,
    Those,
)
from rulesets.yugioh.match.script import On, Standing, walk
from rulesets.yugioh.text.assemble.acting import act, go_on
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.mean.deeds.lasting import lasting
from rulesets.yugioh.text.mean.model import Claim
from rulesets.yugioh.text.mean.roles import (
    Act,
    Linked,
    Stated,
    ThisWay,
)

_OF_SPELLS = frozenset(("effect proof", "destroy proof", "untargetable"))

# A card on the field that the card remembers.
_STAYS = Those(LinkedTo(), InZone(("monsters",)))


def link_step(cards: AnySelector, how: str) -> AnyOp:
    """Return the step that ties a monster to the card that brought it."""
    if how == "takes":
        falls = Modifier("self destroy", when=Not(Exists(Source())))
        return Lasting((falls,), cards, "")
    return Remember(cards)


def link_rule(how: str) -> Modifier:
    """Return when the card falls with the monster it remembers."""
    if how == "gone":
        return Modifier("self destroy", when=AllOf((Exists(LinkedTo()), Not(Exists(_STAYS)))))
    lost = On("moved", OneOfCards(LinkedTo()), origin=("monsters",), how=("destroyed",))
    return Modifier("self destroy", when=AllOf((Exists(LinkedTo()), Happened(lost))))


def stated(draft: Draft, role: Stated) -> None:
    """Take in statements: rules of a card that stays, or for what was named before."""
    if draft.point and draft.options is not None:
        act(draft, Act(tuple(op for claim in role.claims for op in lasting(claim, ""))))
        return
    for claim in role.claims:
        if _of_holder(draft, claim):
            _standing(draft, replace(claim, on=Equipped(), pronoun=False))
        elif _is_step(draft, claim):
            go_on(draft, lasting(claim, ""))
        else:
            _rule(draft, claim)


def this_way(draft: Draft, role: ThisWay) -> None:
    """Take in statements about the card once it was Summoned by its own procedure."""
    if not draft.procedures:
        raise NoMeaning("a Summon in a way that was not told")
    draft.procedures = [replace(p, how="own") for p in draft.procedures]
    for claim in role.claims:
        _rule(draft, claim)


def _of_holder(draft: Draft, claim: Claim) -> bool:
    """Tell whether a statement is about the monster that the card was just equipped to."""
    if not claim.pronoun or not draft.effects or claim.on is None:
        return False
    steps = walk(draft.effects[-1].program)
    return any(isinstance(t, Equip) and t.card == This() and t.to == claim.on for t in steps)


def _is_step(draft: Draft, claim: Claim) -> bool:
    if isinstance(claim.on, Equipped):
        return False
    if claim.pronoun:
        if claim.on is None:
            raise NoMeaning("a statement about 'it', the card itself")
        return True
    # What the effect before did is counted once.
    return any(isinstance(term, Reg) for term in walk(claim.modifiers))


def _rule(draft: Draft, claim: Claim) -> None:
    if claim.ops:
        raise NoMeaning("a rule about so many cards")
    if not draft.stays:
        raise NoMeaning("a rule of a card that does not stay")
    itself = not draft.is_monster and claim.on is None and not claim.player
    if itself and any(m.point not in _OF_SPELLS for m in claim.modifiers):
        raise NoMeaning("a rule about a Spell or Trap itself")
    _standing(draft, claim)


def _standing(draft: Draft, claim: Claim) -> None:
    for modifier in claim.modifiers:
        made = modifier if claim.on is None else replace(modifier, on=claim.on)
        if claim.when is not None:
            when = claim.when if made.when is None else AllOf((made.when, claim.when))
            made = replace(made, when=when)
        places = ("hand",) if modifier.point == "tributes" else claim.places
        draft.modifiers.append(Standing(made, places))


def linked(draft: Draft, role: Linked) -> None:
    """Let the card and what it Summoned fall together."""
    if draft.card < 0 or draft.card != len(draft.effects) - 1:
        raise NoMeaning("cards that go together without an activation")
    effect = draft.effects[draft.card]
    summons = [t for t in walk(effect.program) if isinstance(t, SpecialSummon | TakeControl)]
    if len(summons) > 1:
        raise NoMeaning("cards that go together without a Summon")
    if summons:
        cards = summons[0].cards
    elif len(effect.targets) == 1 and role.how != "takes":
        cards = Held("target")
    else:
        raise NoMeaning("cards that go together without a Summon")
    step = link_step(cards, role.how)
    if step not in effect.program:
        draft.effects[draft.card] = replace(effect, program=(*effect.program, step))
    if role.how != "takes":
        draft.modifiers.append(Standing(link_rule(role.how)))
