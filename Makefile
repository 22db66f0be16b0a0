# Kasane's development tasks. `make help` lists them.

SWIFT ?= swift
# PortingTests and Porting contain sources as others write them for iOS, which are not formatted.
SOURCES = Package.swift Sources $(filter-out Tests/Porting%,$(wildcard Tests/*)) $(wildcard Tests/PortingTests/*.swift) \
	Tests/PortingTests/Support Fuzz $(wildcard Examples)
# Without Foundation's system modules in the index, which is only used to discover tests, a build takes half the time.
DEBUG_FLAGS = -Xswiftc -index-ignore-system-modules
# WHOLE_MODULES=1 compiles each module in one process and links with lld: two thirds of the processor time of a first build, but
# after a change the whole module is compiled again. `make clean` before switching: the linker finds the same symbols in objects
# of both kinds.
ifdef WHOLE_MODULES
DEBUG_FLAGS += -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc $(shell nproc) -Xswiftc -use-ld=lld
endif
PREFIX ?= /usr/local
export CONFIGURATION COMPRESSION DEBUG_FLAGS

.DEFAULT_GOAL := help
.PHONY: help setup build install deb demo docs build-tests test test-live test-install test-arm test-bulk check-api test-package tsan bench bench-web oracle fuzz soak format lint clean

help: ## list the available targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the missing Debian packages
	@scripts/setup

build: setup ## build everything, optimized, into .build/release
	$(SWIFT) build -c release

install: setup ## install into PREFIX (/usr/local), or below DESTDIR; see scripts/install
	@PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) SWIFT=$(SWIFT) scripts/install

deb: setup ## build Debian packages in out/; see scripts/deb
	@scripts/deb

demo: setup ## render the examples into out/, with an index page
	@scripts/demo

docs: setup ## build the documentation site in out/docs; see scripts/docs --help
	@scripts/docs

build-tests: setup ## build the tests for `make test`
	$(SWIFT) build --build-tests $(DEBUG_FLAGS)

test: build-tests ## run the tests
	@scripts/with-test-fonts scripts/test

test-live: setup ## test windows in a headless X server and Wayland compositor; scripts/setup-live installs them
	@scripts/setup-live
	$(SWIFT) build $(DEBUG_FLAGS)
	@scripts/test-live
	@scripts/test-desktops
	@scripts/test-report
	@scripts/test-inspector
	@scripts/test-accessibility

test-install: build-tests ## install the packages in a clean root, as root, and use them
	@scripts/test-install

test-arm: setup ## compare the ARM kernels with the scalar ones, in an emulator
	@scripts/test-arm

check-api: setup ## report breaking changes to the public interface since the last version
	@scripts/check-api

test-bulk: setup ## test batches and movies on a local Dask cluster that loses workers
	$(SWIFT) build $(DEBUG_FLAGS)
	@scripts/test-bulk

test-package: test ## build and run the program in README.md as a separate package
	@scripts/test-package

bench: setup ## compare Kasane's speed with Skia's and Cairo's
	@scripts/bench

bench-web: build ## compare Kasane's speed with headless Chromium's on the scenes of Benchmarks/web
	@scripts/bench-web

oracle: setup ## compare drawings with Cairo's and Skia's: tables, and out/oracle*.png side by side
	@scripts/oracle

fuzz: setup ## fuzz every parser for a minute each; see scripts/fuzz --help
	@scripts/fuzz

soak: setup ## run mixed work for an hour and check that memory stays level; plot in out/soak.png; see scripts/soak --help
	@scripts/soak

tsan: setup ## run the multithreaded tests under Thread Sanitizer; see scripts/tsan --help
	@scripts/tsan

format: ## format the Swift sources
	$(SWIFT) format -i -r --parallel $(SOURCES)

lint: ## check the style without changing files
	$(SWIFT) format lint -r --strict --parallel $(SOURCES)
	@scripts/lint

clean: ## remove build products and rendered files
	rm -rf .build out
