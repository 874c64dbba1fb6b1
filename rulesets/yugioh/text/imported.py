"""Programs for imported Yu-Gi-Oh! texts: as bundled where the text is known, else compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardpool import programs
from cardpool.model.yugioh import CardTexts, YugiohCard
from rulesets.text.imported import BLANK, Made, Progress, as_json, made_of
from rulesets.yugioh.text.read.cardtext import CardText, fingerprint


def card_text(card: YugiohCard, texts: CardTexts) -> CardText:
    """Return the text of an imported card with the facts it is read with."""
    subs = (*sorted(card.subkinds), *((card.property,) if card.property else ()))
    return CardText(
        card.id, card.name, card.kind, subs, texts.text, texts.materials, texts.pendulum, card.level
    )


def programs_of(
    cards: Sequence[tuple[YugiohCard, CardTexts]],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress = lambda done, total: None,
) -> list[Made]:
    """Return what each imported card does; `names` are the kinds and names texts may mention."""
    played = [(card, texts) for card, texts in cards if not card.never]
    known = (_known(card, texts) for card, texts in played)
    return made_of(known, lambda texts: _compiled(texts, names, progress))


def _known(card: YugiohCard, texts: CardTexts) -> tuple[Made, CardText]:
    """Return a card's program without compiling, or one that waits."""
    text = card_text(card, texts)
    digest = fingerprint(text)
    own = programs.records(f"yugioh/{card.kind.lower()}").get(card.id)
    # A wording that may be that of the Japanese game never replaces what the pool knows.
    if own is not None and (own.get("text") in _digests(text) or not texts.official):
        return Made(card.id, own["text"], as_json(own.get("script")), bundled=True), text
    return Made(card.id, digest, BLANK if text.is_blank else ""), text


def _digests(text: CardText) -> tuple[str, str]:
    """Return the fingerprints a text may have: some sources leave the word Effect out."""
    fewer = tuple(sub for sub in text.subs if sub != "Effect")
    return fingerprint(text), fingerprint(text._replace(subs=fewer))


def _compiled(
    unknown: Sequence[CardText],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress,
) -> Iterable[Made]:
    from rulesets.text.compact import to_json
    from rulesets.yugioh.text.compile import Compiler

    compiler = Compiler(name for _, name in names())
    for done, text in enumerate(unknown):
        progress(done, len(unknown))
        script, gaps = compiler.card(text)
        stored = "" if script is None else as_json(to_json(script))
        yield Made(text.id, fingerprint(text), stored, gaps)
    progress(len(unknown), len(unknown))
