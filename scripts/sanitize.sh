#!/bin/bash
# Builds Tests/SanitizerProbe under the address and the thread sanitizer and runs its scenarios (Tests/StressSupport).
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
# Leaks are not looked for: the system's font and display libraries keep memory until the program ends.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=0 exitcode=66}

[ $# -gt 0 ] || set -- address thread
for sanitizer in "$@"; do
    [ -n "${scenarios[$sanitizer]+known}" ] || { echo "sanitize: unknown sanitizer '$sanitizer'; address or thread" >&2; exit 2; }
    echo "sanitize: building with the $sanitizer sanitizer" >&2
    flags=(--sanitize "$sanitizer" --scratch-path "$scratch/$sanitizer" --product SanitizerProbe)
    # Line tables are enough for a report; the index and full debug information take time.
    swift build "${flags[@]}" --disable-index-store -Xswiftc -gline-tables-only >&2
    # shellcheck disable=SC2086
    "$(swift build "${flags[@]}" --show-bin-path)/SanitizerProbe" ${scenarios[$sanitizer]}
done
