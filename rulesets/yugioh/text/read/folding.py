"""Wordings of different years that say the same, folded into the youngest one."""

from __future__ import annotations

import re

_FOLDED: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), to)
    for pattern, to in (
        (r"\bgraveyard's\b", "gy 's"),
        (r"\bgraveyards?\b|\bgys\b", "gy"),
        (r"\blife points?\b", "lp"),
        (r"\bhis/her\b|\bhis or her\b|\btheir own\b|\bhis\b", "their"),
        (r"\bhim/her\b|\bhim or her\b", "them"),
        (r"\bhe/she\b|\bhe or she\b", "they"),
        (r"\bremov(e|es|ed|ing) (.{0,60}?)from play\b", r"banish=\1 \2"),
        (r"\bbanish=e?s?\b", "banish"),
        (r"\bbanish=ed\b", "banished"),
        (r"\bbanish=ing\b", "banishing"),
        (r"\bselect(s|ed|ing)?\b", r"target\1"),
        (r"\bpick up\b", "excavate"),
        (r"\bthis card\b", "SELF"),
        (r"\bthis monster\b", "SELF"),
        (r"\((this is a )?quick effect\)", " quick-effect "),
        (r"\bside of the field\b", "field"),
        (r"\bplaying field\b", "field"),
        (r"\((?:s|es)\)([^.:;,]*?) would be destroyed\b", r"\1 would all be destroyed"),
        (r"\b(card|monster|spell|trap|player|counter|token|material|effect|target|zone|copy|type|"
         r"attribute|level|name|coin|position|turn|attack|column|link|set|they|mask|toon)\(e?s\)",
         r"\1"),
        (r"\bcopy\(ies\)|\bcop\(y/ies\)", "copy"),
        (r"\bspells?(?:/| and | or )traps?(?: cards?)?\b"
         r"|\bspell cards?(?: or | and |/)trap cards?\b", "spell/trap"),
        (r"\bspell cards?\b|\bmagic cards?\b|\bspells\b", "spell"),
        (r"\btrap cards?\b|\btraps\b", "trap"),
        (r"\bspell & trap card zones?\b|\bspell & trap zones?\b|\bspell and trap card zones?\b"
         r"|\bspell/trap zones?\b|\bspell & trap card zone\b", "spell-zone"),
        (r"\bmonster card zones?\b|\bmonster zones?\b|\bmain monster zones?\b", "monster-zone"),
        (r"\bfield (?:card )?zones?\b", "field-zone"),
        (r"\bpendulum zones?\b", "pendulum-zone"),
        (r"\bmonster cards?\b", "monster"),
        # YGO-032: the Fusion Deck of older texts is the Extra Deck.
        (r"\bflip effect monster", "flip monster"),
        (r"\bextra decks?\b|\bfusion decks?\b", "extra-deck"),
        (r"\b(into|of) (?:the|your) main deck\b", r"\1 the main-deck"),
        (r"\bmain deck\b", "deck"),
        (r"\bxyz materials?(?: monsters?)?\b", "material"),
        (r"\bsynchro materials?(?: monsters?)?\b", "synchro-material"),
        (r"\bfusion[- ]materials?(?: monsters?)?\b", "fusion-material"),
        (r"\bnon-tuners?\b", "non-tuner"),
        (r"\batk (?:and|&) def\b|\batk and/or def\b|\bdef and atk\b", "atk/def"),
        (r"\battack points?\b", "atk"),
        (r"\bdefense points?\b", "def"),
        (r"\bpoints of damage\b|\blp damage\b", "damage"),
        (r"\bpoints?\b", ""),
        (r"\bface up\b", "face-up"),
        (r"\bface down\b", "face-down"),
        (r"\bwhole\b|\bentire\b", "entire"),
        # An attack that succeeded is none that is declared.
        (r"\bsuccessfully attacks\b", "attacked-well"),
        (r"\bsuccessfully\b|\bimmediately\b", ""),
        (r"\b(is|are|was|were|do|does|did|has|have|would|could|ca)n't\b", r"\1 not"),
        (r"\bcan not\b|\bcan't\b|\bca not\b", "cannot"),
        (r"\bas a result of battle\b|\bin battle\b", "by battle"),
        (r"\beither player's\b|\beach player's\b|\bboth players'\b", "either-player's"),
        (r"\bboth player's\b", "either-player's"),
        (r"\b(?:your |the |an )?opponent's\b|\byour opponents\b", "opponent's"),
        (r"\byour opponent\b|\bthe opponent\b|\ban opponent\b", "opponent"),
        (r"\bduring the end phase of this turn\b", "during the end phase"),
        (r"\bmentioned on it\b", "listed on it"),
        (r"\bgains? control of\b", "take control of"),
        (r"\(until the end phase\)", "until the end phase"),
        (r"\bwithout tributes?\b", "without tributing"),
        (r"\bits'\b", "its"),
        (r"\bunaffected by the effects of\b", "unaffected by"),
        (r"\bper turn\b", "per-turn"),
        (r"\bonce per-turn\b|\bonce each turn\b|\bonce a turn\b", "once-per-turn"),
        (r"\bonce per duel\b", "once-per-duel"),
        (r"\bone time only\b", "once"),
        (r"\bmain phases? 1\b", "main-1"),
        (r"\bmain phases? 2\b", "main-2"),
        (r"\b(draw|standby|main|battle|end) phases?\b", r"\1-phase"),
        (r"\bdamage step\b", "damage-step"),
        (r"\bdamage calculation\b", "damage-calculation"),
        (r"\b(normal|special|tribute|flip|fusion|synchro|xyz|ritual|pendulum) summon(s|ed|ing)?\b",
         r"\1-summon\2"),
        (r"\bspecial-summon(s|ed|ing)? summon\b", r"special-summon\1"),
        (r"\bnormal-summon(ed|ing)?(?:/| or (?:normal )?)set\b", "normal-summoned/set"),
        (r"\bin addition to your normal-summoned/set\b|\bin addition to your normal-summon\b",
         "in addition to your normal-summon"),
        (r"\battack position\b", "attack-position"),
        (r"\bdefense position\b", "defense-position"),
        (r"\bbattle positions?\b", "battle-position"),
        (r"(standby-phase after [^:]*?)\bwas\b", r"\1is"),
        (r"\btop of the deck\b", "top of the deck"),
        (r"\bsix-sided dice?\b|\b6-sided dice?\b|\bdice\b", "die"),
        (r"\b(toss(?:es)?|flip) a coin\b", "toss a coin"),
        (r"&", "and"),
        (r"\bx\b", "×"),
        (r"([×+])(?=\d)", r"\1 "),
        (r"\bmax(?:imum)?\.?(?= \d)", "max"),
        (r"\bmin(?:imum)?\.?(?= ?\d)", "min "),
        (r"(?<=\w)'s\b", " 's"),
    )
)  # fmt: skip


def fold(text: str) -> str:
    """Return a text in lower case with its wording folded."""
    for pattern, to in _FOLDED:
        text = pattern.sub(to, text)
    return text
