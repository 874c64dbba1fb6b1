# Everything is set up in .venv by the targets themselves: Python 3.11+, make and a package index suffice.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

.PHONY: demo test lint types layers unit pictures bench-build constraints pinned audit-packages \
        docs fuzz fuzz-nightly soak soak-nightly hidden tables kill kill-nightly bench-check bench-search \
        bench-ptcg odds bench-yugioh soak-yugioh probes-yugioh soak-ptcg wheel-test clean \
        soak-master-trainer bench-engine bench-bots soak-texts programs-twice audit audit-legality \
        audit-second-texts

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(BIN)/python -m compileall -q deckcheck rulesets cardpool
	touch $(STAMP)

# Findings are the point of the demo: exit code 1 is no failure here.
demo: $(STAMP)
	@$(BIN)/deckcheck check docs/examples/magma-fr.txt -r ptcg-ex || true
	@$(BIN)/deckcheck check docs/examples/haymaker.txt -r ptcg-base || true
	@$(BIN)/deckcheck check docs/examples/goat.txt -r ygo-goat || true
	$(BIN)/deckcheck search 'Tema Magmas Groudn' --limit 3
	$(BIN)/deckcheck build complete docs/examples/groudon.txt -r ptcg-ex
	@$(BIN)/deckcheck build fix docs/examples/magma-fr.txt -r ptcg-ex || true
	$(BIN)/deckcheck stats docs/examples/haymaker.txt -r ptcg-base --want 'Hitmonchan and 2 of {Bill, Oak}' --turns 3
	mkdir -p build/demo
	$(BIN)/deckcheck stats docs/examples/goat.txt -r ygo-goat --html build/demo/goat.html
	$(BIN)/deckcheck sheet docs/examples/haymaker.txt -r ptcg-base --lang fr --player 'Jane Doe' --out build/demo
	$(BIN)/deckcheck sheet docs/examples/goat.txt -r ygo-goat --checklist --out build/demo/checklist.pdf
	$(BIN)/deckcheck play docs/examples/haymaker.txt docs/examples/haymaker.txt --seat greedy,greedy --seed 62

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

# Pictures of the builder for the walk-through pages; look at them after a change of the screen.
pictures: $(STAMP)
	$(BIN)/python docs/pictures.py

bench-build: $(STAMP)
	$(BIN)/python -m tests.bench.build_fix --lists 300 --exhaustive 50
	$(BIN)/python -m tests.bench.build_complete --games 200

# Resolve every dependency anew and pin it by its hash.
constraints: $(STAMP)
	$(BIN)/python -m tests.pins

# A virtual environment of exactly the files that constraints.txt names by hash.
pinned:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r constraints.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $(STAMP)

# Needs a network: known faults of what is installed.
audit-packages: $(STAMP)
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet pip-audit
	build/audit/bin/pip-audit --disable-pip --require-hashes -r constraints.txt

docs: $(STAMP)
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/walkthroughs.py

# Each in five minutes, and at full size for the night. All print counts and fail if anything did.
fuzz: $(STAMP)
	$(BIN)/python -m tests.fuzz --minutes 5

fuzz-nightly: $(STAMP)
	$(BIN)/python -m tests.fuzz --nightly

soak: $(STAMP)
	$(BIN)/python -m tests.fuzz.soak --minutes 5

soak-nightly: $(STAMP)
	$(BIN)/python -m tests.fuzz.soak --matches 2000

# What a seat sees and hears when only hidden cards differ: 200 matches of every ruleset.
hidden: $(STAMP)
	$(BIN)/python -m tests.fuzz.hidden --matches 200

# Scripted games at the table: 30 through the pilot and 30 at a real terminal.
tables: $(STAMP)
	$(BIN)/python -m tests.fuzz.terminal --games 30

kill: $(STAMP)
	$(BIN)/python -m tests.fuzz.kill --kills 200

kill-nightly: $(STAMP)
	$(BIN)/python -m tests.fuzz.kill --kills 500

bench-check: $(STAMP)
	$(BIN)/python -m tests.bench.check

bench-search: $(STAMP)
	$(BIN)/python -m compileall -q deckcheck rulesets cardpool
	$(BIN)/python tests/bench/search.py

# A key in the builder beside a plain search of the same letters.
.PHONY: bench-keys
bench-keys: $(STAMP)
	$(BIN)/python -m tests.bench.keys

bench-ptcg: $(STAMP)
	$(BIN)/python -m tests.bench.ptcg --greedy 500

