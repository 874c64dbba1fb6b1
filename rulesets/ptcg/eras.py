"""The parameters of the three rulebooks: one base era and the later ones by their differences.

Every row of the comparison of the eras is a field, a table or a small named function here;
no other module names an era but `citations`, which says where each rulebook decides a topic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from rulesets.ptcg.citations import BASE_CITES, BW_CITES, EX_CITES

# Letters as in attack costs; N is Dragon, Y Fairy.
TYPE_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "G": "Grass",
        "R": "Fire",
        "W": "Water",
        "L": "Lightning",
        "P": "Psychic",
        "F": "Fighting",
        "D": "Darkness",
        "M": "Metal",
        "N": "Dragon",
        "Y": "Fairy",
        "C": "Colorless",
    }
)

ASLEEP, CONFUSED, PARALYZED, POISONED, BURNED = (
    "Asleep",
    "Confused",
    "Paralyzed",
    "Poisoned",
    "Burned",
)


class Confusion(NamedTuple):
    """What a failed attack of a Confused Pokémon does to itself."""

    damage: int
    calculated: bool  # as damage with Weakness, Resistance and modifiers, or as bare counters


class Supporters(NamedTuple):
    """How Supporter cards are played; without limit they are plain Trainer cards."""

    per_turn: int | None = None
    on_first_turn: bool = True  # by the player who goes first
    stays_until_end_of_turn: bool = False


class Amounts(NamedTuple):
    """Weakness and Resistance: fixed by the rulebook, or as printed on the card."""

    weakness: Callable[[int, str], int]
    resistance: Callable[[int, str], int]


def doubled(damage: int, printed: str) -> int:
    """Double the damage whatever the card prints."""
    return damage * 2


def less_thirty(damage: int, printed: str) -> int:
    """Take 30 off the damage whatever the card prints."""
    return damage - 30


def printed_weakness(damage: int, printed: str) -> int:
    """Increase the damage by the printed amount: a factor or a sum."""
    factor = printed.startswith(("×", "x"))
    number = int(printed.lstrip("×x+") or 2)
    return damage * number if factor or not printed else damage + number


def printed_resistance(damage: int, printed: str) -> int:
    """Reduce the damage by the printed amount."""
    return damage - int(printed.lstrip("-−") or 30)


def one_prize(subkinds: frozenset[str]) -> int:
    """Give one Prize for every Pokémon."""
    return 1


def two_for_ex(subkinds: frozenset[str]) -> int:
    """Give two Prizes for a Pokémon-ex or Pokémon-EX, one for any other."""
    return 2 if "ex" in subkinds or "EX" in subkinds else 1


def rules_name(name: str) -> str:
    """Return the part of a name that evolution and effects compare.

    The Delta Species symbol and a level are not part of it; owners, ex and other symbols are.
    """
    name = name.removesuffix(" δ")
    head, _, tail = name.rpartition(" ")
    return head if head and tail.upper().startswith("LV.") else name


NO_SUPPORTERS = Supporters()
FIXED = Amounts(doubled, less_thirty)
ATTACKS_ITSELF = Confusion(20, calculated=True)


@dataclass(frozen=True, slots=True)
class EraRules:
    """The parameters of one rulebook of the Pokémon TCG."""

    name: str
    statements: str  # prefix of its statements

    # Deck construction
    deck_size: int = 60  # BASE-001, EX-001, BW-001
    copies: int = 4  # EX-002, BW-003; BASE is silent, read as EX (PF-001)
    basics: int = 1  # BW-005; BASE and EX are silent (PF-002)
    basic_energy: frozenset[str] = frozenset(
        ("Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting")
    )  # EX-004
    ace_specs: int = 1  # BW-007, BW-008
    energy_types: tuple[str, ...] = ("G", "R", "W", "L", "P", "F", "C")  # BASE-009

    # Set-up
    setup: tuple[str, ...] = ("deal", "active", "bench", "prizes", "coin", "reveal")
    hand: int = 7
    prizes: int = 6
    bench: int = 5
    actives: int = 1
    mulligan_bonus: int = 2
    extra_cards_late: bool = False  # drawn once Prizes lie, or right after each redeal: RO-49
    fossil_is_basic_at_setup: bool = False

    # The turn
    first_player_draws: bool = True
    supporters: Supporters = NO_SUPPORTERS
    stadiums_per_turn: int | None = 1
    same_stadium: bool = True  # a Stadium may replace one of its own name
    attachments_per_turn: int = 1
    retreats_per_turn: int | None = None
    confused_retreat_flips: bool = True
    evolves_on_first_turn: bool = False
    tools_per_pokemon: int = 1
    useless_forbidden: bool = False  # Trainers and powers that all can see do nothing: RO-01, RO-02
    up_to_takes_one: bool = False  # "up to" N of open cards is one at least: RO-12
    machines_leave_at_end_of_turn: bool = False
    power_kinds: tuple[str, ...] = ("Pokémon Power",)
    old_conditions_mean_all: bool = False  # those of 1999 stand for all in certain texts: RO-25

    # Attacks and damage
    attack_steps: tuple[str, ...] = ("announce", "choices", "costs", "cancel", "confusion", "do")
    fail_coins_first: bool = False  # tossed with the costs, not when the attack is carried out
    damage_steps: tuple[str, ...] = ("weakness", "resistance", "attacker", "defender")
    bonus_counts_from_zero: bool = False  # may bonuses raise a base damage of 0
    amounts: Amounts = FIXED
    copies_meet_requirements: bool = True  # or do of what a copied attack requires what they can
    switch_meets_shield_of: tuple[str, ...] = ("active", "benched")  # of a Pokémon brought up
    baby_rule: bool = False

    # Conditions and the time between turns
    conditions: tuple[str, ...] = (ASLEEP, CONFUSED, PARALYZED, POISONED)
    confusion: Confusion = ATTACKS_ITSELF
    burn_counters: int = 2
    between_turns: tuple[str, ...] = ("poison", "knockouts", "sleep", "paralysis", "effects")
    evolving_ends_all_effects: bool = False  # or only those of attacks

    # Knock Outs and the end
    prize_worth: Callable[[frozenset[str]], int] = one_prize
    sudden_death_prizes: int = 1
    two_on_two: bool = False  # knows the 2-on-2 battle

    # topic -> statement that decides it
    cites: Mapping[str, str] = field(default_factory=dict)


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
    baby_rule=False,
    between_turns=("moment", "poison", "burn", "sleep", "paralysis", "effects", "knockouts"),
    evolving_ends_all_effects=True,
    two_on_two=False,
    cites=BW_CITES,
)

# After the last rulebook on hand: Fairy joined with XY (PF-004).
MODERN = replace(BW, name="modern", basic_energy=BW.basic_energy | {"Fairy"})

ERAS: Mapping[str, EraRules] = MappingProxyType({era.name: era for era in (BASE, EX, BW)})

# First day from which a card pool without a rulebook of its own is counted by an era (PF-003).
CONSTRUCTION_FROM: tuple[tuple[str, EraRules], ...] = (
    ("2014-02-05", MODERN),
    ("2007-05-01", BW),
    ("2003-07-01", EX),
    ("", BASE),
)


def counted_by(day: str) -> EraRules:
    """Return the era whose construction numbers a dated format uses on a day."""
    return next(era for start, era in CONSTRUCTION_FROM if day >= start)


def two_on_two(era: EraRules) -> EraRules:
    """Return an era's rules for the 2-on-2 battle of the booklet's annex."""
    return replace(era, actives=2, bench=4)
