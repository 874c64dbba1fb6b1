"""Copy the packages and compile what runs in a match, with mypyc."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulesets.compiling.ready import generic_classes, ready

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build/compiled"
STAMP = "made-of.txt"  # written when a build is whole
LOG = "build.log"  # what the compilers say
PACKAGES = ("deckcheck", "rulesets", "cardpool")
# What the compiler itself needs, where pip makes an environment to build in.
REQUIRED = ("mypy>=1.10,<3", "setuptools>=65")
AT_RUN_TIME = "mypy_extensions>=1"  # compiled modules import its marks for classes
Group = tuple[list[str], str]  # its files, and the name it is linked by
# What runs in a match, by the group it is linked into.
GROUPS: dict[str, tuple[str, ...]] = {
    "engine": ("engine/**/*.py",),
    "ptcg": (
        "ptcg/game.py",
        "ptcg/eras/*.py",
        *(f"ptcg/{x}/**/*.py" for x in ("match", "effects", "play")),
    ),
    "yugioh": ("yugioh/game.py", *(f"yugioh/{x}/**/*.py" for x in ("match", "effects", "play"))),
    "master_trainer": (
        "master_trainer/game.py",
        "master_trainer/options.py",
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
ignore_missing_imports = true
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


def missing() -> str:
    """Return what the machine lacks to compile, in words, or ""."""
    # The one that CC names is taken, and no other.
    known = os.environ.get("CC", "").split()[:1] or ["cc", "gcc"]
    if not any(shutil.which(compiler) for compiler in known):
        return f"no C compiler found (looked for {' and '.join(map(repr, known))})"
    for package in ("mypyc", "setuptools"):
        if importlib.util.find_spec(package) is None:
            return f"the Python package {package} is not installed"
    return ""


def chosen(word: str) -> tuple[str, ...]:
    """Return the groups that a word of the user's means: "1" all, else the games it names."""
    if word == "1":
        return tuple(GROUPS)
    names = tuple(name.strip().replace("-", "_") for name in word.split(","))
    unknown = [name for name in names if name not in GROUPS]
    if unknown:
        raise ValueError(f"cannot compile {', '.join(unknown)}: known are {', '.join(GROUPS)}")
    return tuple(dict.fromkeys(("engine", *names)))  # the engine serves every game


def compiled_files(names: Sequence[str] = tuple(GROUPS)) -> list[Group]:
    """Return the files of each group, as paths from the root."""
    groups = []
    for name in names:
        patterns = GROUPS[name]
        found = {p for pattern in patterns for p in (ROOT / "rulesets").glob(pattern)}
        kept = sorted(str(p.relative_to(ROOT)) for p in found if p.name not in INTERPRETED)
        groups.append((kept, f"deckcheck_{name}"))
    return groups


def write(path: Path, text: str) -> None:
    """Write a file unless it says that already: what has not changed is not compiled again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def made_of() -> str:
    """Return a digest of the sources, by which a build that is older is known."""
    sources = sorted(p for package in PACKAGES for p in (ROOT / package).rglob("*.py"))
    return hashlib.sha256(b"".join(p.read_bytes() for p in sources)).hexdigest()


def is_built() -> bool:
    """Tell whether there is a compiled copy of the sources as they are."""
    return (OUT / STAMP).exists() and (OUT / STAMP).read_text("utf-8") == made_of()


def copy(groups: Sequence[Group], out: Path) -> None:
    """Write the packages to the build folder, ready to be compiled."""
    compiled = {path for files, _ in groups for path in files}
    sources = [p for package in PACKAGES for p in (ROOT / package).rglob("*.py")]
    texts = {p: p.read_text("utf-8") for p in sources}
    rules = [ast.parse(text) for p, text in texts.items() if "cardpool" not in p.parts]
    generic = generic_classes(rules)
    for path, text in texts.items():
        name = str(path.relative_to(ROOT))
        write(out / name, ready(text, generic, name in compiled))
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package,
            out / package,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("*.py", "__pycache__", "*.so"),
        )


def made(out: Path) -> Iterator[Path]:
    """Yield the modules of a compiled copy, as written for it or compiled, by paths from there."""
    yield from (path.relative_to(out) for path in out.glob("*.so"))
    for package in PACKAGES:
        for path in (out / package).rglob("*"):
            if path.suffix in (".py", ".so"):
                yield path.relative_to(out)


def build(level: str = "2", names: Sequence[str] = tuple(GROUPS), out: Path = OUT) -> bool:
    """Make the compiled copy; return whether the compiler did it."""
    groups = compiled_files(names)
    (out / STAMP).unlink(missing_ok=True)
    sources = made_of()
    copy(groups, out)
    write(out / "mypy.ini", CONFIG)
    write(out / "setup.py", SETUP.format(groups=groups, level=level))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count()}"]
    # Groups share tables that mypyc declares once a file.
    env = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fcommon"}
    with (out / LOG).open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=out, env=env, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode == 0:
        write(out / STAMP, sources)
    return done.returncode == 0