# The exact odds against 200,000 shuffles of each of five decks: 30 questions within 3 standard errors.
odds: $(STAMP)
	$(BIN)/python -m tests.odds.simulated

bench-yugioh: $(STAMP)
	$(BIN)/python -m tests.bench.yugioh --greedy 100

soak-yugioh: $(STAMP)
	$(BIN)/python -m tests.bench.soak_yugioh --duels 10000

# Every scripted card on the boards of an independent referee: offers and outcomes.
probes-yugioh: $(STAMP)
	$(BIN)/python -m tests.rulesets.yugioh.probes

soak-ptcg: $(STAMP)
	$(BIN)/python -m tests.bench.soak_ptcg

# Build the wheel, install it into a venv of its own, make that read-only and search there.
wheel-test: $(STAMP)
	rm -rf build/wheel-test && mkdir -p build/wheel-test
	$(BIN)/python -m build --wheel --outdir build/wheel-test .
	$(PYTHON) -m venv build/wheel-test/venv
	build/wheel-test/venv/bin/python -m pip install --quiet build/wheel-test/*.whl
	chmod -R a-w build/wheel-test/venv/lib
	cd build/wheel-test && venv/bin/deckcheck search 'Chamallot de Team Magma' --limit 1
	cd build/wheel-test && venv/bin/deckcheck pool info
	chmod -R u+w build/wheel-test/venv/lib
	ls -l build/wheel-test/*.whl

clean:
	rm -rf $(VENV) dist build cardpool/pool.db

soak-master-trainer: $(STAMP)
	$(BIN)/deckcheck simulate -r master-trainer --players 4 --games 20000 --bots random --check --seed 20000 --option turn-cap=300

bench-engine: $(STAMP)
	$(BIN)/python -m tests.bench.engine

# Bots against one another, with intervals and the sheet of mistakes; slow.
bench-bots: $(STAMP)
	$(BIN)/python -m tests.bench.bots greedy first-greedy --games 40

# Random matches between legal decks of scripted cards, then every program from 50 states.
soak-texts: $(STAMP)
	$(BIN)/python -m tests.bench.soak_texts --matches 1000 --states 50 --seed 2026

# The whole pool compiled twice with different hash seeds: byte for byte what is committed.
SHARED ?= ../shared
programs-twice: $(STAMP)
	rm -rf build/programs-1 build/programs-2
	PYTHONHASHSEED=1 $(BIN)/python -m rulesets.ptcg.text.build --from $(SHARED)/data --out build/programs-1
	PYTHONHASHSEED=2 $(BIN)/python -m rulesets.ptcg.text.build --from $(SHARED)/data --out build/programs-2
	diff -r build/programs-1 build/programs-2
	diff -r build/programs-1 cardpool/data/programs

# Which prints count as the same card, by their programs, and what rests on a reading by hand.
audit: $(STAMP)
	$(BIN)/python -m tests.audit.same_card

# Both texts of the Yu-Gi-Oh! cards that have two: equal programs check each other.
audit-second-texts: $(STAMP)
	$(BIN)/python -m tests.audit.second_texts --from $(SHARED)/data --show

# card, search legal: and check about every card by every ruleset.
audit-legality: $(STAMP)
	$(BIN)/python -m tests.audit.legality

# 12 real decks, 100 matches a pair, on a Dask cluster that loses a worker: the table of one process.
.PHONY: bench-cluster
bench-cluster: $(STAMP)
	$(BIN)/python -m tests.bench.cluster

# The same table by one process and by two, each a few times in turn: how much faster two are.
.PHONY: bench-processes
bench-processes: $(STAMP)
	$(BIN)/python -m tests.bench.processes

# The puzzles that come along: mined anew into build/puzzles (an hour), and all proved (a minute).
.PHONY: mine-puzzles prove-puzzles
mine-puzzles: $(STAMP)
	$(BIN)/python -m tests.puzzles.mining

prove-puzzles: $(STAMP)
	EVERY_PUZZLE=1 $(BIN)/pytest -q tests/puzzles

# Play broken in one place at a time: which test notices?
.PHONY: mutants
mutants: $(STAMP)
	$(BIN)/python -m tests.mutants
	$(BIN)/python -m tests.mutants --game yugioh

# What runs in a match, compiled with mypyc into build/compiled; says what it gains. Needs a C compiler.
.PHONY: compiled compiled-test
compiled: $(STAMP)
	$(BIN)/python -m tests.compiled

# All tests on the compiled copy: what `make compiled` made is imported before the sources.
PLAYED ?= tests
compiled-test: $(STAMP)
	$(BIN)/python -m tests.compiled.tested $(PLAYED)
