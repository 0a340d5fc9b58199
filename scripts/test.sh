#!/bin/bash
# Builds all tests and runs them in two processes at the same time. Tests on the main actor run one after the other within a process, so
# that a single process would leave a second core idle. A third process follows for the tests that talk to another process on a message bus
# and have to answer it meanwhile: none of them may wait for a test that keeps the main thread busy.
# The output of the second and third process follows that of the first.
#   scripts/test.sh [--skip-build]
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ "${1-}" = --skip-build ] || swift build --build-tests || exit
program=$(swift build --show-bin-path)/WidgetsPackageTests.xctest
# About half of the time of all tests is spent in this target.
first='^WidgetsTests\.'
bus='^(DBusTests|DesktopServicesTests)\.|^WindowTests\.DesktopTests|^WidgetsTests\.FilePanelTests'
output=$(mktemp)
trap 'rm -f "$output"' EXIT

run() { timeout --kill-after=10 1200 "$program" --testing-library swift-testing "$@"; }

(
    status=0
    run --skip "$first" --skip "$bus" || status=$?
    run --no-parallel --filter "$bus" || status=$?
    exit "$status"
) >"$output" 2>&1 &
second=$!
status=0
run --filter "$first" --skip "$bus" || status=$?
wait "$second" || status=$?
cat "$output"
[ "$status" -eq 0 ] || echo "test: failed with status $status" >&2
exit "$status"
