"""The tables of a pool database. The bundled pool and the user's overlay share them."""

from __future__ import annotations

from cardpool.names import code_key, unaccented

VERSION = 20
APPLICATION_ID = 0x4443504C  # "DCPL": tells a pool from any other SQLite file

# `k` numbers the search keys by game, script and length, so that a bucket is one run of numbers;
# `t` numbers the titles (distinct names of a game); `n` numbers the cards.
TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE card (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  t INTEGER NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  identity TEXT NOT NULL,
  copy_key TEXT NOT NULL,
  kind TEXT NOT NULL,
  subkinds TEXT NOT NULL,      -- |Basic|ex|
  set_id TEXT NOT NULL,
  number TEXT NOT NULL,
  alt_numbers TEXT NOT NULL,   -- other collector numbers in use for it, |SV9|
  released TEXT NOT NULL,      -- first day anywhere
  mark TEXT NOT NULL,
  types TEXT NOT NULL,         -- |Fire|Metal|
  hp INTEGER,
  level TEXT NOT NULL,
  stars INTEGER,               -- Level, Rank, Link rating; printed level of a Pokémon
  retreat INTEGER,
  evolves_from TEXT NOT NULL,
  limit_kind TEXT NOT NULL,
  rarity TEXT NOT NULL,
  property TEXT NOT NULL,
  attribute TEXT NOT NULL,
  race TEXT NOT NULL,
  scale INTEGER,
  atk INTEGER,
  def INTEGER,
  password INTEGER,
  plays_as TEXT NOT NULL,
  tags TEXT NOT NULL,          -- kinds, types and properties as filters compare them, |stage1|
  attacks TEXT NOT NULL,       -- search keys, |ember|tail whip|
  abilities TEXT NOT NULL,
  prints TEXT NOT NULL,        -- set numbers of a Yu-Gi-Oh! card, |LOB-EN001|
  summary TEXT NOT NULL,       -- the card in a few words
  facts TEXT NOT NULL,         -- the other facts, JSON
  names TEXT NOT NULL          -- language -> printed name, JSON
);

-- The cards' records (records.py) and the maps by which they are found (maps.py, pages.py), each in
-- one row: the texts end to end, and where each begins (lines.py).
CREATE TABLE lines (row INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, places BLOB NOT NULL,
  lines BLOB NOT NULL);

CREATE TABLE title (
  t INTEGER PRIMARY KEY, game TEXT NOT NULL, identity TEXT NOT NULL, name TEXT NOT NULL,
  n INTEGER NOT NULL,          -- its newest card
  cards INTEGER NOT NULL
);
CREATE TABLE spelling (
  k INTEGER NOT NULL, t INTEGER NOT NULL, lang TEXT NOT NULL, name TEXT NOT NULL,
  source TEXT NOT NULL,        -- name, inferred, or the kind of alias
  sure INTEGER NOT NULL,
  PRIMARY KEY (k, t, lang, name)
) WITHOUT ROWID;
CREATE TABLE searchkey (k INTEGER PRIMARY KEY, game TEXT NOT NULL, key TEXT NOT NULL);
CREATE TABLE bucket (
  game TEXT NOT NULL, latin INTEGER NOT NULL, length INTEGER NOT NULL,
  first INTEGER NOT NULL, keys TEXT NOT NULL,
  PRIMARY KEY (game, latin, length)
) WITHOUT ROWID;
CREATE TABLE vocabulary (
  latin INTEGER NOT NULL, length INTEGER NOT NULL, tokens TEXT NOT NULL,
  PRIMARY KEY (latin, length)
) WITHOUT ROWID;
CREATE TABLE token (
  token TEXT PRIMARY KEY, postings BLOB NOT NULL  -- little-endian 32-bit k, ascending
) WITHOUT ROWID;

CREATE TABLE cardset (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, series TEXT NOT NULL,
  released TEXT NOT NULL, facts TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE cardtext (id TEXT NOT NULL, lang TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (id, lang)) WITHOUT ROWID;
CREATE TABLE part (             -- the English text of a Pokémon card by place: attack 1, power 1
  id TEXT NOT NULL, place TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, place));
CREATE TABLE program (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,          -- fingerprint of the text it was made from
  script TEXT NOT NULL,        -- JSON, or nothing where the text was not understood
  gaps TEXT NOT NULL           -- [place, sentence, words, why] not understood, JSON
) WITHOUT ROWID;
CREATE TABLE restriction (list TEXT NOT NULL, password INTEGER NOT NULL, copies INTEGER NOT NULL,
  PRIMARY KEY (list, password)) WITHOUT ROWID;
"""

# Made after the rows: faster, and the pages lie together.
INDEXES = """
CREATE UNIQUE INDEX card_id ON card (id);
CREATE INDEX card_title ON card (t);
CREATE INDEX card_set ON card (set_id) WHERE set_id <> '';
CREATE UNIQUE INDEX searchkey_key ON searchkey (key, game);
CREATE INDEX spelling_lang ON spelling (lang, k);
CREATE INDEX spelling_title ON spelling (t, lang);
CREATE UNIQUE INDEX title_identity ON title (identity, game);
"""

# A Yu-Gi-Oh! record that plays as another is that card under a second password.
TWIN = "(game='yugioh' AND plays_as<>'')"

# The rows of the table `lines`: the records, the maps to numbers n of cards, from a group to its
# printings, and from numbers that no publisher issued to what they stand for (numbers.py).
RECORDS, RESTS = "record", "rest"  # what decks are checked by, and what else is known
IDS, PASSWORDS, PLACES, GROUPS, NAMES = "id", "password", "place", "group", "name"
ALIKE = "="  # before the newest day and the cards of a name that count as one
PLACEHOLDERS, UNOFFICIALS = "placeholder", "unofficial"
CODES = "code"  # to sets, by the codes of all conventions (sets.py)

CARD_COLUMNS = (
    "n", "id", "t", "game", "name", "identity", "copy_key", "kind", "subkinds", "set_id",
    "number", "alt_numbers", "released", "mark", "types", "hp", "level", "stars", "retreat",
    "evolves_from", "limit_kind", "rarity", "property", "attribute", "race", "scale", "atk",
    "def", "password", "plays_as", "tags", "attacks", "abilities", "prints", "summary", "facts",
    "names",
)  # fmt: skip


def place_key(set_id: str, number: str) -> str:
    """Return the key of a place: a set and a number as `number_key` gives it."""
    return f"{set_id} {number}"


def digits(number: str) -> str:
    """Return a number without letters: "SWSH020" in one convention is "20" in another."""
    return "".join(c for c in number if c.isdigit()).lstrip("0")


def digits_key(place: str) -> str:
    """Return the key of a place whose number is known by its digits alone."""
    return f"{place}#"


def name_key(game: str, name: str) -> str:
    """Return the key of an English name."""
    return f"{game} {name}"


def tag(text: str) -> str:
    """Return a kind, type or property as filters compare it ("Quick-Play" = quickplay)."""
    return code_key(unaccented(text))


def bars(values: object) -> str:
    """Return values between bars, so that one of them is found by LIKE '%|value|%'."""
    items = list(values) if isinstance(values, (list, tuple, set, frozenset)) else []
    return "|" + "|".join(str(v) for v in items) + "|" if items else ""


def unbarred(text: str) -> tuple[str, ...]:
    """Return the values that `bars` joined."""
    return tuple(text[1:-1].split("|")) if text else ()
