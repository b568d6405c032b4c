PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint format bench soak check lock clean screenshots

play: $(VENV)/play ## Play: on Discord with a token, else in the browser
	$(BIN)/python -m bot

test: $(VENV)/dev ## Install everything and pass every test
	$(BIN)/python -m pytest -n 2 --dist worksteal
	$(BIN)/lint-imports

lint: $(VENV)/dev ## Style, types and import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: $(VENV)/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/bench ## Every figure beside its floor
	$(BIN)/python -m bench

soak: $(VENV)/dev ## The long forms: fuzzing, thousands of kills and of games
	CONTRACT_GAMES=12 KILLS=2000 NORWEGIAN_GAMES=1000 ORACLE_GAMES=600 \
		$(BIN)/python -m pytest --timeout=0 tests/contract tests/oracle tests/bot/durability/test_kill.py \
		tests/games/norwegian/test_whole_games.py

check: $(VENV)/play
	$(BIN)/python -m bot check

screenshots: $(VENV)/dev ## Play a local game in Chromium and keep its pictures for the README
	$(BIN)/python -m tests.play.local.screenshots

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate

lock: $(VENV)/dev ## Pin every package anew, for every platform
	$(BIN)/python -m pip install --quiet uv==0.13.8
	$(COMPILE) pyproject.toml --output-file constraints.txt
	$(COMPILE) pyproject.toml --extra dev --output-file constraints-dev.txt
	$(COMPILE) bench/constraints.in --output-file bench/constraints.txt

# A stamp for each set of packages: an installation is done once and again when the pins change.
$(VENV)/play: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	touch $@

$(VENV)/dev: constraints-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints-dev.txt
	touch $@ $(VENV)/play

$(VENV)/bench: bench/constraints.txt $(VENV)/dev
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/constraints.txt
	touch $@

clean:
	rm -rf $(VENV)
