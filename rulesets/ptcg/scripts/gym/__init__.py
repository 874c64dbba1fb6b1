"""Hand scripts of the Gym sets: Pokémon by set, Trainers, and what leaders allow."""

from __future__ import annotations

from rulesets.ptcg.scripts.gym.challenge import CHALLENGE
from rulesets.ptcg.scripts.gym.heroes import HEROES
from rulesets.ptcg.scripts.gym.leaders import LEADERS
from rulesets.ptcg.scripts.gym.plans import PLANS
from rulesets.ptcg.scripts.gym.trainers import TRAINERS
from rulesets.ptcg.scripts.parts import Parts

GYM_SETS: Parts = {**HEROES, **CHALLENGE, **TRAINERS, **LEADERS, **PLANS}
