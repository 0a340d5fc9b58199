#!/bin/bash
# Builds Tests/SanitizerProbe with the address and the thread sanitizer and runs its scenarios; with the
# address sanitizer it also opens and closes windows of Tests/WindowProbe on a virtual display.
#   scripts/sanitize.sh [address|thread ...]     both by default
# Each sanitizer has a separate build folder: .build/address and .build/thread, or folders in SANITIZE_SCRATCH.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${SANITIZE_SCRATCH:-$PWD/.build}

# Scenarios of each sanitizer; an empty list means all. The thread sanitizer runs only the scenarios that use threads.
declare -A scenarios=(
    [address]=""
    [thread]="release release-subclasses release-races release-swift5"
)
# The number of windows that are opened and closed, twice, and the maximum growth of the process in the second round, in kilobytes.
windows=100
most_growth=1000
# Leaks are not detected, because the system's font and display libraries keep memory until the program ends. The quarantine of freed
# memory is small, so that a growing process indicates a leak.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:quarantine_size_mb=1:thread_local_quarantine_size_kb=64}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=0 exitcode=66}

# build SANITIZER PRODUCT: builds a program and prints its path
build() {
    local flags=(--sanitize "$1" --scratch-path "$scratch/$1" --product "$2")
    echo "sanitize: building $2 with the $1 sanitizer" >&2
    # Reports need line tables only; the index and full debug information would take time.
    swift build "${flags[@]}" --disable-index-store -Xswiftc -gline-tables-only >&2
    echo "$(swift build "${flags[@]}" --show-bin-path)/$2"
}

# open_windows PROGRAM: opens and closes windows on a virtual display; fails unless all were freed and memory does not grow.
open_windows() {
    local folder server status=0 growth
    command -v Xvfb >/dev/null || { echo "sanitize: Xvfb is not installed: scripts/setup.sh test installs it" >&2; return 1; }
    folder=$(mktemp -d)
    Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3>"$folder/display" 2>/dev/null &
    server=$!
    # The server writes its display number when it accepts connections.
    for _ in {1..2400}; do [ -s "$folder/display" ] || sleep 0.05; done
    DISPLAY=:$(cat "$folder/display") XDG_STATE_HOME=$folder \
        timeout "$(scripts/patience.sh 1800)" "$1" lifetimes "$windows" >"$folder/output" || status=$?
    kill "$server"
    wait "$server" 2>/dev/null || true
    sed 's/^/    /' "$folder/output"
    growth=$(sed -n 's/^later growth //p' "$folder/output")
    rm -r "$folder"
    [ "$status" -eq 0 ] || { echo "windows: failed with status $status"; return 1; }
    [ "${growth:-$((most_growth + 1))}" -le "$most_growth" ] ||
        { echo "windows: the process grew by ${growth:-?} KB with $windows more windows, $most_growth are allowed"; return 1; }
    echo "windows: passed"
}

[ $# -gt 0 ] || set -- address thread
for sanitizer in "$@"; do
    [ -n "${scenarios[$sanitizer]+known}" ] || { echo "sanitize: unknown sanitizer '$sanitizer'; address or thread" >&2; exit 2; }
    program=$(build "$sanitizer" SanitizerProbe)
    # shellcheck disable=SC2086
    "$program" ${scenarios[$sanitizer]}
    [ "$sanitizer" = address ] || continue
    program=$(build address WindowProbe)
    open_windows "$program"
done
