"""Yu-Gi-Oh! for the application: how its lists are written, and what its cards show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpool.model import UNOFFICIAL, Card
from cardpool.model.yugioh import YUGIOH, YugiohCard
from rulesets.family import Fact, Family, Listing
from rulesets.lines.headings import MAIN, HeadingWords
from rulesets.lines.model import Line, Written
from rulesets.lines.resolution import Resolution
from rulesets.plain import Facts

if TYPE_CHECKING:
    from rulesets.api import Finding
    from rulesets.deck import Deck
    from rulesets.explained import Explained, TextCompiler
    from rulesets.lines.list_format import ListFormat
    from rulesets.lines.pool import Pool
    from rulesets.lists.restricted import Restricted, RestrictedList
    from rulesets.parts.advice import Advisor
    from rulesets.parts.paper import Paper
    from rulesets.parts.statistics import Statistics
    from rulesets.plain import Json

EXTRA_KINDS = frozenset({"Fusion", "Synchro", "Xyz", "Link"})
_DIGITS = re.compile(r"\d{5}")  # a name with so many has a password beside it
_HEADINGS = (
    HeadingWords(
        MAIN,
        "monster|monsters|monster cards|spell|spells|spell cards|trap|traps|trap cards|monstre"
        "|monstres|magie|magies|piege|pieges|zauber|zauberkarten|fallen|fallenkarten|monstruo"
        "|monstruos|magica|magicas|trampa|trampas|mostri|mostro|trappole|trappola|monstro"
        "|monstros|magias|armadilha|armadilhas|モンスター|魔法|罠|몬스터|마법|함정",
    ),
    HeadingWords(
        "extra",
        "extra|extra deck|extradeck|fusion deck|deck additionnel|fusionsdeck|mazo extra"
        "|deck extra|extra mazzo|baralho extra|deck adicional|extra monsters|エクストラデッキ"
        "|엑스트라 덱|엑스트라덱",
        "extra",
        YUGIOH,
    ),
    HeadingWords(
        "side",
        "side|side deck|sidedeck|sideboard|deck annexe|deck de cote|nebendeck|mazo de cambio"
        "|mazo lateral|side mazzo|deck laterale|deck auxiliar|baralho auxiliar|サイドデッキ"
        "|사이드 덱|사이드덱",
        "side",
        YUGIOH,
    ),
)


class YugiohFamily(Family):
    """The Yu-Gi-Oh! Trading Card Game."""

    id = YUGIOH
    name = title = "Yu-Gi-Oh!"
    usual = "ygo-tcg"
    sections = ("main", "extra", "side")
    headings = _HEADINGS

    @property
    def formats(self) -> tuple[ListFormat, ...]:
        """Return the formats of simulators."""
        from rulesets.yugioh.ydk import YDK
        from rulesets.yugioh.ydke import YDKE

        return YDK, YDKE

    def look_up(self, pool: Pool, what: Written) -> Resolution:
        """Return the card that a line means, or why there is none."""
        from rulesets.yugioh.lookup.cards import look_up

        return look_up(pool, what)

    def claims(self, lines: Sequence[Line]) -> bool:
        """Tell whether lines hold passwords, which no other game has."""
        return any(line.what.password >= 0 or _DIGITS.search(line.name) for line in lines)

    def claims_document(self, document: Facts) -> bool:
        """Tell whether a document has an Extra Deck, or the type that Master Duel Meta gives."""
        return "deckType" in document or isinstance(document.get("extra"), list)

    def section_of(self, card: Card) -> str:
        """Return the Extra Deck for the kinds of Monster that live there."""
        return "main" if EXTRA_KINDS.isdisjoint(card.subkinds) else "extra"

    def id_of(self, card: Card) -> str:
        """Return a card's id; one that no publisher made goes by its number alone."""
        if isinstance(card, YugiohCard) and card.kind == UNOFFICIAL:
            return str(card.password)
        return card.id

    def shares_its_name(self, card: Card) -> bool:
        """Tell Tokens and cards that no publisher made, of which several have one name."""
        return card.kind in (UNOFFICIAL, "Token")

    def in_force(self, title: str) -> str:
        """Say from when and where an imported list of restrictions is in force; "": nowhere."""
        from rulesets.yugioh.formats.imported import in_force

        return in_force(title)

    def statistics(self, rules: Json) -> Statistics:
        """Return what is counted in a deck by the rules of a day."""
        from rulesets.yugioh.parts.statistics import YugiohStatistics

        return YugiohStatistics(rules)

    def advisor(self) -> Advisor:
        """Return what the game knows of building decks."""
        from rulesets.yugioh.parts.advice import YugiohAdvisor

        return YugiohAdvisor()

    def sets_of(self, card: Card) -> frozenset[str]:
        """Return the codes before the set numbers of a card: LOB of LOB-EN001."""
        numbers = card.set_numbers if isinstance(card, YugiohCard) else ()
        return frozenset(number.partition("-")[0] for number in numbers)

    def first_day(self, card: Card) -> str:
        """Return the first day of a card in the TCG, else anywhere."""
        if not isinstance(card, YugiohCard):
            return ""
        days = (day for day in card.released.values() if day)
        return card.released.get("tcg") or min(days, default="")

    def types_of(self, card: Card) -> frozenset[str]:
        """Return the type of a Monster."""
        return (
            frozenset((card.race,)) if isinstance(card, YugiohCard) and card.race else frozenset()
        )

    def restrictions(self, pool: Pool, rules: Json) -> RestrictedList | None:
        """Return the Forbidden and Limited list, the points or the whitelist of the day."""
        from rulesets.yugioh import listed

        found = listed.own(rules)
        return listed.restrictions(pool, found) if found else None

    def list_title(self, rules: Json) -> str:
        """Return the title of the list in force."""
        from rulesets.yugioh import listed

        found = listed.own(rules)
        return found.listing.title if found else ""

    def restricted(self, rules: Json, card: Card) -> Restricted | None:
        """Return what the list of the day says of a card."""
        from rulesets.yugioh import listed

        found = listed.own(rules)
        return listed.restricted(found, card) if found and isinstance(card, YugiohCard) else None

    def siding(
        self, registered: Deck, brought: Deck, rules: Json, duel: int, undueled: bool = False
    ) -> list[Finding]:
        """Return what is wrong with an exchange with the Side Deck (YGO501 to YGO505)."""
        from rulesets.yugioh.construction.siding import side_swap

        return side_swap(registered, brought, rules, duel, undueled=undueled)

    def paper(self) -> Paper:
        """Return the parts of a registration sheet."""
        from rulesets.yugioh.parts.paper import YugiohPaper

        return YugiohPaper()

    def facts(self, card: Card) -> list[Fact]:
        """Return what is printed on a card."""
        from rulesets.yugioh import sheet

        return sheet.facts(card) if isinstance(card, YugiohCard) else []

    def printings(self, pool: Pool, card: Card) -> Listing | None:
        """Return the set numbers of a card."""
        from rulesets.yugioh import sheet

        return sheet.printings(card) if isinstance(card, YugiohCard) else None

    def explained(self, pool: Pool, card: Card) -> Explained | None:
        """Return a card's text, program and rendering."""
        from rulesets.yugioh.explain import explained

        return explained(pool, card) if isinstance(card, YugiohCard) else None

    def compiler(self) -> TextCompiler:
        """Return the compiler of English card texts."""
        from rulesets.yugioh.compiler import COMPILER

        return COMPILER


FAMILY = YugiohFamily()
