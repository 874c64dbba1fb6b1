"""Bring printed English card text into one plain form: the sentences the grammar reads.

Numbers become digits, energy types `{R}`, card names one token in « », the card's own name
`SELF`; commas, quotation marks and the wording habits of single eras disappear.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesets.ptcg.text.read.misprints import corrected
from rulesets.text.sentences import Sentence, outside, split, straight

# Energy types by the word printed in English texts.
LETTERS = {
    "Grass": "G", "Fire": "R", "Water": "W", "Lightning": "L", "Psychic": "P", "Fighting": "F",
    "Darkness": "D", "Metal": "M", "Fairy": "Y", "Dragon": "N", "Colorless": "C",
}  # fmt: skip
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_WORDS = {letter: word for word, letter in LETTERS.items()}
_CARD_AND_SYMBOL = re.compile(r"\b([A-Z]\w+) \{([GRWLPFDMYNC])\} Energy")
_TYPE_WORD = "|".join(LETTERS)
_TYPE_RUN = re.compile(rf"(?<![\w«])(?:(?:{_TYPE_WORD})(?![a-z]))+")
_TYPE_ONE = re.compile(_TYPE_WORD)
# Not the letter of an Unown.
_SYMBOL_RUN = re.compile(r"(?<!Unown )(?:[\[{][GRWLPFDMYNC][\]}])+")
_TOKEN = re.compile(r"«[^»]*»|‹[^›]*›|\{[A-Z]+\}|SELF|THIS|'s(?!\w)|[().!]|[^\s().!,:\"«»{}]+")
# Names, owners, types and the card itself: no word inside them is changed.
_MARKED = re.compile(r"«[^»]*»|‹[^›]*›|\{[A-Z]+\}|SELF|THIS")
# "If heads, …; if tails, …" are two sentences; other semicolons divide nothing.
_NEXT_IF = re.compile(r";(?=\s*if\b)")
# What an attack or a power is called is written with capitals before the kind of thing it is.
_CALLED = re.compile(
    r"((?:(?<=\s)|^)(?:[A-ZÉ][\w'é!-]*)(?: (?:[A-Z][\w'é!-]*|of|the|in|and|to|with|on|'n'))*)"
    r"(?= (?:attacks?|Poké-Powers?|Poké-Body|Poké-Bodies|Pokémon Power|Ability|Abilities)\b)"
)
_IN_NAME = re.compile(
    r"((?:with|has|have) (?:the word )?)[\"“]?([A-Z][\w.' ]*?)[\"”]?( in (?:its|their|the) names?)"
)
# Pokémon of an owner or a team, by the word that stands before their names.
_OWNED = re.compile(
    r"\b((?:Team Rocket|N|Ethan|Lillie|Hop|Iono|Cynthia|Arven|Steven|Misty|Marnie|Larry|Erika)'s)"
    r"(?= Pokémon\b)"
)
# The newest texts write types in small letters and kinds of Pokémon as symbols.
_SMALL = "|".join(name.lower() for name in LETTERS)
_SMALL_TYPE = re.compile(
    rf"\b({_SMALL})(?= (?:Pokémon|Energy|less|more|type)\b| and (?:{_SMALL}) type\b)"
    rf"|(?<=is now )({_SMALL})\b"
)
_RULE_BOXES = re.compile(r"\(Pokémon[^()]*etc\. have Rule Boxes\.?\)")
# Powers that a text names without saying that they are powers.
_POWER_NAMED = re.compile(
    r"((?:except for|except|effect of) )"
    r"((?![^.)]*Pokémon\b|any\b)[A-Z][\w'é!-]*(?: [A-Z][\w'é!-]*)*)"
    r"(?=[.)]| doesn't stack)"
)
_MORE_THAN_1 = re.compile(
    r"(?<=more than 1 )([A-Z][\w'é!-]*'s(?: [A-Z][\w'é!-]*)+)(?= (?:Ability|Poké-Power|Poké-Body))"
)
_NAME_OF_ABILITY = re.compile(r"(Ability that has )\"([^\"]+)\"( in its name)")
_ONLY_ONE = re.compile(r"(use only (?:1|one) )\[(\w+)\]")
_OWNER_IN_NAME = re.compile(r"(?<=has )an owner(?= in its name)")
_OR = re.compile(r" (or|and) (?=[A-Z])")
_NOT_CALLED = frozenset(
    [
        "This",
        "That",
        "The",
        "Each",
        "An",
        "A",
        "Any",
        "All",
        "Both",
        "If",
        "No",
        "Other",
        "Another",
        "Your",
        "Poké-Power",
        "Poké-Body",
        "When",
        "Pokémon's",
        "Defending",
        "Active",
        "Opponent's",
        "Pokémon",
        "These",
        "Those",
        "Once",
        "During",
        "Whenever",
        "Prevent",
    ]
)
_BIG_EX = re.compile("Pokémon-EX\\b")
_SYNONYMS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), to)
    for pattern, to in (
        (r"\bhis or her\b|\bhis and her\b|\bhis\b", "their"),
        (r"\bhim or her\b", "them"),
        (r"\bhe or she\b", "they"),
        (r"\bpokemon\b", "pokémon"),
        (r"\bpok[ée] ?-? ?(powers?|body|bodies)\b", r"poké-\1"),
        (r"\bpokémon ?- ?(ex|gx|v)\b", r"pokémon-\1"),
        (r"\bknock(s|ed)? out\b", r"knock\1-out"),
        (r"</?i>", " "),
        (r"\bspecial conditions\b", "special condition"),
        (r"pokémon's\b", "pokémon 's"),
        (r"\b(did|does|do|is|are|have|has|was|were|would|could)n't\b", r"\1 not"),
        (r"\bcannot\b|\bcan not\b", "can't"),
        (r"\bthis pokémon\b", "SELF"),
        (r"\bthis card\b", "THIS"),
        (r"\b(vmax|vstar)'s\b", r"\1 's"),
        (r"\bplace(?= \w+ (?:more )?damage counter)", "put"),
    )
)  # fmt: skip


# Behind a name of one word these tell that it is a name.
_CARDS = re.compile(r" cards?\b| is in your discard pile\b")
# Before a name that is part of a longer one: Castform is not Sunny Castform.
_LONGER = r"(?<![\w'-])(?<!\bM )(?<!Sunny )(?<!Rain )(?<!Snow-cloud )"


class Names:
    """The card names that texts mention, found by exact spelling, the longest first.

    Pokémon are recognised anywhere, other cards where their name has two words or follows
    "named": Switch and Potion are also plain words.
    """

    def __init__(self, pokemon: Iterable[str], others: Iterable[str] = ()) -> None:
        self._anywhere = _by_first_word([*pokemon, *(n for n in others if " " in n)])
        self._after_named = _by_first_word([*pokemon, *others])

    def with_type(self, match: re.Match[str]) -> str:
        """Return the name of an Energy card of which a text writes the type as a symbol."""
        name = f"{match[1]} {_WORDS[match[2]]} Energy"
        return name if name in self._anywhere.get(match[1], ()) else match[0]

    def mark(self, text: str) -> str:
        """Put every card name in « » so that it reads as one token."""
        parts: list[str] = []
        done = 0
        for start in re.finditer(r"(?<![\w«'-])(?=[A-ZÉ])", text):
            at = start.start()
            if at < done:
                continue
            named = text.endswith(("named ", "called ", "played "), max(0, at - 7), at)
            name = _longest(self._after_named if named else self._anywhere, text, at)
            if not name:
                # "2 Leftovers cards": a name of one word, told by the word behind it.
                other = _longest(self._after_named, text, at)
                name = other if other and _CARDS.match(text, at + len(other)) else ""
            if name:
                parts += (text[done:at], "«", name, "»")
                done = at + len(name) + _is_plural(text, at + len(name))
        return "".join(parts) + text[done:]


def _by_first_word(names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    index: dict[str, set[str]] = {}
    for name in names:
        index.setdefault(name.split(" ")[0], set()).add(name)
    return {k: tuple(sorted(v, key=lambda n: (-len(n), n))) for k, v in index.items()}


def _longest(index: dict[str, tuple[str, ...]], text: str, at: int) -> str:
    word = re.match(r"[^\s,;()\"]+", text[at : at + 40])
    first = word[0] if word else ""
    for key in (
        first,
        first.rstrip("."),
        first.removesuffix("'s"),
        first.rstrip(".").removesuffix("'s"),
        first.rstrip(".").removesuffix("s"),
    ):
        for name in index.get(key, ()):
            end = at + len(name)
            after = text[end : end + 1]
            whole = not (after.isalnum() or after == "-") or _is_plural(text, end)
            if whole and text.startswith(name, at):
                return name
    return ""


def _is_plural(text: str, end: int) -> bool:
    """Tell whether the word that a name is ends in the s of several."""
    after = text[end + 1 : end + 2]
    return text.startswith("s", end) and not (after.isalnum() or after in ("-", "'"))


def _letters(match: re.Match[str]) -> str:
    return "{" + "".join(LETTERS[w] for w in _TYPE_ONE.findall(match[0])) + "}"


def _symbols(match: re.Match[str]) -> str:
    return "{" + re.sub(r"[\[\]{}]", "", match[0]) + "}"


def _words_in_name(match: re.Match[str]) -> str:
    """Mark each of the words that a name is to contain."""
    words = _OR.sub(r"» \1 «", match[2]).replace(" or an owner", "» or «an owner")
    return f"{match[1]}«{words}»{match[3]}"


def _called(match: re.Match[str]) -> str:
    words = match[1].split(" ")
    if words[-3:] == ["Energy", "in", "the"]:
        return match[1]  # "the Energy in the attack cost"
    lead: list[str] = []
    while words and (words[0] in _NOT_CALLED or words[0].endswith("'s")):
        lead.append(words.pop(0))
    if not words or words == ["GX"] or words[0][0].islower() or "Pokémon" in words[-1]:
        return match[1]
    return " ".join([*lead, f"«{' '.join(words)}»"])


def plain(
    text: str,
    own: Iterable[str],
    names: Names,
    itself: str = "SELF",
    attacks: Iterable[str] = (),
) -> str:
    """Return the text in lower case with SELF, «names», {types} and digits as tokens.

    `itself` is the token for the card's own name: SELF for Pokémon, THIS for other cards.
    """
    text = corrected(straight(text.replace("—", " ")))
    text = text.replace("{ex}", "ex").replace("Pokémon v_atk", "Pokémon V")
    text = text.replace("Pokémon LV.X", "Pokémon lvx").replace("Ressistance", "Resistance")
    text = _RULE_BOXES.sub("", re.sub(r"</?i>", "", text))
    text = _SMALL_TYPE.sub(lambda m: m[0].capitalize(), text)
    text = _OWNED.sub(r"‹\1›", text)
    text = re.sub(r" (?=[♀♂])", "", text)
    for name in sorted(set(own), key=len, reverse=True):
        text = re.sub(
            rf"{_LONGER}{re.escape(name)}(?![\w-])(?! ex\b)(?! [A-Z]\w+ attack)", itself, text
        )
    text = text.replace(f"this {itself}", itself)
    for attack in sorted(set(attacks), key=len, reverse=True):
        # Its own attacks by name; at the head of a sentence the word may be a plain verb.
        name = re.escape(attack)
        head = rf"(?:(?<=[a-z,] ){name}(?![\w-])|{name}(?= copies| used by))"
        text = re.sub(head, f"«{attack}»", text)
    text = _CARD_AND_SYMBOL.sub(names.with_type, text)
    text = names.mark(_SYMBOL_RUN.sub(_symbols, text))
    text = outside(_MARKED, text, lambda t: _MORE_THAN_1.sub(r"«\1»", t))
    text = outside(_MARKED, text, lambda t: _NAME_OF_ABILITY.sub(r"\1«\2»\3", t))
    text = outside(_MARKED, text, lambda t: _POWER_NAMED.sub(r"\1«\2»", t))
    text = outside(_MARKED, text, lambda t: _ONLY_ONE.sub(r"\1«\2»", t))
    text = outside(_MARKED, text, lambda t: _IN_NAME.sub(_words_in_name, t))
    text = outside(_MARKED, text, lambda t: _OWNER_IN_NAME.sub("«an owner»", t))
    text = outside(_MARKED, text, lambda t: _CALLED.sub(_called, t))
    text = outside(_MARKED, text, lambda t: _TYPE_RUN.sub(_letters, t))
    return outside(_MARKED, text, _lower).strip()


def _lower(text: str) -> str:
    # Pokémon-ex and Pokémon-EX are different kinds of card.
    text = text.lower() if "-EX" not in text else _BIG_EX.sub("pokémon-\0", text).lower()
    text = text.replace("pokémon-\0", "pokémon-EX")
    for pattern, to in _SYNONYMS:
        text = pattern.sub(to, text)
    for value, word in enumerate(_NUMBERS):
        text = re.sub(rf"\b{word}\b", str(value), text)
    return text


def sentences(text: str) -> tuple[Sentence, ...]:
    """Split a plain text into sentences; a bracket that is a sentence of its own is an aside."""
    return tuple(split(_TOKEN.findall(_NEXT_IF.sub(".", text).replace(";", " "))))
