#!/usr/bin/env python3
"""Reports which folders of a Swift target use each other, and folders with too few or too many files.

    folder-arrows.py Sources/Widgets [--depth N] [--list A B | --circle]
    folder-arrows.py --check [--shrink]

A folder uses another folder if its code contains a name that is declared only there:
  - a type at file level (class, struct, enum, protocol, actor, typealias), a function or a constant at file level,
  - a member that an extension declares, unless another folder, another target or the standard library has a member of that name.
Comments and string literals are ignored. The script reads text, not the compiler's index: a name that two folders declare is skipped, and
so is a name in a file that has a parameter or a variable of that name. Files in the target's root are the folder ".".

Prints each two-way pair (folders that use each other) with the names used in the less frequent direction, then the number of pairs and the
size of the largest cycle.
--depth: the depth of the folders below the target (default 1). --list A B: prints the uses of B's names in A. --circle: prints an order of the
folders, lowest first, and the uses of higher folders by lower ones.

--check: compares all targets with scripts/folder-arrows.txt. A finding is a pair, a cycle of folders, or a folder with one file or more than
thirty files that is not listed there, and a line of the list that no longer applies, so the list only becomes shorter. --shrink removes such
lines.
"""
import argparse, collections, pathlib, re, signal, sys

sys.dont_write_bytecode = True
import targets as package
from targets import imports_file, targets

signal.signal(signal.SIGPIPE, signal.SIG_DFL)

most_files = 30
list_path = pathlib.Path(__file__).with_suffix(".txt")

# Members of the standard libraries of Swift and C, which can occur in any file.
standard = set("""
abs add append apply assign baseAddress bitPattern bits capacity capitalized ceil characters clamped clear close code compactMap compare
contains copy count data debugDescription description distance dropFirst dropLast elementsEqual endIndex end enumerated error exponent
each failure filter finish first firstIndex flatMap floor forEach formIndex free get hash hashValue height id identity index indices init insert
intersection isDisjoint isEmpty isFinite isMultiple isSubset isSuperset join joined key keys last lastIndex length lowerBound lowercased
magnitude makeIterator map mapValues max maxElement merge merging message min name negate next none offset open origin path pointee
popFirst popLast position predecessor prefix print random randomElement read reduce release remove removeAll removeFirst removeLast
removeValue repeated replaceSubrange reserveCapacity reset result reversed reverse round rounded run scalars self set shuffled significand
size some sort sorted span split sqrt start startIndex state string subtract subtracting success successor suffix sum swapAt text tail title
type union unicodeScalars update updateValue uppercased upperBound utf16 utf8 value values width wrappedValue projectedValue write yield zero
""".split())

comment_or_string = re.compile(r'//[^\n]*|/\*.*?\*/|#?"""(?:\\.|[^\\])*?"""#?|"(?:\\.|[^"\\\n])*"', re.S)
modifiers = (
    r"((?:(?:@[\w.]+(?:\([^)\n]*\))?|public|package|open|internal|fileprivate|private|final|indirect|nonisolated|isolated|unsafe|lazy|static|"
    r"class|override|mutating|nonmutating|consuming|borrowing|weak|unowned|convenience|required|dynamic|prefix|postfix)(?:\(\w+\))?\s+)*)")
type_declaration = re.compile(rf"^{modifiers}(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)", re.M)
declaration = re.compile(rf"^([ ]*){modifiers}(func|var|let|case|class|struct|enum|protocol|actor|typealias)\s+`?([A-Za-z_]\w*)(.*)", re.M)
one_line_extension = re.compile(rf"^{modifiers}extension\s+[\w.]+[^\n{{]*\{{(.+)\}}$", re.M)
extension_start = re.compile(rf"^{modifiers}extension\s", re.M)
block_end = re.compile(r"^\}", re.M)
# Names that shadow a member in one file: variables, parameters, labels of tuples, parameters of closures and loops.
local_names = [
    re.compile(r"\b(?:let|var)\s+`?(\w+)"),
    re.compile(r"\b(?:let|var)\s+\(([\w, ]+)\)"),
    re.compile(r"[(,]\s*(?:\w+\s+)?(\w+):\s*(?:(?:inout|borrowing|consuming|sending|any|some|@\w+)\s+)*[A-Z\[(@]"),
    re.compile(r"\{\s*(?:\[[^\]\n]*\]\s*)?\(?([\w, ]+)\)?\s*(?:->\s*\S+\s*)?\bin\b"),
    re.compile(r"\bfor\s+\(?([\w, ]+)\)?\s+in\b"),
]
# A type or a module before the dot.
qualifier = re.compile(r"\b[A-Z]\w*$")


def files_of(path):
    """The files of a target, without the one of its imports, which is in no folder."""
    return [file for file in package.files_of(path) if file.name != imports_file]


