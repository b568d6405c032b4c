PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play help test lint format bench soak check lock clean screenshots

# Games from packages, with their hashes; docs/run/hosting.md says how to write it.
GAMES := $(wildcard requirements-games.txt)

play: $(VENV)/play $(if $(GAMES),$(VENV)/games) ## Play: on Discord with a token, else in the browser
	$(BIN)/python -m bot

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: $(VENV)/dev ## Install everything and pass every test
	$(BIN)/python -m pytest -n 3 --dist worksteal
	$(BIN)/lint-imports

lint: $(VENV)/dev ## Style, types and import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: $(VENV)/dev ## Put the code into its form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/bench ## Every figure beside its floor
	$(BIN)/python -m bench

soak: $(VENV)/dev ## The long forms: fuzzing, thousands of kills and of games
	BROWSER_ANSWERS=200 CONTRACT_GAMES=12 CONTRACT_SAMPLED=1 KILLS=2000 ORACLE_GAMES=600 NORWEGIAN_GAMES=1000 SCHOOLS_GAMES=2000 \
		GOTHS_GAMES=1000 RAGE_GAMES=500 RAGE_BALANCE_GAMES=300 DISTURBANCES=100 EVENINGS=500 PICTURE_GAMES=128 WINDOWS=200 \
		PLAY_SOAK=1 INTERRUPTIONS=60 STORMS=20 TAKEOVERS=500 MOVED_TABLES=10000 OUTAGES=40,300 FLIPS=2000 ROLLING_GAMES=100 LOOKS_GAMES=30 \
		$(BIN)/python -m pytest -n 3 --dist worksteal --timeout=0 tests/bench tests/contract tests/tabletop tabletop/testing/contract tests/oracle tests/play \
		tests/bot/durability/test_kill.py tests/bot/durability/test_takeovers.py \
		tests/bot/durability/test_storms.py tests/bot/durability/test_outages.py tests/bot/store/test_integrity.py tests/bot/store/test_moving.py tests/games/*/test_whole_games.py \
		tests/games/rage/test_balance.py tests/games/test_beginning.py tests/games/test_package.py tests/games/test_many_games.py tests/games/test_installed.py tests/bot/i18n/test_languages.py tests/project/test_tutorial.py tests/rendering/test_pictures.py tests/rendering/test_search.py \
		tests/bot/services/in_advance/test_windows.py tests/cogs/routing/test_matrix.py tests/players/test_whole_games.py \
		tests/cogs/panels/test_limits.py tests/cogs/panels/test_words.py tests/cogs/elements/test_game_face.py tests/rendering/test_lessons.py

check: $(VENV)/play $(if $(GAMES),$(VENV)/games) ## Build every command and hold it against Discord's limits
	$(BIN)/python -m bot check

screenshots: $(VENV)/dev ## Play a local game in Chromium and keep its pictures for the README
	$(BIN)/python -m tests.play.local.screenshots

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-strip-extras

lock: $(VENV)/dev ## Pin every package anew, for every platform
	$(BIN)/python -m pip install --quiet uv==0.13.8
	$(COMPILE) pyproject.toml --output-file requirements.txt
	$(COMPILE) pyproject.toml --extra play --output-file requirements-play.txt
	$(COMPILE) pyproject.toml --extra postgres --output-file requirements-postgres.txt
	$(COMPILE) pyproject.toml --extra play --extra postgres --extra dev --output-file requirements-dev.txt
	$(COMPILE) bench/requirements.in --output-file bench/requirements.txt

# A stamp for each set of packages: an installation is done once and again when the pins change.
$(VENV)/play: requirements-play.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-play.txt
	touch $@

$(VENV)/dev: requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@ $(VENV)/play

$(VENV)/bench: bench/requirements.txt $(VENV)/dev
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	touch $@

$(VENV)/games: requirements-games.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-games.txt
	touch $@

clean: ## Remove what was installed
	rm -rf $(VENV)
