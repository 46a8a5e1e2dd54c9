# What people do with Segue in one word; 'make' alone lists it. Set-up is part of it.

.PHONY: help run test example docs page-check page-lint lint bench random uikit-shape clean set-up

help:
	@echo "make run          play the scenarios of Configs, and draw them into out"
	@echo "make test         the whole test suite"
	@echo "make example      build, test and play Examples/ZoomStyle, a style in a package of its own"
	@echo "make page-check   use the page that plays in a real Chromium, pictures of it into .build/page"
	@echo "make page-lint    the rules of Biome on the script and style sheet of that page"
	@echo "make docs         the DocC archive of the modules and guides, into .build/docs"
	@echo "make lint         the formatter, strictly"
	@echo "make uikit-shape  type-check the styles and the tests of UIKit's rules as for iOS"
	@echo "make random       an app that does anything in any order, 200,000 times; SEED, RUNS, STEPS, ONLY"
	@echo "make bench        figures against limits measured in the same run"
	@echo "make clean        remove what was built and drawn"

run: set-up
	swift build --product segue
	@"$$(swift build --show-bin-path)/segue" run Configs --out out
	@echo "Open the .svg files in out with a browser."

test: set-up
	swift test --disable-xctest

# Segue is taken as it is built already: what is built is shared. The plan of what to build is not,
# which SwiftPM would take over from one package to the other if it were kept.
example: set-up
	swift test --disable-xctest --package-path Examples/ZoomStyle --scratch-path .build \
	  --disable-build-manifest-caching --explicit-target-dependency-import-check error
	.build/debug/segue-zoom run Examples/ZoomStyle/Configs

page-check: set-up
	@Scripts/set-up browser
	Tests/Page/check .build/page

page-lint:
	@Scripts/set-up page-linter
	Tests/Page/lint

docs: set-up
	Scripts/docs

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Plugins Examples Tests Benchmarks

uikit-shape: set-up
	Tests/UIKitShape/build

# SEED=42 ONLY=3,17,22 repeats one run, as a failure is printed; SANITIZE=1 looks for memory errors.
SEED ?= 1
RUNS ?= $(if $(SANITIZE),2500,200000)
STEPS ?= 80

random: set-up
	Scripts/random $(if $(SANITIZE),--sanitize) $(SEED) $(RUNS) $(STEPS) $(ONLY)

bench: set-up
	swift run --configuration release --package-path Benchmarks

clean:
	rm -rf .build Benchmarks/.build Examples/ZoomStyle/.build out

set-up:
	@Scripts/set-up
