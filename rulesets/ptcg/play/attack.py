"""The attack, step by step in the order of the era."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.frames import Frame, Op, Program, push
from rulesets.ptcg.effects import damage, modifiers
from rulesets.ptcg.effects.events import push_triggers
from rulesets.ptcg.effects.ops.choose import Coins
from rulesets.ptcg.effects.ops.damage import SetDamage
from rulesets.ptcg.eras import CONFUSED
from rulesets.ptcg.match.faces import NO_EFFECT, AttackFace

_COIN = (("coin", 1), ("coin", 0))


def attacks_had(s: Any, pos: int) -> tuple[AttackFace, ...]:
    """Return the attacks a Pokémon has: its own, then those an effect copies from others, once."""
    own: tuple[AttackFace, ...] = s.table.faces[s.stacks[pos][-1]].attacks
    for x in modifiers.applying(s, "attacks of", pos):
        for root in x.modifier.of.find(s, x.frame) if x.modifier.of else ():
            others = s.table.faces[s.stacks[s.spot(root)][-1]].attacks
            own += tuple(a for a in others if a not in own)
    return own


def attacks_of(s: Any, pos: int) -> tuple[AttackFace, ...]:
    """Return the attacks a Pokémon may use: those it has, then those of machines and below it."""
    faces = s.table.faces
    stack = s.stacks[pos]
    top = faces[stack[-1]]
    attacks = attacks_had(s, pos) if "attacks of" in s.table.points else top.attacks
    for card in s.tools[pos]:
        attacks += faces[card].attacks
    if len(stack) > 1 and (
        top.is_level_up or modifiers.has(s, "attacks of earlier stages", pos) is not None
    ):
        # A LV.X adds to the Pokémon it is put on (BW-213).
        for card in stack[:-1]:
            attacks += faces[card].attacks
    return attacks


def begin(s: Any, attacker: int, target: int, attack: AttackFace) -> None:
    """Begin an attack; a plain one is carried out at once."""
    root, aim = s.stacks[attacker][0], s.stacks[target][0]
    baby = _is_baby(s, target)
    confused = CONFUSED in s.conditions[attacker]
    regs: dict[str, Any] = {
        "self": root,
        "card": s.stacks[attacker][-1],
        "target": aim,
        "damage": attack.damage,
        "printed": attack.damage,
        "attack": attack.name,
        "cost": attack.cost,
    }
    spend(s, attack)
    plain = not (baby or confused or s.table.points or "attacks" in s.table.triggers)
    if plain and attack.script == NO_EFFECT:
        announce(s, attacker, attack.name)
        damage.hit(s, Frame((), s.seat, regs), aim, attack.damage)
        return
    push(s, steps(s, attacker, attack, baby, confused), s.seat, regs)


def _is_baby(s: Any, pos: int) -> bool:
    """Tell whether attackers toss a coin first: by the era's rule, or as the card itself says."""
    if not s.table.faces[s.stacks[pos][-1]].is_baby:
        return False
    return s.rules.baby_rule or modifiers.has(s, "baby", pos) is not None


def spend(s: Any, attack: AttackFace) -> None:
    """Note the use of an attack of a kind that a player has once a game."""
    if attack.script.once:
        s.game_uses += (("game", s.seat, attack.script.once),)


def steps(s: Any, attacker: int, attack: AttackFace, baby: bool, confused: bool) -> Program:
    """Return the program of an attack by the steps of the era."""
    script = attack.script
    tosses = () if s.rules.fail_coins_first else _tosses(script.requires)
    programs: dict[str, Program] = {
        "baby": (BabyToss(),) if baby else (),
        "announce": (Announce(),),
        "choices": script.choices,
        "costs": script.requires[: len(script.requires) - len(tosses)],
        "cancel": (CancelToss(),) if "flip to attack" in s.table.points else (),
        "confusion": (ConfusionToss(),) if confused else (),
        "do": (*tosses, *script.damage, Strike(script.ignores), *script.effect),
    }
    if "attacks" in s.table.triggers:
        programs["do"] = (Attacks(), *programs["do"])
    # Where the era knows no Baby Pokémon, their own words come before all else.
    program: Program = () if "baby" in s.rules.attack_steps else programs["baby"]
    for step in s.rules.attack_steps:
        program += programs[step]
    return program


