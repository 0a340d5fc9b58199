#!/bin/bash
# Builds Tests/SanitizerProbe under the address and the thread sanitizer and runs its scenarios; under the
# address sanitizer also opens and closes windows of Tests/WindowProbe on a virtual display.
#   scripts/sanitize.sh [address|thread ...]     both by default
# Each sanitizer has a build folder of its own: .build/address and .build/thread, or below SANITIZE_SCRATCH.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${SANITIZE_SCRATCH:-$PWD/.build}

# Scenarios per sanitizer; an empty list means all. The thread sanitizer has something to find only where threads are used.
declare -A scenarios=(
    [address]=""
    [thread]="release release-subclasses release-races release-swift5"
)
# How many windows are opened and closed, twice, and by how many kilobytes the process may grow the second time.
windows=100
most_growth=1000
# Leaks are not looked for: the system's font and display libraries keep memory until the program ends. The quarantine of freed
# memory is small, so that the size of the process tells whether memory stays flat.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:quarantine_size_mb=1:thread_local_quarantine_size_kb=64}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=0 exitcode=66}

# build SANITIZER PRODUCT: prints the path of the program
build() {
    local flags=(--sanitize "$1" --scratch-path "$scratch/$1" --product "$2")
    echo "sanitize: building $2 with the $1 sanitizer" >&2
    # Line tables are enough for a report; the index and full debug information take time.
    swift build "${flags[@]}" --disable-index-store -Xswiftc -gline-tables-only >&2
    echo "$(swift build "${flags[@]}" --show-bin-path)/$2"
}

# open_windows PROGRAM: opens and closes windows on a virtual display; fails unless all were freed and memory stays flat.
open_windows() {
    local folder server status=0 growth
    command -v Xvfb >/dev/null || { echo "sanitize: Xvfb is not installed: scripts/setup.sh test installs it" >&2; return 1; }
    folder=$(mktemp -d)
    Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3>"$folder/display" 2>/dev/null &
    server=$!
    # The server writes its number when it takes connections.
    for _ in {1..200}; do [ -s "$folder/display" ] || sleep 0.05; done
    DISPLAY=:$(cat "$folder/display") XDG_STATE_HOME=$folder \
        timeout 120 "$1" lifetimes "$windows" >"$folder/output" || status=$?
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
