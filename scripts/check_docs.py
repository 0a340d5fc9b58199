#!/usr/bin/env python3
"""Finds public types without documentation, and public top-level types whose documentation shows no example.

    scripts/check_docs.py FOLDER ...        prints one line for each finding: file:line: problem; remedy
"""
import pathlib
import re
import sys

ATTRIBUTE = r"@\w+(?:\([^)]*\))?"
DECLARATION = re.compile(
    rf"^(?P<indent> *)(?:{ATTRIBUTE} +)*(?P<modifiers>(?:[a-z]+(?:\([a-z]+\))? +)*)"
    r"(?P<kind>struct|class|enum|protocol|actor) +(?P<name>`?[A-Za-z_]\w*`?)")
MEMBER_WORDS = {"func", "var", "let", "subscript", "init"}  # `class func` declares no class
EXAMPLE = re.compile(r"^ */// {5}\S|^ */// *```")


def documentation(lines, index):
    """The lines of the doc comment above the declaration at `index` and its attributes."""
    above = index - 1
    while above >= 0 and re.match(rf"^ *{ATTRIBUTE}", lines[above]):
        above -= 1
    last = above
    while above >= 0 and lines[above].lstrip().startswith("///"):
        above -= 1
    return lines[above + 1:last + 1]


def findings(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    for index, line in enumerate(lines):
        found = DECLARATION.match(line)
        if not found or found["name"] in MEMBER_WORDS:
            continue
        modifiers = set(found["modifiers"].split())
        if "import" in modifiers or not {"public", "open"} & modifiers:
            continue
        place, what = f"{path}:{index + 1}", f"public {found['kind']} {found['name']}"
        # An unavailable name is documented by its message.
        if lines[index - 1].lstrip().startswith("@available(*, unavailable"):
            continue
        comment = documentation(lines, index)
        if not comment:
            yield f"{place}: {what} has no doc comment; describe it and its use"
        elif not found["indent"] and not any(EXAMPLE.match(text) for text in comment):
            yield f"{place}: {what} has no example; add a few lines of code to its doc comment ('///     code')"


def main():
    for folder in sys.argv[1:]:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            for finding in findings(path):
                print(finding)


main()
