"""Where each statement on the later eras is carried out: code of this package -> statements."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LATER_ERAS: Mapping[str, str] = MappingProxyType(
    {
        "eras.played_by": "PL-220",
        "play.setup.TossForFirst": "PL-008",
        "play.setup.ChooseFirst": "PL-009 PL-017",
        "play.setup.LayInTurn": "PL-013",
        "play.redeals.LateBonus": "PL-010 PL-011 PL-012 PL-014",
        "play.redeals.TurnOver": "PL-016",
        "play.placing.PlaceBench": "PL-015",
        "play.turn.BeginTurn": "PL-001",
        "effects.allowed.attack_bar": "PL-002",
        "effects.allowed.play_bar": "PL-003 PL-005 PL-018",
        "effects.allowed.trainer_bar": "PL-004",
        "effects.allowed.growth_bar": "PL-006",
        "effects.ops.board.Evolve": "PL-007",
        "effects.spots.devolve": "PL-021",
    }
)
