"""What the rules need to know of one card, taken from its facts and its script once a duel."""

from __future__ import annotations

from cardpool.model.yugioh import YugiohCard
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match.script import EMPTY, CardScript, Effect, Standing, Token, walk
from rulesets.yugioh.match.spots import DECK, ZONE_OF, in_zones
from rulesets.yugioh.match.terms import Deed

EXTRA_KINDS = frozenset({"Fusion", "Synchro", "Xyz"})
SPECIAL_KINDS = EXTRA_KINDS | {"Ritual"}  # never Normal Summoned or Set (YGO-326)
_LASTING = frozenset(("Continuous", "Equip", "Field"))  # stay on the field once activated


# Activating a Pendulum card as a Spell (YGO-924): behind the effects of its script.
AS_SPELL = Effect("card", (), places=("hand",))


class Face:
    """What the rules need to know of one card."""

    __slots__ = (
        "atk",
        "attribute",
        "automatic",
        "card",
        "damage",
        "defence",
        "duties",
        "effects",
        "fast",
        "forced",
        "icon",
        "id",
        "in_damage",
        "is_extra",
        "is_gemini",
        "is_monster",
        "is_pendulum",
        "is_spell",
        "is_token",
        "is_trap",
        "kinds",
        "level",
        "modifiers",
        "name",
        "names",
        "number",
        "points",
        "race",
        "rank",
        "scale",
        "script",
        "scripted",
        "special_only",
        "speeds",
        "standing",
        "stays",
        "terms",
        "token",
        "triggers",
        "usable",
        "used_in",
    )

    def __init__(self, number: int, of: YugiohCard | Token, script: CardScript | None) -> None:
        self.number = number  # equal for copies of the same card
        self.card: YugiohCard | None = None
        self.token: Token | None = None
        if isinstance(of, Token):
            self._set_token(of)
        else:
            self._set_card(of, script)

    def _set_card(self, card: YugiohCard, script: CardScript | None) -> None:
        self.card = card
        self.id = card.id
        self.name = card.name
        self.scripted = script is not None
        self._set_kinds(card.kind, card.subkinds, card.property)
        self.race, self.attribute = card.race, card.attribute
        self.atk, self.defence = card.atk or 0, card.defence or 0
        is_xyz = "Xyz" in self.kinds
        self.level = 0 if is_xyz else card.level  # YGO-317: a Rank is no Level
        self.rank = card.level if is_xyz else 0
        self.scale = card.scale
        self._set_script(script or EMPTY)

    def _set_token(self, token: Token) -> None:
        self.token = token
        self.id, self.name = f"token {token.name}", token.name
        self.scripted = True
        self._set_kinds("Monster", frozenset({"Token", "Normal", *token.kinds}), "")
        self.race, self.attribute = token.race, token.attribute
        self.atk, self.defence = token.atk, token.defence
        self.level, self.rank, self.scale = token.level, 0, -1
        self._set_script(CardScript(modifiers=token.modifiers))

    def _set_kinds(self, kind: str, subkinds: frozenset[str], icon: str) -> None:
        self.is_monster = kind == "Monster"
        self.is_spell = kind == "Spell"
        self.is_trap = kind == "Trap"
        self.icon = icon  # of a Spell or Trap (YGO-069)
        words = set(subkinds) | {kind.lower()}
        if icon:
            words.add(icon)
        self.kinds = frozenset(words)
        self.is_extra = not subkinds.isdisjoint(EXTRA_KINDS)
        self.special_only = not subkinds.isdisjoint(SPECIAL_KINDS)
        self.is_pendulum = "Pendulum" in subkinds
        self.is_token = "Token" in subkinds
        self.stays = icon in _LASTING

    def _set_script(self, script: CardScript) -> None:
        self.script = script
        self.effects = script.effects
        if self.is_pendulum:
            self.effects += (AS_SPELL,)
        self.is_gemini = "gemini" in script.kinds
        self.stays = self.stays or "stays" in script.kinds
        self.modifiers = script.modifiers
        self.terms = tuple(walk(script))
        if "no normal" in script.summoning or "nomi" in script.summoning:
            self.special_only = True
        self.names = (self.name,)
        self.speeds = tuple(_speed(self, effect) for effect in self.effects)
        self.damage = tuple(_in_damage_step(self, effect) for effect in self.effects)
        self._sort_effects()
        self.standing: dict[str, tuple[Standing, ...]] = {}  # by point
        for x in script.modifiers:
            point = x.modifier.point
            self.standing[point] = (*self.standing.get(point, ()), x)
        # Standing changes alone: what effects put somewhere is found by the marks.
        self.points = frozenset(standing.modifier.point for standing in script.modifiers)

    def _sort_effects(self) -> None:
        """Note which effects are used by players, and what starts the others."""
        usable: list[int] = []
        self.automatic: tuple[tuple[str, int], ...] = ()
        self.duties: tuple[int, ...] = ()
        self.forced: tuple[int, ...] = ()
        self.triggers: tuple[tuple[str, int, frozenset[int]], ...] = ()
        for number, effect in enumerate(self.effects):
            kind, on = effect.kind, effect.on
            if kind == "automatic" and on is not None:
                self.automatic += ((on.what, number),)
            elif kind == "duty":
                self.duties += (number,)
            elif kind == "quick" and not effect.optional:
                self.forced += (number,)
            elif kind in ("trigger", "flip") and on is not None:
                self.triggers += ((on.what, number, _hearing(effect.places)),)
            else:
                usable.append(number)
        self.usable = tuple(usable)
        self.fast = tuple([n for n in usable if self.speeds[n] > 1])
        self.in_damage = tuple([n for n in self.fast if self.damage[n] != NEVER])
        others = [self.effects[n] for n in usable if self.effects[n].kind != "card"]
        self.used_in = frozenset(place for effect in others for place in effect.places)

    @property
    def touched(self) -> frozenset[str]:
        """Return the points of every change its script may ever make."""
        made = {point for t in self.terms if isinstance(t, Deed) for point in t.touches}
        made |= {t.point for t in self.terms if isinstance(t, Modifier)}
        # A monster that negates those it destroys marks them as negated.
        return frozenset(made | {"negated"} if "silences" in made else made)


