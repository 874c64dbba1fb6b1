"""The config file: default ruleset, region, language and output, overridden by options.

`deckcheck.toml` is looked for in the folder of the lists, in the current folder and in the user's
folder; the first one found counts. DECKCHECK_CONFIG names another.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

NAME = "deckcheck.toml"
VARIABLE = "DECKCHECK_CONFIG"
# What may be set, and what its value must be; a table of a command's name sets it for that alone.
SETTINGS: Mapping[str, type] = {
    "ruleset": str,
    "region": str,
    "lang": str,
    "output": str,
    "game": str,
    "quiet": bool,
    "proof": bool,
    "limit": int,
    "select": list,
    "ignore": list,
}
_SAID = {str: "a text", bool: "true or false", int: "a number", list: "a list of texts"}


class ConfigError(ValueError):
    """A config file that cannot be used: path, line and cause."""


class Config(NamedTuple):
    """What a config file sets; no path: there is none."""

    path: str = ""
    everywhere: Mapping[str, Any] = {}
    commands: Mapping[str, Mapping[str, Any]] = {}


def user_folder() -> str:
    """Return the user's own folder of settings."""
    if own := os.environ.get("DECKCHECK_HOME"):
        return own
    if sys.platform not in ("win32", "darwin"):  # as platformdirs has it, without its imports
        base = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
        return os.path.join(base, "deckcheck")
    from platformdirs import user_config_dir

    return user_config_dir("deckcheck", appauthor=False)


def places(arguments: Sequence[str] = ()) -> list[str]:
    """Return where a config file is looked for, the first one first."""
    if own := os.environ.get(VARIABLE):
        return [own]
    beside = [_folder(each) for each in arguments if not each.startswith("-")]
    folders = [*(each for each in beside if each), os.curdir, user_folder()]
    return list(dict.fromkeys(os.path.normpath(os.path.join(each, NAME)) for each in folders))


def _folder(argument: str) -> str:
    """Return the folder of a list that is named on the command line, "" for other words."""
    if os.path.isdir(argument):
        return argument
    return os.path.dirname(argument) or os.curdir if os.path.isfile(argument) else ""


def find(arguments: Sequence[str] = ()) -> Config:
    """Return the config in force; a broken file is a ConfigError."""
    named = os.environ.get(VARIABLE)
    formats = os.path.join(user_folder(), "formats")
    if os.path.isdir(formats):
        from rulesets import registry

        registry.look_in(formats)
    for path in places(arguments):
        if os.path.isfile(path):
            return read(path)
    if named:
        raise ConfigError(f"{named}: cannot be opened: No such file (named by {VARIABLE})")
    return Config()


def read(path: str) -> Config:
    """Return what a file sets."""
    import tomllib

    try:
        with open(path, "rb") as file:
            text = file.read().decode()
        data = tomllib.loads(text)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be opened: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"{path}: expected TOML: {error}") from None
    tables = {name: table for name, table in data.items() if isinstance(table, dict)}
    plain = {name: value for name, value in data.items() if name not in tables}
    _check(path, text, plain)
    for name, table in tables.items():
        from deckcheck.cli.app import COMMANDS

        if name not in COMMANDS:
            _refuse(path, text, name, "there is no command", COMMANDS)
        _check(path, text, table)
    return Config(path, plain, tables)


def _check(path: str, text: str, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        if name not in SETTINGS:
            _refuse(path, text, name, "there is no setting", SETTINGS)
        wanted = SETTINGS[name]
        if type(value) is not wanted:
            where = f"{path}:{_line(text, name)}"
            raise ConfigError(f"{where}: {name}: expected {_SAID[wanted]}, found {value!r}")
    from deckcheck.cli.options import LANGUAGES

    if (lang := values.get("lang")) is not None and lang not in LANGUAGES:
        where = f"{path}:{_line(text, 'lang')}"
        raise ConfigError(f"{where}: lang: expected one of {', '.join(LANGUAGES)}, found {lang!r}")
    if ruleset := values.get("ruleset"):
        from rulesets import registry

        if not ruleset.endswith(".toml") and len(registry.meant_by(ruleset)) != 1:
            where = f"{path}:{_line(text, 'ruleset')}"
            raise ConfigError(f"{where}: there is no ruleset {ruleset!r}")


def _refuse(path: str, text: str, name: str, what: str, known: Iterable[str]) -> None:
    from difflib import get_close_matches

    near = get_close_matches(name, list(known), 1, 0.5)
    hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
    raise ConfigError(f"{path}:{_line(text, name)}: {what} {name!r}{hint}")


def _line(text: str, name: str) -> int:
    """Return the line on which a key or a table stands, 1 where it is not found."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().lstrip("[").startswith((name, f'"{name}"')):
            return number
    return 1


def defaults(config: Config, command: str, parameters: Iterable[Any]) -> dict[str, Any]:
    """Return the defaults of a command's options, as click takes them."""
    own = config.commands.get(command, {})
    found = {}
    for each in parameters:
        value = own.get(each.name, config.everywhere.get(each.name))
        # What is set for all commands may be nothing that this one has: output = "junit".
        choices = getattr(each.type, "choices", None)
        if value is None or (each.name not in own and choices and value not in choices):
            continue
        if getattr(each, "is_flag", False) and not isinstance(value, bool):
            continue  # --json, short for --output json
        found[each.name] = [value] if each.multiple and not isinstance(value, list) else value
    return found
