"""Look up the lines of Yu-Gi-Oh! lists: passwords, names, set numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpool.model import UNOFFICIAL, Card
from cardpool.model.yugioh import YUGIOH, YugiohCard
from rulesets.lines.model import Written
from rulesets.lines.near import nearly, without_remark
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.plain import Json

if TYPE_CHECKING:
    from rulesets.lines.pool import Placeholder, Pool

_SET_NUMBER = re.compile(r"^(.+?)\s+[(\[]?([A-Z0-9]{2,5}-(?:[A-Z]{1,2})?\d{1,4})[)\]]?$")
_PASSWORD = re.compile(
    r"^(?:[(\[#]?(\d{5,10})[)\]]?(?:[\s:–-]+(\D.*))?"
    r"|(\D.*?)[\s:–-]+(?:[(\[#]?(\d{5,10})[)\]]?|\((\d{1,4})\)))$"
)
# Passwords have eight digits; simulators number what has none above that.
_INVENTED = (
    (100_000_000, 101_999_999, "cards before their release"),
    (160_000_000, 169_999_999, "Rush Duel cards"),
    (504_700_000, 504_799_999, "cards with the text of 2005"),
    (511_000_000, 513_999_999, "cards seen only in cartoons and video games"),
)
_ARTWORKS = 10  # simulators number other artworks and the tokens of a card from its password on
_LEAST = 1_000_000  # below it stand numbers that users invent


def look_up(pool: Pool, what: Written) -> Resolution:
    """Return what a line of a Yu-Gi-Oh! list means."""
    if what.password >= 0:
        card = pool.password(what.password)
        return Resolution(card) if card and not what.name else _by_password(pool, what, card)
    if what.card_id and (found := pool.get(what.card_id)) is not None and found.game == YUGIOH:
        return Resolution(found)
    # A name may end like a set and number: "Jinzo 7"; the whole is tried first.
    whole = " ".join(part for part in (what.name, what.set_code, what.card_number) if part)
    for name in (whole, what.name) if whole != what.name else (whole,):
        if cards := pool.called(name, YUGIOH):
            return _settled(name, cards)
        if cards := pool.named(name, YUGIOH):
            return _told(pool, name, _settled(name, cards))
    if (numbered := with_password(whole)) and _is_number(pool, numbered["password"]):
        return look_up(pool, replace(what, **numbered, set_code="", card_number=""))
    if place := _SET_NUMBER.match(whole):
        return _with_set_number(pool, place[1], place[2])
    said = without_remark(whole)
    if said != whole and (cards := pool.named(said, YUGIOH)):
        return _settled(said, cards).noted(LineNote("DECK005", f"{whole!r} read as {said}"))
    return _by_near_name(pool, whole)


def _is_number(pool: Pool, number: int) -> bool:
    """Tell whether a number means a card; a long one always does."""
    return number >= 10_000 or pool.password(number) is not None or bool(pool.unofficial(number))


def with_password(text: str) -> dict[str, Json] | None:
    """Return the password of a text, and the name beside it if there is one."""
    if not (said := _PASSWORD.match(text)):
        return None
    return {"name": said[2] or said[3] or "", "password": int(said[1] or said[4] or said[5])}


def _by_password(pool: Pool, what: Written, card: Card | None) -> Resolution:
    """Look up a number that is no password, or that stands beside a name."""
    found = _by_other_number(pool, what) if card is None else Resolution(card)
    card = found.card
    if not what.name or card is None or what.name == card.name:
        return found
    named = pool.named(what.name, YUGIOH)
    if (named or card.kind != UNOFFICIAL) and all(c.id != card.id for c in named):
        message = f"password {what.password} is {card.name}, not {what.name!r}"
        return Resolution(None, notes=(LineNote("DECK004", message, (card.id,)),))
    return found


def _by_other_number(pool: Pool, what: Written) -> Resolution:
    """Look up a number that is no password: a placeholder of simulators, or of no real card."""
    number = what.password
    stood_for = pool.placeholders(number)
    if len({found.card.id for found in stood_for}) > 1:
        listed = ", ".join(f"{f.card.name} ({f.card.id}, {f.day[:4]})" for f in stood_for)
        message = f"{number} stood for {listed} before their release; write the password"
        return Resolution(None, notes=(LineNote("DECK003", message, _ids(stood_for)),))
    if stood_for:
        card, place = stood_for[0].card, stood_for[0].place
        message = f"{number} read as {card.name} ({card.id}), which simulators numbered so"
        message += f" before {place or 'it'} was released"
        return Resolution(card, notes=(LineNote("DECK012", message, (card.id,)),))
    if unofficial := pool.unofficial(number):
        return Resolution(unofficial)
    said = f" ({what.name!r})" if what.name else ""
    message = f"no card has the password {number}{said}"
    if near := _before(pool, number):
        message += f"; simulators number artworks and tokens of {near.name} ({near.id}) so"
        return Resolution(None, notes=(LineNote("DECK002", message, (near.id,)),))
    return Resolution(None, notes=(LineNote("DECK002", message + _convention(number)),))


def _ids(stood_for: Sequence[Placeholder]) -> tuple[str, ...]:
    return tuple(found.card.id for found in stood_for)


def _before(pool: Pool, number: int) -> Card | None:
    """Return the card whose password a number follows, as its artworks and tokens do."""
    found = (pool.password(number - steps) for steps in range(1, _ARTWORKS))
    return next((card for card in found if card), None) if number >= _LEAST else None


def _convention(password: int) -> str:
    """Say what programs use a range of invented passwords for."""
    for first, last, meaning in _INVENTED:
        if first <= password <= last:
            return f"; numbers of that range stand for {meaning}"
    return ""


def _settled(name: str, cards: list[Card]) -> Resolution:
    keys = {card.copy_key for card in cards}
    if len(keys) == 1 or len({card.name for card in cards}) == 1:
        return Resolution(cards[0])
    listed = ", ".join(f"{card.name} ({card.id})" for card in cards[:6])
    message = f"{name!r} may be {listed}; write the password"
    return Resolution(None, notes=(LineNote("DECK003", message, tuple(c.id for c in cards[:6])),))


def _told(pool: Pool, name: str, found: Resolution) -> Resolution:
    """Say which card a nickname was read as, and that a name was once another card's."""
    if found.card is None:
        return found
    spelled = pool.every_spelling(name, YUGIOH)
    unsure = [(s, cards) for s, cards in spelled if not s.sure]
    if not unsure:
        return found
    said = f"{name!r} read as {found.card.name}"
    if len(unsure) == len(spelled):
        said += f" ({unsure[0][0].source})"
    else:
        others = [card for _, cards in unsure for card in cards]
        former = ", ".join(f"{c.name} ({c.id})" for c in others if c.name != found.card.name)
        if not former:
            return found
        said += f" ({found.card.id}); it is also a former name of {former}"
    return found.noted(LineNote("DECK005", said))


def _with_set_number(pool: Pool, name: str, number: str) -> Resolution:
    cards = [card for card in pool.named(name, YUGIOH) if isinstance(card, YugiohCard)]
    if not cards:
        return _by_near_name(pool, name)
    found = _settled(name, list(cards))
    wanted = _plain_number(number)
    if any(wanted == _plain_number(printed) for card in cards for printed in card.set_numbers):
        return found
    note = LineNote("DECK010", f"no {cards[0].name} with the number {number!r} is known")
    return found.noted(note)


def _plain_number(number: str) -> str:
    """Return a set number without its language letters."""
    code, _, rest = number.partition("-")
    return f"{code}-{rest.lstrip('ABCDEFGHIJKLMNOPQRSTUVWXYZ').lstrip('0')}"


def _by_near_name(pool: Pool, name: str) -> Resolution:
    near = nearly(pool, name, YUGIOH, by_end=False)
    if isinstance(near, Resolution):
        return near
    found = _settled(near, pool.named(near, YUGIOH))
    return found.noted(LineNote("DECK005", f"{name!r} read as {near}"))
