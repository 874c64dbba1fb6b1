"""The rulebooks after and between the three that were read, each by what it changed.

The statements are those of `statements/later.md`; its table of eras has one column for each.
"""

from __future__ import annotations

from dataclasses import replace

from rulesets.ptcg.eras.citations import (
    BETWEEN_BOOKS_CITES,
    ONCE_MORE_CITES,
    SIMPLE_CITES,
    XY_CITES,
)
from rulesets.ptcg.eras.rulebooks import BW, EX
from rulesets.ptcg.eras.rules import (
    Amounts,
    Supporters,
    by_kind,
    printed_resistance,
    printed_weakness,
)

DP = replace(
    EX,
    name="dp",
    statements="PL",
    basic_energy=EX.basic_energy | {"Darkness", "Metal"},  # PL-045
    winner_chooses=True,
    fossil_is_basic_at_setup=True,  # PL-135
    first_player_draws=True,  # PL-001
    trainers_on_first_turn=False,
    machines_leave_at_end_of_turn=False,  # those of the e-Card and EX sets say so: PL-040
    attack_steps=("announce", "choices", "costs", "cancel", "confusion", "do"),
    damage_steps=BW.damage_steps,  # PL-053
    bonus_counts_from_zero=False,
    amounts=Amounts(printed_weakness, printed_resistance),  # PL-050, PL-051
    discards_in_full=True,
    own_cards_may_fail=True,  # PL-161
    switch_meets_shield_of=("benched",),  # PL-152
    baby_rule=False,  # Neo's babies say it themselves: PL-139
    evolving_ends_all_effects=True,  # PL-242
    prize_worth=by_kind,
    fossils_give_prizes=True,
    two_on_two=False,
    cites=BETWEEN_BOOKS_CITES,
)

PL = replace(DP, name="pl")

HS = replace(PL, name="hs")

BW11 = replace(
    BW,
    name="bw11",
    statements="PL",
    energy_types=EX.energy_types,  # Dragons came in 2012: PL-046
    cites=SIMPLE_CITES,
)

XY = replace(
    BW11,
    name="xy",
    basic_energy=BW.basic_energy | {"Fairy"},  # PL-045
    energy_types=(*BW.energy_types, "Y"),  # PL-046
    setup=("coin", "hands", "lay", "bonus", "reveal"),  # PL-008, PL-013
    winner_chooses=True,
    first_player_attacks=False,
    attack_steps=("announce", "confusion", "choices", "costs", "cancel", "do"),  # PL-063
    cites=XY_CITES,
)

SM = replace(
    XY,
    name="sm",
    overpaid_by_cards=True,
    attack_steps=("announce", "cancel", "confusion", "choices", "costs", "do"),
    burn_toss_cures=True,
    moved_to_protected_is_lost=True,
)

SWSH = replace(
    SM,
    name="swsh",
    supporters=Supporters(1, on_first_turn=False),
    cites=ONCE_MORE_CITES,
)

SV = replace(SWSH, name="sv", tools_are_items=False, sudden_death_prizes=6, lead_decides=True)

ME = replace(
    SV,
    name="me",
    attacks_up_to_none=True,
    open_copies_end_search=True,
    one_player_orders=True,
)

LATER = (DP, PL, HS, BW11, XY, SM, SWSH, SV, ME)
