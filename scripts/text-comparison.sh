#!/bin/sh
# Creates docs/images/text-beside-gtk.png: a text sample, drawn by this project on the left and by a GTK program on the right.
#
# Builds the tests, which draw the left side, and the GTK program, which runs under Xvfb.
# Needs the packages of `scripts/setup.sh test` and `scripts/setup.sh peers`.
set -eu
cd "$(dirname "$0")/.."
fail() {
    echo "text-comparison: $1" >&2
    exit 1
}
pkg-config --exists gtk4 || fail "GTK 4 is not installed; scripts/setup.sh peers installs it"
command -v xvfb-run >/dev/null || fail "xvfb-run is not installed; scripts/setup.sh test installs it"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# shellcheck disable=SC2046
gcc -O1 -Wall -Wno-deprecated-declarations scripts/text_beside_gtk.c -o "$folder/beside" $(pkg-config --cflags --libs gtk4) -lm

swift build --build-tests >"$folder/build.log" 2>&1 || fail "the tests do not build: $(tail -n 5 "$folder/build.log")"
WIDGETS_SAMPLES="$folder" timeout "$(scripts/patience.sh 1200)" .build/debug/WidgetsPackageTests.xctest --testing-library swift-testing \
    --filter "TextSampleTests.*beside another" >"$folder/test.log" || fail "the sample was not drawn: $(tail -n 5 "$folder/test.log")"

set --
for scale in 1.0 1.5; do
    for look in light dark; do
        name="$look@$scale"
        # GTK's default configuration, without settings of the user.
        HOME="$folder" XDG_CONFIG_HOME="$folder" GSETTINGS_BACKEND=memory GDK_BACKEND=x11 \
            timeout "$(scripts/patience.sh 600)" xvfb-run -a -s "-screen 0 1280x1024x24" "$folder/beside" show "$folder/gtk-$name.png" "$look" "$scale" \
            >>"$folder/gtk.log" 2>>"$folder/gtk.errors" || fail "the GTK program failed: $(tail -n 5 "$folder/gtk.errors")"
        set -- "$@" "$look, scale ${scale%.0}" "$folder/beside-$name.png" "$folder/gtk-$name.png"
    done
done
mkdir -p docs/images
"$folder/beside" join docs/images/text-beside-gtk.png "$@" || fail "the images could not be joined"
sort -u "$folder/gtk.log"
