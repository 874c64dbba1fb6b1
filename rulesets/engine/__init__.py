"""The shared match engine: frames, ops, selectors and the neutral half of a game."""

from rulesets.engine.frames import Frame, Op, Program, advance, end, push
from rulesets.engine.game import EngineGame
from rulesets.engine.state import MatchState
from rulesets.engine.terms import Term, dump, load, named

__all__ = [
    "EngineGame",
    "Frame",
    "MatchState",
    "Op",
    "Program",
    "Term",
    "advance",
    "dump",
    "end",
    "load",
    "named",
    "push",
]