def announce(s: Any, pos: int, name: str) -> None:
    """Note an attack: in the log, and on the Pokémon for effects that ask for it later."""
    s.last_attacks[pos] = (s.turn, name)
    s.note("attack", s.stacks[pos][-1], name)


def copied(s: Any, f: Frame, attack: AttackFace, free: bool = False) -> Program:
    """Return the program of another Pokémon's attack used as this one, its cost aside."""
    script = attack.script
    return (
        *script.choices,
        *(_tosses(script.requires) if free else script.requires),
        SetDamage(attack.damage),
        *script.damage,
        Strike(script.ignores, again=True),
        *script.effect,
    )


def _tosses(requires: Program) -> Program:
    """Return the coins that may let an attack fail, without the price paid before them."""
    first = next((i for i, op in enumerate(requires) if isinstance(op, Coins)), len(requires))
    return requires[first:]


@dataclass(frozen=True, slots=True)
class Announce(Op):
    """Announce the attack."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Note it."""
        announce(s, s.spot(f.regs["self"]), f.regs["attack"])
        return None


@dataclass(frozen=True, slots=True)
class Attacks(Op):
    """Let the cards in play that care hear of an attack that takes place, before it does."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Push what they do."""
        push_triggers(s, "attacks", f.regs["self"], f.regs["self"])
        return None


class Toss(Op):
    """A coin on which an attack, or a retreat, depends."""

    __slots__ = ()

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the coin."""
        return CHANCE

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return _COIN

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Go on with heads; with tails the rest does not take place."""
        s.note("coin", action[1])
        if not action[1]:
            self.fail(s, f)
            f.pc = len(f.program)
        return None

    def fail(self, s: Any, f: Frame) -> None:
        """Do what tails does."""


@dataclass(frozen=True, slots=True)
class BabyToss(Toss):
    """Against a Baby Pokémon tails ends the turn without an attack (EX-115)."""


@dataclass(frozen=True, slots=True)
class CancelToss(Toss):
    """With an effect such as a smokescreen on the attacker, tails: the attack does nothing."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the coin if there is such an effect."""
        pos = s.spot(f.regs["self"])
        return CHANCE if modifiers.has(s, "flip to attack", pos) is not None else None


@dataclass(frozen=True, slots=True)
class ConfusionToss(Toss):
    """A Confused attacker hurts itself on tails and the attack does not take place."""

    def fail(self, s: Any, f: Frame) -> None:
        """Damage the attacker by the rule of the era."""
        pos = s.spot(f.regs["self"])
        hurt = s.rules.confusion.damage
        if s.rules.confusion.calculated:
            hurt = damage.calculate(s, pos, pos, hurt, itself=True)
        damage.place(s, pos, hurt)
        s.note("hurts itself", s.stacks[pos][-1], hurt)


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """Do the attack's damage to its target; a coin first where an effect on it asks for one."""

    ignores: tuple[str, ...] = ()
    again: bool = False  # the strike of a copied attack

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Strike, or wait for the coin of a shield."""
        regs = f.regs
        if self.ignores:
            regs["ignores"] = (*regs.get("ignores", ()), *self.ignores)
        target = s.spot(regs["target"])
        if target < 0 or (regs.get("struck") and not self.again):
            return None
        if self._needs_coin(s, s.spot(regs["self"]), target):
            return CHANCE
        return self._strike(s, f)

    def _needs_coin(self, s: Any, attacker: int, target: int) -> bool:
        if attacker < 0:
            return False
        for point in ("prevent damage", "prevent effects", "prevent all", "damage taken"):
            if point in s.table.points:
                found = modifiers.applying(s, point, target, attacker)
                if any(x.modifier.coin for x in found):
                    return True
        return False

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return _COIN

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Strike with what the coin showed."""
        s.note("coin", action[1])
        f.regs["coins_shown"] = (action[1],)
        return self._strike(s, f)

    def _strike(self, s: Any, f: Frame) -> Seat | None:
        regs = f.regs
        regs["struck"] = 1
        # An attack without a figure does no damage that a bonus could raise: EX-129, BW-143.
        if regs["damage"] > 0 or (regs["printed"] > 0 and s.rules.bonus_counts_from_zero):
            damage.hit(s, f, regs["target"], regs["damage"], regs.get("ignores", ()))
        return None
