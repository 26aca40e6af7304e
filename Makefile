# Backyard Birds for the terminal. `make` lists the targets.
.DEFAULT_GOAL := help
SHELL := /bin/sh

SWIFT  ?= swift
PREFIX ?= /usr/local
# Arguments for the game: make run ARGS='--in-memory --seed 7'
ARGS   ?=
SOURCES := Sources Tests Package.swift
# One more job than processors: long modules that others wait for start earlier.
JOBS := -j $(shell echo $$((1 + $$(getconf _NPROCESSORS_ONLN))))
# The build for playing and measuring. It has no debug information, since it is installed without symbols. Types are made
# by function calls instead of mangled names, whose lookup was a tenth of a start.
OPTIMIZED := $(SWIFT) build -c release $(JOBS) --static-swift-stdlib -debug-info-format none \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# On Linux the C++ library of Swift's runtime is linked statically: loading it is a thirtieth of a start.
STATIC := $(CURDIR)/.build/static
ifneq ($(shell uname),Darwin)
OPTIMIZED += --disable-local-rpath -Xlinker "-L$(STATIC)" -Xlinker --no-export-dynamic \
    -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
endif
RELEASE := $(OPTIMIZED) --product backyard-birds

# Installs system packages where a known package manager is there; $(1) Debian's names, $(2) Homebrew's.
define install_packages
	if command -v apt-get >/dev/null 2>&1; then \
	    sudo=; if [ "$$(id -u)" -ne 0 ]; then sudo=sudo; fi; \
	    if [ -n "$$sudo" ] && ! command -v sudo >/dev/null 2>&1; then \
	        echo "These Debian packages are missing: $(1). Install them as root: apt-get install $(1)" >&2; exit 1; fi; \
	    echo "Installing $(1)…" >&2; \
	    $$sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq $(1) >/dev/null; \
	elif command -v brew >/dev/null 2>&1; then brew install -q $(2); \
	else echo "No package manager that this Makefile knows. Please install: $(1) (Debian's names)." >&2; exit 1; fi
endef

setup: ## install what building needs
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
	    echo "Swift is missing. Install Swift 6.2 or newer from https://www.swift.org/install and try again." >&2; exit 1; }
	@if [ "$$(uname)" != Darwin ] && ! { [ -e /usr/include/ncursesw/curses.h ] || [ -e /usr/include/curses.h ]; }; then \
	    $(call install_packages,libncurses-dev,ncurses); fi
	@if [ "$$(uname)" != Darwin ]; then \
	    library=$$("$$(dirname "$$(command -v $(SWIFT))")/clang" -print-file-name=libstdc++.a 2>/dev/null || :); \
	    if [ -e "$$library" ]; then mkdir -p "$(STATIC)"; ln -sf "$$library" "$(STATIC)"; fi; fi

setup-tests: setup
	@command -v tmux >/dev/null 2>&1 || { $(call install_packages,tmux,tmux); }
	@command -v infocmp >/dev/null 2>&1 && infocmp xterm-direct >/dev/null 2>&1 \
	    || { $(call install_packages,ncurses-term,ncurses); }
	@command -v ps >/dev/null 2>&1 || { $(call install_packages,procps,procps); }
	@command -v zsh >/dev/null 2>&1 && command -v fish >/dev/null 2>&1 || { $(call install_packages,zsh fish,zsh fish); }

setup-pictures: setup
	@command -v pnmtopng >/dev/null 2>&1 && command -v rsvg-convert >/dev/null 2>&1 \
	    || { $(call install_packages,netpbm librsvg2-bin,netpbm librsvg); }

build: setup ## build the game for playing (release)
	@$(RELEASE)

run: setup ## build and play; ARGS='--seed 7' are handed over
	@$(RELEASE)
	@exec "$$($(RELEASE) --show-bin-path)/backyard-birds" $(ARGS)

# Filters the lines of tests that pass or start, including line breaks in their arguments.
define PASSING
/^✔ Test run with/ { print; next }
/^(◇|✔) / || inside { inside = !/(started|seconds)\.$$/; next }
{ print }
endef
export PASSING

test: setup-tests ## build and run all tests, the ones that play the game in tmux too
	@$(SWIFT) build $(JOBS) --build-tests
	@echo "Running the tests: about three minutes. What passes is not listed."
	@bash -c 'set -o pipefail; $(SWIFT) test --skip-build 2>&1 | awk "$$PASSING"'

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
	@git diff --quiet -- Sources/CAssets Assets/Texts $(TEXTS) || { echo "What is made of Assets/ was out of date; commit it as it is now." >&2; exit 1; }
	@echo "lint: clean"

format: ## format the sources
	@swift-format format --in-place --recursive --parallel $(SOURCES)

bench: setup ## measure start-up, frames, bytes, memory (release); ARGS=crowd: of a hundred games at once
	@$(RELEASE) -q
	@$(OPTIMIZED) --product benchmarks -q
	@"$$($(RELEASE) --show-bin-path)/benchmarks" $(ARGS)

contact-sheet: setup-pictures assets ## draw all the art as terminals show it, into .build/contact-sheet
	@$(OPTIMIZED) --product contact-sheet -q
	@"$$($(OPTIMIZED) --show-bin-path)/contact-sheet" --assets Assets $(ARGS)

fidelity: setup-pictures ## compare pictures with rsvg-convert's, and with chafa's if it is there (release)
	@$(RELEASE) -q
	@$(OPTIMIZED) --product fidelity -q
	@"$$($(RELEASE) --show-bin-path)/fidelity" Assets

