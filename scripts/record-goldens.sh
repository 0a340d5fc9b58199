#!/bin/bash
# Records the golden files: runs the tests with WIDGETS_GOLDENS=record, then lists the changed files.
#   scripts/record-goldens.sh [FILTER]     FILTER as for `swift test --filter`
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -z "${CI:-}" ] || { echo "record-goldens: golden files are never recorded in CI" >&2; exit 1; }
WIDGETS_GOLDENS=record timeout "$(scripts/patience.sh 7200)" swift test ${1:+--filter "$1"}
git status --short -- Tests
echo "record-goldens: check each of these files before you commit it." >&2
