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
        "effects.ops.board.Evolve": "PL-007 PL-115",
        "effects.spots.devolve": "PL-021",
        # Kinds of Pokémon
        "eras.by_kind": "PL-110 PL-111",
        "play.knockouts._more_prizes": "PL-112",
        "match.state.Match": "PL-113 PL-117 PL-128",
        "effects.allowed.evolve_bar": "PL-113",
        "match.faces.joined": "PL-104 PL-114 PL-120",
        "effects.terms.conditions.StopsTurn": "PL-118",
        "match.faces.EVOLVED_KINDS": "PL-119",
        "match.zones.put": "PL-121",
        "words.view.view": "PL-122",
        "effects.attacks.spend": "PL-125 PL-126",
        "effects.terms.card_filters.Kind": "PL-127",
        "play.menu.unions": "PL-128",
        "effects.terms.card_filters.RULE_BOX": "PL-129",
        "effects.damage._tera_benched": "PL-058 PL-130",
        "play.placing.can_start": "PL-135",
        "play.knockouts._is_fossil": "PL-136",
        "match.faces.Face": "PL-137",
        # Old cards
        "scripts.stored.worded_by": "PL-181 PL-221",
        # Protection
        "effects.ops.board.Switch": "PL-151 PL-152 PL-153",
    }
)
