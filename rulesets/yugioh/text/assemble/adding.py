"""Take in what a sentence means, by what kind of sentence it is."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.text.assemble.acting import act, activated_by, choice
from rulesets.yugioh.text.assemble.draft import Draft
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
    Holding,
    Limited,
    Linked,
    Nothing,
    OfKind,
    OnField,
    Only,
    Options,
    Ritual,
    Saving,
    SelfDestroy,
    Stated,
    Summoning,
    ThisWay,
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
}


def add(draft: Draft, role: object) -> None:
    """Take in what a sentence means."""
    handler = _HANDLERS.get(type(role))
    if handler is None:
        raise NoMeaning(f"a sentence that is a {type(role).__name__}")
    handler(draft, role)
    draft.last = type(role).__name__
