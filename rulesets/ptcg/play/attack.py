"""The attack, step by step in the order of the era."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.engine.futile import futile
from rulesets.ptcg.effects import damage, events, modifiers
from rulesets.ptcg.effects.attacks import lacks_energy, spend, tosses
from rulesets.ptcg.effects.events import push_triggers
from rulesets.ptcg.effects.facedown import knowing
from rulesets.ptcg.effects.ops.attacks import Strike
from rulesets.ptcg.eras import CONFUSED
from rulesets.ptcg.match import recalling
from rulesets.ptcg.match.faces import NO_EFFECT, AttackFace
from rulesets.ptcg.match.records import LastAttack
from rulesets.ptcg.match.terms import Op, Toss

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def begin(s: Match, attacker: int, target: int, attack: AttackFace) -> None:
    """Begin an attack; a plain one is carried out at once."""
    root, aim = s.stacks[attacker][0], s.stacks[target][0]
    baby = _is_baby(s, target)
    confused = CONFUSED in s.conditions[attacker]
    cards = {"self": (root,), "card": s.stacks[attacker][-1:], "target": (aim,)}
    values = {
        "damage": attack.damage,
        "printed": attack.damage,
        "attack": attack.name,
        "cost": attack.cost,
    }
    if attack.script.once:
        values["once"] = attack.script.once
    spend(s, attack)
    plain = not (baby or confused or s.table.points or "attacks" in s.table.triggers)
    if plain and attack.script == NO_EFFECT:
        announce(s, attacker, attack.name)
        damage.hit(s, Frame((), s.seat, cards, values), aim, attack.damage)
        return
    program = knowing(s, steps(s, attacker, attack, baby, confused))
    push(s, program, s.seat, cards, values)


def _is_baby(s: Match, pos: int) -> bool:
    """Tell whether attackers toss a coin first: by the era's rule, or as the card itself says."""
    if not s.face_at(pos).is_baby:
        return False
    return s.rules.baby_rule or modifiers.has(s, "baby", pos) is not None


def steps(s: Match, attacker: int, attack: AttackFace, baby: bool, confused: bool) -> Program:
    """Return the program of an attack by the steps of the era."""
    script = attack.script
    effect = () if _benches_nobody(s, script.effect) else script.effect
    if modifiers.has(s, "no effect of attack", attacker, attack.name) is not None:
        effect = ()
    fails = () if s.rules.fail_coins_first else tosses(script.requires)
    programs: dict[str, Program] = {
        "baby": (BabyToss(),) if baby else (),
        "announce": (Announce(),),
        "choices": script.choices,
        "costs": script.requires[: len(script.requires) - len(fails)],
        "cancel": (CancelToss(),) if "flip to attack" in s.table.points else (),
        "confusion": (ConfusionToss(),) if confused else (),
        "do": (*fails, *script.damage, Strike(script.ignores), *effect),
    }
    if lacks_energy(s, attacker, script):
        programs["do"] = ()
    elif "attacks" in s.table.triggers:
        programs["do"] = (Attacks(), *programs["do"])
    # Where the era knows no Baby Pokémon, their own words come before all else.
    program: Program = () if "baby" in s.rules.attack_steps else programs["baby"]
    for step in s.rules.attack_steps:
        program += programs[step]
    return program


_TO_THE_BENCH = ("Pick", "Reveal", "Bench", "Shuffle")


def _benches_nobody(s: Match, effect: Program) -> bool:
    """Tell whether an effect only brings Pokémon to a Bench without room: RO-10."""
    if not s.rules.useless_forbidden or not effect:
        return False
    kinds = [type(op).__name__ for op in effect]
    if "Bench" not in kinds or not all(kind in _TO_THE_BENCH for kind in kinds):
        return False
    return futile(s, effect, Frame((), s.seat))


def announce(s: Match, pos: int, name: str) -> None:
    """Note an attack: in the log, and on the Pokémon for effects that ask for it later."""
    s.last_attacks[pos] = LastAttack(s.turn, name)
    s.note("attack", s.stacks[pos][-1], name)
    recalling.attacked(s, pos, name)


@dataclass(frozen=True, slots=True)
class Announce(Op):
    """Announce the attack."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note it, and what it takes the place of."""
        pos = s.spot(f.card("self"))
        f.values["before"] = tuple(s.last_attacks[pos])
        announce(s, pos, f.values["attack"])
        return None


def take_back(s: Match, f: Frame) -> None:
    """Let an attack that a coin kept from taking place count as not used (RO-32)."""
    pos = s.spot(f.card("self"))
    s.last_attacks[pos] = LastAttack(*f.values["before"])
    recalling.not_attacked(s)
    once = f.values.get("once", "")
    if once:
        s.game_uses = tuple(x for x in s.game_uses if x != ("game", s.seat, once))


@dataclass(frozen=True, slots=True)
class Attacks(Op):
    """Let the cards in play that care hear of an attack that takes place, before it does."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Push what they do."""
        push_triggers(s, "attacks", f.card("self"), f.card("self"))
        return None


@dataclass(frozen=True, slots=True)
class BabyToss(Toss):
    """Against a Baby Pokémon tails ends the turn without an attack (EX-115)."""

    def asks(self, s: Match, f: Frame) -> str:
        """Say why it is tossed."""
        return "attacking a Baby Pokémon"


@dataclass(frozen=True, slots=True)
class CancelToss(Toss):
    """With an effect such as a smokescreen on the attacker, tails: the attack does nothing."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the coin if there is such an effect."""
        pos = s.spot(f.card("self"))
        return CHANCE if modifiers.has(s, "flip to attack", pos) is not None else None

    def asks(self, s: Match, f: Frame) -> str:
        """Say what the coin decides."""
        return f"whether the attack of {s.name(s.spot(f.card('self')))} takes place"

    def fail(self, s: Match, f: Frame) -> None:
        """Leave the attack unused."""
        take_back(s, f)


@dataclass(frozen=True, slots=True)
class ConfusionToss(Toss):
    """A Confused attacker hurts itself on tails and the attack does not take place."""

    def asks(self, s: Match, f: Frame) -> str:
        """Say why it is tossed."""
        return f"{s.name(s.spot(f.card('self')))}, which is Confused"

    def fail(self, s: Match, f: Frame) -> None:
        """Leave the attack unused and damage the attacker by the rule of the era."""
        take_back(s, f)
        pos = s.spot(f.card("self"))
        hurt = s.rules.confusion.damage
        if s.rules.confusion.calculated:
            hurt = damage.calculate(s, pos, pos, hurt, itself=True)
            if hurt:
                root = s.stacks[pos][0]
                events.damaged(s, root, root, hurt)
        damage.place(s, pos, hurt)
        s.note("hurts itself", s.stacks[pos][-1], hurt)