modules = set(targets(pathlib.Path(__file__).parent.parent / "Sources"))
# The last group: a colon, or a parameter's own name and a colon, after which the word is a label.
word = re.compile(r"(\.?)\b([A-Za-z_]\w*)\b(:| (?=\w+:))?")


class Source:
    """The text of one file without comments and strings, and the names it declares."""

    def __init__(self, path, target):
        self.path = path.relative_to(target)
        self.text = comment_or_string.sub(" ", path.read_text(encoding="utf-8"))

    def folder(self, depth):
        return "/".join(self.path.parts[:-1][:depth]) or "."

    def declarations(self):
        """(names of file-level types, names that can be used in other files, all names of members)"""
        types = {name for _, name in type_declaration.findall(self.text)}
        extensions = []
        for start in extension_start.finditer(self.text):
            if self.text[start.end():].split("\n", 1)[0].rstrip().endswith("}"):
                continue  # an extension of one line
            end = block_end.search(self.text, start.end())
            extensions.append((start.end(), end.start() if end else len(self.text)))
        shared, members = set(), set()
        for found in declaration.finditer(self.text):
            indent, decorations, kind, name, rest = found.groups()
            if kind in ("var", "let") and len(indent) > 4 and not re.match(r"\s*:", rest):
                continue  # a local variable
            members.add(name)
            if kind == "case":
                members.update(re.findall(r",\s*(\w+)", rest))
            if "private" in decorations:
                continue
            in_extension = any(start <= found.start() < end for start, end in extensions)
            if (not indent and kind in ("func", "let", "var")) or (len(indent) == 4 and in_extension):
                shared.add(name)
        for _, body in one_line_extension.findall(self.text):
            names = re.findall(r"\b(?:func|var|let|case)\s+(\w+)", body)
            members.update(names)
            shared.update(names)
        return types, shared, members

    def nested_types(self):
        return {name for indent, _, kind, name, _ in declaration.findall(self.text) if indent and name[0].isupper() and kind != "case"}

    def hidden_names(self):
        names = set()
        for pattern in local_names:
            for found in pattern.findall(self.text):
                names.update(re.findall(r"\w+", found))
        return names


class Target:
    """The folders of one target and their uses of each other."""

    def __init__(self, path, depth=1, foreign=frozenset()):
        self.path = path
        self.sources = [Source(file, path) for file in files_of(path)]
        types, shared, members = (collections.defaultdict(set) for _ in range(3))
        for source in self.sources:
            folder = source.folder(depth)
            for names, table in zip(source.declarations(), (types, shared, members)):
                for name in names:
                    table[name].add(folder)
        self.members = set(members) | set(types)
        home = {name: next(iter(folders)) for name, folders in types.items() if len(folders) == 1}
        for name, folders in shared.items():
            alone = len(folders) == 1 and members[name] == folders and name not in types
            if alone and name not in standard and name not in foreign:
                home[name] = next(iter(folders))
        self.uses = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
        for source in self.sources:
            here, hidden, nested = source.folder(depth), source.hidden_names(), source.nested_types()
            for found in word.finditer(source.text):
                dot, name, colon = found.groups(default="")
                there = home.get(name)
                if there is None or there == here:
                    continue
                outer = dot and name in types and qualifier.search(source.text[max(0, found.start() - 60):found.start()])
                if outer and outer[0] != self.path.name:
                    continue  # a nested type, or a type of another module: `MouseEvent.Button`, `Widgets.View`
                if name in nested:
                    continue  # a nested type of this file
                if name not in types and (name in hidden or (colon and not dot)):
                    continue
                self.uses[here][there][(name, str(source.path))] += 1
        self.folders = sorted({source.folder(depth) for source in self.sources})

    def weight(self, a, b):
        """The number of files of a that use b."""
        return len({file for _, file in self.uses[a][b]})

    def pairs(self):
        """The two-way pairs, each as (folder with fewer uses, folder with more uses), sorted by the number of files with uses."""
        found = [(a, b) for i, a in enumerate(self.folders) for b in self.folders[i + 1:] if self.uses[a][b] and self.uses[b][a]]
        found = [(a, b) if self.weight(a, b) <= self.weight(b, a) else (b, a) for a, b in found]
        return sorted(found, key=lambda pair: (self.weight(*pair), pair))

    def names(self, a, b):
        names = sorted({name for name, _ in self.uses[a][b]})
        return ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")

    def largest_circle(self):
        """The size of the largest strongly connected set of folders."""
        reach = {}
        for folder in self.folders:
            seen, waiting = set(), [folder]
            while waiting:
                here = waiting.pop()
                for other in self.folders:
                    if self.uses[here][other] and other not in seen:
                        seen.add(other)
                        waiting.append(other)
            reach[folder] = seen
        return max((len([b for b in self.folders if b in reach[a] and a in reach[b]]) for a in self.folders), default=0)

    def order(self):
        """An order of the folders, lowest first, in which few folders use higher ones."""
        order = sorted(self.folders, key=lambda folder: len([b for b in self.folders if self.uses[folder][b]]))
        cost = lambda: sum(self.weight(a, b) for i, a in enumerate(order) for b in order[i + 1:])
        best, improved = cost(), True
        while improved:
            improved = False
            for folder in list(order):
                home = order.index(folder)
                for place in range(len(order)):
                    order.remove(folder)
                    order.insert(place, folder)
                    if cost() < best:
                        best, home, improved = cost(), place, True
                order.remove(folder)
                order.insert(home, folder)
        return order

    def crowds(self):
        """(folder, number of its files) for folders with one file or more than thirty files."""
        counts = collections.Counter("/".join(source.path.parts[:-1]) or "." for source in self.sources)
        if len(self.sources) < 2:
            return []
        return [(folder, count) for folder, count in sorted(counts.items()) if count == 1 or count > most_files]


