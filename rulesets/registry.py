"""Find rulesets: built-ins and entry points alike, loaded only when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import NamedTuple

from rulesets.api import Ruleset

GROUP = "deckcheck.rulesets"

# The same `module:attribute` strings a third party writes into its entry points.
BUILT_IN: dict[str, str] = {
    "master-trainer": "rulesets.master_trainer.ruleset:RULESET",
    "ptcg-base": "rulesets.ptcg.rulesets:BASE",
    "ptcg-ex": "rulesets.ptcg.rulesets:EX",
    "ptcg-bw": "rulesets.ptcg.rulesets:BW",
    "ptcg-standard": "rulesets.ptcg.rulesets:STANDARD_FORMAT",
    "ptcg-expanded": "rulesets.ptcg.rulesets:EXPANDED_FORMAT",
    "ptcg-unlimited": "rulesets.ptcg.rulesets:UNLIMITED",
    "ptcg-glc": "rulesets.ptcg.rulesets:GYM_LEADER_CHALLENGE",
    "ygo-9": "rulesets.yugioh.rulesets:YGO_9",
    "ygo-tcg": "rulesets.yugioh.rulesets:YGO_TCG",
    "ygo-ocg": "rulesets.yugioh.rulesets:YGO_OCG",
    "ygo-traditional": "rulesets.yugioh.rulesets:YGO_TRADITIONAL",
    "ygo-goat": "rulesets.yugioh.retro:GOAT",
    "ygo-edison": "rulesets.yugioh.retro:EDISON",
    "ygo-genesys": "rulesets.yugioh.rulesets:YGO_GENESYS",
    "ygo-master-duel": "rulesets.yugioh.rulesets:YGO_MASTER_DUEL",
    "ygo-speed": "rulesets.yugioh.rulesets:YGO_SPEED",
    "ygo-hat": "rulesets.yugioh.retro:HAT",
    "ygo-tengu-plant": "rulesets.yugioh.retro:TENGU_PLANT",
    "ygo-dad-return": "rulesets.yugioh.retro:DAD_RETURN",
    "ygo-gx-march-2008": "rulesets.yugioh.retro:GX_MARCH_2008",
    "ygo-jtp": "rulesets.yugioh.retro:JTP",
    "ygo-yugi-kaiba": "rulesets.yugioh.retro:YUGI_KAIBA",
    "ygo-critter": "rulesets.yugioh.retro:CRITTER",
    "ygo-android": "rulesets.yugioh.retro:ANDROID",
    "ygo-yata": "rulesets.yugioh.retro:YATA",
    "ygo-chaos": "rulesets.yugioh.retro:CHAOS",
    "ygo-warrior": "rulesets.yugioh.retro:WARRIOR",
    "ygo-reaper": "rulesets.yugioh.retro:REAPER",
    "ygo-chaos-return": "rulesets.yugioh.retro:CHAOS_RETURN",
    "ygo-stein": "rulesets.yugioh.retro:STEIN",
    "ygo-trooper": "rulesets.yugioh.retro:TROOPER",
    "ygo-perfect-circle": "rulesets.yugioh.retro:PERFECT_CIRCLE",
    "ygo-gladiator": "rulesets.yugioh.retro:GLADIATOR",
    "ygo-teledad": "rulesets.yugioh.retro:TELEDAD",
    "ygo-cat": "rulesets.yugioh.retro:CAT",
    "ygo-lightsworn": "rulesets.yugioh.retro:LIGHTSWORN",
    "ygo-frog": "rulesets.yugioh.retro:FROG",
    "ygo-wind-up": "rulesets.yugioh.retro:WIND_UP",
    "ygo-baby-ruler": "rulesets.yugioh.retro:BABY_RULER",
    "ygo-ravine-ruler": "rulesets.yugioh.retro:RAVINE_RULER",
    "ygo-nekroz": "rulesets.yugioh.retro:NEKROZ",
}


class LoadFailure(NamedTuple):
    """A plug-in that could not be loaded: whose it is and why."""

    id: str
    distribution: str
    cause: str

    def __str__(self) -> str:
        return f"ruleset {self.id!r} from {self.distribution} failed to load: {self.cause}"


@cache
def _plugins() -> dict[str, tuple[str, str]]:
    from importlib.metadata import entry_points

    found: dict[str, tuple[str, str]] = {}
    for point in entry_points(group=GROUP):
        dist = f"{point.dist.name} {point.dist.version}" if point.dist else "an unknown package"
        found[point.name] = (point.value, dist)
    return found


def ids() -> list[str]:
    """Return the ids of all rulesets, built-ins first."""
    return [*BUILT_IN, *(name for name in _plugins() if name not in BUILT_IN)]


@cache
def load(ruleset_id: str) -> Ruleset | LoadFailure:
    """Return a ruleset, or why it could not be loaded; an unknown id is a KeyError."""
    if ruleset_id in BUILT_IN:
        target, owner = BUILT_IN[ruleset_id], "deckcheck"
    else:
        target, owner = _plugins()[ruleset_id]
    module, _, attribute = target.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # a broken plug-in must stop nothing else
        return LoadFailure(ruleset_id, owner, str(error) or type(error).__name__)
    if not isinstance(found, Ruleset):
        return LoadFailure(ruleset_id, owner, f"{target} is not a Ruleset")
    return found
