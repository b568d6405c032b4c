PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play help test lint format docs bench soak check lock clean screenshots

# Games from packages, with their hashes; docs/run/hosting.md says how to write it.
GAMES := $(wildcard requirements-games.txt)

play: $(VENV)/play $(if $(GAMES),$(VENV)/games) ## Play: on Discord with a token, else in the browser
	$(BIN)/python -m bot

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: $(VENV)/dev ## Install everything and run every test
	$(BIN)/python -m pytest -n 3 --dist worksteal
	$(BIN)/lint-imports

lint: $(VENV)/dev ## Check style, types and import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: $(VENV)/dev ## Format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# A page that has the reader fetch something elsewhere is refused, as a dead link or anchor is.
docs: $(VENV)/docs/installed ## Build the documentation as a site, in site/
	NO_MKDOCS_2_WARNING=1 $(VENV)/docs/bin/mkdocs build --clean
	@! grep -rlE '<(script|link|img|iframe|source)[^>]*(src|href)="?(https?:)?//' --include='*.html' site

bench: $(VENV)/bench ## Run benchmarks against baselines
	$(BIN)/python -m bench

soak: $(VENV)/dev ## Run the long forms of the tests: an hour on two cores, FULL=1 several
	$(BIN)/python -m tests.soak $(if $(FULL),--full)

check: $(VENV)/play $(if $(GAMES),$(VENV)/games) ## Build every command and compare it with Discord's limits
	$(BIN)/python -m bot check

screenshots: $(VENV)/dev ## Play a local game in Chromium and keep its pictures
	$(BIN)/python -m tests.play.local.screenshots

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-strip-extras

lock: $(VENV)/dev ## Refresh the lock files
	$(BIN)/python -m pip install --quiet uv==0.13.8
	$(COMPILE) pyproject.toml --output-file requirements.txt
	$(COMPILE) pyproject.toml --extra play --output-file requirements-play.txt
	$(COMPILE) pyproject.toml --extra postgres --output-file requirements-postgres.txt
	$(COMPILE) pyproject.toml --extra play --extra postgres --extra dev --output-file requirements-dev.txt
	$(COMPILE) bench/requirements.in --output-file bench/requirements.txt
	$(COMPILE) docs/requirements.in --output-file docs/requirements.txt

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

# An environment of its own: what builds the site is no tool of the tests.
$(VENV)/docs/installed: docs/requirements.txt
	$(PYTHON) -m venv $(VENV)/docs
	$(VENV)/docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r docs/requirements.txt
	touch $@

$(VENV)/games: requirements-games.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-games.txt
	touch $@

clean: ## Remove what was installed
	rm -rf $(VENV)
