"""Any key at a real terminal, in lines and on the whole screen; `make tables` plays more."""

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.fuzz.terminal import at_a_terminal, by_the_pilot, is_sound


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_no_key_brings_a_traceback_at_a_terminal(seed):
    code, shown = at_a_terminal(seed, 25, (80, 24), full_screen=False)
    assert is_sound(code, shown), shown[-2000:]
    assert ">" in shown


@pytest.mark.slow
def test_no_key_brings_a_traceback_on_the_whole_screen_of_a_terminal():
    pytest.importorskip("textual")
    code, shown = at_a_terminal(1, 25, (80, 24), full_screen=True)
    assert is_sound(code, shown), shown[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_pilot_presses_any_key(seed):
    pytest.importorskip("textual")
    assert by_the_pilot(seed, 40, (80, 24)) > 3
