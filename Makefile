# Everything is set up in .venv by the targets themselves: Python 3.11+, make and a package index suffice.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

.PHONY: demo test lint types layers unit clean docs fuzz bench-check

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

demo: $(STAMP)
	$(BIN)/deckcheck search 'Chamallot de Team Magma' --limit 3

test: lint types layers unit

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

layers: $(STAMP)
	$(BIN)/lint-imports

unit: $(STAMP)
	$(BIN)/pytest -n 2

docs: $(STAMP)
	$(BIN)/python docs/generate.py

fuzz: $(STAMP)
	$(BIN)/python -m tests.fuzz.decklists --lists 100000

bench-check: $(STAMP)
	$(BIN)/python -m tests.bench.check

clean:
	rm -rf $(VENV) dist build cardpool/pool.db
