"""Checks of the card pool of a day: released, legal yet, rotated out, reprints, bans."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model import PokemonCard
from rulesets.api import ERROR, NOTE, QUESTION, WARNING, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.card_checks import Remark, card_check
from rulesets.ptcg.construction.flags import (
    BANNED,
    BARRED,
    DOUBT,
    ERRATA,
    MANY_LANGUAGES,
    NEVER,
    OPEN_DAY,
    OUT,
    REPRINT,
    UNRELEASED,
    WAITING,
)
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, printed
from rulesets.ptcg.formats.reprints import reworded
from rulesets.ptcg.formats.sets import label


@check("PTCG200", "format-day", cites=("PF-016", "PF-018", "PF-019"), needs=OPEN_DAY)
def format_day(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A day on which the format did not exist or on which its card pool is not known.

    The first days of some early periods are not recorded; near such a day the check asks. It asks
    too for a day more than a year after the last known rotation.

    In: ptcg-expanded 2014-09-02
    Illegal:
        4 Pikachu BLW 115
    In: ptcg-expanded 2014-09-03
    Legal:
        4 Pikachu BLW 115
    """
    period, day = rules.period, rules.day
    if rules.began and day < rules.began:
        yield format_day.finding(
            f"{rules.title} begins on {rules.began}; {day} is before that", cites=("PF-016",)
        )
        return
    if period is None:
        return
    if period.may_begin_after(day):
        yield format_day.finding(
            f"the first day of {period.name} is not known (taken as {period.start}): "
            f"was it in force on {day}?",
            severity=QUESTION,
            cites=("PF-019",),
        )
    elif period.may_have_ended(day):
        yield format_day.finding(
            f"no rotation after {period.start} is known: are marks "
            f"{', '.join(period.marks)} still legal on {day}?",
            severity=QUESTION,
            cites=("PF-018",),
        )


@card_check("PTCG201", "not-released", UNRELEASED, cites=("PF-005", "PF-010", "PF-050"))
def not_released(card: PokemonCard, rules: PokemonRules) -> Remark:
    """A print that is released only after the day.

    Where the same card is legal in an older print, the card is legal: a warning names that print.

    In: ptcg-ex
    Illegal:
        2 Miraidon ex SVI 81
    Legal:
        4 Pikachu BS 58
    """
    found = rules.facts(card).standing
    via = found.via
    instead = f"; {label(via.set, via.number)} is the same card and legal" if via else ""
    return Remark(
        f"{printed(card)} is not out on {rules.day}{bracket(found.why)}{instead}",
        (rules.pool.released_by,),
        WARNING if via else ERROR,
    )


@card_check("PTCG202", "not-yet-legal", WAITING, cites=("PF-011", "PF-012", "PF-013", "PF-014"))
def not_yet_legal(card: PokemonCard, rules: PokemonRules) -> Remark:
    """A card that is released but not yet legal at events on the day.

    A newer print of a card that is already legal may be played from its release.

    In: ptcg-standard 2024-09-26
    Illegal:
        2 Terapagos ex SCR 128
    In: ptcg-standard 2024-09-27
    Legal:
        2 Terapagos ex SCR 128
    """
    found = rules.facts(card).standing
    return Remark(
        f"{printed(card)} is not legal in {rules.title} on {rules.day}{bracket(found.why)}",
        (found.cite,),
    )


@card_check(
    "PTCG203",
    "not-in-format",
    OUT,
    cites=(
        "PF-017",
        "PF-020",
        "PF-022",
        "PF-024",
        "PF-026",
        "PF-030",
        "PF-033",
        "PF-034",
        "PF-039",
    ),
)
def not_in_format(card: PokemonCard, rules: PokemonRules) -> Remark:
    """A card of which no print is in the format on the day: rotated out or never in.

    By date this goes by sets and promo numbers or by regulation marks. Marks later than the listed
    ones are legal; basic Energy needs no mark. A Pokémon of the same name is not enough: the whole
    card must be the same.

    In: ptcg-standard 2026-11-16
    Illegal:
        4 Pikachu BS 58
    Legal:
        4 Ultra Ball SUM 135
        9 Fire Energy BS 98
    """
    found = rules.facts(card).standing
    return Remark(
        f"{printed(card)} is not in {rules.title} on {rules.day}{bracket(found.why)}",
        (found.cite,),
    )


