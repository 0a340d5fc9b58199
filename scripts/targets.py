#!/usr/bin/env python3
"""The folders of the package's Swift and C targets, and the files of each.

    targets.py             the folders, one a line
    targets.py FOLDER      the Swift files of the target in FOLDER
    targets.py --table     writes the table of README.md from the one of docs/architecture.md
    targets.py --check     prints what the two tables lack, one finding a line

A folder of Sources is a target. One whose subfolders have an Imports.swift holds a target in each of those subfolders, and its own files are
the ones outside of them. For the other scripts of this folder, which import it or run it.
"""
import pathlib, re, sys

imports_file = "Imports.swift"  # the imports that a layer brings to those above it


def inner_targets(folder):
    """The folders of the targets inside of the folder of a target."""
    return sorted(file.parent for file in folder.glob("*/" + imports_file))


def targets(sources=pathlib.Path("Sources")):
    """The folders of the targets by name."""
    found = {}
    for folder in sorted(path for path in sources.iterdir() if path.is_dir()):
        found.update({inner.name: inner for inner in inner_targets(folder)})
        found[folder.name] = folder
    return found


def files_of(folder):
    """The Swift files of a target, without those of the targets inside of its folder."""
    inner = set(inner_targets(folder))
    return [file for file in sorted(folder.rglob("*.swift")) if not inner & set(file.parents)]


README = pathlib.Path("README.md")
ARCHITECTURE = pathlib.Path("docs/architecture.md")
TABLE = re.compile(r"(?<=\| Target \| Purpose \|\n\|---\|---\|\n)(?:\|.*\n)*")


def described():
    """The rows of the table of targets in docs/architecture.md: their names, and the purpose without links."""
    section = ARCHITECTURE.read_text(encoding="utf-8").partition("\n## Targets\n")[2].partition("\n## ")[0]
    for names, purpose in re.findall(r"^\| (`[^|]*`) \|[^|]*\| (.*) \|$", section, re.MULTILINE):
        purpose = re.sub(r" \(\[[^\]]*\]\([^)]*\)\)|[:;] (?:see )?\[[^\]]*\]\([^)]*\)", "", purpose)
        yield names, re.split(r"\. (?=[A-Z])", purpose)[0]


def table():
    return "".join(f"| {names} | {purpose} |\n" for names, purpose in described())


def findings():
    if TABLE.search(README.read_text(encoding="utf-8"))[0] != table():
        yield f"{README}:1: the table of targets is not current; run scripts/targets.py --table"
    names = set(re.findall(r"`(\w+)`", " ".join(names for names, _ in described())))
    for name in targets().keys() - names:
        yield f"{ARCHITECTURE}:1: the target {name} is not in the table of targets; describe it there"


if __name__ == "__main__":
    if sys.argv[1:] == ["--table"]:
        README.write_text(TABLE.sub(lambda _: table(), README.read_text(encoding="utf-8")), encoding="utf-8")
        lines = []
    elif sys.argv[1:] == ["--check"]:
        lines = findings()
    elif len(sys.argv) > 1:
        lines = files_of(pathlib.Path(sys.argv[1]))
    else:
        lines = [f"{folder}/" for folder in targets().values()]
    print("".join(f"{line}\n" for line in lines), end="")
