# Backyard Birds for the terminal. `make` lists the targets.
.DEFAULT_GOAL := help
SHELL := /bin/sh

SWIFT  ?= swift
PREFIX ?= /usr/local
# More options of swift build.
SWIFT_FLAGS ?=
# Arguments for the game: make run ARGS='--in-memory --seed 7'
ARGS   ?=
SOURCES := Sources Tests Package.swift
# One more job than processors: long modules that others wait for start earlier.
JOBS := -j $(shell echo $$((1 + $$(getconf _NPROCESSORS_ONLN))))
# SwiftPM asks the compiler for colored messages where it writes to a terminal: the other flag would compile everything again.
BUILD := $(SWIFT) build --no-color-diagnostics $(SWIFT_FLAGS)
# The build for playing and measuring. It has no debug information, since it is installed without symbols. Types are made
# by function calls instead of mangled names, whose lookup was a tenth of a start.
OPTIMIZED := $(BUILD) -c release $(JOBS) --static-swift-stdlib -debug-info-format none \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# On Linux the C++ library of Swift's runtime is linked statically: loading it is a thirtieth of a start.
STATIC := .build/static
ifneq ($(shell uname),Darwin)
OPTIMIZED += --disable-local-rpath -Xlinker "-L$(CURDIR)/$(STATIC)" -Xlinker --no-export-dynamic -Xlinker -z -Xlinker now \
    -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
endif
RELEASE := $(OPTIMIZED) --product backyard-birds
# Its place, where SwiftPM links to it: asking would need Swift.
OPTIMIZED_FOLDER := .build/release
PACKAGING := Sources/Packaging
SETUP := $(PACKAGING)/setup.sh $(SWIFT) $(STATIC)
# Says how far long builds are; the seconds are what two processors need.
PROGRESS := $(PACKAGING)/progress.sh
BUILD_RELEASE := $(PROGRESS) "Building the game" 150 $(RELEASE)

setup: ## install what building needs
	@$(SETUP)

# Who must ask for packages asks once for all: command, Debian's package, Homebrew's. The file has Unicode's own tests of
# texts from right to left; elsewhere they are skipped.
setup-tests:
	@set -- tmux tmux tmux ps procps procps zsh zsh zsh fish fish fish dash dash dash; \
	infocmp xterm-direct >/dev/null 2>&1 || set -- "$$@" xterm-direct ncurses-term ncurses; \
	! command -v apt-get >/dev/null 2>&1 || [ -e /usr/share/unicode/BidiTest.txt ] || set -- "$$@" BidiTest.txt unicode-data ""; \
	$(SETUP) "$$@"

setup-pictures:
	@$(SETUP) pnmtopng netpbm netpbm rsvg-convert librsvg2-bin librsvg

# The program with its manual and completions, as they are installed. Nothing is built where nothing has changed, so that
# installing needs no Swift, nor the user who built.
STAGE := .build/stage
INPUTS = $(shell find Sources Assets Package.swift Makefile -not -path '*.md')
COMMIT := .build/commit.h

$(STAGE)/complete: $(INPUTS) $(COMMIT)
	@if [ -n "$$SUDO_USER" ] && [ "$$SUDO_USER" != root ]; then \
	    echo "What was built is missing or older than its sources. First, without sudo: make build" >&2; exit 1; fi
	@$(SETUP)
	@$(BUILD_RELEASE)
	@$(PACKAGING)/stage.sh $(OPTIMIZED_FOLDER)/backyard-birds $(STAGE)
	@touch $@

# The commit for --version. Where git does not answer it stays as it is, and under sudo: root's files would stop the next build.
$(COMMIT): FORCE
	@[ -z "$$SUDO_USER" ] || [ "$$SUDO_USER" = root ] || exit 0; \
	commit=$$($(PACKAGING)/version.sh --commit); mkdir -p .build; [ -n "$$commit" ] || [ ! -e $@ ] || exit 0; \
	line=$${commit:+"#define COMMIT \"$$commit\""}; \
	[ -e $@ ] && [ "$$line" = "$$(cat $@)" ] || printf '%s\n' "$$line" >$@
FORCE:

build: $(STAGE)/complete ## build the game for playing (release)

run: build ## build and play; ARGS='--seed 7' are handed over
	@exec $(OPTIMIZED_FOLDER)/backyard-birds $(ARGS)

# Filters the lines of tests that pass or start, including line breaks in their arguments.
define PASSING
/^✔ Test run with/ { print; next }
/^(◇|✔) / || inside { inside = !/(started|seconds)\.$$/; next }
{ print }
endef
export PASSING

test: setup-tests ## build and run all tests, the ones that play the game in tmux too
	@$(PROGRESS) "Building the tests" 400 $(BUILD) $(JOBS) --build-tests
	@echo "What passes is not listed."
	@$(PROGRESS) "Running the tests" 180 bash -c 'set -o pipefail; $(SWIFT) test --skip-build 2>&1 | awk "$$PASSING"'

