#!/usr/bin/env python3
"""Formats benchmark figures (JSON lines, see Benchmarks/SPEC.md) as a Markdown table.

    scripts/bench-table.py [FILE ...] >>docs/benchmarks.md      reads standard input without a file

Each row is a metric of a workload, each column a peer; the last column is this project's figure divided by that of the best peer,
so that less than 1 is better. Of a figure that was measured several times, the median is printed. Errors are listed below the table.
"""
import collections
import fileinput
import json
import re
import statistics

OURS = "widgets"
ORDER = [OURS, "qt6", "gtk4", "fltk", "kiwi"]
TITLES = {OURS: "Widgets", "qt6": "Qt 6", "gtk4": "GTK 4", "fltk": "FLTK 1.3", "kiwi": "kiwi"}
NOT_COMPARED = {"seconds", "lines", "height_px", "threads"}  # properties of the run, for which less is not better


def number(value):
    if value is None:
        return "-"
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def ratio(row, metric):
    peers = [value for peer, value in row.items() if peer != OURS]
    if OURS not in row or not peers or metric in NOT_COMPARED:
        return "-"
    best = min(peers)
    if best == 0:
        return "equal" if row[OURS] == 0 else "-"
    return f"{row[OURS] / best:.2f}"


def workload_key(name):
    """The sort key of a workload: W2 precedes W10, and a workload precedes its variants."""
    digits = re.match(r"W(\d+)", name)
    return (int(digits[1]) if digits else 999, name)


def main():
    figures = collections.defaultdict(lambda: collections.defaultdict(list))
    errors, metrics = [], []
    for line in fileinput.input():
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
        except ValueError:
            raise SystemExit(f"{fileinput.filename()}:{fileinput.filelineno()}: not a JSON line: {line.strip()}")
        if "error" in entry:
            errors.append(entry)
            continue
        key = (entry["workload"], entry["metric"])
        if key not in metrics:
            metrics.append(key)
        figures[key][entry["peer"]].append(entry["value"])

    peers = {peer for row in figures.values() for peer in row}
    columns = [peer for peer in ORDER if peer in peers] + sorted(peers - set(ORDER))
    print("| Workload | Metric | " + " | ".join(TITLES.get(peer, peer) for peer in columns) + " | Ratio to best peer |")
    print("|---|---|" + "---:|" * (len(columns) + 1))
    for workload, metric in sorted(metrics, key=lambda key: workload_key(key[0])):
        row = {peer: statistics.median(values) for peer, values in figures[workload, metric].items()}
        cells = [number(row.get(peer)) for peer in columns]
        print(f"| {workload} | {metric} | " + " | ".join(cells) + f" | {ratio(row, metric)} |")
    if errors:
        print()
    for entry in errors:
        print(f"* {TITLES.get(entry['peer'], entry['peer'])}, {entry['workload']}: {entry['error']}")


main()
