import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Folder: Identifiable, Equatable {
    let id: String
    var files: [String]
}

/// Moves of elements that are groups or several rows.
struct GroupMoveTests {
    private struct Folders: View {
        let log: Box<[String]>
        let isBound: Bool
        @State private var folders = (0..<6).map { Folder(id: "\($0)", files: ["\($0)a", "\($0)b"]) }
        @State private var open: Set<String> = []
        @State private var chosen: Set<String> = []

        var body: some View {
            List(selection: $chosen) {
                ForEach(folders) { folder in
                    DisclosureGroup(isExpanded: isBound ? isExpanded(folder.id) : nil) {
                        ForEach(folder.files, id: \.self) { Text($0) }
                            .onMove { offsets, place in
                                log.value.append("files \(Array(offsets)) of \(folder.id) to \(place)")
                                guard let index = folders.firstIndex(where: { $0.id == folder.id }) else {
                                    return
                                }
                                folders[index].files.move(fromOffsets: offsets, toOffset: place)
                            }
                    } label: {
                        Text("folder \(folder.id)").moveDisabled(folder.id == "5")
                    }
                }
                .onMove { offsets, place in
                    log.value.append("\(Array(offsets)) to \(place)")
                    folders.move(fromOffsets: offsets, toOffset: place)
                }
            }
        }

        private func isExpanded(_ id: String) -> Binding<Bool> {
            Binding(
                get: { open.contains(id) },
                set: { if $0 { open.insert(id) } else { open.remove(id) } })
        }
    }

    @MainActor private struct FolderStage {
        let stage: Stage<Folders>
        let log = Box<[String]>([])
        var harness: Harness { stage.harness }

        init(isBound: Bool, expanding folders: [Int]) throws {
            stage = try Stage(Folders(log: log, isBound: isBound), width: 300, height: 640)
            for folder in folders.reversed() {
                try harness.click("folder \(folder)")
                try harness.key(.keyboardRightArrow)
                harness.advance(by: .seconds(1))
            }
        }

        /// The folders in order, each with the files of those that are expanded.
        var rows: [String] { stage.seen.map { $0.hasPrefix("folder ") ? String($0.dropFirst(7)) : $0 } }

        func middle(_ row: Int) throws -> Point {
            let list = try stage.list
            return list.convert(Point(x: 150, y: list.rectForRow(at: row).midY), to: harness.rootView)
        }

        func drag(_ row: Int, to other: Int, offset: Double = 0) throws {
            let (start, end) = (try middle(row), try middle(other) + Point(x: 0, y: offset))
            try harness.press(start)
            try harness.move(to: Point(x: start.x, y: (start.y + end.y) / 2))
            try harness.move(to: end)
            try harness.release()
            harness.advance(by: .seconds(1))
        }
    }

    @Test(arguments: [false, true]) func `Alt with an arrow key moves a group past a whole element`(
        _ isBound: Bool
    ) throws {
        let stage = try FolderStage(isBound: isBound, expanding: [1, 3])
        #expect(stage.rows == ["0", "1", "1a", "1b", "2", "3", "3a", "3b", "4", "5"])
        try stage.harness.click("folder 1")
        try stage.harness.key(.keyboardDownArrow, .alternate)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.log.value == ["[1] to 3"])
        #expect(stage.rows == ["0", "2", "1", "1a", "1b", "3", "3a", "3b", "4", "5"])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.rows == ["0", "2", "3", "3a", "3b", "1", "1a", "1b", "4", "5"])
        try stage.harness.key(.keyboardUpArrow, .alternate)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.log.value == ["[1] to 3", "[2] to 4", "[3] to 2"])
        #expect(stage.rows == ["0", "2", "1", "1a", "1b", "3", "3a", "3b", "4", "5"])
        // At an end, and for an element that cannot be moved, nothing happens.
        for folder in ["folder 0", "folder 5"] {
            try stage.harness.click(folder)
            try stage.harness.key(folder == "folder 0" ? .keyboardUpArrow : .keyboardDownArrow, .alternate)
        }
        #expect(stage.log.value.count == 3)
    }

    @Test(arguments: [false, true]) func `Files move within their group, and not out of it`(_ isBound: Bool)
        throws
    {
        let stage = try FolderStage(isBound: isBound, expanding: [1])
        try stage.harness.click("1a")
        for _ in 0..<2 { try stage.harness.key(.keyboardDownArrow, .alternate) }
        stage.harness.advance(by: .seconds(1))
        #expect(stage.log.value == ["files [0] of 1 to 2"])
        #expect(stage.rows == ["0", "1", "1b", "1a", "2", "3", "4", "5"])
    }

    @Test(arguments: [false, true]) func `A dragged group is dropped between elements`(_ isBound: Bool) throws
    {
        let stage = try FolderStage(isBound: isBound, expanding: [1])
        // Rows: 0, 1, 1a, 1b, 2, 3, 4, 5.
        try stage.drag(4, to: 1, offset: -8)
        #expect(stage.log.value == ["[2] to 1"])
        #expect(stage.rows == ["0", "2", "1", "1a", "1b", "3", "4", "5"])
        try stage.drag(0, to: 7, offset: 8)
        #expect(stage.log.value.last == "[0] to 6")
        #expect(stage.rows == ["2", "1", "1a", "1b", "3", "4", "5", "0"])
    }

    @Test func `Random drags move whole elements as in a model`() throws {
        var random = SeededRandom(seed: 77)
        for round in 0..<6 {
            let isBound = round % 2 == 0
            let stage = try FolderStage(
                isBound: isBound, expanding: [0, 2, 4].filter { _ in random.chance(0.6) })
            for _ in 0..<8 {
                let before = stage.rows
                let labels = before.indices.filter { before[$0].count == 1 && before[$0] != "5" }
                let row = labels[random.index(below: labels.count)]
                let target = random.index(below: before.count)
                let calls = stage.log.value.count
                try stage.drag(row, to: target, offset: random.number(-8...8))
                // Each group is followed by its files, and the others keep their order.
                let after = stage.rows
                func blocks(_ rows: [String]) -> [[String]] {
                    rows.reduce(into: []) { result, row in
                        if row.count == 1 {
                            result.append([row])
                        } else {
                            result[result.count - 1].append(row)
                        }
                    }
                }
                let moved = before[row]
                #expect(Set(blocks(after)) == Set(blocks(before)))
                #expect(blocks(after).filter { $0[0] != moved } == blocks(before).filter { $0[0] != moved })
                #expect((stage.log.value.count > calls) == (after != before))
            }
        }
    }
}
