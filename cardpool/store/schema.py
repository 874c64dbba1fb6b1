"""The tables of a pool database. The bundled pool and the user's overlay share them."""

from __future__ import annotations

VERSION = 24
APPLICATION_ID = 0x4443504C  # "DCPL": tells a pool from any other SQLite file

# `n` numbers the cards, `t` the titles (distinct names of a game), `k` the search keys: by game,
# script and length, so that a bucket is one run of numbers.
TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- What queries ask for; each game adds columns of its own (`COLUMNS` in store/<game>.py).
CREATE TABLE card (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  t INTEGER NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  identity TEXT NOT NULL,
  kind TEXT NOT NULL,
  set_id TEXT NOT NULL DEFAULT '',
  number TEXT NOT NULL DEFAULT '',
  alt_numbers TEXT NOT NULL DEFAULT '',  -- other collector numbers in use for it, |SV9|
  released TEXT NOT NULL DEFAULT '',     -- first day anywhere
  password INTEGER,                      -- its own; the table has the others, too
  twin_of TEXT NOT NULL DEFAULT '',      -- the card that is this one and found in its stead
  never TEXT NOT NULL DEFAULT '',        -- why it can be in no deck
  level INTEGER,
  tags TEXT NOT NULL DEFAULT '',         -- kinds, types and the like as filters compare them
  attacks TEXT NOT NULL DEFAULT '',      -- search keys, |ember|tail whip|
  set_numbers TEXT NOT NULL DEFAULT '',  -- of its printings, |LOB-EN001|
  summary TEXT NOT NULL DEFAULT '',      -- the card in a few words
  behind REAL NOT NULL DEFAULT 0,        -- lowers its hits where those of other games are equal
  names TEXT NOT NULL,                   -- language -> printed name, JSON
  record TEXT NOT NULL                   -- the fields of its record, JSON (`FIELDS` there)
);

-- What leads to a card: a password, or a set and number (`number_key`).
CREATE TABLE password (password INTEGER PRIMARY KEY, n INTEGER NOT NULL);
CREATE TABLE place (
  set_id TEXT NOT NULL, number TEXT NOT NULL, n INTEGER NOT NULL,
  digits TEXT NOT NULL,                  -- of the number: "SWSH020" is "20" in some lists
  PRIMARY KEY (set_id, number, n)
) WITHOUT ROWID;

-- Numbers in lists that no publisher issued. No search and no name meets them.
CREATE TABLE placeholder (               -- until the card had a password
  number INTEGER NOT NULL, day TEXT NOT NULL, n INTEGER NOT NULL, place TEXT NOT NULL,
  PRIMARY KEY (number, day, n)
) WITHOUT ROWID;
CREATE TABLE unofficial (                -- of a card that is in no printing of the game
  number INTEGER PRIMARY KEY, game TEXT NOT NULL, record TEXT NOT NULL
);

CREATE TABLE title (t INTEGER PRIMARY KEY, game TEXT NOT NULL, identity TEXT NOT NULL);
CREATE TABLE spelling (
  k INTEGER NOT NULL, t INTEGER NOT NULL, lang TEXT NOT NULL, name TEXT NOT NULL,
  source TEXT NOT NULL,                  -- name, inferred, or the kind of alias
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
CREATE TABLE code (                      -- the sets that a code means (`code_key`)
  code TEXT NOT NULL, set_id TEXT NOT NULL,
  prefix TEXT NOT NULL,                  -- of the numbers, where the code means only a subset
  PRIMARY KEY (code, set_id, prefix)
) WITHOUT ROWID;

CREATE TABLE cardtext (id TEXT NOT NULL, lang TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (id, lang)) WITHOUT ROWID;
CREATE TABLE part (                      -- the English text by its place on the card: attack 1
  id TEXT NOT NULL, place TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, place));
CREATE TABLE program (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,                    -- fingerprint of the text it was made from
  script TEXT NOT NULL,                  -- JSON, or nothing where the text was not understood
  gaps TEXT NOT NULL                     -- [place, sentence, words, why] not understood, JSON
) WITHOUT ROWID;
CREATE TABLE restrictionlist (           -- kind: limits, whitelist or points
  name TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE restriction (list TEXT NOT NULL, password INTEGER NOT NULL, copies INTEGER NOT NULL,
  PRIMARY KEY (list, password)) WITHOUT ROWID;
CREATE TABLE brought (                   -- by which file: what is a card, set or list
  source TEXT NOT NULL, what TEXT NOT NULL, key TEXT NOT NULL,
  PRIMARY KEY (source, what, key)) WITHOUT ROWID;
"""

# Made after the rows: faster, and the pages lie together.
INDEXES = """
CREATE UNIQUE INDEX card_id ON card (id);
CREATE INDEX card_title ON card (t, released, n);
CREATE INDEX card_set ON card (set_id) WHERE set_id <> '';
CREATE INDEX place_digits ON place (set_id, digits);
CREATE UNIQUE INDEX searchkey_key ON searchkey (key, game);
CREATE INDEX spelling_lang ON spelling (lang, k);
CREATE INDEX spelling_title ON spelling (t, lang);
CREATE UNIQUE INDEX title_identity ON title (identity, game);
"""
