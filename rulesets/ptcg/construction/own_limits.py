"""Checks of limits that cards print on themselves: one of a kind, one of a name, Unown, V-UNION."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from rulesets.api import QUESTION, Check, Finding, check
from rulesets.counting import copies_over, total
from rulesets.deck import Deck, grouped
from rulesets.ptcg.construction.kinds import (
    ACE_SPEC,
    RADIANT,
    STAR,
    UNOWN_OF_NEO,
    V_UNION_PART,
    is_basic,
    is_one_of_a_name,
    is_unown,
    own_limit,
)
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, names, places
from rulesets.ptcg.formats.periods import promo_number

UNOWN_LIMIT = 4


def _one_in_all(
    rule: Check, deck: Deck, rules: PokemonRules, limit: str, kind: str
) -> Iterator[Finding]:
    alike = [e for e in rules.limited(deck) if own_limit(e.card) == limit]
    for over in copies_over({limit: alike}, 1):
        listed = f"{names(over.entries)}{bracket(places(over.entries), 'limit 1 in all')}"
        yield rule.finding(
            f"{over.copies} {kind}: {listed}",
            entries=over.entries,
            cites=rules.citing(*(c for c in rule.cites if c != "BW-008")),
        )


@check("PTCG104", "ace-spec", cites=("BW-007", "BW-008", "PF-060"))
def ace_spec(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than one ACE SPEC card, whatever the names; an Energy can be one too.

    Illegal:
        1 Master Ball TEF 153
        1 Neo Upper Energy TEF 162
    Legal:
        1 Master Ball TEF 153
    """
    return _one_in_all(ace_spec, deck, rules, ACE_SPEC, "ACE SPEC cards")


@check("PTCG105", "pokemon-star", cites=("PF-061",))
def pokemon_star(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than one Pokémon Star, whatever the names.

    Illegal:
        1 Mudkip ★ TR 107
        1 Treecko ★ TR 109
    Legal:
        1 Mudkip ★ TR 107
        4 Mudkip RS 59
    """
    return _one_in_all(pokemon_star, deck, rules, STAR, "Pokémon Star")


@check("PTCG106", "radiant", cites=("PF-062",))
def radiant(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than one Radiant Pokémon, whatever the names.

    Illegal:
        1 Radiant Greninja ASR 46
        1 Radiant Charizard PGO 11
    Legal:
        1 Radiant Greninja ASR 46
    """
    return _one_in_all(radiant, deck, rules, RADIANT, "Radiant Pokémon")


@check("PTCG107", "one-of-a-name", cites=("PF-063",))
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
    names = {e.card.copy_key for e in rules.limited(deck) if is_one_of_a_name(e.card)}
    groups = rules.tally(deck).groups
    for over in copies_over({name: groups[name] for name in groups if name in names}, 1):
        yield one_of_a_name.finding(
            f"{over.copies} copies of {over.entries[0].card.name}"
            f"{bracket(places(over.entries), 'its own text allows 1')}",
            entries=over.entries,
            fix=over.fix,
        )


@check("PTCG108", "unown", cites=("PF-064",))
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
    found = [e for e in deck.entries if is_unown(e.card)]
    basic = [e for e in found if is_basic(e.card)]
    if any(own_limit(e.card) == UNOWN_OF_NEO for e in rules.limited(deck)):
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


@check("PTCG110", "v-union", cites=("PF-067",))
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
    pieces = [e for e in rules.limited(deck) if own_limit(e.card) == V_UNION_PART]
    for name, entries in grouped(pieces, attrgetter("name")).items():
        pictures = {_picture(e.card.number) for e in entries}
        if len(pictures) > 1:
            yield v_union.finding(
                f"pieces of {len(pictures)} illustrations of {name}"
                f"{bracket(places(entries), 'all four must be of one')}",
                entries=entries,
            )


def _picture(number: str) -> int:
    """Return the picture of a piece: every V-UNION fills four promo numbers from 4n + 3 on."""
    return (promo_number(number) + 1) // 4


OWN_LIMITS = (ace_spec, pokemon_star, radiant, one_of_a_name, unown, v_union)
