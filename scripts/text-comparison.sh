#!/bin/sh
# Makes docs/images/text-beside-gtk.png: one sample, left as this project draws it, right as a GTK program shows it.
#
# All in one: builds the tests that draw the left side when they are not built, and the GTK program; runs that under Xvfb.
# Needs what `scripts/setup.sh test` and `scripts/setup.sh peers` install.
set -eu
cd "$(dirname "$0")/.."
fail() {
    echo "text-comparison: $1" >&2
    exit 1
}
pkg-config --exists gtk4 || fail "there is no GTK 4 to compare with; scripts/setup.sh peers installs it"
command -v xvfb-run >/dev/null || fail "there is no xvfb-run; scripts/setup.sh test installs it"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# shellcheck disable=SC2046
gcc -O1 -Wall -Wno-deprecated-declarations scripts/text_beside_gtk.c -o "$folder/beside" $(pkg-config --cflags --libs gtk4) -lm

swift build --build-tests >"$folder/build.log" 2>&1 || fail "the tests do not build: $(tail -n 5 "$folder/build.log")"
WIDGETS_SAMPLES="$folder" timeout 120 .build/debug/WidgetsPackageTests.xctest --testing-library swift-testing \
    --filter "TextSampleTests.*beside another" >"$folder/test.log" || fail "the sample was not drawn: $(tail -n 5 "$folder/test.log")"

set --
for scale in 1.0 1.5; do
    for look in light dark; do
        name="$look@$scale"
        # No settings of this desktop's user: GTK as it comes.
        HOME="$folder" XDG_CONFIG_HOME="$folder" GSETTINGS_BACKEND=memory GDK_BACKEND=x11 \
            timeout 60 xvfb-run -a -s "-screen 0 1280x1024x24" "$folder/beside" show "$folder/gtk-$name.png" "$look" "$scale" \
            >>"$folder/gtk.log" 2>>"$folder/gtk.errors" || fail "the GTK program failed: $(tail -n 5 "$folder/gtk.errors")"
        set -- "$@" "$look, scale ${scale%.0}" "$folder/beside-$name.png" "$folder/gtk-$name.png"
    done
done
mkdir -p docs/images
"$folder/beside" join docs/images/text-beside-gtk.png "$@" || fail "the pictures could not be put together"
sort -u "$folder/gtk.log"
