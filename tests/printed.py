"""The English card texts of the sources, and the places of a file that repeat one of them."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from rulesets.ptcg.text.compile import Compiler
from rulesets.ptcg.text.read import corpus
from rulesets.ptcg.text.read.cardtext import CardText
from rulesets.ptcg.text.read.normalise import Names

LEAST = 6  # words; what is shorter any rulebook says too
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_DIGITS = {word: str(value) for value, word in enumerate(_NUMBERS)}
# A word, or what ends a sentence, a string or a cell; the signs in between end nothing.
_TOKEN = re.compile(r"([\w'+×]+)|[^\w'+× ,«»‹›{}-]+")
_SENTENCE_END = re.compile(r"[.!?\n●]")
_LITERAL = re.compile(r'"([^"\n]*)"|//(.*)')
_ACCENTS = re.compile("[\u0300-\u036f]")
_NOBODY = "Nobody Else"  # in two words: one may be a verb
_SPELLINGS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"'})

Words = tuple[str, ...]


def _divided(text: str) -> tuple[list[str], list[bool]]:
    """Return the words of a text, and before which of them or its end something may begin."""
    words: list[str] = []
    begins = [True]
    for word in _tokens(text):
        if word:
            words.append(_DIGITS.get(word, word))
            begins.append(False)
        else:
            begins[-1] = True
    begins[-1] = True
    return words, begins


def _words(text: str) -> Words:
    """Return the words of a text."""
    return tuple([_DIGITS.get(word, word) for word in _tokens(text) if word])


def _tokens(text: str) -> list[str]:
    """Return the words of a text in one typing, and nothing for what stands between sentences."""
    letters = text.replace("\\n", "\n").translate(_SPELLINGS).lower()
    if not letters.isascii():
        letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", letters))
    found: list[str] = _TOKEN.findall(letters)
    return [word.strip("'") for word in found] if "'" in letters else found


class PrintedTexts:
    """Card texts and their sentences of six words and more, whatever their typing."""

    def __init__(self, texts: Iterable[str], names: Iterable[str] = ()) -> None:
        self._by_head: dict[Words, set[Words]] = defaultdict(set)
        known = set(map(_words, names))
        parts = {part for text in texts for part in (text, *_SENTENCE_END.split(text))}
        for words in map(_words, parts):
            if len(words) >= LEAST and words not in known:
                self._by_head[words[:LEAST]].add(words)

    def in_text(self, text: str) -> list[str]:
        """Return the texts and sentences that another text repeats, from a first to a last word."""
        words, begins = _divided(text)
        found = []
        for at in range(len(words) - LEAST + 1):
            if begins[at]:
                for printed in self._by_head.get(tuple(words[at : at + LEAST]), ()):
                    end = at + len(printed)
                    if tuple(words[at:end]) == printed and begins[end]:
                        found.append(" ".join(printed))
        return found

    def in_file(self, file: Path) -> list[str]:
        """Return what a file repeats; a grammar is made of phrases, each looked at by itself."""
        text = file.read_text(encoding="utf-8")
        if file.suffix != ".lark":
            return self.in_text(text)
        return [one for m in _LITERAL.finditer(text) for one in self.in_text(m[1] or m[2] or "")]


def printed_texts(source: Path) -> PrintedTexts:
    """Return the texts of all Pokémon and Yu-Gi-Oh! cards of the sources."""
    texts = {*_pokemon(source / "pokemon"), *_pokemon_plain(source), *_yugioh(source / "yugioh")}
    with closing(sqlite3.connect(source / "yugioh" / "cards.cdb")) as cards:
        names = [name for (name,) in cards.execute("SELECT name FROM texts")]
    return PrintedTexts(texts, names)


def _pokemon(source: Path) -> Iterator[str]:
    for file in (source / "pokemon-tcg-data" / "cards" / "en").glob("*.json"):
        for card in json.loads(file.read_text(encoding="utf-8")):
            parts = (*card.get("attacks", ()), *card.get("abilities", ()))
            yield from (part["text"] for part in parts if part.get("text"))
            yield from card.get("rules", ())
            yield " ".join(card.get("rules", ()))
            yield card.get("flavorText", "")
            yield card.get("ancientTrait", {}).get("text", "")
    with gzip.open(source / "tcgdex-cards.jsonl.gz", "rt", encoding="utf-8") as lines:
        for card in map(json.loads, lines):
            for part in (card, *card.get("attacks", ()), *card.get("abilities", ())):
                yield from (
                    (part.get(key) or {}).get("en") or "" for key in ("effect", "description")
                )


def _pokemon_plain(source: Path) -> Iterator[str]:
    """Yield the texts as the compiler reads them: with SELF and THIS for the card's own name."""
    compiler = Compiler(Names(()))
    seen = set()
    for card, *_ in corpus.printings(source):
        parts = [(text, False) for _, text, _ in card.attacks]
        parts += [(text, True) for _, text in card.powers]
        parts.append((" ".join(card.rules), False))
        for text, power in parts:
            told = _as_told(card, text)
            key = (told.name, told.kind, told.trainers_are_items, text, power)
            if text and key not in seen:
                seen.add(key)
                yield ". ".join(map(str, compiler.sentences(text, told, power)))


def _as_told(card: CardText, text: str) -> CardText:
    """Return a card without its names where a text says none of them.

    Most do not, and are the same for many cards: they are read once, with no search for a name.
    """
    plain = text.translate(_SPELLINGS)
    named = any(word in plain for word in re.split(r"\W+", card.name) if word)
    if named or any(attack.translate(_SPELLINGS) in plain for attack, *_ in card.attacks):
        return card
    return card._replace(name=_NOBODY, attacks=())


def _yugioh(source: Path) -> Iterator[str]:
    with gzip.open(source / "yugi-cards.jsonl.gz", "rt", encoding="utf-8") as lines:
        for card in map(json.loads, lines):
            yield card.get("text") or ""
            yield card.get("pendulum_text") or ""
    with closing(sqlite3.connect(source / "cards.cdb")) as cards:
        yield from (text for (text,) in cards.execute("SELECT desc FROM texts"))
