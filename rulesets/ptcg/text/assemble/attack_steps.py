"""Put the program of an attack together by its steps: price, damage, effect."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.flow import If, Put, Stop
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.engine.values import AtLeast, Not, Reg, Size, Times, Whether
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    BarAttack,
    Coins,
    Damage,
    Fail,
    FallsToAttack,
    ForEach,
    Ignore,
    LessDamage,
    May,
    MoreDamage,
    Pay,
    Pick,
    Repeat,
    Require,
    Self,
    Send,
    SetDamage,
    SpareEnergy,
    TakeUp,
)
from rulesets.ptcg.match.script import AttackScript, has_term, walk
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.text.assemble.divide import (
    Registers,
    asked_before,
    divide,
    flips,
    reads_coins,
    targets,
    tossed,
)
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.text.gaps import NoMeaning

# Where the attack's own damage is done.
STRIKE = Stop()


def attack_script(draft: Draft, printed: str = "") -> AttackScript:
    """Divide the program of an attack into what comes before and after its damage."""
    _refuse_text(draft)
    requires, program = _head(_scoped(_spare_first(draft.program), printed))
    names = Registers()
    first, second = divide(program, names)
    if printed:
        asked, second = asked_before(second, names)
        first += asked
    ignores, first = _ignored(first)
    if printed.endswith(("×", "x")) and not any(isinstance(op, SetDamage) for op in first):
        # "10×" is no damage of its own: what is not multiplied is nothing.
        first = (SetDamage(0), *first)
    _refuse_damage(first, second, printed)
    tosses, first = tossed(first, draft.either)
    if draft.either and has_term(first, Fail):
        raise NoMeaning("what is done either way, of an attack that fails for another reason")
    if reads_coins(first) and flips(second) and not flips((*draft.before, *tosses, *first)):
        raise NoMeaning("damage by coins that are flipped after it")
    choices, rest = targets((*draft.before, *first, STRIKE, *second))
    at = rest.index(STRIKE)
    price = draft.requires + requires + tosses
    return AttackScript(
        rest[at + 1 :], rest[:at], price, choices, ignores, draft.once, draft.prices
    )


def _refuse_text(draft: Draft) -> None:
    """Refuse a text that no attack can have, or whose steps leave something open."""
    program = draft.program
    if draft.uses or draft.triggers or draft.modifiers or draft.limits or draft.single:
        raise NoMeaning("an attack that reads like a power")
    if any(isinstance(t, Modifier) and t.value == "tails?" for t in walk(program)):
        raise NoMeaning("a flip to attack without what it decides")
    if has_term(program, FallsToAttack) and has_term(program, Damage):
        raise NoMeaning("Prizes for the Knock Outs of an attack on several Pokémon")
    if any(isinstance(t, BarAttack) and not t.until for t in walk(program)):
        raise NoMeaning("an attack chosen for nothing")
    if _counts_over_a_loop(program):
        raise NoMeaning("coins counted over several Pokémon")
    if _picks_lost_in_a_loop(program):
        raise NoMeaning("cards chosen one by one, of which only the last is known afterwards")


def _refuse_damage(first: Program, second: Program, printed: str) -> None:
    """Refuse damage that does not go with the figure printed, or is asked for without one."""
    if printed.endswith("+") and any(_multiplies_other(op, printed) for op in first):
        raise NoMeaning("a printed + of an attack that adds nothing to its figure")
    figure = printed.strip("0+-×x") or has_term(first, SetDamage)
    if not figure and has_term(first, MoreDamage, LessDamage):
        raise NoMeaning("more or less damage of an attack without a figure")
    if any(t == Reg("done") for t in walk(second)) and has_term(second, Damage):
        raise NoMeaning("the damage done, of an attack that damages several Pokémon")


def _spare_first(program: Program) -> Program:
    """Ask for Energy beyond the cost before the attack may change what is attached."""
    asked: Program = ()
    made: Program = ()
    moved = False
    for op in program:
        if moved and isinstance(op, If) and has_term(op.condition, SpareEnergy):
            register = f"spare{len(asked) or ''}"
            asked += (Put(register, Whether(op.condition, 1)),)
            op = replace(op, condition=AtLeast(Reg(register), 1))
        moved = moved or has_term(op, Attach, Pay, Send, TakeUp)
        made += (op,)
    return asked + made


def _counts_over_a_loop(program: Program) -> bool:
    """Tell whether heads or tails are counted after a loop, which knows only its last coin."""
    for at, op in enumerate(program):
        if isinstance(op, ForEach) and any(isinstance(t, Coins) for t in op.program):
            after = walk(program[at + 1 :])
            return any(isinstance(t, Reg) and t.name in ("heads", "tails") for t in after)
    return False


def _picks_lost_in_a_loop(program: Program) -> bool:
    """Tell whether what each round of a loop picks is asked for after it."""
    lost: set[str] = set()
    for op in program:
        if lost & {t.name for t in walk(op) if isinstance(t, (Held, Size))}:
            return True
        picked = {t.into for t in walk(op) if isinstance(t, Pick)}
        lost = lost | picked if isinstance(op, (ForEach, Repeat)) else lost - picked
    return False


def _multiplies_other(op: Op, printed: str) -> bool:
    """Tell whether damage is a multiple of another number than the figure printed."""
    if not isinstance(op, SetDamage) or not isinstance(op.amount, Times):
        return False
    return int(printed.rstrip("+")) not in (op.amount.left, op.amount.right)


def _head(program: Program) -> tuple[Program, Program]:
    """Split off the price of an attack: what must be there, and as many payments."""
    due = 0
    while due < len(program) and (isinstance(program[due], Require) or _fails_unpaid(program[due])):
        due += 1
    at = due
    while due and at < len(program) and isinstance(program[at], (Pick, Send, Pay)):
        due -= isinstance(program[at], (Send, Pay))
        at += 1
    return program[:at], program[at:]


def _fails_unpaid(op: Op) -> bool:
    """Tell whether an attack fails because there is no Energy to discard for it (EX-119)."""
    if not isinstance(op, If) or op.then != (Fail(),):
        return False
    on = [t.to for t in walk(op.condition) if isinstance(t, Attached)]
    return on == [Self()] and isinstance(op.condition, Not)


def _scoped(program: Program, printed: str) -> Program:
    """Let a note about damage to other Pokémon not concern the attack's own damage.

    Without damage of its own it is all one: the note then holds for the whole attack.
    """
    if not printed.strip("0") and not _own(program):
        return program
    made: list[Op] = []
    for op in program:
        aside = isinstance(op, Ignore) and made and not _own(made[-1])
        if aside and has_term(made[-1], Damage):
            assert isinstance(op, Ignore)
            made[-1] = _ignoring(made[-1], op.what)
        else:
            made.append(op)
    return tuple(made)


def _ignoring(op: Op, what: tuple[str, ...]) -> Op:
    if isinstance(op, Damage):
        return replace(op, ignores=what)
    if isinstance(op, (If, May)):
        return replace(
            op,
            then=tuple(_ignoring(x, what) for x in op.then),
            otherwise=tuple(_ignoring(x, what) for x in op.otherwise),
        )
    if isinstance(op, Repeat):
        return replace(op, program=tuple(_ignoring(x, what) for x in op.program))
    if has_term(op, Damage):
        raise NoMeaning("Weakness and Resistance of damage to each of several Pokémon")
    return op


def _ignored(program: Program) -> tuple[tuple[str, ...], Program]:
    what = tuple(w for op in program if isinstance(op, Ignore) for w in op.what)
    rest = tuple(op for op in program if not isinstance(op, Ignore))
    return tuple(dict.fromkeys(what)), rest


def _own(program: object) -> bool:
    """Tell whether a program works on the attack's own damage."""
    return has_term(program, SetDamage, MoreDamage, LessDamage)
