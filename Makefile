# The commands of this project. Each first installs missing packages (scripts/setup.sh) and prints their names.
.PHONY: help demo test bench peers check goldens format
.DEFAULT_GOAL := help

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

demo: ## Build the demo app and open it; without a display, draw it into demo.png
	@scripts/setup.sh build
	swift build --product DemoApp
	@demo="$$(swift build --show-bin-path)/DemoApp"; \
	if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec "$$demo"; fi; \
	rm -f demo.png; "$$demo" --screenshot demo.png || exit; \
	if [ ! -s demo.png ]; then echo "DemoApp --screenshot wrote no demo.png." >&2; exit 1; fi; \
	echo "No display was found; the demo was drawn into demo.png."

test: ## Run all tests
	@scripts/setup.sh test
	@scripts/test.sh

bench: ## Run the benchmarks, together with those of the other installed toolkits; JSON lines on stdout
	@scripts/setup.sh bench
	@scripts/bench.sh

peers: ## Install the other toolkits for `make bench` (Qt 6, GTK 4, FLTK)
	@scripts/setup.sh peers

check: ## Run the checks of scripts/check.sh: format, layering, file lengths, documentation
	@scripts/setup.sh test
	@scripts/check.sh

goldens: ## Record the golden files of the tests; check the differences before committing them
	@scripts/setup.sh test
	@scripts/record-goldens.sh

format: ## Format the sources in place
	swift format -i -r -p Sources Tests Examples Package.swift
