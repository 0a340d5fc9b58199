import Widgets

/// W7: creates, replaces, changes, swaps, removes, appends and clears rows of a label and a button; measures each step from the
/// change to the pixels.
enum RowSteps {
    static let size = Size(width: 600, height: 800)

    /// One row of the model.
    struct Row: Identifiable, Equatable {
        let id: Int
        let number: Int
        var version: Int
        var title: String { "Row \(number) v\(version)" }
    }

    /// A view tree that displays the rows.
    protocol Shower {
        var rows: [Row] { get nonmutating set }
        var host: ViewHost { get }
    }

    static func run(_ name: String, _ make: () -> any Shower) {
        var times: [String: [Double]] = [:]
        for round in 0..<7 {
            let shower = make()
            let target = BitmapTarget(width: 600, height: 800)
            shower.host.runFrame(into: target)
            let empty = target.bitmap
            for step in steps {
                let rows = step.change(shower.rows)
                let start = Measure.now
                shower.rows = rows
                shower.host.runFrame(into: target)
                times[step.name, default: []].append((Measure.now - start) / 1000)
                check(name, step.name, shower, target, isFirst: round == 0)
            }
            Report.check(name, target.bitmap == empty, "the image after clearing is not empty")
        }
        for step in steps { Report.figure(name, step.name + "_ms", Measure.median(times[step.name] ?? [])) }
    }

    private static func fresh(_ range: Range<Int>, from id: Int, version: Int) -> [Row] {
        range.map { Row(id: id + $0, number: $0, version: version) }
    }

    private static let steps: [(name: String, change: ([Row]) -> [Row])] = [
        ("create1000", { _ in fresh(0..<1000, from: 0, version: 0) }),
        ("replace1000", { _ in fresh(0..<1000, from: 10_000, version: 1) }),
        (
            "update10th",
            { rows in
                var rows = rows
                for index in stride(from: 0, to: 1000, by: 10) { rows[index].version = 2 }
                return rows
            }
        ),
        (
            "swap",
            { rows in
                var rows = rows
                rows.swapAt(1, 998)
                return rows
            }
        ),
        (
            "remove",
            { rows in
                var rows = rows
                rows.remove(at: 499)
                return rows
            }
        ),
        ("append1000", { rows in rows + fresh(1000..<2000, from: 10_000, version: 1) }),
        ("clear", { _ in [] }),
    ]

    /// Checks that the pixels equal those of a full paint of the tree, and that they are not empty.
    private static func check(
        _ name: String, _ step: String, _ shower: any Shower, _ target: BitmapTarget, isFirst: Bool
    ) {
        let ink = (20..<200).count { target.bitmap[$0, 20] != target.bitmap[599, 799] }
        Report.check(name, step == "clear" || ink > 5, "\(step): the first row shows no text")
        if isFirst {
            Report.check(
                name, shower.host.renderBitmap() == target.bitmap, "\(step): the image is stale")
        }
    }
}
