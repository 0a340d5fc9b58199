#!/bin/bash
# Builds all tests and runs them in two processes at the same time. Tests on the main actor run one after the other within a process, so
# that a single process would leave a second core idle. A third process follows, which runs one test at a time: those that have to answer
# another process on a message bus meanwhile, and those that suspend while they have set a handler of the whole program.
# The output of the second and third process follows that of the first.
#   scripts/test.sh [--skip-build]
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ "${1-}" = --skip-build ] || swift build --build-tests || exit
program=$(swift build --show-bin-path)/WidgetsPackageTests.xctest
# About half of the time of all tests is spent in this target.
first='^WidgetsTests\.'
single='^(DBusTests|DesktopServicesTests)\.|^WindowTests\.DesktopTests|^WidgetsTests\.(FilePanelTests|DropFailureTests)'
output=$(mktemp)
trap 'rm -f "$output"' EXIT

run() { timeout --kill-after=10 1200 "$program" --testing-library swift-testing "$@"; }

(
    status=0
    run --skip "$first" --skip "$single" || status=$?
    run --no-parallel --filter "$single" || status=$?
    exit "$status"
) >"$output" 2>&1 &
second=$!
status=0
run --filter "$first" --skip "$single" || status=$?
wait "$second" || status=$?
cat "$output"
[ "$status" -eq 0 ] || echo "test: failed with status $status" >&2
exit "$status"
