"""The compiled build: what is done to sources before mypyc, and the same matches as the sources."""

import shutil

import pytest

from tests.compiled import __main__ as tool
from tests.compiled.build import compiled_files, is_built
from tests.compiled.ready import generic_classes, ready

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


@pytest.mark.slow
@pytest.mark.skipif(not is_built(), reason="no compiled copy of these sources: make compiled")
def test_the_compiled_build_plays_the_same_matches():
    for pure, made in tool.compare(matches=3):
        assert made["compiled"] and not pure["compiled"]
        assert {**made, "compiled": 0, "rate": 0} == {**pure, "compiled": 0, "rate": 0}
