"""Where each statement of play is carried out: code of this package -> statements.

A test holds that every name exists and that no statement of play is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulesets.ptcg.carried_out_later import LATER_ERAS
from rulesets.statements import places_of

CARRIED_OUT: Mapping[str, str] = MappingProxyType(
    {
        # Cards and names
        "match.faces.Face": (
            "BASE-004 BASE-012 BASE-040 EX-013 EX-018 EX-019 EX-036 EX-211 EX-226"
            " BW-020 BW-022 BW-034 BW-035 BW-040 BW-064 BW-198 BW-207 BW-230"
        ),
        "match.faces.AttackFace": "BASE-072 EX-033 EX-034 EX-112 BW-037 BW-038 BW-126",
        "match.faces.PowerFace": "EX-221 BW-039 BW-211 BW-212",
        "eras.rules_name": (
            "EX-028 EX-030 BW-024 BW-026 BW-027 BW-028 BW-029 BW-030 BW-031 BW-032 BW-033"
            " BW-199 BW-214 BW-215"
        ),
        "eras.TYPE_NAMES": "BASE-009 EX-014 BW-023",
        "effects.terms.card_filters.Kind": (
            "EX-211 EX-212 EX-213 EX-214 BW-045 BW-046 BW-047 BW-202 BW-203"
        ),
        "effects.ops.Self": "EX-031 EX-032",
        "effects.terms.selectors.Defending": "BASE-011 EX-228 BW-221",
        "effects.terms.selectors.InPlay": "BASE-012 BASE-013 EX-035 EX-200 BW-063",
        "match.script.Provision": "EX-026 EX-027",
        # Zones and what is public
        "match.state.Match": (
            "BASE-010 BASE-014 BASE-106 EX-038 BW-056 BW-058 BW-059 BW-060 RO-05 RO-12"
        ),
        "words.view.view": "BASE-015 EX-037 BW-052 BW-053 BW-054 BW-061 BW-062",
        "match.zones.draw": "BASE-018 EX-062 EX-063 BW-079 BW-080",
        "match.zones.take_prizes": "BASE-015 BASE-107 EX-178 EX-246 BW-055 BW-182 BW-239",
        # Set-up
        "play.setup.SetUp": "BASE-023 EX-044 EX-048 BW-067 BW-072",
        "play.setup.TossForFirst": "BASE-022 EX-042 BW-071 RO-50",
        "play.redeals.DrawHands": "BASE-018 EX-043 BW-066",
        "play.placing.can_start": "EX-055 EX-233 EX-236 BW-044 BW-075 BW-225",
        "play.placing.PlaceActive": "BASE-019 BASE-117 EX-045 EX-194 EX-195 BW-068 BW-233",
        "play.placing.PlaceBench": "BASE-020 EX-046 EX-196 BW-069",
        "play.setup.LayPrizes": "BASE-021 EX-040 EX-047 EX-234 BW-054 BW-070",
        "play.setup.TurnFaceUp": "BASE-023 EX-048 BW-072",
        "play.redeals.Redeals": "BASE-024 BASE-026 EX-049 EX-051 EX-052 EX-053 EX-054 BW-073",
        "play.redeals.LateBonus": "RO-49",
        "play.redeals.BonusCards": "BASE-025 BASE-118 EX-050 EX-235 BW-074 BW-240",
        # The turn
        "play.turn.GAME": "BASE-027 BASE-029 EX-056 EX-058 BW-076",
        "play.turn.BeginTurn": (
            "BASE-030 BASE-031 BASE-116 EX-059 EX-060 EX-061 EX-187 BW-077 BW-078 BW-188"
        ),
        "play.turn.Main": (
            "BASE-028 BASE-032 BASE-064 BASE-067 BASE-121 EX-057 EX-065 EX-109 EX-110 EX-240"
            " BW-082 BW-089 BW-090 BW-105 BW-107"
        ),
        "effects.allowed.bench_bar": (
            "BASE-035 BASE-117 EX-017 EX-064 EX-233 BW-041 BW-042 BW-081 BW-197"
        ),
        "effects.spots.bench_room": "BASE-017 EX-039 EX-208 BW-057 BW-081",
        "effects.spots.bench_card": "BW-042 BW-043",
        "effects.allowed.attach_bar": "BASE-033 BASE-034 EX-066 EX-067 EX-217 BW-083 BW-084 BW-216",
        "effects.moves.attach": "BASE-006 BASE-016 EX-015 EX-209 BW-195",
        "effects.allowed.play_bar": (
            "BASE-036 EX-068 EX-069 EX-070 EX-072 BW-086 BW-088 BW-091 BW-223"
        ),
        "play.actions.FinishTrainer": "BASE-008 BASE-036 EX-015 EX-068 EX-071 BW-085 BW-087 BW-222",
        "play.turn.EndOfTurn": "EX-071 EX-216 BW-218",
        "play.actions._play": "EX-073 EX-074 BW-092 BW-093",
        "play.actions._legend": "BW-219",
        "effects.attacks.attacks_of": "BASE-053 EX-099 EX-215 BW-118 BW-213 BW-217",
        "effects.allowed.use_bar": (
            "BASE-046 BASE-048 EX-085 EX-086 EX-088 EX-219 EX-220 BW-101 BW-103 BW-209 BW-210"
        ),
        "play.actions._use": "BASE-016 BASE-047 EX-087 BW-102",
        "match.continuous.modifiers": "EX-073 EX-206 EX-218 EX-248 BW-103 BW-208",
        # Retreat
        "effects.allowed.retreat_bar": (
            "BASE-038 BASE-041 BASE-042 BASE-119 EX-075 EX-079 EX-201 EX-237 EX-238"
            " BW-094 BW-098 BW-228 BW-234"
        ),
        "effects.modifiers.retreat_cost": "BASE-039 EX-077 BW-096",
        "effects.energy.useful": "BASE-037 EX-082 EX-083 EX-084",
        "play.actions._retreat": (
            "BASE-037 BASE-045 BASE-120 EX-076 EX-081 EX-156 EX-239 BW-095 BW-100 BW-165 BW-235"
        ),
        "play.actions.RetreatToss": "BASE-042 BASE-084 BASE-085 BASE-086",
        "effects.spots.switch": "BASE-043 EX-078 EX-225 BW-097 BW-206",
        "effects.spots.end_effects": (
            "BASE-044 BASE-054 BASE-080 EX-080 EX-100 EX-144 EX-222 EX-223 EX-224"
            " BW-099 BW-119 BW-156 BW-204 BW-205 BW-220"
        ),
        # Evolution
        "effects.allowed.evolve_bar": (
            "BASE-049 BASE-050 BASE-055 BASE-056 BASE-057 EX-023 EX-024 EX-025 EX-029 EX-089"
            " EX-090 EX-091 EX-092 EX-093 EX-094 EX-095 EX-096 BW-048 BW-049 BW-050 BW-051"
            " BW-108 BW-109 BW-111 BW-112 BW-113 BW-114 BW-115 BW-200 BW-201 BW-213"
        ),
        "effects.spots.evolve": (
            "BASE-005 BASE-051 BASE-052 BASE-058 BASE-122 EX-016 EX-097 EX-098 EX-212 EX-241"
            " BW-110 BW-116 BW-117 BW-196 BW-236"
        ),
        "effects.spots.devolve": "BW-220",
        # Attacks
        "effects.energy.covers": (
            "BASE-060 BASE-061 BASE-062 EX-102 EX-103 EX-104 EX-107 BW-121 BW-122 BW-124 BW-125"
        ),
        "effects.energy.can_pay": "BASE-059 BASE-063 EX-101 EX-105 EX-106 BW-120 BW-123",
        "effects.allowed.attack_bar": (
            "BASE-059 BASE-081 BASE-092 EX-101 EX-116 EX-145 EX-158 EX-203"
            " BW-127 BW-138 BW-157 BW-167"
        ),
        "play.actions.attack_with": "BASE-065 BASE-066 EX-108 EX-111 EX-199 BW-106 BW-138",
        "play.attack.steps": (
            "BASE-069 BASE-070 BASE-071 BASE-126 EX-113 EX-114 EX-117 EX-118 EX-119 EX-120"
            " EX-123 EX-124 EX-125 EX-137 BW-128 BW-129 BW-130 BW-133 BW-134 BW-136 BW-137"
            " RO-31 RO-38"
        ),
        "play.attack.Announce": "BASE-068 EX-116 BW-127",
        "play.attack.BabyToss": "EX-115 EX-207",
        "play.attack.CancelToss": "EX-121 EX-122 EX-242 BW-131 BW-132 BW-229",
        "play.attack.ConfusionToss": (
            "BASE-084 BASE-087 BASE-088 BASE-089 BASE-090 BASE-125 EX-123 EX-152 EX-153 EX-154"
            " EX-155 EX-242 BW-133 BW-163 BW-164 BW-229"
        ),
        "play.attack.Strike": "EX-129 BW-134 BW-143",
        # Damage
        "effects.damage.calculate": (
            "BASE-076 EX-022 EX-126 EX-127 EX-128 EX-129 EX-138 EX-243 BW-139 BW-141"
            " BW-142 BW-143 BW-150 BW-237 RO-40 RO-41"
        ),
        "effects.damage._weakness": (
            "BASE-074 BASE-077 EX-020 EX-021 EX-130 EX-140 EX-141 EX-232 BW-144 BW-152 BW-226"
        ),
        "effects.damage._resistance": "BASE-075 EX-131 EX-231 EX-232 BW-145",
        "effects.damage._counts_types": "BASE-124 EX-138 BW-149",
        "effects.damage._defender": "EX-132 EX-133 EX-134 EX-135 BW-146 BW-147",
        "effects.damage.place": "BASE-073 BASE-123 EX-136 EX-225 BW-148 BW-153",
        "effects.ops.counters.PutCounters": "EX-139 BW-140",
        "effects.ops.counters.Heal": "EX-205",
        "play.pairs.ChooseActive": "EX-204",
        "effects.ops.damage.Inflict": "BASE-007 EX-113 BW-136",
        # Conditions and the time between turns
        "effects.special_conditions.inflict": (
            "BASE-078 BASE-079 BASE-097 BASE-099 BASE-100 BASE-101 EX-142 EX-143 EX-150 EX-163"
            " EX-165 EX-166 EX-167 BW-154 BW-155 BW-161 BW-171 BW-173 BW-174 BW-175"
        ),
        "effects.special_conditions.recover_from_paralysis": (
            "BASE-093 EX-159 EX-160 EX-171 EX-203 BW-168"
        ),
        "play.between.BetweenTurns": (
            "BASE-102 BASE-103 BASE-127 EX-168 EX-174 EX-244 BW-176 BW-178"
        ),
        "play.between.PoisonDamage": "BASE-096 EX-162 EX-169 BW-170",
        "play.between.Tosses": "BASE-082 EX-146 EX-148 EX-149 EX-170 EX-171 EX-202 BW-158 BW-160",
        "play.between.Moment": "EX-172",
        "play.between.OtherEffects": "BW-177",
        # Knock Outs and the end
        "play.knockouts.fallen_spots": (
            "BASE-104 BASE-105 EX-124 EX-175 EX-176 EX-226 BW-135 BW-179 BW-180 BW-207 RO-53"
        ),
        "play.knockouts.knock_out": (
            "BASE-106 BASE-107 BASE-108 BASE-111 BASE-129 EX-173 EX-177 EX-178 EX-179"
            " EX-184 EX-245 BW-060 BW-181 BW-182 BW-232 BW-238 RO-45"
        ),
        "eras.two_for_ex": "EX-180",
        "eras.by_kind": "BW-183 BW-184",
        "play.knockouts.Settle": (
            "BASE-028 BASE-109 BASE-110 BASE-128 EX-173 EX-181 EX-182 EX-183 EX-197 BW-185"
        ),
        "play.knockouts.decide": (
            "BASE-112 BASE-113 BASE-114 BASE-115 EX-185 EX-186 EX-188 EX-189 EX-198 EX-247"
            " BW-186 BW-187 BW-189 BW-191 BW-192 RO-54"
        ),
        "play.knockouts.sudden_death": "EX-190 EX-191 BW-193 BW-194",
        "eras.two_on_two": "EX-192 EX-208",
        # Hard rulings
        "effects.useless.useless": "RO-01 RO-02 RO-03 RO-04 RO-06 RO-08 RO-09 RO-10 RO-11",
        "effects.ops.lasting.Lasting": "RO-20 RO-37",
        "effects.damage.effects_prevented": "RO-13 RO-14 RO-15 RO-21",
        "match.continuous.powers_work": "RO-22 RO-23 RO-24 RO-29 RO-30",
        "effects.ops.board.Pay": "RO-33 RO-51 RO-62",
        "effects.ops.attacks.CopyAttack": "RO-34 RO-36",
        "effects.events.hear_all": "RO-46",
        "effects.events.damaged": "RO-64",
        "effects.ops.board.Evolve": "RO-55 RO-56",
        "effects.ops.counters.MoveCounters": "RO-16",
        "effects.spots.crowded": "RO-52",
        "effects.terms.pokemon_filters.Evolved": "RO-57",
        "effects.spots.turn_up": "RO-63",
        "eras.one_prize": "RO-59",
        "effects.allowed.barred_kind": "RO-60",
    }
)


def places() -> dict[str, tuple[str, ...]]:
    """Return where each statement is carried out."""
    return places_of(CARRIED_OUT, LATER_ERAS)
