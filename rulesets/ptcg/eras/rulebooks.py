"""The three rulebooks that were read: one base era and the later ones by their differences."""

from __future__ import annotations

from dataclasses import replace

from rulesets.ptcg.eras.citations import BASE_CITES, BW_CITES, EX_CITES
from rulesets.ptcg.eras.rules import (
    ASLEEP,
    BURNED,
    CONFUSED,
    PARALYZED,
    POISONED,
    Amounts,
    Confusion,
    EraRules,
    Supporters,
    by_kind,
    printed_resistance,
    printed_weakness,
    two_for_ex,
)

BASE = EraRules(name="base", statements="BASE", cites=BASE_CITES)

EX = replace(
    BASE,
    name="ex",
    statements="EX",
    energy_types=("G", "R", "W", "L", "P", "F", "D", "M", "C"),
    setup=("coin", "deal", "active", "bench", "prizes", "reveal"),
    mulligan_bonus=1,
    extra_cards_late=True,
    first_player_draws=False,
    supporters=Supporters(1, on_first_turn=False, stays_until_end_of_turn=True),
    retreats_per_turn=1,
    confused_retreat_flips=False,
    machines_leave_at_end_of_turn=True,
    useless_forbidden=True,
    up_to_takes_one=True,
    power_kinds=("Poké-Power", "Poké-Body", "Pokémon Power"),
    old_conditions_mean_all=True,
    attack_steps=("baby", "announce", "choices", "costs", "cancel", "confusion", "do"),
    damage_steps=("attacker", "weakness", "resistance", "defender cards", "defender effects"),
    bonus_counts_from_zero=True,
    baby_rule=True,
    conditions=(ASLEEP, BURNED, CONFUSED, PARALYZED, POISONED),
    confusion=Confusion(30, calculated=False),
    between_turns=(
        "tools",
        "poison",
        "knockouts",
        "tools",
        "burn",
        "knockouts",
        "tools",
        "sleep",
        "paralysis",
        "effects",
    ),
    prize_worth=two_for_ex,
    two_on_two=True,
    cites=EX_CITES,
)

BW = replace(
    EX,
    name="bw",
    statements="BW",
    basic_energy=EX.basic_energy | {"Darkness", "Metal"},  # BW-009
    energy_types=("G", "R", "W", "L", "P", "F", "D", "M", "N", "C"),
    setup=("deal", "active", "bench", "prizes", "coin", "reveal"),
    fossil_is_basic_at_setup=True,
    first_player_draws=True,
    supporters=Supporters(1),
    same_stadium=False,
    machines_leave_at_end_of_turn=False,
    power_kinds=("Ability", "Poké-Power", "Poké-Body", "Pokémon Power"),
    attack_steps=("announce", "choices", "costs", "cancel", "confusion", "do"),
    fail_coins_first=True,  # BW-130
    damage_steps=("attacker", "weakness", "resistance", "defender"),
    bonus_counts_from_zero=False,
    amounts=Amounts(printed_weakness, printed_resistance),
    copies_meet_requirements=False,
    own_cards_may_fail=True,  # PL-161
    switch_meets_shield_of=("benched",),  # PL-152
    baby_rule=False,
    between_turns=("moment", "poison", "burn", "sleep", "paralysis", "effects", "knockouts"),
    evolving_ends_all_effects=True,
    prize_worth=by_kind,
    fossils_give_prizes=True,  # PL-136
    two_on_two=False,
    cites=BW_CITES,
)