# Tests optimized, in a build folder of their own.
LONG_TESTS := $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/soak
SOAK = LONG_TESTS="$(LONG_TESTS)" Tests/Soak/soak.sh
LONG_BUILD := $(SWIFT) build --build-tests -q -c release -Xswiftc -enable-testing --scratch-path .build/soak

soak: setup-tests ## kills, faults, damage, power cuts, crowds: a table of what was lost (40 minutes; ARGS='--percent 2')
	@$(RELEASE) -q
	@$(LONG_BUILD)
	@$(SOAK) --rounds "lives kills faults together goods glances replaced edges damage" $(ARGS) "$$($(RELEASE) --show-bin-path)/backyard-birds"

fuzz: setup-tests ## random keys, saves, exports, catalogs and drawings: the same table (ARGS='--percent 2')
	@$(RELEASE) -q
	@$(LONG_BUILD)
	@$(SOAK) --rounds "keys fuzz" $(ARGS) "$$($(RELEASE) --show-bin-path)/backyard-birds"

# The installed files, below PREFIX.
MAN  := share/man/man1/backyard-birds.1
BASH := share/bash-completion/completions/backyard-birds
ZSH  := share/zsh/site-functions/_backyard-birds
FISH := share/fish/vendor_completions.d/backyard-birds.fish
INSTALLED := bin/backyard-birds $(MAN) $(BASH) $(ZSH) $(FISH)

install: build ## install program, manual and completions below PREFIX (/usr/local)
	@set -e; root="$(DESTDIR)$(PREFIX)"; program="$$($(RELEASE) --show-bin-path)/backyard-birds"; \
	for file in $(INSTALLED); do install -d "$$root/$$(dirname $$file)"; done; \
	install -s -m 755 "$$program" "$$root/bin/backyard-birds"; \
	"$$program" man --language en >"$$root/$(MAN)"; \
	"$$program" completions bash >"$$root/$(BASH)"; \
	"$$program" completions zsh >"$$root/$(ZSH)"; \
	"$$program" completions fish >"$$root/$(FISH)"; \
	for file in $(MAN) $(BASH) $(ZSH) $(FISH); do chmod 644 "$$root/$$file"; done; \
	for file in $(INSTALLED); do echo "$$root/$$file"; done

uninstall: ## remove them from there
	@for file in $(INSTALLED); do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done

# The archive's instructions, and its installer without make or Swift.
define DIST_README
Backyard Birds for the terminal

To play: bin/backyard-birds
To install: ./install.sh (below /usr/local, or PREFIX=~/.local ./install.sh)
To remove: ./install.sh --uninstall, with the same PREFIX

It needs a Linux with glibc 2.35 or newer and ncurses 6 with wide characters:
libc6, libncursesw6 and ncurses-base in Debian 12, of which a bare one lacks only libncursesw6
(apt-get install libncursesw6). No Swift, no network. README.md says how to play.
endef
define DIST_INSTALL
#!/bin/sh
# Installs program, manual and completions below PREFIX (/usr/local); --uninstall removes them.
set -eu
cd "$$(dirname "$$0")"
prefix="$${PREFIX:-/usr/local}"
find bin share -type f | while read -r file; do
    target="$${DESTDIR:-}$$prefix/$$file"
    rm -f "$$target"
    if [ "$${1:-}" != --uninstall ]; then
        mkdir -p "$$(dirname "$$target")"
        cp "$$file" "$$target"
        echo "$$target"
    fi
done
endef
export DIST_README DIST_INSTALL

dist: build ## make an archive that plays on a machine without Swift, below .build/dist
	@set -e; program="$$($(RELEASE) --show-bin-path)/backyard-birds"; \
	name="$$("$$program" --version | tr ' ' '-')-$$(uname -s | tr A-Z a-z)-$$(uname -m)"; \
	rm -rf .build/dist; mkdir -p ".build/dist/$$name"; \
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/dist/$$name" PREFIX= >/dev/null; \
	printf '%s\n' "$$DIST_README" >".build/dist/$$name/INSTALL.txt"; \
	printf '%s\n' "$$DIST_INSTALL" >".build/dist/$$name/install.sh"; \
	chmod 755 ".build/dist/$$name/install.sh"; cp README.md ".build/dist/$$name"; \
	tar -C .build/dist --owner=0 --group=0 -czf ".build/dist/$$name.tar.gz" "$$name"; \
	ls -l ".build/dist/$$name.tar.gz"

TEXTS := Sources/Words/Catalog/Texts.swift
DRAWINGS := Sources/CAssets/Drawings

assets: setup ## compile the catalog of texts and the drawings, and list Assets/ for the compiler
	@$(SWIFT) build -q --product string-catalog
	@$(SWIFT) build -q --product drawing-compiler
	@mkdir -p $(DRAWINGS); "$$($(SWIFT) build --show-bin-path)/drawing-compiler" Assets $(DRAWINGS)
	@"$$($(SWIFT) build --show-bin-path)/string-catalog" Assets/Localizable.xcstrings Assets/Texts $(TEXTS) >.build/texts
	@out=Sources/CAssets/manifest.inc; n=0; \
	files=$$(find Assets -type f \( -name '*.svg' -o -name '*.storekit' -o -name '*.texts' \) ! -name 'screenshot*' | LC_ALL=C sort); \
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

.PHONY: setup setup-tests setup-pictures build run test goldens-diff lint format bench fidelity contact-sheet soak fuzz install uninstall dist assets clean help
