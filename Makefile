# Kasane's chores. `make help` lists them.

SWIFT ?= swift
# PortingTests and Porting hold sources as others write them for iOS.
SOURCES = Package.swift Sources $(filter-out Tests/Porting%,$(wildcard Tests/*)) $(wildcard Tests/PortingTests/*.swift) \
	Tests/PortingTests/Support Fuzz $(wildcard Examples)
# Without what Foundation says of itself in the index, which only finding tests reads, a build takes half the time.
DEBUG_FLAGS = -Xswiftc -index-ignore-system-modules
PREFIX ?= /usr/local
export CONFIGURATION COMPRESSION

.DEFAULT_GOAL := help
.PHONY: help setup build install deb demo docs build-tests test test-live test-install test-arm test-bulk check-api test-package tsan bench bench-web oracle fuzz soak format lint clean

help: ## list what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the Debian packages that are missing
	@scripts/setup

build: setup ## build everything, optimised, into .build/release
	$(SWIFT) build -c release

install: setup ## install into PREFIX (/usr/local), or below DESTDIR; scripts/install says more
	@PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) SWIFT=$(SWIFT) scripts/install

deb: setup ## make Debian packages in out/; scripts/deb says more
	@scripts/deb

demo: setup ## render the examples into out/, with a page that shows them
	@scripts/demo

docs: setup ## make the documentation's site in out/docs; scripts/docs --help says more
	@scripts/docs

build-tests: setup ## build what `make test` runs
	$(SWIFT) build --build-tests $(DEBUG_FLAGS)

test: build-tests ## run the tests
	@scripts/with-test-fonts scripts/test

test-live: setup ## test windows in an X server and a Wayland compositor without a screen; scripts/setup-live installs them
	@scripts/setup-live
	$(SWIFT) build $(DEBUG_FLAGS)
	@scripts/test-live
	@scripts/test-desktops
	@scripts/test-report
	@scripts/test-inspector
	@scripts/test-accessibility

test-install: build-tests ## install the packages in a clean root, as root, and use what is there
	@scripts/test-install

test-arm: setup ## compare the kernels of ARM with the scalar ones, in an emulator
	@scripts/test-arm

check-api: setup ## say what of the public interface has broken since the last version
	@scripts/check-api

test-bulk: setup ## try batches and movies on a Dask cluster of this machine that loses workers
	$(SWIFT) build $(DEBUG_FLAGS)
	@scripts/test-bulk

test-package: test ## build and run the program that README.md shows, as a package of its own
	@scripts/test-package

bench: setup ## time Kasane against Skia and Cairo
	@scripts/bench

bench-web: build ## time Kasane against headless Chromium on the scenes of Benchmarks/web
	@scripts/bench-web

oracle: setup ## compare drawings with Cairo's and Skia's: tables, and out/oracle*.png with both side by side
	@scripts/oracle

fuzz: setup ## make up bytes for every reader of bytes, a minute each; scripts/fuzz --help says more
	@scripts/fuzz

soak: setup ## an hour of mixed work: does memory stay level? a plot in out/soak.png; scripts/soak --help says more
	@scripts/soak

tsan: setup ## run what works on several threads under Thread Sanitizer; scripts/tsan --help says more
	@scripts/tsan

format: ## put the Swift sources into the house style
	$(SWIFT) format -i -r --parallel $(SOURCES)

lint: ## check the style, change nothing
	$(SWIFT) format lint -r --strict --parallel $(SOURCES)
	@scripts/lint

clean: ## remove what was built and rendered
	rm -rf .build out
