"""The grammar as a parser of token sequences: one syntax tree a sentence, or what stopped it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Tree, UnexpectedInput
from lark.exceptions import UnexpectedEOF
from lark.lexer import Lexer

_PHRASE = re.compile(r'"([^"\n]*)"')
_CLASSES = (("NUM", re.compile(r"\d+$")), ("TYPE", re.compile(r"\{")), ("NAME", re.compile("«")), ("PLUS", re.compile(r"\+\d+$")))


class NotUnderstood(ValueError):
    """A sentence the grammar does not read: its words, and where understanding ended."""

    def __init__(self, words: tuple[str, ...], at: int, why: str = "") -> None:
        super().__init__(why or " ".join(words[at:]) or "(more words expected)")
        self.words = words
        self.at = at


class Words(Lexer):
    """Give each word the terminal the grammar knows it by."""

    def __init__(self, conf: Any) -> None:
        self._terminals = {t.pattern.value: t.name for t in conf.terminals if t.pattern}

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        """Yield the tokens of a sentence given as a tuple of words."""
        for at, word in enumerate(getattr(lexer_state, "text", lexer_state)):
            yield Token(self._kind(word), word, at)

    def _kind(self, word: str) -> str:
        if word in ("SELF", "THIS"):
            return word
        for name, pattern in _CLASSES:
            if pattern.match(word):
                return name
        return self._terminals.get(word, "UNKNOWN")


def _split_phrase(match: re.Match[str]) -> str:
    words = ["NUM" if w.isdigit() else w if w in ("THIS", "SELF") else f'"{w}"' for w in match[1].split()]
    return words[0] if len(words) == 1 else f"({' '.join(words)})"


@cache
def grammar() -> Lark:
    """Return the parser of one sentence, built once from all grammar files."""
    folder = files(__package__) / "grammar"
    parts = sorted(p.name for p in folder.iterdir() if p.name.endswith(".lark"))
    source = "\n".join((folder / p).read_text(encoding="utf-8") for p in parts)
    rules = _PHRASE.sub(_split_phrase, re.sub(r"//.*", "", source))
    return Lark(rules, parser="earley", lexer=Words, ambiguity="resolve", maybe_placeholders=False)


@cache
def parse(words: tuple[str, ...]) -> Tree[Token] | NotUnderstood:
    """Return the syntax tree of a sentence, or at which word it stopped making sense."""
    try:
        return grammar().parse(words)  # type: ignore[arg-type]
    except UnexpectedEOF:
        return NotUnderstood(words, len(words))
    except UnexpectedInput as e:
        token = getattr(e, "token", None)
        return NotUnderstood(words, getattr(token, "start_pos", 0) or 0)
