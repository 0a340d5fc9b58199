#!/bin/bash
# Builds Tests/SanitizerProbe with optimisation and runs its scenarios: lifetimes, timers, allocations and fuzzing. The optimiser
# releases objects earlier than a debug build does, and only its code can be held to a number of allocations.
#   scripts/release-probe.sh [SCENARIO ...]     all by default
# The build folder is that of `make demo`, which compiles most of it.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."

flags=(-c release --product SanitizerProbe)
echo "release-probe: building" >&2
swift build "${flags[@]}" >&2
exec "$(swift build "${flags[@]}" --show-bin-path)/SanitizerProbe" "$@"
