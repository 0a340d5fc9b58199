#!/bin/bash
# Builds all tests and runs them in two processes at the same time. Tests on the main actor run one after the other within a process, so
# that a single process would leave a second core idle. A third process follows the first, and runs one test at a time: those that have to
# answer another process on a message bus meanwhile, and those that suspend while they have set a handler of the whole program.
# When these have ended, a fourth process runs the tests that depend on real time: double clicks, animations and waits of the event loop.
# The output of the second process follows that of the first and the third, and the failures of all are repeated at the end.
#   scripts/test.sh [--skip-build] [--filter PATTERN]...
# With patterns, only those tests run whose identifiers ("WidgetsTests.ButtonTests") contain a match of one of these regular expressions, in the
# process in which they belong.
# Each process is ended after an hour, more than ten times the duration on two idle cores; WIDGETS_PATIENCE is a factor for this and for the limits
# of the tests.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=true
filters=()
while [ $# -gt 0 ]; do
    case "$1" in
    --skip-build) build=false ;;
    --filter)
        [ $# -gt 1 ] || { echo "test: --filter needs a pattern" >&2; exit 64; }
        filters+=(--filter "$2")
        shift
        ;;
    *) echo "test: unknown argument $1; use --skip-build and --filter PATTERN" >&2; exit 64 ;;
    esac
    shift
done

! $build || swift build --build-tests || exit
program=$(swift build --show-bin-path)/WidgetsPackageTests.xctest
# Together with the third process, these take about half of the time of all tests.
first='^WidgetsTests\.'
single='^(DBusTests|DesktopServicesTests)\.|^WindowTests\.(DesktopTests|TitleBarSettingsTests|DemoDesktopPageTests|DesktopServiceTests|InstalledPortalTests|InstalledServiceTests)|^WidgetsTests\.(FilePanelTests|DropFailureTests|ItemCommandTests|ListItemCommandTests|CollectionDropTests|TableCopyTests)|^DeclarativeUITests\.(EditCommandTests|LinkTests)|^DemoAppTests\.KeyboardPageTests'
# These expect that something happens within a time, so that nothing runs beside them.
alone='^SDLPlatformTests\.DisplayTests/LoopTests|^WindowTests\.(RealTimeTests|GestureWindowTests|TitleBarWindowTests)'
limit=$(scripts/patience.sh 3600)
outputs=$(mktemp -d)
trap 'rm -rf "$outputs"' EXIT

# The status of a process in which no test matches a pattern.
no_tests=69
# Processes are restricted by what they skip, so that patterns restrict them further.
run() {
    local status=0
    timeout --kill-after=10 "$limit" "$program" --testing-library swift-testing "${filters[@]}" "$@" || status=$?
    if [ $status -ne $no_tests ]; then
        touch "$outputs/found"
    elif [ ${#filters[@]} -gt 0 ]; then
        status=0
    fi
    return $status
}

# Also writes the output to a file with the name in the first argument.
show() {
    run "${@:2}" 2>&1 | tee "$outputs/$1"
    return "${PIPESTATUS[0]}"
}

run --skip "$first" --skip "$single" --skip "$alone" >"$outputs/second" 2>&1 &
second=$!
status=0
show first --skip "^(?!$first)" --skip "$single" || status=$?
show third --no-parallel --skip "^(?!$single)" || status=$?
wait "$second" || status=$?
cat "$outputs/second"
show fourth --no-parallel --skip "^(?!$alone)" || status=$?
[ -e "$outputs/found" ] || { echo "test: no test matches" >&2; exit $no_tests; }
if [ "$status" -ne 0 ]; then
    printf '\n== Failures\n' >&2
    # The mark of a failure, and what a process prints that ends by a trap.
    grep -ahE '^(.\[[0-9;]*m)?✘|Fatal error|Assertion failed|Precondition failed|^SUMMARY:' "$outputs"/* | cut -c -600 | tail -n 40 >&2
    echo "test: failed with status $status" >&2
fi
exit "$status"
