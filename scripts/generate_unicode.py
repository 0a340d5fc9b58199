#!/usr/bin/env python3
"""Writes Sources/UnicodeTables/tables.c and emoji.c from the Unicode Character Database (Debian: unicode-data).

    scripts/generate_unicode.py [FOLDER]        the default folder is /usr/share/unicode

The tables have a 32-bit record for each code point, which is found through an index of blocks of 128 code points. The names in each list
below are in the order of the cases of the corresponding enum in Sources/TextAnalysis.
"""
import pathlib
import re
import sys

LIMIT = 0x110000
LINE = """AL BA BB B2 BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SP SY WJ
ZW ZWJ""".split()
GRAPHEME = """Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT""".split()
WORD = """Other CR LF Newline Extend ZWJ Format Katakana Hebrew_Letter ALetter Single_Quote Double_Quote MidNumLet
MidLetter MidNum Numeric ExtendNumLet Regional_Indicator WSegSpace""".split()
BIDI = "L R EN ES ET AN CS B S WS ON BN NSM AL LRO RLO LRE RLE PDF LRI RLI FSI PDI".split()
BIDI_LONG = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
             "Boundary_Neutral": "BN"}


def ranges(path, missing=False):
    """Yields (first, last, value) of each line, or of the '@missing' lines if `missing` is true."""
    pattern = r"^# @missing: (\w+)\.\.(\w+); *(\w+)" if missing else r"^(\w+)(?:\.\.(\w+))? *; *(\w+)"
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(pattern, line)
        if found:
            first = int(found[1], 16)
            yield first, int(found[2], 16) if found[2] else first, found[3]


def column(default, *sources):
    values = [default] * LIMIT
    for source in sources:
        for first, last, value in source:
            values[first:last + 1] = [value] * (last + 1 - first)
    return values


def resolved_line_class(value, category):
    """LB1: replaces line break classes that do not occur in the rules."""
    if value in ("AI", "SG", "XX"):
        return "AL"
    if value == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    return "NS" if value == "CJ" else value


def records(folder):
    category = column("Cn", ranges(folder / "extracted/DerivedGeneralCategory.txt"))
    line = column("XX", ranges(folder / "extracted/DerivedLineBreak.txt"))
    grapheme = column("Other", ranges(folder / "auxiliary/GraphemeBreakProperty.txt"))
    word = column("Other", ranges(folder / "auxiliary/WordBreakProperty.txt"))
    bidi_file = folder / "extracted/DerivedBidiClass.txt"
    bidi = column("L", ranges(bidi_file, missing=True), ranges(bidi_file))
    width = column("N", ranges(folder / "extracted/DerivedEastAsianWidth.txt"))
    emoji = {name: column(False, ((a, b, True) for a, b, v in ranges(folder / "emoji/emoji-data.txt") if v == name))
             for name in ("Extended_Pictographic", "Emoji_Presentation")}
    script = column("Zzzz", ranges(folder / "Scripts.txt"))
    aliases = {found[2]: found[1] for found in
               re.finditer(r"^sc *; *(\w+) *; *(\w+)", (folder / "PropertyValueAliases.txt").read_text(), re.M)}
    used = sorted({aliases.get(name, name) for name in script} - {"Zyyy", "Zinh", "Zzzz"})
    scripts = ["Zyyy", "Zinh", "Zzzz"] + used
    number = {name: index for index, name in enumerate(scripts)}
    result = []
    for point in range(LIMIT):
        pictographic = emoji["Extended_Pictographic"][point]
        result.append(
            LINE.index(resolved_line_class(line[point], category[point]))
            | GRAPHEME.index(grapheme[point]) << 6
            | WORD.index(word[point]) << 10
            | number[aliases.get(script[point], script[point])] << 15
            | pictographic << 23
            | emoji["Emoji_Presentation"][point] << 24
            | (width[point] in ("F", "W", "H")) << 25
            | (pictographic and category[point] == "Cn") << 26
            | BIDI.index(BIDI_LONG.get(bidi[point], bidi[point])) << 27)
    return result, scripts


def array(kind, name, values, form):
    lines, current = [], ""
    for value in values:
        text = form(value) + ","
        if len(current) + len(text) > 4000:
            lines.append(current)
            current = ""
        current += text
    return f"const {kind} {name}[{len(values)}] = {{\n" + "\n".join(lines + [current]) + "\n};\n"


TONES = range(0x1f3fb, 0x1f400)
FIRST, SECOND = "\3", "\4"


def emoji_lines(path):
    """Yields (group, subgroup, sequence, name) of each fully-qualified emoji, in the order of the file."""
    group = subgroup = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# group: "):
            group = line[9:]
        elif line.startswith("# subgroup: "):
            subgroup = line[12:]
        found = re.match(r"^([0-9A-F ]+); fully-qualified +# \S+ E[\d.]+ (.+)$", line)
        if found:
            yield group, subgroup, "".join(chr(int(point, 16)) for point in found[1].split()), found[2]


