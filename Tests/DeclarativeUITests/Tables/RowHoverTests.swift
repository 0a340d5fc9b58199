import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Rows of tables and lists that scroll under a pointer at rest.
struct RowHoverTests {
    /// The rows that the pointer is over, according to their actions.
    private final class Log {
        private(set) var hovered: Set<Int> = []
        private(set) var entered: Set<Int> = []

        func hover(_ row: Int, _ isInside: Bool) {
            if isInside {
                hovered.insert(row)
                entered.insert(row)
            } else {
                #expect(hovered.remove(row) != nil, "row \(row) is left without being entered")
            }
        }
    }

    private struct People: View {
        let log: Log
        let isTable: Bool
        @State private var people = (0..<100).map { Person(id: $0, name: "person \($0)") }

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    if isTable {
                        Table(of: Person.self) {
                            TableColumn("Name", value: \.name)
                        } rows: {
                            ForEach(people) { person in
                                TableRow(person).onHover { log.hover(person.id, $0) }
                            }
                        }
                        .frame(height: 260)
                    } else {
                        List(people) { person in
                            Text(person.name).frame(width: 200, height: 40)
                                .onHover { log.hover(person.id, $0) }
                        }
                        .frame(height: 260)
                    }
                    Button("go") { proxy.scrollTo(60, anchor: .top) }
                    Button("remove") { people.removeFirst(3) }
                }
            }
        }
    }

    private let pointer = Point(x: 100, y: 120)

    /// Checks that only the row under the pointer has been entered and not left; the pointer may be between the contents of two rows of a list.
    private func check(
        _ stage: Stage<People>, _ log: Log, _ isTable: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let list = try stage.list
        let row = try #require(list.indexForRow(at: list.convert(pointer, from: nil)))
        let person = 100 - list.numberOfRows + row
        let isRight = isTable ? log.hovered == [person] : log.hovered.isSubset(of: [person])
        #expect(isRight, "\(log.hovered), not \(person)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [true, false])
    func `A row is hovered when it scrolls under the pointer`(isTable: Bool) throws {
        let log = Log()
        let stage = try Stage(People(log: log, isTable: isTable), width: 300, height: 340)
        try stage.harness.move(to: pointer)
        try check(stage, log, isTable)
        for step in 1...8 {
            try stage.harness.scroll(over: pointer, by: Point(x: 0, y: -0.7 * Double(step)))
            stage.harness.advance(by: .seconds(1))
            try check(stage, log, isTable)
        }
        #expect(log.entered.count >= 5)
        try stage.harness.moveOut()
        #expect(log.hovered.isEmpty)
        try stage.harness.scroll(over: Point(x: 100, y: 330), by: Point(x: 0, y: 1))
        #expect(log.hovered.isEmpty)
    }

    @Test(arguments: [true, false])
    func `A row is hovered when keys, the program or a removal of rows move it under the pointer`(
        isTable: Bool
    ) throws {
        let log = Log()
        let stage = try Stage(People(log: log, isTable: isTable), width: 300, height: 340)
        try stage.harness.move(to: pointer)
        try stage.harness.focus(try stage.list)
        for key in [KeyboardHIDUsage.keyboardPageDown, .keyboardEnd, .keyboardHome] {
            try stage.harness.key(key)
            stage.harness.advance(by: .seconds(1))
            try check(stage, log, isTable)
        }
        for name in ["go", "remove"] {
            try stage.harness.button(name).activate()
            stage.harness.advance(by: .seconds(1))
            try check(stage, log, isTable)
        }
        #expect(log.entered.count >= 3)
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }
}
