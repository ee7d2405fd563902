# Two commands are all a newcomer needs: `make play` and `make test`.
# They need Python 3.11 or newer and make; everything else goes into .venv.

EDITION ?= sonic-boom
SEATS   ?=
OPTIONS ?=
RESUME  ?=
SAVE    ?=
SPEED   ?=
PORT    ?=
LAN     ?=
PYTHON  ?= python3
PYTEST_ARGS ?= -n auto --dist worksteal

GAME = $(EDITION) $(addprefix --seat ,$(SEATS)) $(addprefix --option ,$(OPTIONS)) $(addprefix --save ,$(SAVE))
SPOKEN = $(addprefix --lang ,$(filter de en,$(LANG)))
HOW  = $(SPOKEN) $(addprefix --speed ,$(SPEED))
VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/ready
LOCK  := requirements-dev.lock

# The tests start the program hundreds of times: without this, where the environment has it set, each compiles its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal test thorough check checked checked-pages compiled pages format bench lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(firstword $(MAKEFILE_LIST))

play: compiled pages ## serve tables on http://localhost:8000 and open the browser; LANG=de the language, PORT=8001 another port, LAN=1 for the home network too
	@$(BIN)/bankhalter serve --open $(SPOKEN) $(addprefix --port ,$(PORT)) $(if $(LAN),--lan) || [ $$? = 130 ]

terminal: export BANKHALTER_BY_MAKE = 1
terminal: compiled ## play at the terminal; EDITION=bond-007 SEATS="Anna bot:standard" OPTIONS="rent=automatic" change the game, LANG=de the language, SPEED=slow the bots, RESUME=1 goes on with the last one
	@$(BIN)/bankhalter play $(HOW) $(if $(RESUME),--resume $(or $(filter-out 1,$(RESUME)),$(SAVE)),$(GAME))

test: compiled pages ## run the tests, those of the page in Chromium too
	$(BIN)/pytest $(PYTEST_ARGS)
	cd web && npm run --silent test
	cd web && CHROMIUM=$$(../scripts/browser) npm run --silent e2e

thorough: compiled ## run what takes too long for every run: the laws over 200 games of each kind
	BANKHALTER_LAWS=long $(BIN)/pytest $(PYTEST_ARGS) tests/laws

check: checked checked-pages ## format, lint, types, layers, plain subset

checked: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -q tests/architecture

checked-pages:
	scripts/pages --tools
	cd web && npm run --silent check

# Without Node.js the server shows a plain page, so that is no reason to stop a game.
pages: $(READY) ## build the web page anew, if it has changed
	@scripts/pages || [ $$? = 3 ]

# Without a compiler everything works too, so that is no reason to stop.
compiled: $(READY) ## compile the rules anew, if they have changed
	@$(BIN)/python -m bankhalter.compiled.build || true

format: $(READY) ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: compiled ## measure how fast games are played, into bench/compiled.json
	@$(BIN)/python bench/compiled.py 1 sonic-boom bench/compiled.json

# PYTHON if it is new enough, else the newest that is installed.
$(READY): pyproject.toml $(LOCK)
	@python=; \
	for candidate in $(PYTHON) python3.14 python3.13 python3.12 python3.11; do \
	    if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$candidate; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "Bankhalter needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3.11" >&2; exit 1; \
	fi; \
	if ! "$$python" -c 'import venv, ensurepip' 2>/dev/null; then \
	    echo "$$python cannot make virtual environments; install its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$("$$python" --version), once ..."; \
	rm -rf $(VENV) && "$$python" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(LOCK) hatchling editables Cython setuptools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(LOCK) --no-build-isolation --editable '.[dev]'
	@touch $@

lock: ## take the newest versions that pyproject.toml allows into the lock file
	@rm -rf $(VENV) && $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check hatchling editables Cython setuptools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[dev]'
	@{ echo '# Written by `make lock`: the versions that every machine gets.'; \
	   $(BIN)/python -m pip freeze --all --exclude bankhalter --exclude pip; } > $(LOCK)
	@touch $(READY)

clean: ## remove what the commands above made
	rm -f src/bankhalter/compiled/extension.*
	rm -rf web/node_modules src/bankhalter/server/pages/built
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
