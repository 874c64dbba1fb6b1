"""A pytest plug-in that records which terms of the vocabulary a run really asks or carries out.

`pytest -p tests.rulesets.ptcg.recorder` writes them to the file that TERMS_RECORDED names, with the
registers that each op wrote and where an op did more than it tells of itself.
"""

import json
import os
from functools import wraps
from inspect import isfunction
from pathlib import Path

from rulesets.engine.frames import CARDS, CONTAINS, PREPARES, VALUES, Op
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Filter, Selector
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import Condition, Value
from rulesets.ptcg.effects import ops
from rulesets.ptcg.effects.parts import DAMAGE
from rulesets.ptcg.match.state import Match

KINDS = (Op, Value, Condition, Selector, Filter)
METHODS = ("of", "holds", "find")
ANSWERS = ("accepts", "mon")  # of filters; one that is inherited says nothing of the filter itself
TERMS = sorted(n for n, t in vars(ops).items() if isinstance(t, type) and issubclass(t, KINDS))
OPS = [name for name in TERMS if issubclass(getattr(ops, name), Op)]

_seen = set()
_declared = set()  # registers that ops wrote and declare, as they are declared
_undeclared = set()
_acted = set()  # ops that changed the match although their part is another
_moved = set()  # ops that moved Pokémon although they say that they do not


def _record(cls, method):
    original = getattr(cls, method)

    @wraps(original)
    def recorded(self, *args, **kwargs):
        _seen.add(cls.__name__)
        return original(self, *args, **kwargs)

    setattr(cls, method, recorded)


def _record_op(cls, method):
    """Record that an op runs or takes a decision, and which registers it changes meanwhile."""
    original = getattr(cls, method)

    @wraps(original)
    def recorded(self, s, f, *args):
        _seen.add(cls.__name__)
        frames = {id(frame): frame for frame in (*s.stack, f)}
        before = {at: _registers(frame) for at, frame in frames.items()}
        board, places, down = _board(s), s.stacks[:], any(s.under)
        answer = original(self, s, f, *args)
        # A card that is turned up is put in the place of its blank wherever one is noted.
        for at, frame in () if down else frames.items():
            _compare(self, before[at], _registers(frame))
        if self.part in (PREPARES, DAMAGE, CONTAINS) and _board(s) != board:
            _acted.add(cls.__name__)
        # What only turns up a face-down card moves nobody, though the card may have to go.
        if not self.moves and s.stacks != places and not down:
            _moved.add(cls.__name__)
        return answer

    setattr(cls, method, recorded)


def _board(s):
    """Return the match without its programs and its log."""
    return {x: repr(getattr(s, x)) for x in Match.__slots__ if x not in ("table", "rules", "log")}


def _registers(frame):
    cards = {(name, CARDS): held for name, held in frame.cards.items()}
    return {**cards, **{(name, VALUES): held for name, held in frame.values.items()}}


def _compare(op, before, after):
    declared = {(r.name.format(op=op), r.kind): r.name for r in op.writes}
    for register, held in after.items():
        if register not in before or before[register] != held:
            if register in declared:
                _declared.add((type(op).__name__, declared[register]))
            else:
                _undeclared.add((type(op).__name__, *register))


def _record_made(cls, field):
    """Record what a modifier or trigger is about when one is made."""
    original = cls.__init__

    @wraps(original)
    def made(self, *args, **kwargs):
        original(self, *args, **kwargs)
        _seen.add(f"{cls.__name__} {getattr(self, field)}")

    cls.__init__ = made


def pytest_configure():
    """Wrap every term before any test module makes one."""
    for cls in (getattr(ops, name) for name in TERMS):
        own = (m for m in ANSWERS if isfunction(vars(cls).get(m)))
        for method in (*own, *(m for m in METHODS if isfunction(getattr(cls, m, None)))):
            _record(cls, method)
        if issubclass(cls, Op):
            _record_op(cls, "run")
            _record_op(cls, "take")
    _record_made(Modifier, "point")
    _record_made(Trigger, "event")


def pytest_sessionfinish():
    """Write what was recorded."""
    found = {
        "seen": _seen,
        "declared": _declared,
        "undeclared": _undeclared,
        "acted": _acted,
        "moved": _moved,
    }
    data = {name: sorted(values) for name, values in found.items()}
    Path(os.environ["TERMS_RECORDED"]).write_text(json.dumps(data), "utf-8")
