"""The compiled build: what is done to sources before mypyc, and the same matches as the sources."""

import shutil

import pytest

from rulesets.compiling.build import chosen, compiled_files, is_built, missing
from rulesets.compiling.ready import generic_classes, ready
from tests.compiled import __main__ as tool
from tests.compiled.played import MATCHES
from tests.conftest import ROOT
from tests.training.settings import PLAYABLE

SOURCE = """\
from __future__ import annotations

class Op(Term, Generic[S]):
    __slots__ = ()

@dataclass(frozen=True, slots=True)
class Draw(Op["Match"], ABC):
    part = ACTS
    count: int = 1
    register: ClassVar[str] = "self"

def name(cls: type) -> str:
    return f"{cls.__module__}"
"""
MADE = """\
from __future__ import annotations
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Term):
    __slots__ = ()

@dataclass(frozen=True)
class Draw(Op):
    pass
    count: int = 1
    pass

setattr(Draw, 'part', ACTS)
setattr(Draw, 'register', "self")


def name(cls: type) -> str:
    return f"{getattr(cls, '__module__')}"
"""


def test_a_module_to_compile_loses_what_mypyc_cannot_read():
    assert ready(SOURCE, {"Op"}, compiled=True) == MADE


CONSTANTS = """\
from __future__ import annotations

T = TypeVar("T")
LIMIT = 7  # of cards
_TOWNS: tuple[Op[Match], ...] = (Op(1),)
STAY, GO = ("stay",), ("go", 1)
RED, BLUE = range(2)
EITHER = Draw | Put
COUNT = 0

def more() -> None:
    global COUNT
    COUNT += LIMIT
"""
FINALS = """\
from __future__ import annotations
from typing import Final

T = TypeVar("T")
LIMIT: Final = 7  # of cards
_TOWNS: Final[tuple[Op, ...]] = (Op(1),)
STAY: Final[tuple[str, ...]] = ("stay",)
GO: Final = ("go", 1)
_row_red = tuple(range(2))
RED: Final = _row_red[0]
BLUE: Final = _row_red[1]
EITHER = Draw | Put
COUNT = 0

def more() -> None:
    global COUNT
    COUNT += LIMIT
"""


def test_a_name_in_capitals_that_is_set_once_is_a_constant():
    assert ready(CONSTANTS, {"Op"}, compiled=True) == FINALS


def test_another_module_only_loses_the_parameters_of_classes():
    expected = SOURCE.replace('Op["Match"]', "Op")
    assert ready(SOURCE, {"Op"}, compiled=False) == expected


def test_a_parameter_that_is_passed_on_makes_a_class_generic():
    import ast

    text = "class Op(Generic[S]): ...\nclass Order(Op[S]): ...\nclass Draw(Order[Match]): ...\n"
    assert generic_classes([ast.parse(text)]) == {"Op", "Order"}


def test_every_group_of_the_compiled_build_has_modules():
    groups = {name: files for files, name in compiled_files()}
    assert all(groups.values())
    assert "rulesets/ptcg/play/menu.py" in groups["deckcheck_ptcg"]


def test_a_machine_without_a_compiler_is_told_so(monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr("sys.argv", ["compiled"])
    assert tool.main() == 0
    said = capsys.readouterr().out
    assert said.startswith("Not compiled: no C compiler found")
    assert said.endswith("The pure Python sources play on as before.\n")


def test_of_several_runs_the_best_rate_of_each_side_counts():
    runs = [[({"rate": 3}, {"rate": 6})], [({"rate": 2}, {"rate": 8})]]
    assert tool.quickest(runs) == [[{"rate": 3}, {"rate": 8}]]


def test_every_ruleset_that_is_played_is_compared():
    assert {row[0] for row in MATCHES} == set(PLAYABLE)


def test_the_compiler_that_is_named_is_looked_for_and_no_other(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "gcc" else None)
    monkeypatch.setenv("CC", "/nowhere/cc -O2")
    assert missing() == "no C compiler found (looked for '/nowhere/cc')"
    monkeypatch.delenv("CC")
    assert missing() == ""


@pytest.mark.slow
@pytest.mark.skipif(not is_built(), reason="no compiled copy of these sources: make compiled")
def test_the_compiled_build_plays_the_same_matches():
    for pure, made in tool.compare(matches=3):
        assert made["compiled"] and not pure["compiled"]
        assert {**made, "compiled": 0, "rate": 0} == {**pure, "compiled": 0, "rate": 0}


class App:
    """What a build hook tells the user, kept."""

    def __init__(self):
        self.warnings = []

    def display_warning(self, text):
        self.warnings.append(text)


@pytest.fixture
def hook(tmp_path):
    from hatch_build import PoolBuildHook

    return PoolBuildHook(str(ROOT), {}, None, None, str(tmp_path), "wheel", app=App())


def test_an_install_asks_for_a_compiler_only_when_told_to(hook, monkeypatch):
    monkeypatch.delenv("DECKCHECK_COMPILE", raising=False)
    assert hook.dependencies() == []
    monkeypatch.setenv("DECKCHECK_COMPILE", "1")
    assert [word.partition(">")[0] for word in hook.dependencies()] == ["mypy", "setuptools"]


def test_an_install_without_a_compiler_says_so_and_stays_pure(hook, monkeypatch, tmp_path):
    monkeypatch.setenv("DECKCHECK_COMPILE", "1")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr("cardpool.writing.facts.compile_facts", lambda data, path: None)
    made = {"force_include": {}, "dependencies": [], "pure_python": True, "infer_tag": False}
    hook.initialize("standard", made)
    hook.finalize("standard", made, "")
    assert made["pure_python"] and list(made["force_include"].values()) == ["cardpool/pool.db"]
    assert made["dependencies"] == []
    [said] = hook.app.warnings
    assert said.startswith("Not compiled: no C compiler found")
    assert said.endswith("The pure Python sources are installed.")


def test_an_install_puts_the_compiled_copy_in_place_of_the_sources(hook, monkeypatch):
    def build(level, names, out):
        (out / "rulesets/engine").mkdir(parents=True)
        for name in ("deckcheck_engine.so", "rulesets/engine/game.so", "rulesets/engine/game.py"):
            (out / name).touch()
        assert names == ("engine", "ptcg")
        return True

    monkeypatch.setenv("DECKCHECK_COMPILE", "ptcg")
    monkeypatch.setattr("rulesets.compiling.build.build", build)
    monkeypatch.setattr("rulesets.compiling.build.missing", lambda: "")
    monkeypatch.setattr("cardpool.writing.facts.compile_facts", lambda data, path: None)
    made = {"force_include": {}, "dependencies": [], "pure_python": True, "infer_tag": False}
    hook.initialize("standard", made)
    hook.finalize("standard", made, "")
    assert made["infer_tag"] and not made["pure_python"] and not hook.app.warnings
    assert made["dependencies"] == ["mypy_extensions>=1"]
    assert set(made["force_include"].values()) == {
        "cardpool/pool.db",
        "deckcheck_engine.so",
        "rulesets/engine/game.so",
        "rulesets/engine/game.py",
    }


def test_only_games_that_are_there_can_be_compiled():
    assert chosen("master-trainer") == ("engine", "master_trainer")
    with pytest.raises(ValueError, match="cannot compile chess"):
        chosen("chess")