goldens-diff: ## show how goldens differ from HEAD's (SINCE=COMMIT): rows before and after, styles by name
	@Tests/goldens-diff.sh $(SINCE)

# The places of English texts for maintainers: faults inside files, and reports of tools.
MAINTAINERS := Benchmarks/ ContactSheet/ Fidelity/ PictureTools/ StringCatalog/ DrawingCompiler/ Chronology/ISO8601 JSON/ Drawing/SVG/ \
    Storefront/Catalog/ Storefront/Signing/ Session/Journal/ Session/Persistence/ Session/Sealing/ Session/Transfer/ \
    Commands/Almanac
empty :=

lint: setup assets ## formatting, forbidden calls, embedded assets
	@swift-format lint --strict --recursive --parallel $(SOURCES)
	@bad=$$(find Sources Tests -name '*.swift' -empty); \
	if [ -n "$$bad" ]; then echo "lint: nothing in it:"; echo "$$bad"; exit 1; fi
	@bad=$$(grep -rnE '\bDate\(\)|\bDate\.now\b|\bUUID\(\)|SystemRandomNumberGenerator|\.randomElement\(|\.shuffled\(|\bgetenv\(' Sources --include='*.swift' \
	    | grep -v '^Sources/Session/Environment'); \
	 if [ -n "$$bad" ]; then echo "Time, chance and the process's surroundings come from Environment alone:" >&2; echo "$$bad" >&2; exit 1; fi
	@bad=$$(grep -rlE 'import CNcurses' Sources | grep -v '^Sources/CursesTerminal/'); \
	 if [ -n "$$bad" ]; then echo "Only CursesTerminal may import CNcurses:" >&2; echo "$$bad" >&2; exit 1; fi
	@bad=$$(grep -rlE '\bpthread_create|\bThread\(' Sources --include='*.swift' --include='*.c' | grep -v '^Sources/CSignals/'); \
	 if [ -n "$$bad" ]; then echo "Threads are started by WorkerThread alone:" >&2; echo "$$bad" >&2; exit 1; fi
	@bad=$$(grep -rnE '\btry!|\bas! |TODO|FIXME' Sources --include='*.swift'); \
	 if [ -n "$$bad" ]; then echo "Unfinished or unsafe:" >&2; echo "$$bad" >&2; exit 1; fi
	@bad=$$(grep -rnE '\.replacing\((/|"|\.|[a-z]+, with)|replacingOccurrences|components\(separatedBy' Sources --include='*.swift'; \
	    grep -rlE 'escapingScalars' Sources --include='*.swift' | xargs grep -nE '\.(hasPrefix|hasSuffix|firstRange|ranges|trimPrefix)\(|\.(split|contains|firstIndex|lastIndex)\((separator: |of: )?"' \
	    | grep -vE 'unicodeScalars|utf8'); \
	 if [ -n "$$bad" ]; then echo "Text for other programs is escaped by code points (escapingScalars), not by characters:" >&2; echo "$$bad" >&2; exit 1; fi
	@unused=$$(grep -rhoE '[a-zA-Z0-9]+' Sources --include='*.swift' --exclude=$(notdir $(TEXTS)) | LC_ALL=C sort -u | LC_ALL=C comm -13 - .build/texts); \
	 if [ -n "$$unused" ]; then echo "Texts of the catalog that nothing shows:" $$unused >&2; exit 1; fi
	@bad=$$(grep -rnE '"[^"]*[[:alpha:]]+ [a-z]+ [a-z]+[^"]*"' Sources --include='*.swift' | grep -vE '^[^:]+:[0-9]+: *//' \
	    | grep -vE '^Sources/(Words/|$(subst $(empty) $(empty),|,$(strip $(MAINTAINERS))))' | grep -vE '"store (family|settings)'); \
	 if [ -n "$$bad" ]; then echo "Sentences outside the catalog (Assets/Localizable.xcstrings):" >&2; echo "$$bad" >&2; exit 1; fi
	@gone=$$(grep -ohE '`[A-Za-z-]+(/[A-Za-z+-]+)+\.(swift|sh|c|h)`' *.md Sources/*.md | tr -d '`' | sort -u \
	    | while read -r f; do [ -e "$$f" ] || [ -e "Sources/$$f" ] || echo "$$f"; done); \
	 if [ -n "$$gone" ]; then echo "Files that the documents name and that are not there:" $$gone >&2; exit 1; fi
	@git diff --quiet -- Sources/CAssets Assets/Texts $(TEXTS) || { echo "What is made of Assets/ was out of date; commit it as it is now." >&2; exit 1; }
	@echo "lint: clean"

format: ## format the sources
	@swift-format format --in-place --recursive --parallel $(SOURCES)

bench: setup ## measure start-up, frames, bytes, memory (release); ARGS=crowd: of a hundred games at once
	@$(BUILD_RELEASE) -q
	@$(PROGRESS) "Building the benchmarks" 60 $(OPTIMIZED) --product benchmarks -q
	@$(OPTIMIZED_FOLDER)/benchmarks $(ARGS)

contact-sheet: setup-pictures assets ## draw all the art as terminals show it, into .build/contact-sheet
	@$(PROGRESS) "Building the contact sheet" 60 $(OPTIMIZED) --product contact-sheet -q
	@$(OPTIMIZED_FOLDER)/contact-sheet --assets Assets $(ARGS)

fidelity: setup-pictures ## compare pictures with rsvg-convert's, and with chafa's if it is there (release)
	@$(BUILD_RELEASE) -q
	@$(PROGRESS) "Building the comparison" 60 $(OPTIMIZED) --product fidelity -q
	@$(OPTIMIZED_FOLDER)/fidelity Assets

# Tests optimized, in a build folder of their own.
LONG_TESTS := $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/soak
SOAK = LONG_TESTS="$(LONG_TESTS)" Tests/Soak/soak.sh
LONG_BUILD := $(PROGRESS) "Building the long tests" 500 $(BUILD) --build-tests -q -c release -Xswiftc -enable-testing --scratch-path .build/soak

soak: setup-tests ## kills, faults, damage, power cuts, crowds: a table of what was lost (40 minutes; ARGS='--percent 2')
	@$(BUILD_RELEASE) -q
	@$(LONG_BUILD)
	@$(SOAK) --rounds "lives glances damage kills faults goods together edges replaced" $(ARGS) $(CURDIR)/$(OPTIMIZED_FOLDER)/backyard-birds

fuzz: setup-tests ## random keys, saves, exports, catalogs and drawings: the same table (ARGS='--percent 2')
	@$(BUILD_RELEASE) -q
	@$(LONG_BUILD)
	@$(SOAK) --rounds "keys fuzz" $(ARGS) $(CURDIR)/$(OPTIMIZED_FOLDER)/backyard-birds

# Where things go; DESTDIR is put before all of them.
INSTALL := FROM="$(STAGE)" PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" BINDIR="$(BINDIR)" DATADIR="$(DATADIR)" MANDIR="$(MANDIR)" \
    ZSHDIR="$(ZSHDIR)" FISHDIR="$(FISHDIR)" $(PACKAGING)/install.sh

install: build ## install program, manual and completions below PREFIX (/usr/local)
	@$(INSTALL)

uninstall: ## remove them from there
	@$(INSTALL) --uninstall

dist: build ## make an archive that plays on a machine without Swift, below .build/dist
	@$(PACKAGING)/dist.sh $(STAGE) .build/dist

deb: build ## make a Debian package, below .build/deb
	@$(PACKAGING)/deb.sh $(STAGE) .build/deb

TEXTS := Sources/Words/Catalog/Texts.swift
DRAWINGS := Sources/CAssets/Drawings

assets: setup ## compile the catalog of texts and the drawings, and list Assets/ for the compiler
	@$(PROGRESS) "Building the compilers of texts and drawings" 90 sh -c '$(BUILD) -q --product string-catalog \
	    && $(BUILD) -q --product drawing-compiler'
	@mkdir -p $(DRAWINGS); .build/debug/drawing-compiler Assets $(DRAWINGS)
	@.build/debug/string-catalog Assets/Localizable.xcstrings Assets/Texts $(TEXTS) >.build/texts
	@out=Sources/CAssets/manifest.inc; n=0; \
	files=$$(find Assets -type f \( -name '*.svg' -o -name '*.storekit' -o -name '*.texts' -o -path 'Assets/Grammar/*' \) ! -name 'screenshot*' | LC_ALL=C sort); \
	{ for f in $$files; do n=$$((n+1)); \
	  case $$f in *.svg) made="Drawings/$${f#Assets/}"; made="$${made%.svg}.drawing" ;; *) made="../../$$f" ;; esac; \
	  printf 'static const unsigned char asset_%d[] = {\n#embed "%s" suffix(, 0)\n};\n' $$n "$$made"; done; \
	  printf 'static const EmbeddedAsset assets[] = {\n'; n=0; \
	  for f in $$files; do n=$$((n+1)); \
	  printf '    {"%s", asset_%d, sizeof asset_%d - 1},\n' "$${f#Assets/}" $$n $$n; done; \
	  printf '    {0, 0, 0},\n};\n'; } > $$out.new; \
	if cmp -s $$out.new $$out; then rm $$out.new; else mv $$out.new $$out; fi

clean: ## remove what was built
	rm -rf .build

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

.PHONY: setup setup-tests setup-pictures build run test goldens-diff lint format bench fidelity contact-sheet soak fuzz install uninstall dist deb assets clean help FORCE
