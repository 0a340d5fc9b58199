#!/usr/bin/env python3
"""Writes docs/names.md: every public name of the libraries, with the first sentence of its documentation.

    scripts/names.py           writes the page
    scripts/names.py --check   prints one line and exits with 1 if the page is not current, or too many names have no summary
    scripts/names.py --missing prints the names without a summary
"""
import pathlib
import re
import sys

PAGE = pathlib.Path("docs/names.md")
MODULES = {
    "Widgets": ["Widgets"],
    "DeclarativeUI": ["DeclarativeUI"],
    "Values, exported by both": ["Drawing", "InputEvents", "ImageCodecs", "Typesetting", "TextEditing", "TextAnalysis", "ContentTypes", "Icons",
                                 "DesktopServices"],
    "WidgetsTesting": ["WidgetsTesting"],
}
ATTRIBUTE = re.compile(r"@\w+(?:\((?:[^()]|\([^()]*\))*\))? *")
MODIFIERS = r"(?:(?:public|open|package|nonisolated|final|indirect|static|class|mutating|isolated|convenience|weak|lazy|borrowing|consuming|prefix|postfix|infix|distributed)(?:\((?:set|unowned|unsafe)\))? +|(?:private|fileprivate|internal|package|public)\(set\) +)*"
DECLARATION = re.compile(
    r"^(?P<indent> *)(?P<modifiers>" + MODIFIERS + r")"
    r"(?P<kind>class|struct|enum|protocol|actor|typealias|func|var|let|case|macro) +(?P<name>`?[A-Za-z_]\w*`?)(?P<rest>.*)")
EXTENSION = re.compile(r"^(?P<modifiers>" + MODIFIERS + r")extension +(?P<name>[A-Za-z_][\w.]*)")
# The permitted number of names without a summary, which may only be reduced.
MOST_WITHOUT_SUMMARY = 0
# Requirements of the standard library, and of result builders and property wrappers.
STANDARD = {
    "hash": "Feeds the value to a hasher",
    "description": "A textual representation for diagnostics and tests",
    "rawValue": "The raw value",
    "wrappedValue": "The value that the property reads and writes",
    "projectedValue": "The projected value, accessed with the prefix `$`",
    "body": "The content of the view",
    "buildArray": "Called by the compiler: the contents of a loop",
    "buildBlock": "Called by the compiler: the statements of a block",
    "buildEither": "Called by the compiler: a branch of `if` or `switch`",
    "buildExpression": "Called by the compiler: one statement",
    "buildIf": "Called by the compiler: an `if` without `else`",
    "buildLimitedAvailability": "Called by the compiler: the content of `if #available`",
    "buildOptional": "Called by the compiler: an `if` without `else`",
    "makeIterator": "Returns an iterator over the elements, in order",
}
CONTAINERS = {"class", "struct", "enum", "protocol", "actor"}


def summary(comment):
    """The first sentence of a doc comment."""
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
    """A type or an extension whose body is currently being read."""

    def __init__(self, indent, name, is_public, kind, is_unavailable=False):
        self.indent, self.name, self.is_public, self.kind = indent, name, is_public, kind
        self.is_unavailable = is_unavailable


class Name:
    """A declaration. The name of a member includes the name of its type."""

    def __init__(self, name, kind, text, is_public, is_constant, unavailable):
        self.name, self.kind, self.text = name, kind, text
        self.is_public, self.is_constant, self.unavailable = is_public, is_constant, unavailable

    @property
    def type(self):
        return self.name.rpartition(".")[0]

    @property
    def member(self):
        return self.name.rpartition(".")[2]


