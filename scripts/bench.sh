#!/bin/bash
# Builds this project's benchmarks and runs them together with those of the other installed toolkits. Prints JSON lines to stdout and
# messages to stderr. Benchmarks/SPEC.md specifies the workloads, Benchmarks/peers/run.sh the environment variables:
#   ONLY="W1 W3" PEERS="widgets qt6" scripts/bench.sh [--kiwi] >figures.jsonl
#   scripts/bench-table.py figures.jsonl
#   --kiwi    also download the solver kiwi with pip, unless KIWI_INCLUDE is its folder
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
say() { echo "bench: $*" >&2; }

# Unpacks kiwi's headers into .build/kiwi if they are not there yet, and prints their folder.
fetch_kiwi() {
    local folder=.build/kiwi
    if ! compgen -G "$folder/*/kiwi/kiwi.h" >/dev/null; then
        mkdir -p "$folder"
        python3 -m pip download -q --no-deps --no-binary kiwisolver -d "$folder" kiwisolver >&2 || return 1
        tar -xzf "$folder"/kiwisolver-*.tar.gz -C "$folder"
    fi
    (cd "$folder"/*/kiwi/.. && pwd)
}

case ${1:-} in
--kiwi) KIWI_INCLUDE=${KIWI_INCLUDE:-$(fetch_kiwi)} || say "kiwi could not be fetched, skipped" ;;
"") ;;
*) say "unknown argument '$1'"; exit 2 ;;
esac
export KIWI_INCLUDE=${KIWI_INCLUDE:-}

if [[ " ${PEERS:-widgets} " == *" widgets "* ]]; then
    # A separate build folder: static linking would otherwise invalidate the objects of all other builds.
    # libstdc++ is linked statically, like the Swift runtime: the shared library takes a megabyte of each process.
    mkdir -p .build/static
    ln -sf "$(gcc -print-file-name=libstdc++.a)" .build/static/libstdc++.a
    ln -sf "$(gcc -print-file-name=libgcc_eh.a)" .build/static/libgcc_s.a
    flags=(-c release --static-swift-stdlib --scratch-path .build/bench -Xlinker "-L$PWD/.build/static")
    for product in Benchmarks StartupBenchmark PopupBenchmark; do
        swift build "${flags[@]}" --product "$product" >&2
    done
    built=$(swift build "${flags[@]}" --show-bin-path)
    strip -o "$built/StartupBenchmark-stripped" "$built/StartupBenchmark"
    export WIDGETS_BENCH=$built/Benchmarks WIDGETS_W1=$built/StartupBenchmark-stripped WIDGETS_W18=$built/PopupBenchmark
fi
exec Benchmarks/peers/run.sh
