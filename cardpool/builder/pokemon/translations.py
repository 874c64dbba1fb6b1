"""Names that a printing lacks in a language, derived from the printings that have them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher

from cardpool.builder.pokemon import names
from cardpool.builder.pokemon.facts import LANGUAGES, Facts

# A name on one card that nearly equals the name on so many others is a slip of the typist.
WELL_KNOWN, ALIKE = 5, 0.85
OTHER_LANGUAGES = LANGUAGES[1:]
# Owners of the Gym sets, whose translations no source has; {} is the Pokémon's name.
OWNERS = {
    "Rocket's {}": ("{} de Rocket", "Rockets {}", "{} de Rocket", "{} di Rocket", "{} do Rocket"),
    "Brock's {}": ("{} de Pierre", "Rockos {}", "{} de Brock", "{} di Brock", "{} do Brock"),
    "Misty's {}": ("{} d'Ondine", "Mistys {}", "{} de Misty", "{} di Misty", "{} da Misty"),
    "Lt. Surge's {}": (
        "{} du Major Bob",
        "Major Bobs {}",
        "{} del Tte. Surge",
        "{} di Lt. Surge",
        "{} do Ten. Surge",
    ),
    "Erika's {}": ("{} d'Erika", "Erikas {}", "{} de Erika", "{} di Erika", "{} da Erika"),
    "Sabrina's {}": (
        "{} de Morgane",
        "Sabrinas {}",
        "{} de Sabrina",
        "{} di Sabrina",
        "{} da Sabrina",
    ),
    "Koga's {}": ("{} de Koga", "Kogas {}", "{} de Koga", "{} di Koga", "{} do Koga"),
    "Blaine's {}": ("{} d'Auguste", "Pyros {}", "{} de Blaine", "{} di Blaine", "{} do Blaine"),
    "Giovanni's {}": (
        "{} de Giovanni",
        "Giovannis {}",
        "{} de Giovanni",
        "{} di Giovanni",
        "{} do Giovanni",
    ),
}

Votes = defaultdict[str, Counter[str]]


class Translator:
    """What the printings that have a translation teach about those that lack it."""

    def __init__(self, printings: Iterable[Facts]) -> None:
        held = [facts for facts in printings if "en" in facts.name]
        self._species = _species(held)
        self._votes = {lang: _names(held, lang) for lang in OTHER_LANGUAGES}
        self._names = {lang: _settled(self._votes[lang]) for lang in OTHER_LANGUAGES}
        self._patterns = {lang: _settled(self._learn(held, lang)) for lang in OTHER_LANGUAGES}
        for pattern, translations in OWNERS.items():
            for lang, translation in zip(OTHER_LANGUAGES, translations, strict=True):
                self._patterns[lang].setdefault(pattern, translation)
        self._english = {lang: _settled(_reversed(self._votes[lang])) for lang in OTHER_LANGUAGES}
        self._powers = _settled(_power_names(held))

    def complete(self, facts: Facts) -> None:
        """Add the names that can be derived and list their languages as inferred."""
        if "en" not in facts.name:
            self._name_in_english(facts)
        for lang in OTHER_LANGUAGES:
            if lang in facts.name:
                facts.name[lang] = self._usual(facts.name[lang], facts.name["en"], lang)
            elif name := self._translation(facts, lang):
                facts.name[lang] = name
                facts.inferred.append(lang)
        facts.attacks = [
            (name or self._power(facts.attack_names[index]), cost, damage)
            for index, (name, cost, damage) in enumerate(facts.attacks)
        ]
        facts.abilities = [
            (kind, name or self._power(facts.ability_names[index]))
            for index, (kind, name) in enumerate(facts.abilities)
        ]

    def _usual(self, name: str, english: str, lang: str) -> str:
        """Return the usual spelling of a name: M.Mime is M. Mime, Stollos is Stolloss."""
        usual = self._names[lang].get(english, name)
        ours, theirs = names.loose(name), names.loose(usual)
        if ours == theirs:
            return usual
        votes = self._votes[lang][english]
        lone = votes[name] == 1 and votes[usual] >= WELL_KNOWN
        return usual if lone and SequenceMatcher(None, ours, theirs).ratio() > ALIKE else name

    def _name_in_english(self, facts: Facts) -> None:
        lang, printed = next(iter(facts.name.items()))
        facts.name["en"] = self._english[lang].get(names.tidy(printed), printed)
        facts.inferred.append("en")

    def _translation(self, facts: Facts, lang: str) -> str:
        english = facts.name["en"]
        if english in self._names[lang]:
            return self._names[lang][english]
        species = self._species.get(facts.dex[0]) if facts.dex else None
        if species is None or species not in english:
            return ""
        pattern = english.replace(species, "{}", 1)
        own = self._names[lang].get(species)
        return (
            self._patterns[lang][pattern].format(own) if self._applies(lang, pattern, own) else ""
        )

    def _applies(self, lang: str, pattern: str, own: str | None) -> bool:
        return own is not None and pattern in self._patterns[lang]

    def _power(self, known: dict[str, str]) -> str:
        """Return the English name of an attack or ability named in other languages only."""
        for lang, name in known.items():
            if english := self._powers.get(f"{lang}:{names.tidy(name)}"):
                return english
        return names.tidy(next(iter(known.values()), ""))

    def _learn(self, held: list[Facts], lang: str) -> Votes:
        """Learn how owners and endings are translated: Team Magma's {} is {} de Team Magma."""
        votes: Votes = defaultdict(Counter)
        for facts in held:
            species = self._species.get(facts.dex[0]) if facts.dex else None
            own = self._names[lang].get(species or "")
            translated = facts.name.get(lang, "")
            if species and own and species in facts.name["en"] and own in translated:
                pattern = facts.name["en"].replace(species, "{}", 1)
                votes[pattern][translated.replace(own, "{}", 1)] += 1
        return votes


def _species(held: list[Facts]) -> dict[int, str]:
    """Return the plain English name behind each dex number: the one most cards carry."""
    votes: dict[int, Counter[str]] = defaultdict(Counter)
    for facts in held:
        if len(facts.dex) == 1:
            votes[facts.dex[0]][facts.name["en"]] += 1
    return {number: min(c, key=lambda n: (-c[n], n)) for number, c in votes.items()}


def _names(held: list[Facts], lang: str) -> Votes:
    votes: Votes = defaultdict(Counter)
    for facts in held:
        if lang in facts.name:
            votes[facts.name["en"]][facts.name[lang]] += 1
    return votes


def _reversed(votes: Votes) -> Votes:
    swapped: Votes = defaultdict(Counter)
    for english, translations in votes.items():
        for translated, count in translations.items():
            swapped[translated][english] += count
    return swapped


def _power_names(held: list[Facts]) -> Votes:
    votes: Votes = defaultdict(Counter)
    for facts in held:
        for power in [*facts.attack_names, *facts.ability_names]:
            for lang, name in power.items():
                if lang != "en" and "en" in power:
                    votes[f"{lang}:{names.tidy(name)}"][names.tidy(power["en"])] += 1
    return votes


def _settled(votes: Votes) -> dict[str, str]:
    """Return the commonest answer; ties go to the alphabet, so that a rebuild is the same."""
    return {key: min(c, key=lambda name: (-c[name], name)) for key, c in votes.items()}