def tones_of(sequence):
    return [character for character in sequence if ord(character) in TONES]


def template(sequence):
    """The sequence with its skin tones replaced by placeholders."""
    tones = tones_of(sequence)
    marks = iter((FIRST, SECOND))
    return "".join(next(marks) if character in tones else character for character in sequence)


def variants(templates):
    """Yields the sequences of the templates: with each skin tone, or with each pair of tones. Pairs of equal tones are omitted if another template
    has a single tone."""
    tones = [chr(tone) for tone in TONES]
    hasSingle = any(SECOND not in text for text in templates)
    for text in templates:
        for first in tones:
            for second in tones if SECOND in text else tones[:1]:
                if SECOND not in text or first != second or not hasSingle:
                    yield text.replace(FIRST, first).replace(SECOND, second)


def emoji_records(path):
    """The records, one in each line. Sequences with skin tones are templates in the record of their base: see unicode_tables.h."""
    bases, names, found = {}, {}, {}
    lines = list(emoji_lines(path))

    def plain(sequence):
        return "".join(c for c in sequence if ord(c) not in TONES and c != "\ufe0f")

    for _, _, sequence, name in lines:
        if not tones_of(sequence):
            bases[plain(sequence)] = names[name] = sequence
    for _, _, sequence, name in lines:
        if tones_of(sequence):
            base = bases.get(plain(sequence)) or names[name.split(": ")[0]]
            found.setdefault(base, []).append(sequence)
    result, last = [], ("", "")
    for group, subgroup, sequence, name in lines:
        if tones_of(sequence):
            continue
        if group != last[0]:
            result.append(f"\1{group}\n")
        if subgroup != last[1]:
            result.append(f"\2{subgroup}\n")
        last = group, subgroup
        templates = list(dict.fromkeys(template(text) for text in found.get(sequence, [])))
        if sorted(variants(templates)) != sorted(found.get(sequence, [])):
            sys.exit(f"{name}: the templates do not reproduce its skin tones; extend `variants`")
        usual = sequence[0] + FIRST + sequence[1:].removeprefix("\ufe0f")
        fields = [sequence, name] + [FIRST if text == usual else text for text in templates]
        result.append("\t".join(fields) + "\n")
    return result


def write_emoji(folder, target):
    records = emoji_records(folder / "emoji/emoji-test.txt")
    version = re.search(r"# Version: ([\d.]+)", (folder / "emoji/emoji-test.txt").read_text(encoding="utf-8"))[1]
    text = (f"// Generated by scripts/generate_unicode.py from emoji-test.txt {version}.\n"
            "// (c) 2022 Unicode, Inc.; terms of use: https://www.unicode.org/terms_of_use.html\n"
            '#include "unicode_tables.h"\n\nconst char ut_emoji[] =\n')
    lines, current = [], ""
    for record in records:
        escaped = "".join(f"\\{ord(c):03o}" if c < " " else "\\" + c if c in '"\\' else c for c in record)
        if len(current) + len(escaped) > 4000:
            lines.append(current)
            current = ""
        current += escaped
    text += "\n".join(f'"{line}"' for line in lines + [current]) + ";\n"
    size = sum(len(record.encode()) for record in records)
    text += f"const uint32_t ut_emoji_size = {size};\n"
    target.write_text(text, encoding="utf-8")
    print(f"{target}: emoji {version}, {len(records)} records, {size} bytes")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    values, scripts = records(folder)
    distinct = {}
    numbers = [distinct.setdefault(value, len(distinct)) for value in values]
    blocks, index = {}, []
    for start in range(0, LIMIT, 128):
        index.append(blocks.setdefault(tuple(numbers[start:start + 128]), len(blocks)))
    version = re.search(r"-(\d+\.\d+\.\d+)\.txt", (folder / "LineBreak.txt").read_text(encoding="utf-8"))[1]
    text = (f"// Generated by scripts/generate_unicode.py from the Unicode Character Database {version}.\n"
            "// (c) 2022 Unicode, Inc.; terms of use: https://www.unicode.org/terms_of_use.html\n"
            '#include "unicode_tables.h"\n\n')
    text += array("uint16_t", "ut_index", index, str)
    text += array("uint16_t", "ut_blocks", [n for block in blocks for n in block], str)
    text += array("uint32_t", "ut_records", list(distinct), lambda value: f"{value:#x}")
    text += array("uint32_t", "ut_scripts", scripts, lambda name: "0x" + name.encode().hex())
    text += f"const uint32_t ut_script_count = {len(scripts)};\n"
    target = pathlib.Path(__file__).parent.parent / "Sources/UnicodeTables/tables.c"
    target.write_text(text, encoding="utf-8")
    print(f"{target}: Unicode {version}, {len(blocks)} blocks, {len(distinct)} records, {len(scripts)} scripts")
    write_emoji(folder, target.with_name("emoji.c"))


main()
