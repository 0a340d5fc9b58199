#!/bin/bash
# Checks that SwiftPM plans the build of a package that depends on this one, in a folder of any name, without a warning.
# SwiftPM warns about prohibited flags of system libraries (-D_REENTRANT, -pthread) in every build of such a package.
set -u
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
client=$(mktemp -d)
trap 'rm -rf "$client"' EXIT
mkdir -p "$client/Sources/Empty" "$client/Sources/Tool" "$client/Tests/ToolTests"
ln -s "$package" "$client/toolkit"
: >"$client/Sources/Empty/Empty.swift"
: >"$client/Tests/ToolTests/ToolTests.swift"
echo 'import DeclarativeUI' >"$client/Sources/Tool/Tool.swift"
# The manifest of README.md, with another folder name and an additional target.
sed -n '/^In your own package/,/^A program needs/p' "$package/README.md" | sed -n '/^```swift/,/^```$/p' | grep -v '^```' |
    sed -e 's|path: "../Widgets"|path: "toolkit"|' -e 's|    targets: \[|&.target(name: "Empty"),|' >"$client/Package.swift"
# Building the empty target plans the whole package and reports warnings, but compiles nothing else.
if ! output=$(swift build --package-path "$client" --target Empty 2>&1); then
    sed 's/^/Package.swift:1: a package that depends on this one does not build: /' <<<"$output"
    exit 1
fi
if warnings=$(grep -E 'warning:|prohibited flag' <<<"$output"); then
    sed 's/$/; printed in every build of a client: take pkgConfig off the system library/; s/^/Package.swift:1: /' <<<"$warnings"
    exit 1
fi
