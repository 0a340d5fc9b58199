#!/usr/bin/env python3
"""Writes docs/names.md: every public name of the libraries, with the first sentence of its documentation.

    scripts/names.py           write the page
    scripts/names.py --check   print one line, and exit with 1, when the page is not current
"""
import pathlib
import re
import sys

PAGE = pathlib.Path("docs/names.md")
MODULES = {
    "Widgets": ["Widgets"],
    "DeclarativeUI": ["DeclarativeUI"],
    "Values, exported by both": ["Drawing", "InputEvents", "ImageCodecs", "Typesetting", "TextEditing", "TextAnalysis"],
    "WidgetsTesting": ["WidgetsTesting"],
}
ATTRIBUTE = re.compile(r"@\w+(?:\((?:[^()]|\([^()]*\))*\))? *")
MODIFIERS = r"(?:(?:public|open|package|nonisolated|final|indirect|static|class|mutating|isolated|convenience|weak|lazy|borrowing|consuming|prefix|postfix|infix|distributed)(?:\((?:set|unowned|unsafe)\))? +|(?:private|fileprivate|internal|package|public)\(set\) +)*"
DECLARATION = re.compile(
    r"^(?P<indent> *)(?P<modifiers>" + MODIFIERS + r")"
    r"(?P<kind>class|struct|enum|protocol|actor|typealias|func|var|let|case|macro) +(?P<name>`?[A-Za-z_]\w*`?)(?P<rest>.*)")
EXTENSION = re.compile(r"^(?P<modifiers>" + MODIFIERS + r")extension +(?P<name>[A-Za-z_][\w.]*)")
CONTAINERS = {"class", "struct", "enum", "protocol", "actor"}


def summary(comment):
    """The first paragraph of a doc comment, cut after its first sentence."""
    words = []
    for line in comment:
        if not line:
            break
        words.append(line)
    text = " ".join(words)
    text = re.sub(r"``([^`]*)``", r"`\1`", text)
    end = re.search(r"(?<=[a-z`)\]”\"])[.:](?= [A-Z`]|$)", text)
    if end:
        text = text[:end.start()]
    return text.rstrip(".").replace("|", r"\|")


class Scope:
    """A type or an extension whose body is being read."""

    def __init__(self, indent, name, is_public, kind):
        self.indent, self.name, self.is_public, self.kind = indent, name, is_public, kind


def names(folder):
    """(name, kind, summary) of each public declaration below the folder; members are named with their type."""
    for path in sorted(pathlib.Path("Sources", folder).rglob("*.swift")):
        comment, unavailable, scopes, quoted = [], False, [], False
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.count('"""') % 2:
                quoted = not quoted
                continue
            text = line.strip()
            if quoted or not text or text.startswith("//") and not text.startswith("///"):
                if not text:
                    comment, unavailable = [], False
                continue
            if text.startswith("///"):
                comment.append(text[3:].strip())
                continue
            unavailable |= text.startswith("@available(*, unavailable")
            indent = len(line) - len(line.lstrip())
            code = text
            while code.startswith("@"):
                without = ATTRIBUTE.sub("", code, count=1)
                if without == code:
                    break
                code = without
            if not code:
                continue
            while scopes and scopes[-1].indent >= indent:
                scopes.pop()
            extension = EXTENSION.match(code)
            found = DECLARATION.match(" " * indent + code)
            if extension and indent == 0:
                scopes = [Scope(0, extension["name"], None, "extension")]
            elif found and (not scopes or indent == scopes[-1].indent + 4):
                yield from declared(found, scopes, comment, unavailable)
                if found["kind"] in CONTAINERS:
                    scopes = scopes + [Scope(indent, found["name"].strip("`"), is_public(found, scopes), found["kind"])]
            comment, unavailable = [], False


def is_public(found, scopes):
    """Whether clients see the declaration; a case and a requirement are as visible as their type."""
    if any(scope.is_public is False for scope in scopes):
        return False
    modifiers = found["modifiers"].split()
    if "public" in modifiers or "open" in modifiers:
        return True
    return bool(scopes) and scopes[-1].is_public is True and (found["kind"] == "case" or scopes[-1].kind == "protocol")


def declared(found, scopes, comment, unavailable):
    if unavailable or not is_public(found, scopes):
        return
    kind, path = found["kind"], [scope.name for scope in scopes]
    identifiers = [found["name"].strip("`")]
    if kind == "case":
        identifiers += re.findall(r", *`?([a-z]\w*)`?", re.sub(r"\([^()]*\)", "", found["rest"]))
    for name in identifiers:
        if not any(part.startswith("_") for part in path + [name]):
            yield ".".join(path + [name]), kind, summary(comment)


def page():
    lines = [
        "# Every public name", "",
        "*When to read this:* you look for a type or a function and do not know its name. Written by `scripts/names.py`.",
        "Names of UIKit and SwiftUI that do not exist are refused by the compiler with the name to use instead.", "",
    ]
    for title, folders in MODULES.items():
        found = {}
        for folder in folders:
            for name, kind, text in names(folder):
                if (name, kind) not in found or not found[name, kind]:
                    found[name, kind] = text
        lines += [f"## {title}", "", "| name | | summary |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {text} |" for (name, kind), text in sorted(found.items(), key=lambda item: (item[0][0].lower(), item[0]))]
        lines.append("")
    return "\n".join(lines)


def main():
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE}:1: not current; run scripts/names.py")
        sys.exit(1)


main()
