"""Pokémon TCG for the application: how its lists are written, and what its cards show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from rulesets.family import Fact, Family, Listing
from rulesets.lines.headings import HeadingWords, fold
from rulesets.lines.model import Written
from rulesets.lines.resolution import Reading, Resolution
from rulesets.plain import Facts
from rulesets.ptcg.lookup import places

if TYPE_CHECKING:
    from rulesets.explained import Explained, TextCompiler
    from rulesets.lines.list_format import Export, ListFormat
    from rulesets.lines.pool import Pool
    from rulesets.lists.restricted import Restricted, RestrictedList
    from rulesets.parts.advice import Advisor
    from rulesets.parts.paper import Paper
    from rulesets.parts.statistics import Statistics
    from rulesets.plain import Json

NEVER = "not_tournament_legal"  # the limit that a print puts on itself
_HEADINGS = (
    HeadingWords(
        "pokemon",
        "pokemon|pokemons|pokemon cards|ポケモン|포켓몬",
        game=POKEMON,
        begins=True,
    ),
    HeadingWords(
        "trainer",
        "trainer|trainers|trainer cards|supporter|supporters|item|items|tool|tools|pokemon tool"
        "|pokemon tools|stadium|stadiums|dresseur|dresseurs|cartes dresseur|objet|objets|outil"
        "|outils|stade|stades|trainerkarten|unterstutzer|ausrustung|ausrustungen|stadion|stadien"
        "|entrenador|entrenadores|partidario|partidarios|objeto|objetos|herramienta|estadio"
        "|allenatore|allenatori|aiuto|aiuti|strumento|strumenti|stadio|treinador|treinadores"
        "|apoiador|apoiadores|ferramenta|ferramentas|estadios|トレーナーズ|グッズ|サポート"
        "|スタジアム|ポケモンのどうぐ|트레이너스|아이템|서포트|스타디움|ace spec|ace specs",
    ),
    HeadingWords(
        "energy",
        "energy|energies|energy cards|energie|cartes energie|energiekarten|energien|energia"
        "|energias|cartas de energia|carte energia|エネルギー|에너지|basic energy|basic energies"
        "|special energy|special energies|energie de base|energies de base|energie speciale"
        "|energies speciales|basis-energie|spezial-energie",
        game=POKEMON,
    ),
)
# Keys of Limitless and of pokemon-tcg-data.
_DOCUMENT_KEYS = {"pokemon", "trainer", "limitless_builder_encoding"}


class PokemonFamily(Family):
    """The Pokémon Trading Card Game."""

    id = POKEMON
    name = "Pokémon"
    title = "Pokémon TCG"
    cards_called = "printings"
    usual = "ptcg-standard"
    set_keys = ("ptcgoCode",)
    headings = _HEADINGS

    @property
    def formats(self) -> tuple[ListFormat, ...]:
        """Return the export of the clients PTCGL and PTCGO."""
        from rulesets.ptcg.ptcgl import PTCGL

        return (PTCGL,)

    def look_up(self, pool: Pool, what: Written) -> Resolution:
        """Return the card that a line means, or why there is none."""
        found = places.look_up(pool, what)
        if found.choices and found.choices[0].limit == NEVER:
            # A bare name means no print that is for no tournament, where there are others.
            ordered = sorted(found.choices, key=lambda card: card.limit == NEVER)
            return replace(found, choices=tuple(ordered))
        return found

    def claims_document(self, document: Facts) -> bool:
        """Tell whether a document has the sections of a Pokémon list."""
        return bool(document.keys() & _DOCUMENT_KEYS)

    def plays_as(self, card: Card) -> str:
        """Return the id of the oldest printing that plays the same."""
        return places.group(card)

    def print_of(self, pool: Pool, card: Card, day: str) -> Card:
        """Return the newest printing out by a day that plays the same, else the card."""
        if not isinstance(card, PokemonCard) or card.released <= day:
            return card
        out = [p for p in card.prints if p.sure and p.released <= day]
        newest = max(out, key=lambda p: p.released, default=None)
        return (newest and pool.get(newest.id)) or card

    def counts_apart(self, card: Card) -> bool:
        """Tell special Energy from basic Energy of the same name."""
        return "Special Energy" in card.subkinds

    def place(self, pool: Pool, card: Card) -> tuple[str, str]:
        """Return the set and number that lead back to a printing."""
        if not isinstance(card, PokemonCard):
            return "", ""
        return places.set_code(pool, card), card.number

    def heading(self, card: Card, section: str) -> tuple[str, str]:
        """Return the heading that clients write for a kind of card."""
        return fold(card.kind), card.kind

    def as_text(self, reading: Reading, pool: Pool) -> Export:
        """Return a list as clients export it, lines that are no known card as they stand."""
        from rulesets.ptcg import ptcgl

        return ptcgl.write(reading, self, pool, keep=True)

    def statistics(self, rules: Json) -> Statistics:
        """Return what is counted in a deck by the rules of a day."""
        from rulesets.ptcg.statistics import PokemonStatistics

        return PokemonStatistics(rules)

    def advisor(self) -> Advisor:
        """Return what the game knows of building decks."""
        from rulesets.ptcg.advice.advisor import PokemonAdvisor

        return PokemonAdvisor()

    def paper(self) -> Paper:
        """Return the parts of a registration sheet."""
        from rulesets.ptcg.paper import PokemonPaper

        return PokemonPaper()

    def sets_of(self, card: Card) -> frozenset[str]:
        """Return the codes and ids of the sets of all prints that play the same."""
        from rulesets.ptcg.formats.sets import set_facts

        if not isinstance(card, PokemonCard):
            return frozenset()
        sets = {card.set, *(p.set for p in card.prints if p.sure)}
        return frozenset(word for each in sets for word in (each, set_facts(each).code) if word)

    def knows_set(self, pool: Pool, code: str) -> bool:
        """Tell whether a set has this id, or this code as players write it."""
        from rulesets.ptcg.formats.sets import is_code

        return is_code(code)

    def first_day(self, card: Card) -> str:
        """Return the day of the first print that plays the same."""
        if not isinstance(card, PokemonCard):
            return ""
        days = (card.released, *(p.released for p in card.prints if p.sure))
        return min((day for day in days if day), default="")

    def types_of(self, card: Card) -> frozenset[str]:
        """Return the types of a Pokémon."""
        found = isinstance(card, PokemonCard) and card.kind == "Pokémon"
        return frozenset(card.types) if found and isinstance(card, PokemonCard) else frozenset()

    def rarity(self, card: Card) -> str:
        """Return the rarity that is printed on a card."""
        return card.rarity if isinstance(card, PokemonCard) else ""

    def any_number(self, card: Card) -> bool:
        """Tell basic Energy."""
        return "Basic Energy" in card.subkinds

    def carries_out(self, statement_id: str) -> tuple[str, ...]:
        """Return what of the play code carries a statement out."""
        from rulesets.ptcg.carried_out import places

        return tuple(f"rulesets.ptcg.{place}" for place in places().get(statement_id, ()))

    def restrictions(self, pool: Pool, rules: Json) -> RestrictedList | None:
        """Return the bans of the day, and the marks and sets that the format takes."""
        from rulesets.ptcg import listed

        found = listed.own(rules)
        return listed.restrictions(pool, found) if found else None

    def list_title(self, rules: Json) -> str:
        """Return the format, and since when its bans and sets are as they are."""
        from rulesets.ptcg import listed

        found = listed.own(rules)
        return listed.title(found) if found else ""

    def restricted(self, rules: Json, card: Card) -> Restricted | None:
        """Return the ban on a card on the day."""
        from rulesets.ptcg import listed

        found = listed.own(rules)
        return listed.restricted(found, card) if found and isinstance(card, PokemonCard) else None

    def set_legal_from(self, set_id: str, released: str) -> str:
        """Return the first day on which events take the cards of a set."""
        from rulesets.ptcg.formats.sets import legal_from

        return legal_from(set_id, released)

    def facts(self, card: Card) -> list[Fact]:
        """Return what is printed on a card."""
        from rulesets.ptcg import sheet

        return sheet.facts(card) if isinstance(card, PokemonCard) else []

    def printings(self, pool: Pool, card: Card) -> Listing | None:
        """Return the printings of a card's name, those that play the same first."""
        from rulesets.ptcg import sheet

        return sheet.printings(pool, card) if isinstance(card, PokemonCard) else None

    def explained(self, pool: Pool, card: Card) -> Explained | None:
        """Return a card's text, program and rendering, part by part."""
        from rulesets.ptcg.explain import explained

        return explained(pool, card) if isinstance(card, PokemonCard) else None

    def compiler(self) -> TextCompiler:
        """Return the compiler of English card texts."""
        from rulesets.ptcg.compiler import COMPILER

        return COMPILER


FAMILY = PokemonFamily()
