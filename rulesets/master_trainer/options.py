"""What the rulebook leaves open: named options, and the record the game reads them from."""

from __future__ import annotations

from dataclasses import dataclass, fields

from rulesets.api import Json, MatchOptions, Option
from rulesets.master_trainer.match.components import RIVAL_TABLE

YES_NO = (True, False)

# The twelve tables with values 6 6 7 7 8 8 that fit the two known figures (MT-142, MT-166).
RIVAL_TABLES = (
    *("676887", "677886", "678687", "678786", "678867", "776886"),
    *("778686", "876687", "876786", "876867", "877686", "878667"),
)

OPTIONS = (
    Option(
        "mover-colours",
        "by-starter",
        ("by-starter", "by-seat"),
        "colour of the movers: the starter's, or in seat order",
        "MT-018",
    ),
    Option(
        "walk-west",
        False,
        YES_NO,
        "a mover that has reached Cerulean may walk back west of it",
        "MT-033",
    ),
    Option(
        "cinnabar-meeting",
        True,
        YES_NO,
        "on Cinnabar Island one may meet one trainer however many stand there",
        "MT-053",
    ),
    Option(
        "extra-steps",
        "mover-chooses",
        ("mover-chooses", "first-way"),
        "who chooses the way at a fork behind an occupied space",
        "MT-055",
    ),
    Option("master-ball-optional", True, YES_NO, "a Master Ball may add nothing", "MT-065"),
    Option(
        "after-doll",
        "go-on",
        ("go-on", "stop"),
        "a challenger met by a Poké Doll goes on to the rolled space, or ends the turn",
        "MT-082",
    ),
    Option(
        "battle-picks",
        "challenger-first",
        ("challenger-first", "defender-first"),
        "who names a Pokémon first",
        "MT-083",
    ),
    Option(
        "battle-reward",
        "random",
        ("random", "loser-chooses"),
        "how the loser's two Item cards are taken",
        "MT-088",
    ),
    Option(
        "reward-without-cards",
        2,
        (2, 1),
        "Item cards from the deck when the loser has none",
        "MT-088",
    ),
    Option(
        "no-fighter",
        "left-alone",
        ("left-alone", "forfeits"),
        "a challenged trainer without a conscious Pokémon: cannot be challenged, or loses at once",
        "MT-090",
    ),
    Option(
        "fly-timing",
        "instead-of-roll",
        ("instead-of-roll", "before-roll"),
        "Fly replaces the movement roll, or comes before it",
        "MT-097",
    ),
    Option("fly-effect", True, YES_NO, "the town one flies to gives its instruction", "MT-097"),
    Option("fly-cinnabar", True, YES_NO, "one may fly to Cinnabar Island", "MT-097"),
    Option("chance-refill", True, YES_NO, "a Chance card's space is refilled", "MT-106"),
    Option("chance-look", False, YES_NO, "a Chance card lets one look at the chips", "MT-106"),
    Option(
        "chance-on-plateau",
        "any",
        ("any", "nothing"),
        "a Chance card on the Plateau: any colour but yellow, or nothing",
        "MT-106",
    ),
    Option("two-of-three", 0, (0, 3), "bonus of a group of three with two stages", "MT-112"),
    Option("knocked-out-stages", True, YES_NO, "knocked-out stages count for the bonus", "MT-114"),
    Option(
        "trip-to-cinnabar",
        "must",
        ("must", "may"),
        "with 20 points at the end of a turn one must, or may, go to Cinnabar Island",
        "MT-130",
    ),
    Option(
        "master-roll-ties",
        "roll-again",
        ("roll-again", "clockwise"),
        "highest rolls tied for playing the Master: again, or the next clockwise",
        "MT-134",
    ),
    Option(
        "plateau-points",
        "on-entering",
        ("on-entering", "always"),
        "20 points are tested on entering the Plateau only, or before the Final Battle too",
        "MT-135",
    ),
    Option("return-draw", 0, (0, 2), "Item cards on returning to Cinnabar Island", "MT-145"),
    Option(
        "leave-cinnabar",
        "walk-back",
        ("walk-back", "wait"),
        "a mover on Cinnabar Island with fewer than 20 points walks back, or waits and draws",
        "MT-162",
    ),
    Option(
        "plateau-entry",
        "counted",
        ("counted", "free"),
        "the entry space is the first space of the roll, or costs nothing",
        "MT-163",
    ),
    Option(
        "final-without-fighter",
        "skip",
        ("skip", "return"),
        "Final Battle without a conscious Pokémon: no battle, or back to Cinnabar Island",
        "MT-165",
    ),
    Option(
        "rival-table",
        RIVAL_TABLE,
        RIVAL_TABLES,
        "bonus of the Masters by die face 1-6 (a reconstruction; printed only: Lance 2 gives 7)",
        "MT-166",
    ),
    Option(
        "turn-cap",
        3000,
        (100, 300, 1000, 3000, 10000),
        "turns of all trainers together after which a match is a draw",
        "",
    ),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The chosen options, one field each."""

    mover_colours: str
    walk_west: bool
    cinnabar_meeting: bool
    extra_steps: str
    master_ball_optional: bool
    after_doll: str
    battle_picks: str
    battle_reward: str
    reward_without_cards: int
    no_fighter: str
    fly_timing: str
    fly_effect: bool
    fly_cinnabar: bool
    chance_refill: bool
    chance_look: bool
    chance_on_plateau: str
    two_of_three: int
    knocked_out_stages: bool
    trip_to_cinnabar: str
    master_roll_ties: str
    plateau_points: str
    return_draw: int
    leave_cinnabar: str
    plateau_entry: str
    final_without_fighter: str
    rival_table: str
    turn_cap: int

    def changed(self) -> Json:
        """Return the options that are not at their default, by option name."""
        values = zip(fields(self), OPTIONS, strict=True)
        chosen = {option.name: getattr(self, f.name) for f, option in values}
        return {o.name: chosen[o.name] for o in OPTIONS if chosen[o.name] != o.default}


def rules(options: MatchOptions) -> Rules:
    """Return the rules of a match; a value that is no choice is a ValueError."""
    known = {option.name: option for option in OPTIONS}
    for name, value in options.values.items():
        if name not in known:
            raise ValueError(f"no option {name!r} in master-trainer")
        if value not in known[name].choices:
            choices = ", ".join(str(c) for c in known[name].choices)
            raise ValueError(f"option {name!r}: {value!r} is not one of {choices}")
    return Rules(*(options.get(option) for option in OPTIONS))
