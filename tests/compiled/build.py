"""Copy the packages and compile what runs in a match, with mypyc."""

import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.compiled.ready import generic_classes, ready
from tests.conftest import ROOT

OUT = ROOT / "build/compiled"
STAMP = OUT / "made-of.txt"  # written when a build is whole
PACKAGES = ("deckcheck", "rulesets", "cardpool")
# What runs in a match, by the group it is linked into.
GROUPS = {
    "engine": ("engine/**/*.py",),
    "ptcg": (
        "ptcg/game.py",
        "ptcg/eras/*.py",
        *(f"ptcg/{x}/**/*.py" for x in ("match", "effects", "play")),
    ),
    "yugioh": ("yugioh/game.py", *(f"yugioh/{x}/**/*.py" for x in ("match", "effects", "play"))),
    "master_trainer": (
        "master_trainer/game.py",
        "master_trainer/match/*.py",
        "master_trainer/play/*.py",
    ),
}
# Left to the interpreter: subclassed by class variables, or only run by checks of the project.
INTERPRETED = ("words.py", "invariants.py")
# The copy has no parameters of classes, so a type checker cannot follow all of it; the sources
# have been checked.
CONFIG = """\
[mypy]
python_version = 3.11
disable_error_code = override, assignment, misc, arg-type, type-arg, type-var, attr-defined,
  return-value, no-any-return
[mypy-rulesets.ptcg.effects.ops]
implicit_reexport = true
"""
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
files = [path for group, _ in groups for path in group]
made = mypycify(["--config-file", "mypy.ini", *files], opt_level={level!r}, debug_level="0",
                multi_file=True, separate=groups)
setup(name="compiled", packages=[], ext_modules=made)
"""


def missing():
    """Return what the machine lacks to compile, in words, or ""."""
    compiler = os.environ.get("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None and shutil.which("gcc") is None:
        return f"no C compiler found (looked for {compiler!r} and 'gcc')"
    for package in ("mypyc", "setuptools"):
        if importlib.util.find_spec(package) is None:
            return f"the Python package {package} is not installed"
    return ""


def compiled_files():
    """Return the files of each group, as paths from the root."""
    groups = []
    for name, patterns in GROUPS.items():
        found = {p for pattern in patterns for p in (ROOT / "rulesets").glob(pattern)}
        kept = sorted(str(p.relative_to(ROOT)) for p in found if p.name not in INTERPRETED)
        groups.append((kept, f"deckcheck_{name}"))
    return groups


def write(path, text):
    """Write a file unless it says that already: what has not changed is not compiled again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def made_of():
    """Return a digest of the sources, by which a build that is older is known."""
    sources = sorted(p for package in PACKAGES for p in (ROOT / package).rglob("*.py"))
    return hashlib.sha256(b"".join(p.read_bytes() for p in sources)).hexdigest()


def is_built():
    """Tell whether there is a compiled copy of the sources as they are."""
    return STAMP.exists() and STAMP.read_text("utf-8") == made_of()


def copy(groups):
    """Write the packages to the build folder, ready to be compiled."""
    compiled = {path for files, _ in groups for path in files}
    sources = [p for package in PACKAGES for p in (ROOT / package).rglob("*.py")]
    texts = {p: p.read_text("utf-8") for p in sources}
    rules = [ast.parse(text) for p, text in texts.items() if "cardpool" not in p.parts]
    generic = generic_classes(rules)
    for path, text in texts.items():
        name = str(path.relative_to(ROOT))
        write(OUT / name, ready(text, generic, name in compiled))
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package,
            OUT / package,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("*.py", "__pycache__", "*.so"),
        )


def build(level="2"):
    """Make the compiled copy; return whether the compiler did it."""
    groups = compiled_files()
    STAMP.unlink(missing_ok=True)
    sources = made_of()
    copy(groups)
    write(OUT / "mypy.ini", CONFIG)
    write(OUT / "setup.py", SETUP.format(groups=groups, level=level))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j2"]
    # Groups share tables that mypyc declares once a file.
    env = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fcommon"}
    with Path(OUT / "build.log").open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=OUT, env=env, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode == 0:
        write(STAMP, sources)
    return done.returncode == 0
