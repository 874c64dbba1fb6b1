"""Take in what a sentence means, by what kind of sentence it is."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.text.assemble.acting import act, activated_by, choice
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.assemble.kinds import gained, under_condition, union
from rulesets.yugioh.text.assemble.ruling import (
    activate_only,
    also_named,
    asked,
    automatic,
    ban,
    equip,
    holding,
    limited,
    nothing,
    of_kind,
    on_field,
    quieted,
    rite,
    saving,
    self_destroy,
    summoned,
)
from rulesets.yugioh.text.assemble.stating import linked, stated, this_way
from rulesets.yugioh.text.mean.roles import (
    Act,
    ActivatedBy,
    AlsoNamed,
    Asked,
    Automatic,
    Banned,
    EquipTo,
    Gained,
    Holding,
    Limited,
    Linked,
    Nothing,
    OfKind,
    OnField,
    Only,
    Options,
    Quieted,
    Ritual,
    Saving,
    SelfDestroy,
    Several,
    Stated,
    Summoning,
    ThisWay,
    Union,
)

_HANDLERS: dict[type, Callable[..., None]] = {
    Act: act,
    ActivatedBy: activated_by,
    Stated: stated,
    Limited: limited,
    Banned: ban,
    OnField: on_field,
    EquipTo: equip,
    Summoning: summoned,
    Ritual: rite,
    Linked: linked,
    OfKind: of_kind,
    Only: activate_only,
    Saving: saving,
    SelfDestroy: self_destroy,
    Nothing: nothing,
    Holding: holding,
    Options: choice,
    Automatic: automatic,
    AlsoNamed: also_named,
    Asked: asked,
    ThisWay: this_way,
    Union: union,
    Quieted: quieted,
    Gained: gained,
    Several: lambda draft, role: several(draft, role),
}


def several(draft: Draft, role: Several) -> None:
    """Take in two things that one sentence says."""
    for part in role.roles:
        add(draft, part)


def add(draft: Draft, role: object) -> None:
    """Take in what a sentence means."""
    handler = _HANDLERS.get(type(role))
    if handler is None:
        raise NoMeaning(f"a sentence that is a {type(role).__name__}")
    before = len(draft.effects), len(draft.modifiers)
    handler(draft, role)
    if draft.point and draft.options is not None:
        raise NoMeaning("a point that is no effect")
    if draft.point and draft.gained is not None:
        under_condition(draft, *before)
        draft.point = False
    draft.last = type(role).__name__
