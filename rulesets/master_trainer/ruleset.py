"""The ruleset master-trainer: what the application sees of it."""

from __future__ import annotations

from cardpool.model.board import BOARD
from rulesets.api import Facts, MatchOptions, Ruleset, RulesetInfo
from rulesets.master_trainer.checks import CHECKS
from rulesets.master_trainer.options import OPTIONS, Rules, rules


def _in_force(on: str, region: str, options: Facts) -> Rules:
    return rules(MatchOptions(options))


RULESET = Ruleset(
    info=RulesetInfo(
        id="master-trainer",
        title="Pokémon Master Trainer",
        family=BOARD,
        date="1999-01-01",
        seats=(2, 6),
        sections=("team", "setup", "box"),
        statements=("MT",),
        sources=("French rulebook of 1999", "component tables transcribed by third parties"),
        options=OPTIONS,
        note="The Masters' bonus by die face is a reconstruction (option rival-table); "
        "printed is only that Lance's 2 gives 7. The strength of Lorelei, Bruno, Agatha and Gary "
        "rests on one transcription.",
    ),
    checks=CHECKS,
    in_force=_in_force,
    game_ref="rulesets.master_trainer.game:GAME",
)
