# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick the second time.

SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
export PYTHON

# uv trusts the certificates of the machine where there are any, as pip and git do; else its own.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
export UV_SYSTEM_CERTS ?= true
endif

BIN   := .venv/bin
SETUP := .venv/.setup-done
LOCKS := requirements/dev.lock requirements/docs.lock requirements/peers.lock

.PHONY: help
help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- set-up ---------------------------------------------------------------------------------------------

.PHONY: setup
setup: $(SETUP) bytecode  ## make .venv with everything that tests and benchmarks need, and compile the rules
	@$(MAKE) compile || echo "setup: the rules stay as they are, plain Python at half the speed"

$(SETUP): pyproject.toml $(LOCKS)
	@uv=$$(scripts/ensure-uv) && set -ex && \
	{ [ -x $(BIN)/python ] || "$$uv" venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv; } && \
	"$$uv" pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes $(LOCKS:%=-r %) && \
	"$$uv" pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Where Python may not write bytecode (PYTHONDONTWRITEBYTECODE, a read-only folder) every start would compile anew.
.PHONY: bytecode
bytecode: $(SETUP)
	@$(BIN)/python -m compileall -q src/cosmodrome

# The rules as machine code, for simulations and search. Whoever edits them runs plain Python until the next time.
COMPILED := src/cosmodrome/machine_code/stamp.json

.PHONY: compile
compile: $(COMPILED)  ## compile kernel and rules to machine code, if there is a C compiler

$(COMPILED): scripts/compile.py $(SETUP) $(shell find src/cosmodrome/kernel src/cosmodrome/games -name '*.py')
	@scripts/ensure-compiler $(BIN)/python
	$(BIN)/python scripts/compile.py

# Versions already locked stay; `make lock UPGRADE=--upgrade` takes the newest of everything.
COMPILE_LOCK = "$$uv" pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes \
               --no-annotate --no-header --no-emit-index-url --no-emit-find-links

.PHONY: lock
lock:  ## write requirements/*.lock anew after a change in pyproject.toml
	@uv=$$(scripts/ensure-uv) && set -e && \
	$(COMPILE_LOCK) pyproject.toml             --output-file requirements/runtime.lock && \
	$(COMPILE_LOCK) pyproject.toml --group dev --output-file requirements/dev.lock --constraints requirements/runtime.lock && \
	$(COMPILE_LOCK) --group docs               --output-file requirements/docs.lock --constraints requirements/dev.lock && \
	for group in peers bootstrap node; do \
		$(COMPILE_LOCK) --group $$group        --output-file requirements/$$group.lock; \
	done

# ---- play -----------------------------------------------------------------------------------------------

.PHONY: play
play: $(SETUP) bytecode client  ## serve the site on this machine and open it
	$(BIN)/cosmodrome serve

# ---- checks ---------------------------------------------------------------------------------------------

.PHONY: check
check: lint types client-types  ## the fast checks, for work in progress
	$(BIN)/pytest -q -n 2 -m "not slow and not browser"

# Real servers and databases may run out of patience on a busy machine: what fails is tried once more by itself.
SOURCE_TESTS = $(BIN)/pytest -n 2 -m "not browser" --ignore tests/compiled/test_compiled.py || \
               $(BIN)/pytest -m "not browser" --ignore tests/compiled/test_compiled.py --last-failed --last-failed-no-failures none

# A browser may stumble on a busy machine: what fails there is tried once more by itself, and must pass.
BROWSER_TESTS = $(BIN)/pytest -n 2 tests/e2e || \
                $(BIN)/pytest --last-failed --last-failed-no-failures none tests/e2e

# Tests run on the sources. These run once more on what was compiled; too long for every change.
COMPILED_TESTS = $(BIN)/pytest tests/compiled && \
                 COSMODROME_COMPILED=yes $(BIN)/pytest -n 2 tests/conformance tests/games tests/golden tests/kernel

.PHONY: test
test: setup lint types docs client-check client  ## every check
	@set -e; \
	COSMODROME_CHROMIUM=$$(scripts/ensure-chromium); export COSMODROME_CHROMIUM; \
	COSMODROME_POSTGRES_BIN=$$(scripts/ensure-postgres); export COSMODROME_POSTGRES_BIN; \
	set -x; $(SOURCE_TESTS); $(BROWSER_TESTS)

.PHONY: test-long
test-long: setup  ## long games, and faults put in on purpose that the tests must find
	$(BIN)/pytest -n 2 tests/long
	$(COMPILED_TESTS)
	$(BIN)/python -m tests.faults

.PHONY: bench
bench: setup  ## benchmarks, with other engines beside ours
	$(BIN)/cosmodrome bench

.PHONY: lint
lint: $(SETUP)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: types
types: $(SETUP)
	$(BIN)/mypy

.PHONY: format
format: $(SETUP)  ## put code into shape and mend what ruff can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# ---- client ---------------------------------------------------------------------------------------------
# web/package.json has the scripts `check` (svelte-check), `test` (vitest run) and `build`, which writes into
# src/cosmodrome/server/static.

NPM     := node_bin=$$(scripts/ensure-node) && PATH="$$node_bin:$$PATH" npm --prefix web
MODULES := web/node_modules/.setup-done
BUILT   := src/cosmodrome/server/static/index.html

CLIENT_SOURCES = $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print) \
                 $(shell find src/cosmodrome/locale -name '*.ftl' 2>/dev/null)

$(MODULES): web/package.json web/package-lock.json | $(SETUP)
	$(NPM) ci --no-audit --no-fund
	@touch $@

.PHONY: client
client: $(BUILT)

$(BUILT): $(MODULES) $(CLIENT_SOURCES)
	$(NPM) run build
	@test -e $@ && touch $@

.PHONY: client-types
client-types: $(MODULES)
	$(NPM) run check

.PHONY: client-check
client-check: client-types
	$(NPM) run test

# ---- documentation --------------------------------------------------------------------------------------

.PHONY: docs
docs: $(SETUP)  ## build the documentation site into build/docs, with every link checked
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# ---- the rest -------------------------------------------------------------------------------------------

.PHONY: clean
clean:  ## remove everything that the commands above made
	rm -rf .venv .tools build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/cosmodrome/server/static src/cosmodrome/machine_code
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