@card_check("PTCG204", "never-legal", NEVER, cites=("PF-025", "PF-068"))
def never_legal(card: PokemonCard, rules: PokemonRules) -> Remark:
    """A print that no event allows: oversized, a sample, another back, or its own text says so.

    Illegal:
        1 Ancient Mew miscp-001
    Legal:
        1 Mew PR 8
    """
    found = rules.facts(card).standing
    return Remark(f"{printed(card)} is never legal{bracket(found.why)}", (found.cite,))


@card_check("PTCG205", "legal-as-reprint", REPRINT, cites=("PF-035", "PF-036"))
def legal_as_reprint(card: PokemonCard, rules: PokemonRules) -> Remark:
    """An older or newer print that is legal because another print of the same card is.

    This is a note, not a problem.

    In: ptcg-standard 2026-11-16
    Illegal:
        4 Ultra Ball SUM 135
    Legal:
        4 Ultra Ball MEG 131
    """
    found = rules.facts(card).standing
    return Remark(found.why, (found.cite,), NOTE)


@card_check("PTCG206", "newer-wording", ERRATA, cites=("PF-037", "PF-038"))
def newer_wording(card: PokemonCard, rules: PokemonRules) -> Remark | None:
    """An older print that is played with the wording of a newer one.

    This is a note, not a problem: bring the newer text.

    Illegal:
        4 Super Potion BS 90
    Legal:
        4 Bill BS 91
    """
    if rules.facts(card).flags & BARRED:
        return None
    newest = next((p for p in reversed(card.prints) if p.released <= rules.day), None)
    changed = reworded(card.id, rules.day)
    if newest is None or (newest.id == card.id and not changed):
        return None
    where = "" if changed else f" ({label(newest.set, newest.number)})"
    return Remark(
        f"{printed(card)} is played with the newest wording of its name{where}", ("PF-037",), NOTE
    )


@card_check(
    "PTCG207",
    "doubtful-print",
    DOUBT,
    cites=("PF-021", "PF-023", "PF-027", "PF-035", "PF-038", "PF-051"),
)
def doubtful_print(card: PokemonCard, rules: PokemonRules) -> Remark:
    """A print whose standing rests on a fact we hold with low confidence.

    Whether two prints play the same, which promos or POP sets an early period took, or whether a
    special product counts, may not be recorded. The check asks instead of deciding.

    In: ptcg-expanded 2026-11-16
    Illegal:
        1 Computer Search BS 71
    Legal:
        1 Computer Search BCR 137
    """
    found = rules.facts(card).standing
    return Remark(
        f"is {printed(card)} legal in {rules.title} on {rules.day}?{bracket(found.why)}",
        (found.cite,),
        QUESTION,
    )


@check("PTCG209", "languages", cites=("PF-028",), needs=MANY_LANGUAGES)
def languages(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Cards named in more than one language.

    Which languages are allowed depends on the country and the level of the event, so the check
    asks. A list in one language says nothing about the cards and is not asked about.

    Illegal:
        2 Glurak BS 4
        2 Tortank BS 2
    Legal:
        2 Charizard BS 4
        2 Blastoise BS 2
    """
    said = rules.tally(deck).langs
    if len(said) > 1:
        yield languages.finding(
            f"cards named in {len(said)} languages ({', '.join(sorted(said))}): "
            "are all of them allowed at this event?",
            severity=QUESTION,
        )


@card_check("PTCG301", "banned", BANNED, cites=("PF-040", "PF-041", "PF-042"))
def banned_card(card: PokemonCard, rules: PokemonRules) -> Remark | None:
    """A card that the format bans on the day.

    A ban names a card by its prints and covers every print that plays the same; another card of
    the same name is not banned.

    In: ptcg-expanded 2026-11-16
    Illegal:
        1 Archeops NVI 67
    Legal:
        1 Archen NVI 66
        1 Archeops SIT 147
    """
    found = rules.facts(card).ban
    if found is None:
        return None
    ban, question = found
    if question:
        return Remark(
            f"is {printed(card)} banned in {rules.title} on {rules.day}?{bracket(question)}",
            ("PF-042" if ban.sure_from else "PF-040",),
            QUESTION,
        )
    since = f"at the latest since {ban.sure_from}" if ban.sure_from else f"since {ban.start}"
    return Remark(
        f"{printed(card)} is banned in {rules.title}{bracket(since)}", ("PF-040", "PF-041")
    )
