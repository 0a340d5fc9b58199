#!/usr/bin/env python3
"""Compares the stored static and global variables of Sources with the table of docs/decisions/0006-ambient-objects.md.

A variable that is missing in the table is a finding, and so is a line of the table without a variable.
"""
import pathlib, re, sys

decision = pathlib.Path("docs/decisions/0006-ambient-objects.md")
comment = re.compile(r"//[^\n]*")
# Stored variables: neither `let`, nor a computed property, which has a brace on its line.
stored = re.compile(r"^(?:(?:    )+(?:@[\w.]+(?:\([^)]*\))? +)*(?:[a-z]+(?:\([a-z]+\))? +)*(?:static|class) +|(?:(?:private|package|public|internal|"
                    r"fileprivate|nonisolated) +)*)(?:weak +)?var +(\w+)(.*)$", re.M)
# Programs are not checked.
programs = {"DemoApp", "Benchmarks", "StartupBenchmark"}


def variables():
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        if path.parts[1] in programs:
            continue
        for name, rest in stored.findall(comment.sub("", path.read_text(encoding="utf-8"))):
            is_computed = "{" in rest.split(" = ")[0] or rest.rstrip().endswith("{") and " = " not in rest
            if not is_computed:
                yield "/".join(path.parts[1:]).removeprefix("Widgets/"), name


def main():
    known = set(re.findall(r"^\| `([\w/+]+\.swift)` \| `(\w+)` \|", decision.read_text(encoding="utf-8"), re.M))
    found = set(variables())
    findings = [f"Sources: {file}: {name} is a global variable; move it to an object or a context, or add its reason to {decision}"
                for file, name in sorted(found - known)]
    findings += [f"{decision}: {file} has no variable {name}; remove its line" for file, name in sorted(known - found)]
    print("\n".join(findings), end="\n" if findings else "")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
