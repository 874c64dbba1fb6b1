"""What an era decides: every row of the comparison of the rulebooks is a field here.

The values of an era are in `rulebooks` and `later`; no module outside this folder names an era.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

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

PLAIN_ENERGY = frozenset(("Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting"))

ASLEEP, CONFUSED, PARALYZED, POISONED, BURNED = (
    "Asleep",
    "Confused",
    "Paralyzed",
    "Poisoned",
    "Burned",
)

DOUBLE_LEGEND = "double LEGEND"  # a LEGEND of two Pokémon, which its name alone tells


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


_THREE_PRIZES = frozenset(("TAG TEAM", "VMAX", "V-UNION"))
_TWO_PRIZES = frozenset(("ex", "EX", "GX", "V", "VSTAR", DOUBLE_LEGEND))


def by_kind(subkinds: frozenset[str]) -> int:
    """Give the Prizes of a kind of Pokémon, of whatever age its card is (PL-110, PL-111)."""
    if not subkinds.isdisjoint(_THREE_PRIZES) or subkinds >= {"MEGA", "ex"}:
        return 3
    return 1 if subkinds.isdisjoint(_TWO_PRIZES) else 2


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
    basic_energy: frozenset[str] = PLAIN_ENERGY  # EX-004
    ace_specs: int = 1  # BW-007, BW-008, PL-043
    energy_types: tuple[str, ...] = ("G", "R", "W", "L", "P", "F", "C")  # BASE-009

    # Set-up
    setup: tuple[str, ...] = ("deal", "active", "bench", "prizes", "coin", "reveal")
    hand: int = 7
    prizes: int = 6
    bench: int = 5
    actives: int = 1
    mulligan_bonus: int = 2
    extra_cards_late: bool = False  # drawn once Prizes lie, or right after each redeal: RO-49
    winner_chooses: bool = False  # who wins the toss says who begins: PL-009
    fossil_is_basic_at_setup: bool = False

    # The turn
    first_player_draws: bool = True
    first_player_attacks: bool = True  # on the first turn: PL-002
    trainers_on_first_turn: bool = True  # by the player who goes first: PL-004
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
    own_cards_may_fail: bool = False  # a kind of card in one's own hand need not be found: PL-161
    open_copies_end_search: bool = False  # nothing is sought that lies open elsewhere: PL-205
    attacks_up_to_none: bool = False  # but not by attacks: PL-163
    overpaid_by_cards: bool = False  # n Energy may be one of each of n cards: PL-150
    tools_are_items: bool = True  # or a kind of their own: PL-036
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
    discards_in_full: bool = False  # an attack that lacks Energy it discards does nothing: PL-142
    switch_meets_shield_of: tuple[str, ...] = ("active", "benched")  # of a Pokémon brought up
    baby_rule: bool = False

    # Conditions and the time between turns
    conditions: tuple[str, ...] = (ASLEEP, CONFUSED, PARALYZED, POISONED)
    confusion: Confusion = ATTACKS_ITSELF
    burn_counters: int = 2
    moved_to_protected_is_lost: bool = False  # counters moved by an attack: RO-16, PL-154
    burn_toss_cures: bool = False  # counters first, then heads ends the Burn: PL-060
    between_turns: tuple[str, ...] = ("poison", "knockouts", "sleep", "paralysis", "effects")
    evolving_ends_all_effects: bool = False  # or only those of attacks
    one_player_orders: bool = False  # all effects of a moment, not each player their own: PL-074

    # Knock Outs and the end
    prize_worth: Callable[[frozenset[str]], int] = one_prize
    fossils_give_prizes: bool = False  # whatever old prints say: PL-136
    sudden_death_prizes: int = 1
    double_win_draws: bool = False  # an option: PL-192
    lead_decides: bool = False  # a tiebreaker is won by who first has taken more Prizes: PL-191
    two_on_two: bool = False  # knows the 2-on-2 battle

    # topic -> statement that decides it
    cites: Mapping[str, str] = field(default_factory=dict)
