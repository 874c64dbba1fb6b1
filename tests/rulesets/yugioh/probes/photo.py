"""A board as plain facts, ours and the referee's in one form; the number of a zone is left out."""

from rulesets.yugioh.match import derived
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET

_WORDS = {ATTACK: "face-up ATK", "defense": "face-up DEF", SET: "face-down DEF"}


def photo(s):
    """Return what lies where now."""
    names = [face.name for face in s.table.faces]
    seats = (0, 1)
    return {
        "lp": tuple(max(0, lp) for lp in s.lp),
        "monsters": tuple(_sorted(_monster(s, c) for c in s.monsters(seat)) for seat in seats),
        "spells": tuple(_sorted(_spells(s, seat)) for seat in seats),
        "hand": tuple(_sorted(names[c] for c in s.hands[seat]) for seat in seats),
        "grave": tuple(_sorted(names[c] for c in s.graves[seat]) for seat in seats),
        "banished": tuple(_sorted(names[c] for c in s.banished[seat]) for seat in seats),
        "deck": tuple(len(deck) for deck in s.decks),
        "extra": tuple(_sorted(names[c] for c in s.extras[seat]) for seat in seats),
    }


def _sorted(items):
    return tuple(sorted(items))


def _monster(s, card):
    position = s.spot(card).position
    name = s.table.faces[card].name
    if position == SET:
        return (name, _WORDS[SET], 0, 0)
    return (name, _WORDS[position], derived.atk_of(s, card), derived.def_of(s, card))


def _spells(s, seat):
    for card in s.cards_at(BACK_SLOTS[seat]):
        down = s.spot(card).position == SET
        yield (s.table.faces[card].name, "face-down" if down else "face-up")


def theirs(zone, state):
    """Return one zone of the referee in the same form."""
    if zone in ("lp", "deck"):
        return tuple(state)
    if zone in ("hand", "grave", "banished", "extra"):
        return tuple(_sorted(seat) for seat in state)
    found = []
    for seat in state:
        cards = [card for card in seat if card is not None]
        if zone == "monsters":
            cards = [(*c[:2], 0, 0) if c[1] == "face-down DEF" else c for c in cards]
        found.append(_sorted(tuple(card) for card in cards))
    return tuple(found)


def expected(before, change):
    """Return the photo of the referee's outcome: ours before, with what changed put in."""
    after = dict(before)
    for zone, (_, state) in change.items():
        if zone in after:
            after[zone] = theirs(zone, state)
    return after


def course(before, after):
    """Return what happened from one photo to another: Life Points lost, and where cards are.

    Figures of monsters are left out: a card's own standing effect changes them at all times.
    """
    found = dict(after)
    found["lp"] = tuple(after["lp"][seat] - before["lp"][seat] for seat in (0, 1))
    found["monsters"] = tuple(_sorted(c[:2] for c in seat) for seat in after["monsters"])
    for zone in ("hand", "grave", "spells", "banished", "monsters"):
        was = tuple(
            _sorted(c[:2] if zone == "monsters" else c for c in seat) for seat in before[zone]
        )
        found[zone] = tuple(_moved(was[seat], found[zone][seat]) for seat in (0, 1))
    found["deck"] = tuple(after["deck"][seat] - before["deck"][seat] for seat in (0, 1))
    return found


def _moved(was, now):
    """Return what is gone and what has come."""
    gone, come = list(was), list(now)
    for item in was:
        if item in come:
            come.remove(item)
            gone.remove(item)
    return tuple([("gone", str(x)) for x in gone] + [("come", str(x)) for x in come])


def difference(wanted, got):
    """Return how two photos differ, in words."""
    parts = []
    for zone, state in wanted.items():
        if state == got[zone]:
            continue
        for seat in (0, 1):
            if state[seat] != got[zone][seat]:
                parts.append(
                    f"{zone} {seat}: {_words(state[seat])}, ours {_words(got[zone][seat])}"
                )
    return "; ".join(parts)


def _words(state):
    if isinstance(state, int):
        return str(state)
    return "[" + ", ".join(c if isinstance(c, str) else " ".join(map(str, c)) for c in state) + "]"
