"""Checks of limits that cards print on themselves: one of a kind, one of a name, Unown, V-UNION."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesets.api import QUESTION, Check, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.flags import (
    ACE_SPEC,
    BASIC,
    ONE_COPY,
    PIECE,
    RADIANT,
    STAR,
    UNOWN,
    UNOWN_NEO,
)
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, fewer, names, places, total
from rulesets.ptcg.formats.periods import promo_number

UNOWN_LIMIT = 4


def _one_in_all(
    rule: Check, deck: Deck, rules: PokemonRules, flag: int, kind: str
) -> Sequence[Finding]:
    entries = rules.having(deck, flag)
    copies = total(entries)
    if copies <= 1:
        return ()
    return (
        rule.finding(
            f"{copies} {kind}: {names(entries)}{bracket(places(entries), 'limit 1 in all')}",
            entries=entries,
            cites=rules.citing(*(c for c in rule.cites if c != "BW-008")),
        ),
    )


@check("PTCG104", "ace-spec", cites=("BW-007", "BW-008", "PF-060"), needs=ACE_SPEC)
def ace_spec(deck: Deck, rules: PokemonRules) -> Sequence[Finding]:
    """More than one ACE SPEC card, whatever the names; an Energy can be one too.

    Illegal:
        1 Master Ball TEF 153
        1 Neo Upper Energy TEF 162
    Legal:
        1 Master Ball TEF 153
    """
    return _one_in_all(ace_spec, deck, rules, ACE_SPEC, "ACE SPEC cards")


@check("PTCG105", "pokemon-star", cites=("PF-061",), needs=STAR)
def pokemon_star(deck: Deck, rules: PokemonRules) -> Sequence[Finding]:
    """More than one Pokémon Star, whatever the names.

    Illegal:
        1 Mudkip ★ TR 107
        1 Treecko ★ TR 109
    Legal:
        1 Mudkip ★ TR 107
        4 Mudkip RS 59
    """
    return _one_in_all(pokemon_star, deck, rules, STAR, "Pokémon Star")


@check("PTCG106", "radiant", cites=("PF-062",), needs=RADIANT)
def radiant(deck: Deck, rules: PokemonRules) -> Sequence[Finding]:
    """More than one Radiant Pokémon, whatever the names.

    Illegal:
        1 Radiant Greninja ASR 46
        1 Radiant Charizard PGO 11
    Legal:
        1 Radiant Greninja ASR 46
    """
    return _one_in_all(radiant, deck, rules, RADIANT, "Radiant Pokémon")


@check("PTCG107", "one-of-a-name", cites=("PF-063",), needs=ONE_COPY)
def one_of_a_name(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than one copy of a card whose text allows one of its name.

    Prism Star cards, the Shining Pokémon of Neo Revelation and Neo Destiny, and Miracle Energy.

    Illegal:
        2 Ditto ◇ LOT 154
    Legal:
        1 Ditto ◇ LOT 154
        1 Arceus ◇ FLI 96
        4 Ditto FO 3
    Fix: lowers the count of the last line of that name that has enough copies.
    """
    for key in dict.fromkeys(rules.facts(e.card).key for e in rules.having(deck, ONE_COPY)):
        entries = [e for e in deck.entries if rules.facts(e.card).key == key]
        copies = total(entries)
        if copies > 1:
            yield one_of_a_name.finding(
                f"{copies} copies of {entries[0].card.name}"
                f"{bracket(places(entries), 'its own text allows 1')}",
                entries=entries,
                fix=fewer(entries, copies - 1),
            )


@check("PTCG108", "unown", cites=("PF-064",), needs=UNOWN)
def unown(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than four Basic Pokémon with Unown in their names, where a card forbids it.

    The Unown of the Neo sets allow four such Pokémon in all. The Unown of Diamond & Pearl lack the
    text and carry their letter in the name: whether more than four of them with different letters
    are allowed is left to a judge, and so is an Unown that is not Basic beside Neo ones.

    Illegal:
        3 Unown [A] N2 14
        2 Unown [B] N3 39
    Legal:
        2 Unown [A] N2 14
        2 Unown [B] N3 39
    """
    found = rules.having(deck, UNOWN)
    basic = [e for e in found if rules.facts(e.card).flags & BASIC]
    if rules.tally(deck).flags & UNOWN_NEO:
        if total(basic) > UNOWN_LIMIT:
            yield unown.finding(
                f"{total(basic)} Basic Pokémon with Unown in their names"
                f"{bracket(places(basic), f'limit {UNOWN_LIMIT} in all')}",
                entries=basic,
            )
        elif total(found) > UNOWN_LIMIT or len(found) > len(basic):
            others = [e for e in found if e not in basic]
            yield unown.finding(
                f"{names(others)} beside Unown that limit Basic Pokémon named Unown"
                f"{bracket(places(found))}: does it count?",
                entries=found,
                severity=QUESTION,
            )
        return
    lettered = [e for e in basic if "[" in e.card.name]
    letters = {e.card.name for e in lettered}
    if len(letters) > 1 and total(lettered) > UNOWN_LIMIT:
        yield unown.finding(
            f"{total(lettered)} Unown of {len(letters)} letters{bracket(places(lettered))}: "
            "is the letter part of the name?",
            entries=lettered,
            severity=QUESTION,
        )


@check("PTCG110", "v-union", cites=("PF-067",), needs=PIECE)
def v_union(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Pieces of one V-UNION from two illustrations.

    The four pieces of a V-UNION must belong together; a promo reprint with another picture is
    numbered apart.

    Illegal:
        1 Morpeko V-UNION PR-SW SWSH215
        1 Morpeko V-UNION PR-SW SWSH290
    Legal:
        1 Morpeko V-UNION PR-SW SWSH215
        1 Morpeko V-UNION PR-SW SWSH216
    """
    pictures: dict[str, set[int]] = {}
    for e in rules.having(deck, PIECE):
        if e.card.name.endswith("V-UNION"):
            pictures.setdefault(e.card.name, set()).add(_picture(e.card.number))
    for name, found in pictures.items():
        if len(found) > 1:
            entries = [e for e in deck.entries if e.card.name == name]
            yield v_union.finding(
                f"pieces of {len(found)} illustrations of {name}"
                f"{bracket(places(entries), 'all four must be of one')}",
                entries=entries,
            )


def _picture(number: str) -> int:
    """Return the picture of a piece: every V-UNION fills four promo numbers from 4n + 3 on."""
    return (promo_number(number) + 1) // 4
