"""Find rulesets and games: built-ins and entry points alike, loaded only when asked for."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from cardpool.errors import shown
from rulesets.errors import PluginError

if TYPE_CHECKING:
    from rulesets.api import Ruleset
    from rulesets.family import Family

GROUP = "deckcheck.rulesets"
FORMAT = ".toml"  # how files end that are rulesets themselves
_folders: list[str] = []  # where users keep such files; one at the most
FAMILY_GROUP = "deckcheck.families"

# The same `module:attribute` strings a third party writes into its entry points. The first game is
# that of a list which tells nothing.
FAMILIES: dict[str, str] = {
    "pokemon": "rulesets.ptcg.family:FAMILY",
    "yugioh": "rulesets.yugioh.family:FAMILY",
    "board": "rulesets.master_trainer.family:FAMILY",
}
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
    kind: str = "ruleset"

    def __str__(self) -> str:
        if self.kind == "format":
            return self.cause
        return f"{self.kind} {self.id!r} from {self.distribution} failed to load: {self.cause}"


@cache
def plugins(group: str) -> dict[str, tuple[str, str]]:
    """Return the entry points of a group: what each names, and whose it is.

    Finding them takes longer than anything else at start-up, so built-ins never wait for it.
    """
    from importlib.metadata import entry_points

    found: dict[str, tuple[str, str]] = {}
    for point in entry_points(group=group):
        dist = f"{point.dist.name} {point.dist.version}" if point.dist else "an unknown package"
        found[point.name] = (point.value, dist)
    return found


def ids() -> list[str]:
    """Return the ids of all rulesets, built-ins first."""
    others = [name for name in plugins(GROUP) if name not in BUILT_IN]
    return [*BUILT_IN, *others, *(name for name in _files() if name not in others)]


def look_in(folder: str) -> None:
    """Take the format files of a folder for rulesets, each by the name of its file."""
    _folders[:] = [folder]
    _files.cache_clear()


@cache
def _files() -> dict[str, str]:
    """Return the format files of the user by the names of their rulesets."""
    found: dict[str, str] = {}
    for folder in _folders:
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            if name.endswith(FORMAT) and name.removesuffix(FORMAT) not in BUILT_IN:
                found[name.removesuffix(FORMAT)] = os.path.join(folder, name)
    return found


def meant_by(name: str) -> list[str]:
    """Return the rulesets that a name means: its id, or what stands behind the game in ids."""
    if name.endswith(FORMAT):
        return [name]
    word = name.strip().lower()
    if word in BUILT_IN:
        return [word]
    every = ids()
    if name in every:
        return [name]
    return [each for each in every if word and each.lower().partition("-")[2] == word]


@cache
def load(ruleset_id: str) -> Ruleset | LoadFailure:
    """Return a ruleset, or why it could not be loaded; an unknown id is a KeyError."""
    from rulesets.api import Ruleset

    if path := ruleset_id if ruleset_id.endswith(FORMAT) else _own_file(ruleset_id):
        return _of_file(ruleset_id, path)
    target, owner = _target(ruleset_id, BUILT_IN, GROUP)
    found = _attribute(target, ruleset_id in BUILT_IN)
    if isinstance(found, Ruleset) and ruleset_id not in BUILT_IN:
        from rulesets import contained

        try:
            return contained.ruleset(found, ruleset_id, owner)
        except (PluginError, TypeError, AttributeError) as error:
            return LoadFailure(ruleset_id, owner, str(error))
    if isinstance(found, Ruleset):
        return found
    return LoadFailure(ruleset_id, owner, _cause(found, target, "a Ruleset"))


def _own_file(ruleset_id: str) -> str:
    """Return the format file of a ruleset, "" for those of packages."""
    if ruleset_id in BUILT_IN or not _folders:
        return ""
    return "" if ruleset_id in plugins(GROUP) else _files().get(ruleset_id, "")


def _of_file(ruleset_id: str, path: str) -> Ruleset | LoadFailure:
    from rulesets.house.model import FormatError
    from rulesets.house.ruleset import load as of_file

    try:
        return of_file(path)
    except FormatError as error:
        return LoadFailure(ruleset_id, path, str(error), "format")


def family_ids() -> list[str]:
    """Return the ids of all games, built-ins first."""
    return [*FAMILIES, *(name for name in plugins(FAMILY_GROUP) if name not in FAMILIES)]


@cache
def load_family(game: str) -> Family | LoadFailure:
    """Return a game, or why it could not be loaded; an unknown id is a KeyError."""
    from rulesets.family import Family

    target, owner = _target(game, FAMILIES, FAMILY_GROUP)
    found = _attribute(target, game in FAMILIES)
    if isinstance(found, Family) and game not in FAMILIES:
        from rulesets.contained import ContainedFamily

        return ContainedFamily(found, game, owner)
    if isinstance(found, Family):
        return found
    return LoadFailure(game, owner, _cause(found, target, "a Family"), "game")


def family(game: str) -> Family:
    """Return a game that loads; an unknown one is a KeyError, one that fails a LookupError."""
    found = load_family(game)
    if isinstance(found, LoadFailure):
        raise LookupError(str(found))
    return found


@cache
def built_in_families() -> tuple[Family, ...]:
    """Return the games of this package."""
    return tuple(map(family, FAMILIES))


@cache
def installed_families() -> tuple[Family, ...]:
    """Return the games of other packages, those that load."""
    found = (load_family(game) for game in family_ids() if game not in FAMILIES)
    return tuple(each for each in found if not isinstance(each, LoadFailure))


def _target(name: str, built_in: dict[str, str], group: str) -> tuple[str, str]:
    """Return the `module:attribute` of a name and whose it is."""
    return (built_in[name], "deckcheck") if name in built_in else plugins(group)[name]


def _attribute(target: str, is_own: bool) -> object:
    """Return what `module:attribute` names, or the exception that its import raised."""
    module, _, attribute = target.partition(":")
    try:
        if is_own:
            return getattr(import_module(module), attribute)
        from rulesets.contained import contained

        with contained(target):
            return getattr(import_module(module), attribute)
    except Exception as error:  # a broken plug-in must stop nothing else
        return error


def _cause(found: object, target: str, expected: str) -> str:
    if isinstance(found, Exception):
        cause = found.__cause__ or found
        return shown(str(cause) or type(cause).__name__)
    return f"{target} is not {expected}"