class Module:
    """The declarations in several folders, and the superclasses and protocols of their types."""

    def __init__(self, folders):
        self.names, self.parents, self.texts = [], {}, {}
        for folder in folders:
            for path in sorted(pathlib.Path("Sources", folder).rglob("*.swift")):
                self.read(path.read_text(encoding="utf-8"))
        for name in self.names:
            if name.text:
                self.texts.setdefault(name.name, name.text)

    def read(self, source):
        comment, unavailable, scopes, quoted = [], None, [], False
        for line in source.splitlines():
            if line.count('"""') % 2:
                quoted = not quoted
                continue
            text = line.strip()
            if quoted or not text or text.startswith("//") and not text.startswith("///"):
                if not text:
                    comment, unavailable = [], None
                continue
            if text.startswith("///"):
                comment.append(text[3:].strip())
                continue
            if text.startswith("@available(*, unavailable"):
                messages = re.findall(r'message: "([^"]*)"', text) + [f"use {name}" for name in re.findall(r'renamed: "([^"]*)"', text)]
                unavailable = (messages + ["there is none"])[0]
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
                self.inherit(extension["name"], code[extension.end():])
            elif found and (not scopes or indent == scopes[-1].indent + 4):
                self.declare(found, scopes, comment, unavailable)
                if found["kind"] in CONTAINERS:
                    name = found["name"].strip("`")
                    scopes = scopes + [Scope(indent, name, is_public(found, scopes), found["kind"], unavailable is not None)]
                    self.inherit(".".join(scope.name for scope in scopes), found["rest"])
            comment, unavailable = [], None

    def inherit(self, name, rest):
        """Records the superclass and the protocols after the name of a type or an extension."""
        while "<" in rest and rest != (rest := re.sub(r"<[^<>]*>", "", rest)):
            pass
        clause = re.match(r" *: *([^{]*)", rest)
        if clause:
            found = re.split(r" *[,&] *", re.split(r"\bwhere\b", clause[1])[0].strip())
            self.parents.setdefault(name, []).extend(parent.split(".")[-1].split()[-1] for parent in found if parent.strip())

    def declare(self, found, scopes, comment, unavailable):
        if any(scope.is_unavailable for scope in scopes):
            return
        kind, path = found["kind"], [scope.name for scope in scopes]
        identifiers = [found["name"].strip("`")]
        if kind == "case":
            identifiers += re.findall(r", *`?([a-z]\w*)`?", re.sub(r"\([^()]*\)", "", found["rest"]))
        is_constant = kind == "case" or kind in ("let", "var") and "static" in found["modifiers"].split()
        for name in identifiers:
            if not any(part.startswith("_") for part in path + [name]):
                self.names.append(
                    Name(".".join(path + [name]), kind, summary(comment), is_public(found, scopes), is_constant, unavailable))


def is_public(found, scopes):
    """Whether the declaration is public. Enum cases and protocol requirements are public if their type is."""
    if any(scope.is_public is False for scope in scopes):
        return False
    modifiers = found["modifiers"].split()
    if "public" in modifiers or "open" in modifiers:
        return True
    return bool(scopes) and scopes[-1].is_public is True and (found["kind"] == "case" or scopes[-1].kind == "protocol")


class Summaries:
    """Finds the summary of a name: its own, or that of the declaration that it overrides or implements, or that of its type."""

    def __init__(self, modules):
        self.modules = list(modules)

    def of(self, name, module):
        if name.text:
            return name.text
        inherited = self.inherited(name.type, name.member, module, set())
        if not inherited and name.is_constant and name.type:
            inherited = f"A `{name.type}`: {text}" if (text := self.text(name.type, module)) else ""
        return inherited or STANDARD.get(name.member, "")

    def ordered(self, module):
        return [module] + [other for other in self.modules if other is not module]

    def text(self, name, module):
        return next((found.texts[name] for found in self.ordered(module) if name in found.texts), "")

    def inherited(self, type, member, module, seen):
        if not type or type in seen:
            return ""
        seen.add(type)
        for found in self.ordered(module):
            for parent in found.parents.get(type, []):
                text = self.text(f"{parent}.{member}", module) or self.inherited(parent, member, module, seen)
                if text:
                    return text
        return ""


def page():
    """The text of the page, and the names without a summary."""
    modules = {title: Module(folders) for title, folders in MODULES.items()}
    summaries = Summaries(modules.values())
    lines = [
        "# Every public name", "",
        "*Read this to find the name of a type or function.* Generated by `scripts/names.py`.",
        "A member without documentation of its own has the summary of the declaration that it overrides or implements; a case or",
        "a constant has the summary of its type. Names of UIKit and SwiftUI that do not exist are at the end.", "",
    ]
    missing = []
    for title, module in modules.items():
        found = {}
        for name in module.names:
            if name.is_public and name.unavailable is None:
                key = (name.name, name.kind)
                found[key] = found.get(key) or summaries.of(name, module)
        missing += [name for (name, kind), text in found.items() if not text]
        lines += [f"## {title}", "", "| name | | summary |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {text} |" for (name, kind), text in sorted(found.items(), key=lambda item: (item[0][0].lower(), item[0]))]
        lines.append("")
    lines += [
        "## Names that do not exist", "",
        "The compiler refuses these names with the following messages. A program may declare the names itself.", "",
        "| name | module | message |", "|---|---|---|",
    ]
    for title, module in modules.items():
        absent = {(name.name, name.unavailable) for name in module.names if name.unavailable is not None and name.is_public}
        lines += [f"| `{name}` | {title} | {message} |" for name, message in sorted(absent, key=lambda item: item[0].lower())]
    lines.append("")
    return "\n".join(lines), missing


def main():
    text, missing = page()
    if "--missing" in sys.argv:
        print("\n".join(missing))
        return
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE}:1: not current; run scripts/names.py")
        sys.exit(1)
    if len(missing) > MOST_WITHOUT_SUMMARY:
        print(f"{PAGE}:1: {len(missing)} names without a summary, {MOST_WITHOUT_SUMMARY} are allowed; document the new ones (scripts/names.py --missing lists all)")
        sys.exit(1)


main()
