"""Mutate real and made-up lists and check them: findings or a refusal, never an exception."""

import base64

from deckcheck.decklist.fix import certain, fixed
from deckcheck.decklist.read import read_bytes
from deckcheck.report import html, junit, sarif, text
from deckcheck.report import json as json_report

SEEDS = (
    "Pokémon: 1\n4 Pikachu BS 58\n\nTrainer: 1\n4 Professor Oak BS 88\n\nEnergy: 1\n"
    "52 Lightning Energy BS 100\n\nTotal Cards: 60\n",
    "Pokémon (2)\n* 4 Charizard ex OBF 125 PH\n3 Basic {R} Energy SVE 10\n8 Fire Energy 2\n",
    "Dresseur: 3\n4 Ultra Ball SUM 135\n2 Nidoran♀ JU 57\n5 Darkness Energy\n1 Unown ex10-!\n",
    "#created by me\n#main\n89631139\n89631139\n46986414\n#extra\n44508094\n!side\n5318639\n",
    "ydke://o6lXBeOpVwXjqVcF!o6lXBQ==!!",
    "count,name,set,number\n4,Pikachu,BS,58\n56,Lightning Energy,BS,100\n",
    '{"pokemon": [{"count": 4, "name": "Pikachu", "set": "BS", "number": "58"}],\n'
    ' "energy": [{"count": 56, "name": "Lightning Energy", "set": "BS", "number": "100"}]}',
    '[{"id": "d-1", "cards": [{"id": "base1-58", "count": 4}]}, {"id": "d-2", "cards": []}]',
    "Main Deck:\n3 Dark Magician\n3 Blue-Eyes White Dragon LOB-001\nExtra:\n1 Stardust Dragon\n",
)
SIGNS = (
    *("\x00", "\ufeff", "\u202e", "é", "\u0301", "🂡", "\ud800", "９", "²", "٣", "\u2028", "\x85"),
    *("\r", "{", "}", "[", "]", '"', "\\", "!", "#", "$", "-", "x", "×", "'", "’", "δ", "★", "0"),
    *("99999999", "1e999", "-1", " ", "\t", "\n", "ydke://", "#main", "!side", "Pokémon: 3"),
    *("null", "true"),
)


def mutated(rng):
    """Return the bytes of a list with some damage."""
    found = rng.choice(SEEDS)
    for _ in range(rng.randrange(1, 6)):
        found = _damage(rng, found)
    data = found.encode("utf-8", "surrogatepass")
    if rng.random() < 0.3:
        raw = bytearray(data)
        for _ in range(rng.randrange(1, 9)):
            if raw:
                raw[rng.randrange(len(raw))] = rng.randrange(256)
        data = bytes(raw)
    return data


def _damage(rng, found):
    at = rng.randrange(len(found) + 1)
    kind = rng.randrange(9)
    if kind == 0:
        return found[:at] + rng.choice(SIGNS) * rng.choice((1, 1, 2, 50)) + found[at:]
    if kind == 1:
        return found[:at] + found[at + rng.randrange(1, 20) :]
    if kind == 2:
        return found + rng.choice(SEEDS)
    if kind == 3:
        return "".join(rng.sample(found, len(found)))
    if kind == 4:
        return found.replace("4", rng.choice(("9" * 5000, "-4", "4.5", "0x4", "")), 1)
    if kind == 5:
        deep = rng.choice((50, 2_000, 60_000))
        return rng.choice(('{"cards": ' * deep, "[" * deep, '[{"main":' * deep)) + found
    if kind == 6:
        noise = rng.randbytes(rng.randrange(40))
        return f"ydke://{base64.b64encode(noise).decode()[: rng.randrange(60)]}!{found[:20]}!"
    if kind == 7:
        return "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(80)))
    rows = found.split("\n")
    rng.shuffle(rows)
    return "\n".join(rows * rng.choice((1, 1, 3)))


def run(checkers, data):
    """Read, check, fix and report one list; return the verdict."""
    results = []
    for source in read_bytes(data, "fuzz.txt"):
        result = checkers[source.game == "yugioh"].check(source)
        results.append(result)
        if wanted := certain(result.findings):
            fixed(source, wanted)
    for report in (html, junit, sarif, json_report):
        report.render(results)
    for result in results:
        "\n".join(text.lines(result, colour=True)).encode("utf-8", "replace")
    return results[0].verdict if results else "none"
