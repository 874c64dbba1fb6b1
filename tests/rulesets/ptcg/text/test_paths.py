"""Along every path through a stored program: what was picked is there, searched decks are mixed."""

from itertools import product

import pytest

from cardpool import pokemon, programs
from rulesets.engine.frames import Op
from rulesets.ptcg.effects.ops import (
    AtLeast,
    Both,
    Coins,
    ForEach,
    Held,
    If,
    In,
    May,
    OneOf,
    Pick,
    Put,
    Reg,
    Repeat,
    Shuffle,
    Size,
)
from rulesets.ptcg.effects.ops.damage import DONE
from rulesets.ptcg.effects.registers import GIVEN
from rulesets.ptcg.match.script import script_from_json, walk

# What a program finds or the strike of its attack tells, and coins: unflipped, none shows heads.
KNOWN = {register.name for register in (*GIVEN, DONE, *Coins.writes)}
MOST = 300  # paths looked at of one program
# Cards whose text counts what a player may decline to discard: then there was none.
DECLINED = {"sm4-45": ["cards"]}


def paths(program, decided=()):
    """Yield each way through a program as its ops, with the conditions decided on the way.

    A condition decided before is not decided again the other way, unless it asks for coins that
    were flipped anew.
    """
    if not program:
        yield (), decided
        return
    op, rest = program[0], program[1:]
    for ops, known in _of(op, decided):
        for more, end in paths(rest, known):
            yield ops + more, end


def _of(op, decided):
    if isinstance(op, If):
        known = dict(decided)
        for answer in (known[op.condition],) if op.condition in known else (True, False):
            branch = op.then if answer else op.otherwise
            yield from paths(branch, tuple({**known, op.condition: answer}.items()))
    elif isinstance(op, May):
        yield from paths(op.then, decided)
        yield from paths(op.otherwise, decided)
    elif isinstance(op, OneOf):
        for option in op.options:
            yield from paths(option, decided)
    elif isinstance(op, (Repeat, ForEach)):
        # What is done for each heads is done where there were any.
        some = ((AtLeast(op.count, 1), True),) if isinstance(op, Repeat) else ()
        for ops, known in paths(op.program, tuple(dict((*decided, *some)).items())):
            yield (op, *ops), known
    elif isinstance(op, Put) and op.value == 1:
        yield (op,), tuple({**dict(decided), _noted(op): True}.items())
    elif isinstance(op, Coins):
        yield (op,), tuple((c, a) for c, a in decided if not _about_coins(c))
    else:
        yield (op,), decided


def _noted(op):
    """Return the condition that asks whether something was noted."""
    return AtLeast(Reg(op.name), 1)


def _about_coins(condition):
    return any(isinstance(t, Reg) and t.name in ("heads", "tails") for t in walk(condition))


def _first(program):
    notes = [t for t in walk(program) if isinstance(t, Put) and t.value == 1]
    unsaid = tuple((_noted(op), False) for op in notes)
    return [ops for _, (ops, _) in zip(range(MOST), paths(program, unsaid), strict=False)]


def unwritten(ops):
    """Return the registers a path reads before anything has written them."""
    known, missing = set(KNOWN), set()
    for op in ops:
        # "The new Active Pokémon": none where nobody was switched in.
        narrowed = {t.left.name for t in walk(op) if isinstance(t, Both) and _held(t.left)}
        # A pick goes on with what it has picked so far; programs for later have their own.
        inside = {name for t in walk(op) if isinstance(t, Op) for name in t.written()}
        missing |= _read(op) - known - narrowed - (set() if isinstance(op, Put) else inside)
        known |= set(op.written())
    return missing


def _read(op):
    """Return the registers an op reads itself; what a loop repeats comes after it on the path."""
    heads = (op.count,) if isinstance(op, Repeat) else (op.source,) if _loops(op) else (op,)
    return {t.name for h in heads for t in walk(h) if isinstance(t, (Held, Size, Reg))}


def _held(selector):
    return isinstance(selector, Held)


def _loops(op):
    return isinstance(op, ForEach)


def unmixed(ops):
    """Tell whether a path leaves the own deck as it was after looking for cards in it."""
    searched = False
    for op in ops:
        if isinstance(op, Pick) and isinstance(op.source, In):
            searched |= (op.source.zone, op.source.side) == ("deck", "you")
        elif isinstance(op, Shuffle) and op.side != "opponent":
            searched = False
    return searched


def _programs(script):
    for attack in script.attacks:
        if attack is not None:
            yield attack.choices + attack.requires + attack.damage + attack.effect
    for power in (*(p for p in script.powers if p is not None), script):
        yield from (u.program for u in power.uses)
        yield from (t.program for t in power.triggers)
    yield script.play or ()


@pytest.fixture(scope="module")
def stored():
    """Return the distinct programs of the pool, each with a card that has it."""
    found = {}
    for of_set in dict.fromkeys(s["set"] for s, _ in pokemon.printings()):
        for card, script in programs.of_set(of_set).items():
            if script is not None:
                for program in _programs(script_from_json(script)):
                    found.setdefault(program, card)
    return found


def test_no_path_reads_a_register_that_it_has_not_written(stored):
    wrong = {
        card: sorted(missing)
        for program, card in stored.items()
        for ops in _first(program)
        if (missing := unwritten(ops))
    }
    assert wrong == DECLINED


def test_every_path_that_searches_the_deck_shuffles_it(stored):
    assert [c for p, c in stored.items() if any(map(unmixed, _first(p)))] == []


def test_the_paths_are_those_of_the_branches():
    program = (May((Shuffle(),)), May((Shuffle("opponent"),)))
    assert len(_first(program)) == len(list(product((0, 1), repeat=2)))