def _hearing(words: tuple[str, ...]) -> frozenset[int]:
    """Return the places in which a card hears of more than its own moves: never in a Deck."""
    meant = [place for place, zone in enumerate(ZONE_OF) if in_zones(zone, words)]
    return frozenset(meant) - {DECK}


def _speed(face: Face, effect: Effect) -> int:
    """Return the Spell Speed of an effect (YGO-052, YGO-226 to YGO-230, YGO-911)."""
    if effect.speed:
        return effect.speed
    if face.is_trap:
        return 3 if face.icon == "Counter" else 2
    if effect.kind == "quick" or (effect.kind == "card" and face.icon == "Quick-Play"):
        return 2
    return 1


# When an effect may be activated in the Damage Step (YGO-200, YGO-201, YGO-931).
NEVER, EARLY, ALWAYS = 0, 1, 2
_FIGURES = ("atk", "def", "set atk", "set def")


def _in_damage_step(face: Face, effect: Effect) -> int:
    """Return whether the Damage Step allows an effect: never, before calculation, or always."""
    if effect.damage_step or effect.kind in ("trigger", "flip") or face.icon == "Counter":
        return ALWAYS
    if "damage" in " ".join(effect.phases):
        return ALWAYS
    if effect.on is not None and effect.on.what == "activation":
        return ALWAYS
    does = (effect.program, face.script.modifiers if effect.kind == "card" else ())
    changes = any(isinstance(t, Modifier) and t.point in _FIGURES for t in walk(does))
    return EARLY if changes else NEVER
