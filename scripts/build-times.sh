#!/bin/bash
# Measures how long builds take: for each commit in a new clone, one after the other, and prints them side by side in seconds (real time / time of
# the processors).
#   scripts/build-times.sh [--run] [COMMIT ...]     HEAD by default; --run also runs the tests
# The machine should have nothing else to do, and the packages of `scripts/setup.sh test` must be installed. The clones are in TMPDIR.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
runs=false
[ "${1:-}" != --run ] || { runs=true && shift; }
[ $# -gt 0 ] || set -- HEAD
unset DISPLAY WAYLAND_DISPLAY

repository=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rows=("make demo" "build of the tests after it" "edit in a control" "edit in View.swift")
! $runs || rows+=("scripts/test.sh --skip-build")

# measure COMMAND...: runs it, and writes its times to the file that the commit's column has; its output is shown if it fails.
measure() {
    local TIMEFORMAT='%R %U %S' status=0
    { time "$@" >"$work/output" 2>&1; } 2>"$work/times" || status=$?
    [ "$status" -eq 0 ] || { cat "$work/output" >&2 && echo "build-times: $* failed" >&2 && exit "$status"; }
    awk '{ printf "%.0f / %.0f\n", $1, $2 + $3 }' "$work/times" >>"$column"
}

# edit FILE: changes a file outside of its declarations
edit() { echo "// An edit of $(date +%s%N)." >>"$(find Sources -name "$1" | head -n 1)"; }

columns=()
for commit in "$@"; do
    name=$(git rev-parse --short "$commit")
    column=$work/$name.column
    columns+=("$column")
    echo "build-times: $name" >&2
    git clone --quiet --shared "$repository" "$work/clone"
    cd "$work/clone"
    git checkout --quiet "$name"
    measure make demo
    measure swift build --build-tests
    # The first build of one product after all of them only links.
    swift build --product DemoApp >/dev/null
    for file in Switch.swift View.swift; do
        edit "$file"
        measure swift build --product DemoApp
    done
    if $runs; then
        swift build --build-tests >/dev/null
        measure scripts/test.sh --skip-build
    fi
    cd "$repository"
    rm -rf "$work/clone"
done

printf '| seconds, real / processors |'
for column in "${columns[@]}"; do printf ' %s |' "$(basename "$column" .column)"; done
printf '\n|---|'
for column in "${columns[@]}"; do printf -- '---:|'; done
printf '\n'
for row in "${!rows[@]}"; do
    printf '| %s |' "${rows[$row]}"
    for column in "${columns[@]}"; do printf ' %s |' "$(sed -n "$((row + 1))p" "$column")"; done
    printf '\n'
done
