"""A Yu-Gi-Oh! card's text where it was imported, its program, and that program in our words."""

from __future__ import annotations

import json

from cardpool.model.yugioh import YugiohCard
from rulesets.explained import Explained, Part
from rulesets.lines.pool import Pool
from rulesets.text.compact import to_json
from rulesets.yugioh.scripts import imported, is_plain, script_of
from rulesets.yugioh.words.programs import render_card

_NOT_UNDERSTOOD = "its text was not understood"


def explained(pool: Pool, card: YugiohCard) -> Explained:
    """Return a card's text, program and rendering as one part."""
    script, own = script_of(card), imported(card)
    text = "\n".join(pool.parts(card.id).values())
    if script is None:
        parts = (Part("text", "Text", text, "", ""),) if text else ()
        gaps = own.gaps if own is not None else ()
        waits = own is not None and own.waits
        reason = "its text was imported, but not compiled" if waits else _NOT_UNDERSTOOD
        return Explained(False, "", parts, gaps, "" if gaps else reason)
    if is_plain(card):
        return Explained(True, "bundled", (), ())
    words = "\n".join(f"{place}: {said}" for place, said in render_card(script))
    program = json.dumps(to_json(script), ensure_ascii=False)
    source = "bundled" if own is None else "imported"
    return Explained(True, source, (Part("text", "Text", text, program, words),), ())
