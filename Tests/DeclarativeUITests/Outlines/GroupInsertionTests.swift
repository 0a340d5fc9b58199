import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Drops into lists whose elements are groups or several rows.
struct GroupInsertionTests {
    private nonisolated enum Content: CaseIterable {
        case groups, pairs, empty
    }

    private struct Targets: View {
        let content: Content
        let log: Box<[String]>

        var body: some View {
            VStack(spacing: 0) {
                Text("source").draggable("new").frame(height: 40)
                switch content {
                case .groups:
                    List {
                        ForEach(0..<3) { folder in
                            DisclosureGroup("folder \(folder)") {
                                ForEach(["\(folder)a", "\(folder)b"], id: \.self) { Text($0) }
                            }
                        }
                        .onInsert(of: [.plainText]) { offset, _ in log.value.append("at \(offset)") }
                    }
                case .pairs, .empty:
                    List {
                        ForEach(0..<(content == .empty ? 0 : 3), id: \.self) { element in
                            Text("folder \(element)")
                            Text("\(element)a")
                        }
                        .onInsert(of: [.plainText]) { offset, _ in log.value.append("at \(offset)") }
                    }
                }
            }
        }
    }

    @MainActor private struct TargetStage {
        let stage: Stage<Targets>
        let log = Box<[String]>([])
        var harness: Harness { stage.harness }

        init(_ content: Content, expanding folders: [Int] = []) throws {
            stage = try Stage(Targets(content: content, log: log), width: 300, height: 440)
            for folder in folders {
                try harness.click("folder \(folder)")
                try harness.key(.keyboardRightArrow)
                harness.advance(by: .seconds(1))
            }
        }

        /// Returns the point at a distance from the middle of a row that is not displaced by a gap, in the space of the window.
        func place(_ row: Int, _ offset: Double) throws -> Point {
            let list = try stage.list
            return list.convert(
                Point(x: 150, y: list.rectForRow(at: row).midY + offset), to: harness.rootView)
        }

        /// Drags the source to a point, by way of `points`, and returns the calls of `onInsert` on release.
        func drop(_ points: [Point], observing: () throws -> Void = {}) throws -> [String] {
            log.value = []
            try harness.press("source")
            try harness.move(to: Point(x: 150, y: 30))
            for point in points {
                try harness.move(to: point)
                harness.advance(by: .seconds(1))
            }
            try observing()
            try harness.release()
            harness.advance(by: .seconds(1))
            return log.value
        }

        /// Returns the number of elements above the gap that is displayed; nil if no gap is open.
        ///
        /// A gap within an element is a finding of its own.
        func elementsAboveGap() throws -> Int? {
            let list = try stage.list
            var elements = 0
            for row in 0..<list.numberOfRows {
                let cell = try #require(list.cellForRow(at: row))
                let isFirst = cell.firstVisibleText?.hasPrefix("folder") == true
                if cell.frame.minY > list.rectForRow(at: row).minY + 1 {
                    #expect(isFirst, "the gap is above row \(row)")
                    return elements
                }
                if isFirst { elements += 1 }
            }
            return nil
        }
    }

    @Test func `Items are inserted between groups, and not between their rows`() throws {
        let stage = try TargetStage(.groups, expanding: [1])
        // Rows: 0, 1, 1a, 1b, 2.
        for (row, offset, answer) in [
            (0, -6.0, "at 0"), (1, -6, "at 1"), (1, 6, ""), (2, 0.0, ""), (2, 6, ""), (3, 6, "at 2"),
            (4, -6, "at 2"), (4, 6, "at 3"), (4, 60, "at 3"),
        ] {
            let calls = try stage.drop([stage.place(row, offset)])
            #expect(calls == (answer.isEmpty ? [] : [answer]), "row \(row), \(offset)")
        }
    }

    @Test func `Items are inserted below the last group while it is expanded`() throws {
        let stage = try TargetStage(.groups, expanding: [2])
        // Rows: 0, 1, 2, 2a, 2b.
        for (row, offset, answer) in [(2, -6.0, "at 2"), (3, 0.0, ""), (4, 6, "at 3"), (4, 60, "at 3")] {
            let calls = try stage.drop([stage.place(row, offset)])
            #expect(calls == (answer.isEmpty ? [] : [answer]), "row \(row), \(offset)")
        }
    }

    @Test func `Items are inserted between elements of two rows`() throws {
        let stage = try TargetStage(.pairs)
        for row in 0..<6 {
            #expect(try stage.drop([stage.place(row, -6)]) == (row % 2 == 0 ? ["at \(row / 2)"] : []))
        }
        #expect(try stage.drop([stage.place(5, 6)]) == ["at 3"])
    }

    @Test func `Items are inserted into a list without elements, which would have several rows`() throws {
        let stage = try TargetStage(.empty)
        #expect(try stage.drop([Point(x: 150, y: 200)]) == ["at 0"])
    }

    @Test(arguments: [Content.groups, .pairs]) private func `Items are inserted at the gap that is displayed`(
        content: Content
    ) throws {
        var random = SeededRandom(seed: 41)
        for expanded in [[], [0], [1, 2]] as [[Int]] {
            let stage = try TargetStage(content, expanding: content == .groups ? expanded : [])
            var answers: Set<Int?> = []
            for _ in 0..<12 {
                var gap: Int?
                var y = 50.0
                var path: [Point] = []
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    y = min(max(y + random.number(-40...60), 44), 430)
                    path.append(Point(x: 150, y: y))
                }
                let calls = try stage.drop(path) { gap = try stage.elementsAboveGap() }
                // A gap at the end displaces no row.
                if gap == nil, calls == ["at 3"] { gap = 3 }
                answers.insert(gap)
                #expect(calls == (gap.map { ["at \($0)"] } ?? []))
            }
            #expect(answers.count > 2)
        }
    }
}
