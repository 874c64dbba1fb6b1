"""Where each statement of play is carried out: code of this package -> statements.

A test holds that every name exists, and names the statements that are still open.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulesets.statements import places_of

CARRIED_OUT: Mapping[str, str] = MappingProxyType(
    {
        # Zones, cards and what is public
        "match.state.Duel": "YGO-017 YGO-024 YGO-025 YGO-026 YGO-284 YGO-287",
        "match.spots.Spot": "YGO-018 YGO-019 YGO-021 YGO-028 YGO-033 YGO-034",
        "match.zones.move": (
            "YGO-023 YGO-066 YGO-107 YGO-122 YGO-255 YGO-279 YGO-289 YGO-291 YGO-292 YGO-297"
            " YGO-308 YGO-316 YGO-918 YGO-920 YGO-925 YGO-926 YGO-927"
        ),
        "match.zones.shift": "YGO-108 YGO-288 YGO-936",
        "match.zones.overlay": "YGO-102 YGO-106 YGO-309",
        "match.zones.detach": "YGO-105",
        "match.zones.token": "YGO-254 YGO-256",
        "match.script.Effect": "YGO-050 YGO-053 YGO-056 YGO-058",
        "match.faces.Face": (
            "YGO-040 YGO-044 YGO-046 YGO-055 YGO-059 YGO-060 YGO-069 YGO-071 YGO-114 YGO-277"
        ),
        "match.faces.AS_SPELL": "YGO-059 YGO-099 YGO-924",
        "match.derived.level_of": "YGO-038 YGO-317",
        "match.derived.rank_of": "YGO-039",
        "match.derived.atk_of": "YGO-041 YGO-921",
        "match.derived.kinds_of": "YGO-281 YGO-322",
        "match.derived.scale_of": "YGO-061 YGO-062 YGO-063",
        "match.continuous.modifiers": "YGO-047 YGO-048 YGO-072 YGO-136 YGO-157 YGO-321",
        "words.view.view": "YGO-024 YGO-031 YGO-264 YGO-325",
        "play.hidden.resample": "YGO-325",
        # Set-up, phases and the end
        "play.setup.SETUP": "YGO-161 YGO-162",
        "play.setup.TossForChoice": "YGO-163 YGO-273 YGO-274",
        "play.setup.ChooseOrder": "YGO-163",
        "game.YugiohGame.new_match": "YGO-275",
        "family.YugiohFamily.siding": "YGO-267 YGO-269",
        "play.setup.OpeningHands": "YGO-164",
        "match.state.new_state": "YGO-165",
        "play.turn.GAME": "YGO-170 YGO-319",
        "play.turn.BeginTurn": "YGO-319",
        "play.turn.EnterPhase": "YGO-174 YGO-186",
        "play.turn.DrawCard": "YGO-171 YGO-172 YGO-310",
        "play.turn.Main": "YGO-175 YGO-176 YGO-185 YGO-243 YGO-244 YGO-901",
        "play.turn.Onward": "YGO-181 YGO-184",
        "play.menu.battle_bar": "YGO-182 YGO-315",
        "play.ending.HandLimit": "YGO-187 YGO-290 YGO-324 YGO-938",
        "play.answers.Answers": "YGO-173 YGO-174 YGO-183 YGO-188 YGO-902",
        "play.answers.LeavePhase": "YGO-245 YGO-246 YGO-247 YGO-248 YGO-901",
        "match.outcome.check_life": "YGO-166 YGO-169 YGO-268 YGO-939",
        "match.outcome.draw_or_lose": "YGO-167 YGO-310 YGO-939",
        "match.outcome.can_pay": "YGO-921",
        "effects.Win": "YGO-168",
        # Texts
        "text.read.folding": "YGO-032",
        # Summons
        "play.bars.normal_bar": "YGO-075 YGO-076 YGO-326",
        "match.summons.tribute_sets": "YGO-077 YGO-078 YGO-079 YGO-081 YGO-306",
        "match.summons.room_after": "YGO-018 YGO-923",
        "play.ways.summoning.NORMAL": "YGO-074 YGO-083 YGO-240",
        "play.ways.summoning.SendMaterials": "YGO-113 YGO-301 YGO-303 YGO-307",
        "play.actions.set_card": "YGO-030 YGO-080 YGO-082 YGO-141 YGO-143 YGO-149 YGO-304",
        "play.actions.send_field_spell": "YGO-029",
        "play.bars.flip_bar": "YGO-086 YGO-087",
        "play.ways.summoning.Flip": "YGO-084 YGO-085 YGO-314",
        "play.bars.position_bar": "YGO-177 YGO-178 YGO-179 YGO-180 YGO-935",
        "match.summons.arrive": "YGO-088 YGO-089 YGO-090 YGO-093",
        "play.ways.summoning.ChoosePosition": "YGO-091 YGO-103 YGO-113",
        "match.summons.may_be_special": "YGO-094 YGO-095",
        "play.ways.procedures.procedure_bar": "YGO-092 YGO-296 YGO-919",
        "play.ways.pendulum.scales": "YGO-061 YGO-096",
        "play.ways.pendulum.candidates": "YGO-067 YGO-097 YGO-098",
        "play.ways.pendulum.PickMonsters": "YGO-917 YGO-923",
        "match.materials.on_field": "YGO-101 YGO-109",
        "match.materials.synchro_sets": "YGO-109 YGO-110 YGO-111 YGO-116 YGO-117",
        "play.ways.summoning.SYNCHRO": "YGO-112 YGO-113",
        "match.materials.xyz_sets": "YGO-100 YGO-101 YGO-104",
        "match.materials.usable": "YGO-258 YGO-928",
        "match.materials.fusion_sets": "YGO-119 YGO-120 YGO-124",
        "play.ways.summoning.Attempt": "YGO-915",
        "play.ways.summoning.Arrive": "YGO-916 YGO-917",
        # Battle
        "play.battle.BATTLE_PHASE": "YGO-189 YGO-190 YGO-196",
        "play.menu.targets": "YGO-191 YGO-192 YGO-278 YGO-318",
        "play.bars.attack_bar": "YGO-193 YGO-195 YGO-320",
        "play.bars.attacks_allowed": "YGO-073",
        "play.battle.BattleStep": "YGO-183 YGO-194",
        "play.battle.replayed": "YGO-197 YGO-932",
        "play.battle.CheckAttack": "YGO-198 YGO-199 YGO-933",
        "play.battle.can_go_on": "YGO-934",
        "play.battle.end_battle": "YGO-205",
        "play.damage.DAMAGE_STEP": "YGO-929 YGO-930",
        "play.damage.TurnUp": "YGO-202",
        "play.damage.AfterCalculation": "YGO-203 YGO-930",
        "match.state.Duel.monsters": "YGO-204",
        "play.damage.result": (
            "YGO-206 YGO-207 YGO-208 YGO-209 YGO-210 YGO-211 YGO-212 YGO-213 YGO-214 YGO-215"
            " YGO-217"
        ),
        "match.outcome.battle_damage": "YGO-216",
        "match.faces.ALWAYS": "YGO-200 YGO-201 YGO-931",
        # Effects and chains
        "effects.activation.legal.obstacle": (
            "YGO-022 YGO-043 YGO-049 YGO-051 YGO-133 YGO-144 YGO-145 YGO-146 YGO-147 YGO-152"
            " YGO-153 YGO-154 YGO-225 YGO-227 YGO-229 YGO-231 YGO-232 YGO-286"
        ),
        "match.faces.Face.speeds": "YGO-052 YGO-224 YGO-226 YGO-228 YGO-230 YGO-911",
        "effects.activation.legal.is_forbidden": "YGO-064",
        "effects.activation.frames.frame_for": "YGO-065",
        "effects.activation.loops.watch": "YGO-940",
        "effects.matching.matches": "YGO-298",
        "effects.activation.due.collect": "YGO-057 YGO-237 YGO-904 YGO-905 YGO-906",
        "effects.activation.links.activate": "YGO-134 YGO-222 YGO-302",
        "effects.activation.links.resolve": "YGO-221 YGO-907 YGO-909",
        "effects.activation.links.clear": "YGO-134 YGO-135 YGO-155 YGO-908 YGO-910",
        "effects.activation.limits.used": "YGO-912 YGO-913 YGO-914",
        "effects.activation.settle.settle": "YGO-139 YGO-300 YGO-937",
        "effects.acts.PAYING": "YGO-132 YGO-150 YGO-295",
        "effects.Lasting": "YGO-118 YGO-160",
        "effects.SpecialSummon": "YGO-115",
        "effects.NegateAttack": "YGO-068",
        "effects.Target": "YGO-151 YGO-156 YGO-242",
        "effects.NegateActivation": "YGO-234 YGO-235",
        "effects.LookAt": "YGO-305",
        "match.answering.Answering.answers": "YGO-218 YGO-219 YGO-220 YGO-233 YGO-236",
        "match.state.Duel.turn_player": "YGO-238 YGO-239 YGO-241 YGO-903",
        "effects.placing.can_move_on": "YGO-282 YGO-283",
        "effects.TurnPlayerFirst": "YGO-241 YGO-242",
        "effects.MaterialsOf": "YGO-125",
        "effects.placing.equip": "YGO-137 YGO-138 YGO-280",
        "effects.PlaceCounter": "YGO-260 YGO-261 YGO-262",
        "effects.SummonToken": "YGO-254 YGO-256 YGO-257",
        "effects.Tribute": "YGO-306 YGO-307",
        "effects.FusionSummon": "YGO-119 YGO-121 YGO-123 YGO-126 YGO-323",
        "effects.RitualSummon": "YGO-127 YGO-128 YGO-129 YGO-130 YGO-131 YGO-323",
        "effects.Excavate": "YGO-293 YGO-294",
        "effects.ShuffleDeck": "YGO-027 YGO-285",
        "effects.DiscardRandom": "YGO-276",
    }
)


def places() -> dict[str, tuple[str, ...]]:
    """Return where each statement is carried out."""
    return places_of(CARRIED_OUT)
