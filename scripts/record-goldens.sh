#!/bin/bash
# Records the golden files again: runs the tests with WIDGETS_GOLDENS=record, then shows what changed.
#   scripts/record-goldens.sh [FILTER]     FILTER as for `swift test --filter`
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -z "${CI:-}" ] || { echo "record-goldens: goldens are never recorded in CI" >&2; exit 1; }
WIDGETS_GOLDENS=record timeout 1200 swift test ${1:+--filter "$1"}
git status --short -- Tests
echo "record-goldens: look at each of these files before you commit it." >&2
