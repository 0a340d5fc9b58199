#!/usr/bin/env python3
"""Counts the unsafe constructs of each target of Sources and of each folder of Examples, and compares them with the budgets below (docs/decisions/0022-unsafe-constructs.md).

    unsafe-constructs.py [--all]     --all: prints every count instead

A count above its budget is a finding, and so is one below it: budgets may only be reduced, and are kept equal to the counts.
"""
import collections, pathlib, re, sys

sys.dont_write_bytecode = True
from targets import files_of, targets

constructs = {
    "exclusivity(unchecked)": r"@exclusivity\(unchecked\)",
    "unowned(unsafe)": r"\bunowned\(unsafe\)",
    "Unmanaged": r"\bUnmanaged\b",
    "unsafeDowncast": r"\bunsafeDowncast\b",
    "unsafeBitCast": r"\bunsafeBitCast\b",
    "raw pointer": r"\bUnsafe(?:Mutable)?Raw(?:Buffer)?Pointer\b|\bOpaquePointer\b",
    "assumeIsolated": r"\bassumeIsolated\b",
}
# target: {construct: count}. Reduce a number when a construct has been removed, and remove the entry when none is left.
budgets = {
    "Benchmarks": {"unsafeBitCast": 1},
    "ConstraintLayout": {"exclusivity(unchecked)": 36, "unsafeDowncast": 2},
    "Controls": {"exclusivity(unchecked)": 3},
    "DBus": {"assumeIsolated": 1, "raw pointer": 43, "unsafeBitCast": 1},
    "DatabaseBrowser": {"raw pointer": 5},
    "DeclarativeUI": {"assumeIsolated": 1, "exclusivity(unchecked)": 37, "raw pointer": 12, "unsafeDowncast": 4},
    "Drawing": {"exclusivity(unchecked)": 3},
    "EmbeddingExample": {"raw pointer": 11},
    "ImageCodecs": {"raw pointer": 6, "unsafeBitCast": 1},
    "ObjectReferences": {"Unmanaged": 6, "raw pointer": 1},
    "Raster": {"exclusivity(unchecked)": 2},
    "SDLPlatform": {"Unmanaged": 1, "assumeIsolated": 3, "raw pointer": 40},
    "TextAnalysis": {"raw pointer": 3, "unsafeBitCast": 2},
    "TextEditing": {"raw pointer": 2},
    "Typesetting": {"exclusivity(unchecked)": 2, "raw pointer": 61, "unsafeBitCast": 1},
    "ViewHierarchy": {"exclusivity(unchecked)": 32, "unsafeDowncast": 2},
    "Windowing": {"raw pointer": 7},
}

comment_or_string = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)


def counts():
    found = collections.Counter()
    for target, folder in (targets() | targets(pathlib.Path("Examples"))).items():
        for path in files_of(folder):
            text = comment_or_string.sub(" ", path.read_text(encoding="utf-8"))
            for name, pattern in constructs.items():
                if number := len(re.findall(pattern, text)):
                    found[target, name] += number
    return found


def main():
    found = counts()
    if sys.argv[1:] == ["--all"]:
        for (target, name), number in sorted(found.items()):
            print(f"{target:18} {name:24} {number:4}")
        return
    known = {(target, name): number for target, table in budgets.items() for name, number in table.items()}
    findings = []
    for target, name in sorted(set(found) | set(known)):
        number, budget = found[target, name], known.get((target, name), 0)
        if number > budget:
            findings.append(f"{target}: {number} uses of {name}, {budget} are allowed; use the wrappers of ObjectReferences, or safe code")
        elif number < budget:
            findings.append(f"{target}: only {number} uses of {name}; write {number} in scripts/unsafe-constructs.py")
    print("\n".join(findings), end="\n" if findings else "")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
