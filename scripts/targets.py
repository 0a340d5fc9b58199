#!/usr/bin/env python3
"""The folders of the package's Swift and C targets, and the files of each.

    targets.py             the folders, one a line
    targets.py FOLDER      the Swift files of the target in FOLDER

A folder of Sources is a target. One whose subfolders have an Imports.swift holds a target in each of those subfolders, and its own files are
the ones outside of them. For the other scripts of this folder, which import it or run it.
"""
import pathlib, sys

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


if __name__ == "__main__":
    if len(sys.argv) > 1:
        lines = files_of(pathlib.Path(sys.argv[1]))
    else:
        lines = [f"{folder}/" for folder in targets().values()]
    print("".join(f"{line}\n" for line in lines), end="")
