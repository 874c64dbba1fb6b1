"""Chains: activations that answer each other and are carried out backwards."""

from rulesets.engine.chains.link import Link, stamped
from rulesets.engine.chains.state import ChainedMatch, Due
from rulesets.engine.chains.window import WINDOW, open_window

__all__ = ["WINDOW", "ChainedMatch", "Due", "Link", "open_window", "stamped"]
