# The common tasks; 'make' lists them. Each runs the set-up first.

.PHONY: help check-all run test release sweep gallery example scaffold docs page-check page-lint lint bench peers
.PHONY: lists mutants work work-accept random uikit-shape sdk-check availability clean set-up install uninstall

help:
	@echo "make run          play the scenarios of Configs and draw them to out"
	@echo "make test         run the test suite"
	@echo "make release      build the command as it is released, and print its path"
	@echo "make install      install it with its manual page and completions; PREFIX, DESTDIR, COMMAND"
	@echo "make uninstall    remove what 'make install' installed; PREFIX, DESTDIR"
	@echo "make sweep        play every event at every frame of every style, and change every parameter"
	@echo "make gallery      draw the pictures of Documentation/Gallery.md and Documentation/Contributing/Seeds.md"
	@echo "make lists        run the tests, and list those of UIKit's rules and faults in .build/lists"
	@echo "make example      build and test the packages in Examples, and the UIKit code in Tests/Clients"
	@echo "make scaffold     write a style and a package with 'segue new-style', build and test them"
	@echo "make page-check   test the interactive page in Chromium, with screenshots in .build/page"
	@echo "make page-lint    lint the script and style sheet of that page with Biome"
	@echo "make docs         the DocC archive of the modules and guides, into .build/docs"
	@echo "make lint         check the formatting, strictly"
	@echo "make check-all    everything that a change need not pass at once, and the nightly workflow runs"
	@echo "make uikit-shape  type-check the styles and the tests of UIKit's rules as on iOS"
	@echo "make sdk-check    type-check the code against an SDK of Apple; SDK=/path/to/MacOSX.sdk"
	@echo "make availability check that nothing needs a newer system than iOS 17 or macOS 14"
	@echo "make random       run random actions of an app, 200,000 times; SEED, RUNS, STEPS, ONLY"
	@echo "make mutants      check 20,000 random changes of the files in Configs; COUNT"
	@echo "make bench        compare performance with limits measured in the same run"
	@echo "make peers        the same script in other UI libraries, as far as they are installed"
	@echo "make work         compare counts of work, such as allocations and layouts, with stored ones"
	@echo "make work-accept  store those counts; a count that rises needs BECAUSE='the reason'"
	@echo "make clean        remove build products and output"

# Nothing here uses the plug-in, whose command would be built once more.
export SEGUE_WITHOUT_PLUGIN = 1

run: set-up
	swift build --product segue
	@"$$(swift build --show-bin-path)/segue" run Configs --out out
	@echo "Open out/index.html with a browser."

test: set-up
	@Scripts/test

release: set-up
	@Scripts/release

PREFIX ?= /usr/local
# A command that is already built does not need the set-up.
install: $(if $(COMMAND),,set-up)
	@Scripts/install

# The environment takes every character of a path; in quotes an apostrophe would end them.
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export DESTDIR := $(DESTDIR)
install: export COMMAND := $(COMMAND)

uninstall:
	@Scripts/install --remove

# The test suite plays a sample of it.
sweep: set-up
	SEGUE_SWEEP=1 swift test --disable-xctest --filter 'StyleSweepTests|ParameterEditTests'

# Every mutant is valid, or has errors with places.
COUNT ?= 20000
mutants: set-up
	SEGUE_MUTANTS=$(COUNT) swift test --disable-xctest --filter MutantTests

gallery: set-up
	SEGUE_WRITE_DOCUMENTS=1 swift test --disable-xctest --filter '^(ConfigsTests.GalleryTests|SystemsTests.SeedsPageTests)'

lists: set-up
	swift test --disable-xctest --event-stream-version 0 --event-stream-output-path .build/events
	swift run ProjectChecks coverage .build/events
	swift run ProjectChecks symbols

# The packages share the build products. The build manifest is not cached: SwiftPM would reuse one
# package's manifest for the other.
example: set-up
	swift test --disable-xctest --package-path Examples/DropStyle --scratch-path .build \
	  --disable-build-manifest-caching --explicit-target-dependency-import-check error
	.build/debug/segue-drop run Examples/DropStyle/Configs
	for package in Examples/SegueApp Examples/PlainUIKit Tests/Clients; do \
	  env -u SEGUE_WITHOUT_PLUGIN swift test --disable-xctest --package-path $$package --scratch-path .build \
	    --disable-build-manifest-caching --explicit-target-dependency-import-check error || exit; done

scaffold: set-up
	Scripts/check-scaffold

page-check: set-up
	@Scripts/set-up browser
	Tests/Page/check .build/page

page-lint:
	@Scripts/set-up page-linter
	Tests/Page/lint

docs: set-up
	Scripts/docs

# What a change must pass is .ci/run.
check-all:
	.ci/all

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Plugins Examples Tests Benchmarks

uikit-shape: set-up
	Tests/UIKitShape/build

sdk-check: set-up
	@Scripts/check-sdk $(if $(SDK),'$(SDK)')

# It reads the indexes of these builds.
availability: example uikit-shape
	swift build --build-tests
	Scripts/check-availability

# SEED=42 ONLY=3,17,22 repeats one run, as printed for a failure; SANITIZE=1 detects memory errors.
SEED ?= 1
RUNS ?= $(if $(SANITIZE),2500,200000)
STEPS ?= 80

random: set-up
	Scripts/random $(if $(SANITIZE),--sanitize) $(SEED) $(RUNS) $(STEPS) $(ONLY)

bench: set-up
	program=$$(Benchmarks/build) && "$$program"

ROUNDS ?= 5

peers: set-up
	Benchmarks/peers/run --rounds $(ROUNDS)

work: set-up
	Benchmarks/check-work

work-accept: set-up
	program=$$(Benchmarks/build) && "$$program" work --write $(if $(BECAUSE),--because '$(BECAUSE)') Benchmarks/work.txt Configs

clean:
	rm -rf .build Benchmarks/.build Examples/*/.build out

set-up:
	@Scripts/set-up
