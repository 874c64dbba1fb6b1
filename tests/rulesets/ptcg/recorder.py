"""A pytest plug-in that records which terms of the vocabulary a run really asks or carries out.

`pytest -p tests.rulesets.ptcg.recorder` writes them to the file that TERMS_RECORDED names.
"""

import json
import os
from functools import wraps
from inspect import isfunction
from pathlib import Path

from rulesets.engine.frames import Op
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Filter, Selector
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import Condition, Value
from rulesets.ptcg.effects import ops

KINDS = (Op, Value, Condition, Selector, Filter)
METHODS = ("run", "of", "holds", "find")
ANSWERS = ("accepts", "mon")  # of filters; one that is inherited says nothing of the filter itself
TERMS = sorted(n for n, t in vars(ops).items() if isinstance(t, type) and issubclass(t, KINDS))

_seen = set()


def _record(cls, method):
    original = getattr(cls, method)

    @wraps(original)
    def recorded(self, *args, **kwargs):
        _seen.add(cls.__name__)
        return original(self, *args, **kwargs)

    setattr(cls, method, recorded)


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
    _record_made(Modifier, "point")
    _record_made(Trigger, "event")


def pytest_sessionfinish():
    """Write what was recorded."""
    Path(os.environ["TERMS_RECORDED"]).write_text(json.dumps(sorted(_seen)), "utf-8")
