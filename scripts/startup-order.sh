#!/bin/bash
# Finds out which functions run until a first window is shown, and writes them to scripts/startup.order: the linker puts them next to
# each other, so that a start reads half a megabyte of the program's code in place of all (Package.swift, docs/benchmarks.md).
# To be done anew now and then: names that are no more do no harm, new ones only lie elsewhere.
#   sudo apt install valgrind xvfb;  ONLY=none scripts/bench.sh;  scripts/startup-order.sh
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=.build/bench/release/StartupBenchmark
[ -x "$program" ] || { echo "startup-order: there is no $program; run: scripts/bench.sh" >&2; exit 1; }
for tool in objcopy Xvfb valgrind python3; do
    command -v "$tool" >/dev/null || { echo "startup-order: there is no $tool; see the head of this script" >&2; exit 1; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"; kill "${display:-}" 2>/dev/null || true' EXIT
# Valgrind cannot read the debug information.
objcopy --strip-debug "$program" "$folder/program"
Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$folder/number" 2>/dev/null &
display=$!
until [ -s "$folder/number" ]; do
    kill -0 "$display" 2>/dev/null || { echo "startup-order: Xvfb did not start" >&2; exit 1; }
    sleep 0.1
done
DISPLAY=:$(cat "$folder/number") SDL_VIDEODRIVER=x11 valgrind --tool=callgrind --demangle=no \
    --callgrind-out-file="$folder/calls" "$folder/program" 0 >&2
# Names stand in the file where they are first met, with a number; later there is the number alone.
python3 - "$folder/calls" >"$folder/order" <<'PYTHON'
import re, sys

objects, functions, found, current = {}, {}, set(), ""
for line in open(sys.argv[1], errors="replace"):
    if match := re.match(r"(c?)ob=\((\d+)\)(?: (.*))?", line):
        if match[3]:
            objects[match[2]] = match[3]
        if not match[1]:
            current = objects[match[2]]
    elif match := re.match(r"(c?)fn=\((\d+)\)(?: (.*))?", line):
        if match[3]:
            functions[match[2]] = match[3]
        if not match[1] and current.endswith("/program"):
            found.add(functions[match[2]].split("'")[0])
print("\n".join(sorted(name for name in found if not name.startswith("0x"))))
PYTHON
[ -s "$folder/order" ] || { echo "startup-order: no function of the program was found" >&2; exit 1; }
cp "$folder/order" scripts/startup.order
echo "startup-order: $(wc -l <scripts/startup.order) functions" >&2
