"""Slips of the pen in the sources: a letter or a word that no reader misunderstands."""

from __future__ import annotations

import re

# What is written, and what is meant. A slip that changes a number or leaves a text unclear is
# scripted by hand instead.
_SLIPS: tuple[tuple[str, str], ...] = (
    (r"\bcounters fro\b", "counters from"),
    (r"\bdamages times\b", "damage times"),
    (r"\bof you opponent's\b", "of your opponent's"),
    (r"\bTeam Mamga\b", "Team Magma"),
    (r"\bPokémon is play\b", "Pokémon in play"),
    (r"^As long (?=[A-Z])", "As long as "),
    (r"\bPokémon has already has\b", "Pokémon that already has"),
    (r"\bIf Mysterious is\b", "If Mysterious Fossil is"),
    (r"\battached to attack, the\b", "attached to attacks, the"),
    (r"\bBaby Pokémon\.\)", "Baby Pokémon)."),
    (r"\bFighting and /or\b", "Fighting and/or"),
    (r"\bEXP\. ALL\b", "EXP.ALL"),
    (r"\btimes then number\b", "times the number"),
    (r"\bhe of she\b", "he or she"),
    # One coin: the second sentence on it is what its tails do.
    (r"(?<=Pineco does 40 damage to itself and )(.*\)) Flip a coin\.", r"\1"),
    (r"\bUnown Dragon\b", "Unown [N]"),
    (r"\bby attacks in reduced\b", "by attacks is reduced"),
    (r"\bcard and attached it to\b", "card and attach it to"),
    (r"\bThis attack doe (?=\d)", "This attack does "),
    (r"\bdamage isn't by Weakness\b", "damage isn't affected by Weakness"),
    (r"\b1 of the Defending Pokémon's attack\.", "1 of the Defending Pokémon's attacks."),
    (r"(?<=Your opponent )reveal(?= his or her)", "reveals"),
    (r"\bcard from your card\.", "card from your hand."),
    (r"\bDoes 10 or more for each\b", "Does 10 more damage for each"),
    (r"\bthe number heads\b", "the number of heads"),
    (r"\bput it into your hand, Shuffle\b", "put it into your hand. Shuffle"),
    (r"\beach of this Pokémon's attack does\b", "each of this Pokémon's attacks does"),
    (r"\bEach of this Pokémon's attack does\b", "Each of this Pokémon's attacks does"),
    (r"(?<=the Defending Pokémon is )Paralyzed\.$", "now Paralyzed."),
    (r"\bas the your opponent's\b", "as your opponent's"),
    (
        r"\bany damage to this Pokémon by attacks is\b",
        "any damage done to this Pokémon by attacks is",
    ),
    (r"(?<=Rayquaza ex in play)\. (?=Kyogre)", ", "),
    (r"\(before they affect the damage\.\)\.", "(before they affect the damage)."),
    (
        r"\bex's attacks do 40 damage to the Defending Pokémon \(before",
        "ex's attacks do 40 more damage to the Defending Pokémon (before",
    ),
    (r"\bSkill Copy copies this attack\b", "Skill Copy copies that attack"),
    (r"\bbeing flipping those coins again\b", "begin flipping those coins again"),
    (r"\bIf head,", "If heads,"),
    (r"\bIf tail,", "If tails,"),
    (r"^You opponent can't\b", "Your opponent can't"),
    (r"\bdamage damage times\b", "damage times"),
    (r"\bplus more (\d+) more damage\b", r"plus \1 more damage"),
    (r"\bopponent, an put it\b", "opponent, and put it"),
    (r"^Flips a coin until\b", "Flip a coin until"),
    (r"\bEnergy buy provides\b", "Energy but provides"),
    (r"\bwith 1 or their Benched\b", "with 1 of their Benched"),
    (r"\bcards attached to into your deck\b", "cards attached to it into your deck"),
    (r"\bcards attached to in the Lost Zone\b", "cards attached to it in the Lost Zone"),
    (r"\battached to it in your hand\b", "attached to it to your hand"),
    (r"\bsearch your discard for\b", "search your discard pile for"),
    (r"\bshow it your opponent\b", "show it to your opponent"),
    (r"\byou may flip coin\b", "you may flip a coin"),
    (r"\bEnergy card attached 1 of your\b", "Energy card attached to 1 of your"),
    (r"\bdoes (\d+) more\.$", r"does \1 more damage."),
    (r"\bdamage counter on this\.$", "damage counter on this Pokémon."),
    (r"\bPokémon's attack do\b", "Pokémon's attacks do"),
    (r"\bby attack is reduced\b", "by attacks is reduced"),
    (r"\bcolorlesscolorless less\b", "ColorlessColorless less"),
    (
        r"(tries to attack during your opponent's next turn, your opponent flips a coin\. )"
        r"If tails, this attack",
        r"\1If tails, that attack",
    ),
)
_COMPILED = tuple((re.compile(written), meant) for written, meant in _SLIPS)


def corrected(text: str) -> str:
    """Return a text without the slips that are known."""
    for written, meant in _COMPILED:
        text = written.sub(meant, text)
    return text
