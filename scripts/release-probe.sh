#!/bin/bash
# Builds Tests/SanitizerProbe with optimisation and runs its scenarios: lifetimes, timers, allocations and fuzzing. Optimised code
# releases objects earlier than a debug build, and the exact numbers of allocations are defined for optimised code only.
#   scripts/release-probe.sh [SCENARIO ...]     all by default
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."

flags=(-c release --product SanitizerProbe)
echo "release-probe: building" >&2
swift build "${flags[@]}" >&2
exec "$(swift build "${flags[@]}" --show-bin-path)/SanitizerProbe" "$@"
