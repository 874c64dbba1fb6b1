"""Sentences that are rules of the card: limits, bans, its Summon, what it may be equipped to."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import AnyOp
from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import AllOf
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import ChangePosition, Equipped, IsThis, Named, NamePart
from rulesets.yugioh.match.script import On, Standing
from rulesets.yugioh.text.assemble.bans import banned
from rulesets.yugioh.text.assemble.draft import ANYWHERE, Draft
from rulesets.yugioh.text.assemble.effects import deep
from rulesets.yugioh.text.mean.roles import (
    AlsoNamed,
    Asked,
    Automatic,
    Banned,
    EquipTo,
    Holding,
    Limited,
    Nothing,
    OfKind,
    OnField,
    Only,
    Quieted,
    Ritual,
    Saving,
    SelfDestroy,
    Summoning,
)


def limited(draft: Draft, role: Limited) -> None:
    """Put a limit on the effect before, on each, or on the activation of the card."""
    if role.what == "procedure":
        if not draft.procedures:
            raise NoMeaning("a limit without a Summon")
        draft.procedures[-1] = replace(draft.procedures[-1], limit=role.limit)
        return
    if not draft.effects:
        raise NoMeaning("a limit without an effect")
    if role.what == "card":
        if draft.card < 0 and not draft.is_monster and draft.stays:
            raise NoMeaning("a limit on the activation of a card that does nothing")
        at = range(draft.card, draft.card + 1)
    elif role.what in ("each", "one"):
        at = range(len(draft.effects))
    else:
        at = draft.newest
        if len(at) > 1:  # one effect with several events is counted once
            role = replace(role, limit=replace(role.limit, key=role.limit.key or "events"))
        if draft.effects[-1].on == On("summoned", IsThis(), by=IsThis()):
            # "This effect" is the one that Summons; what follows comes of it alone.
            at = range(len(draft.effects) - 2, len(draft.effects) - 1)
    for i in at:
        effect = draft.effects[i]
        if role.what == "quick":
            if effect.kind != "ignition":
                raise NoMeaning("either player's turn for what is no ignition effect")
            draft.effects[i] = replace(effect, kind="quick")
        else:
            old = effect.limit
            apart = {"face-up", "duel"}
            if (
                old is not None
                and old.scope != role.limit.scope
                and apart
                & {
                    old.scope,
                    role.limit.scope,
                }
            ):
                raise NoMeaning("two limits of one effect")
            draft.effects[i] = replace(effect, limit=role.limit)


def ban(draft: Draft, role: Banned) -> None:
    """Forbid something for the turn of the effect before."""
    if not draft.effects:
        raise NoMeaning("a ban without an effect")
    of_card = draft.said.of_card and draft.card >= 0
    for at in range(draft.card, draft.card + 1) if of_card else draft.newest:
        draft.effects[at] = banned(draft.effects[at], role)


def on_field(draft: Draft, role: OnField) -> None:
    """Allow only one on the field."""
    if role.part and role.name in draft.said.own:
        draft.unique = NamePart((role.name,))
    elif not role.part and role.name == draft.said.own:
        draft.unique = Named((role.name,))
    else:
        raise NoMeaning("only one of several cards")
    draft.unique_side = role.side


def equip(draft: Draft, role: EquipTo) -> None:
    """Take in which monsters may be equipped."""
    if "Equip" not in draft.said.subs:
        raise NoMeaning("equipment that is no Equip Spell")
    draft.equip_to = role
    draft.said.that = Equipped()


def summoned(draft: Draft, role: Summoning) -> None:
    """Take in a rule of the card's own Summon."""
    if not draft.is_monster:
        raise NoMeaning("a rule of Summoning on a card that is no monster")
    draft.summoning += [w for w in role.words if w not in draft.summoning]
    draft.procedures += role.procedures


def rite(draft: Draft, role: Ritual) -> None:
    """Join what a Ritual Spell says."""
    old = draft.ritual or Ritual()
    draft.ritual = Ritual(
        role.filter or old.filter, role.level or old.level, role.exactly or old.exactly
    )


def of_kind(draft: Draft, role: OfKind) -> None:
    """Take in a rule of the card's kind."""
    if role.kind not in draft.kinds:
        draft.kinds.append(role.kind)


def activate_only(draft: Draft, role: Only) -> None:
    """Take in a condition on activating the card."""
    if draft.is_monster:
        raise NoMeaning("an activation of a monster")
    if draft.only is not None or draft.effects:
        raise NoMeaning("a second condition on the activation")
    draft.only = role.heads


def automatic(draft: Draft, role: Automatic) -> None:
    """Add what the card does by itself."""
    if not draft.stays:
        raise NoMeaning("a card that does not stay and does something by itself")
    draft.effects.append(role.effect)


def self_destroy(draft: Draft, role: SelfDestroy) -> None:
    """Let the card destroy itself while something holds."""
    draft.modifiers.append(Standing(Modifier("self destroy", when=role.when)))


def holding(draft: Draft, role: Holding) -> None:
    """Ask a condition at activation and again on resolution."""
    if not draft.effects or draft.effects[-1].holds is not None:
        raise NoMeaning("a condition without an effect")
    for at in draft.newest:
        effect = draft.effects[at]
        condition = role.condition
        if effect.condition is not None:
            condition = AllOf((effect.condition, condition))
        places = (role.place,) if role.place else effect.places
        draft.effects[at] = replace(
            effect, condition=condition, holds=role.condition, places=places
        )


def saving(draft: Draft, role: Saving) -> None:
    """Take in what the card does instead of a destruction."""
    if not draft.stays:
        raise NoMeaning("a card that does not stay and saves another one")
    draft.replacements.append(role.replacement)


def asked(draft: Draft, role: Asked) -> None:
    """Ask a condition when the effect before is activated."""
    if not draft.effects:
        raise NoMeaning("a condition without an effect")
    for at in draft.newest:
        effect = draft.effects[at]
        old = effect.condition
        condition = role.condition if old is None else AllOf((old, role.condition))
        draft.effects[at] = replace(effect, condition=condition)


def also_named(draft: Draft, role: AlsoNamed) -> None:
    """Give the card a second name in every place."""
    point = "treated as" if role.has else "not part"
    draft.modifiers.append(Standing(Modifier(point, value=role.name), ANYWHERE))


def quieted(draft: Draft, role: Quieted) -> None:
    """Let the effect before turn monsters without their FLIP effects."""
    if not draft.effects:
        raise NoMeaning("a turn without an effect")

    def still(op: AnyOp) -> AnyOp:
        return replace(op, quiet=True) if isinstance(op, ChangePosition) else op

    effect = draft.effects[-1]
    program = tuple(deep(op, still) for op in effect.program)
    if program == effect.program:
        raise NoMeaning("a turn without an effect")
    draft.effects[-1] = replace(effect, program=program)


def nothing(draft: Draft, role: Nothing) -> None:
    """Pass over what repeats a rule."""
