#!/usr/bin/env python3
"""Finds types of more than 700 lines in all files of their target together.

    type-sizes.py [--all N]     compares with the table below; --all N: prints the types of more than N lines instead

Counts all lines of a type's declaration and of its extensions at file level. A finding is a larger type that is not in the table, a type
that is larger than its entry, and an entry that is more than 50 lines too high: the numbers may only be reduced.

Of a protocol only the declaration is counted: its extensions are independent functions, such as the modifiers of declarative views, and
share no state.
"""
import collections, pathlib, re, sys

most_lines = 700
# "Target.Type": number of lines. Reduce a number when its type has become smaller, and remove the line when the type is within the limit.
large_types = {
    "Widgets.View": 2936,
    # The documented API of UITableView and that of NSTableView's columns; the work is done by other types.
    "Widgets.TableView": 900,
}

start = re.compile(
    r"^(?:(?:@[\w.]+(?:\([^)\n]*\))?|public|package|open|internal|fileprivate|private|final|indirect|nonisolated|unsafe)\s+)*"
    r"(class|struct|enum|protocol|actor|extension)\s+([A-Z]\w*)")


def sizes():
    """The lines and the files of each type, by "Target.Type"."""
    lines, files = collections.Counter(), collections.defaultdict(set)
    protocols = set()
    extensions = collections.Counter()
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        name = None
        for line in path.read_text(encoding="utf-8").splitlines():
            found = start.match(line)
            if found:
                name = f"{path.parts[1]}.{found.group(2)}"
                kind = found.group(1)
                if kind == "protocol":
                    protocols.add(name)
            if name:
                lines[name] += 1
                extensions[name] += kind == "extension"
                files[name].add(path)
            if line.startswith("}") or (found and line.endswith("}")):
                name = None
    for name in protocols:
        lines[name] -= extensions[name]
    return lines, files


def main():
    lines, files = sizes()
    if sys.argv[1:2] == ["--all"]:
        for name, count in lines.most_common():
            if count > int(sys.argv[2]):
                print(f"{count:5} lines in {len(files[name]):2} files: {name}")
        return
    findings = []
    for name, count in sorted(lines.items()):
        known = large_types.get(name)
        if count > most_lines and known is None:
            findings.append(f"{name}: {count} lines in {len(files[name])} files, {most_lines} are allowed; move a part of it to another type")
        elif known is not None and count > known:
            findings.append(f"{name}: {count} lines, {known} are allowed by scripts/type-sizes.py; a type of this size must not grow")
    for name, known in large_types.items():
        count = lines[name]
        if count <= most_lines or count < known - 50:
            advice = "remove its line" if count <= most_lines else f"write {count}"
            findings.append(f"{name}: only {count} lines; {advice} in scripts/type-sizes.py")
    print("\n".join(findings), end="\n" if findings else "")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