def imported(path):
    """The Swift targets of this package that a target imports, with those that they export."""
    folders, found, waiting = targets(), set(), [(path, False)]
    while waiting:
        here, only_exports = waiting.pop()
        for file in files_of(here) + list(here.glob(imports_file)):
            pattern = r"^@_exported[^/\n]*\bimport (\w+)" if only_exports else r"^[^/\n]*\bimport (\w+)"
            for module in re.findall(pattern, file.read_text(encoding="utf-8"), re.M):
                other = folders.get(module)
                if other and other not in found and files_of(other):
                    found.add(other)
                    waiting.append((other, True))
    return sorted(found - {path})


def read(path, depth=1, members={}):
    """The target at `path`; names that are declared by imported targets are not attributed to its folders."""
    foreign = set()
    for other in imported(path):
        if other not in members:
            members[other] = Target(other).members
        foreign |= members[other]
    return Target(path, depth, frozenset(foreign))


def show(target):
    for a, b in target.pairs():
        print(f"{a} -> {b}: {target.weight(a, b)} files ({target.names(a, b)}); back: {target.weight(b, a)} ({target.names(b, a)})")
    for folder, count in target.crowds():
        print(f"{folder}: {count} file{'s' if count != 1 else ''}")
    circle = target.largest_circle()
    print(f"{target.path}: {len(target.folders)} folders, {len(target.pairs())} two-way pairs, largest cycle {circle}")


def check(shrink):
    """Compares all targets with the list; returns the findings."""
    listed = [line.strip() for line in list_path.read_text(encoding="utf-8").splitlines()]
    known = {line for line in listed if line and not line.startswith("#")}
    found, findings = set(), []
    for path in (folder for folder in targets().values() if files_of(folder)):
        target = read(path)
        for a, b in target.pairs():
            line = f"{path.name}: {' <-> '.join(sorted((a, b)))}"
            found.add(line)
            if line not in known:
                findings.append(f"{path / a}: uses {b} ({target.names(a, b)}), and {b} uses {a} ({target.names(b, a)}); "
                                "let only the higher folder use the lower one")
        if target.largest_circle():
            line = f"{path.name}: folders use each other in a circle"
            found.add(line)
            if line not in known:
                findings.append(f"{path}: {target.largest_circle()} folders use each other in a cycle; scripts/folder-arrows.py {path} --circle "
                                "prints the uses")
        for folder, count in target.crowds():
            line = f"{path.name}: {folder} has {'one file' if count == 1 else f'more than {most_files} files'}"
            found.add(line)
            if line not in known:
                findings.append(f"{path / folder}: {line.split(' has ')[1]}; a folder has two to {most_files}")
    gone = known - found
    if shrink and gone:
        list_path.write_text("".join(line + "\n" for line in listed if line not in gone), encoding="utf-8")
    elif gone:
        findings += [f"{list_path.name}: \"{line}\" no longer applies; scripts/folder-arrows.py --check --shrink removes it" for line in sorted(gone)]
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", type=pathlib.Path, nargs="?")
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--circle", action="store_true")
    parser.add_argument("--list", nargs=2, metavar=("FROM", "TO"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--shrink", action="store_true")
    options = parser.parse_args()
    if options.check:
        findings = check(options.shrink)
        print("\n".join(findings) if findings else "", end="\n" if findings else "")
        sys.exit(1 if findings else 0)
    if options.target is None:
        parser.error("give the folder of a target, or --check")
    target = read(options.target, options.depth)
    if options.circle:
        order = target.order()
        print("lowest first:", " ".join(order))
        for i, a in enumerate(order):
            for b in order[i + 1:]:
                if target.uses[a][b]:
                    print(f"{a} -> {b}: {target.names(a, b)}")
    elif options.list:
        for (name, file), count in target.uses[options.list[0]][options.list[1]].most_common():
            print(f"{count:4} {name}  {file}")
    else:
        show(target)


if __name__ == "__main__":
    main()
