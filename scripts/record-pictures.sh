#!/bin/bash
# Records the pictures of the documentation in docs/images: the gallery and three of the example programs, in light and dark.
#
# The tests of the scenes draw them without a display, with the font Inter and at one pixel per point, so that each run draws the same pixels.
# Needs the packages of `scripts/setup.sh test`.
#   scripts/record-pictures.sh [--skip-build]
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
fail() {
    echo "record-pictures: $1" >&2
    exit 1
}
[ -z "${CI:-}" ] || fail "pictures are never recorded in CI"
[ -n "$(fc-list "Inter")" ] || fail "the font Inter is not installed; scripts/setup.sh test installs it"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
[ "${1:-}" = --skip-build ] || swift build --build-tests >"$folder/build.log" 2>&1 ||
    fail "the tests do not build: $(tail -n 5 "$folder/build.log")"

WIDGETS_FONT_FAMILY=Inter WIDGETS_SAMPLES="$folder" timeout 600 "$(swift build --show-bin-path)/WidgetsPackageTests.xctest" \
    --testing-library swift-testing --filter '(DemoAppTests\.Gallery|DatabaseBrowserTests\.|SevenGUIsTests\.)SceneTests' \
    >"$folder/test.log" || fail "a scene was not drawn: $(tail -n 5 "$folder/test.log")"
for scene in gallery database cells register; do
    for style in light dark; do
        cp "$folder/$scene-$style.png" docs/images/ || fail "there is no scene $scene-$style"
    done
done
git status --short -- docs/images
echo "record-pictures: look at each of these files before you commit it." >&2
