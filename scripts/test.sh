#!/bin/bash
# Builds all tests and runs them in two processes at the same time. Tests on the main actor run one after the other within a process, so
# that a single process would leave a second core idle. A third process follows, which runs one test at a time: those that have to answer
# another process on a message bus meanwhile, and those that suspend while they have set a handler of the whole program.
# The output of the second and third process follows that of the first, and the failures of all three are repeated at the end.
#   scripts/test.sh [--skip-build]
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ "${1-}" = --skip-build ] || swift build --build-tests || exit
program=$(swift build --show-bin-path)/WidgetsPackageTests.xctest
# About half of the time of all tests is spent in this target.
first='^WidgetsTests\.'
single='^(DBusTests|DesktopServicesTests)\.|^WindowTests\.(DesktopTests|InstalledPortalTests)|^WidgetsTests\.(FilePanelTests|DropFailureTests|ItemCommandTests|ListItemCommandTests|CollectionDropTests|TableCopyTests)|^DeclarativeUITests\.EditCommandTests'
outputs=$(mktemp -d)
trap 'rm -rf "$outputs"' EXIT

run() { timeout --kill-after=10 1200 "$program" --testing-library swift-testing "$@"; }

(
    status=0
    run --skip "$first" --skip "$single" || status=$?
    run --no-parallel --filter "$single" || status=$?
    exit "$status"
) >"$outputs/second" 2>&1 &
second=$!
run --filter "$first" --skip "$single" 2>&1 | tee "$outputs/first"
status=${PIPESTATUS[0]}
wait "$second" || status=$?
cat "$outputs/second"
if [ "$status" -ne 0 ]; then
    printf '\n== Failures\n' >&2
    # The mark of a failure, and what a process prints that ends by a trap.
    grep -ahE '^(.\[[0-9;]*m)?✘|Fatal error|Assertion failed|Precondition failed|^SUMMARY:' "$outputs"/* | cut -c -600 | tail -n 40 >&2
    echo "test: failed with status $status" >&2
fi
exit "$status"
