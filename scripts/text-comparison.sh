#!/bin/sh
# Makes docs/images/text-beside-gtk.png: one sample, left as this project draws it, right as Pango and Cairo do, which GTK uses.
#
# Needs gcc and libpango1.0-dev, and the tests built (swift build --build-tests).
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
gcc -O1 -Wall scripts/text_beside_gtk.c -o "$folder/draw" $(pkg-config --cflags --libs pangocairo)
WIDGETS_SAMPLES="$folder" timeout 120 .build/debug/WidgetsPackageTests.xctest --testing-library swift-testing \
    --filter "TextSampleTests.*beside another" >/dev/null
for look in light dark; do
    "$folder/draw" draw "$folder/pango-$look.png" "$look"
    "$folder/draw" join "$folder/beside-$look.png" "$folder/pango-$look.png" "$folder/$look.png"
done
mkdir -p docs/images
"$folder/draw" stack "$folder/light.png" "$folder/dark.png" docs/images/text-beside-gtk.png
