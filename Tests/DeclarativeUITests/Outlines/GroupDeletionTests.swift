import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Folder: Identifiable, Equatable {
    let id: String
    var files: [String]
}

/// Deletion of elements that are groups, or several rows.
struct GroupDeletionTests {
    private struct Folders: View {
        let log: Box<[String]>
        let isBound: Bool
        @State private var folders = (0..<40).map {
            Folder(id: "\($0)", files: ["\($0)a", "\($0)b", "\($0)c"])
        }
        @State private var open: Set<String> = []
        @State private var chosen: Set<String> = []

        var body: some View {
            List(selection: $chosen) {
                ForEach(folders) { folder in
                    DisclosureGroup(isExpanded: isBound ? isExpanded(folder.id) : nil) {
                        ForEach(folder.files, id: \.self) { Text($0) }
                            .onDelete { offsets in
                                log.value.append("files \(Array(offsets)) of \(folder.id)")
                                guard let place = folders.firstIndex(where: { $0.id == folder.id }) else {
                                    return
                                }
                                folders[place].files.remove(atOffsets: offsets)
                            }
                    } label: {
                        Text("folder \(folder.id)").deleteDisabled(folder.id == "2")
                    }
                }
                .onDelete { offsets in
                    log.value.append("folders \(Array(offsets))")
                    folders.remove(atOffsets: offsets)
                }
            }
        }

        private func isExpanded(_ id: String) -> Binding<Bool> {
            Binding(
                get: { open.contains(id) },
                set: { if $0 { open.insert(id) } else { open.remove(id) } })
        }
    }

    private func stage(isBound: Bool, _ log: Box<[String]>) throws -> Stage<Folders> {
        try Stage(Folders(log: log, isBound: isBound), width: 300, height: 320)
    }

    @Test(arguments: [false, true])
    func `Delete removes the selected groups, expanded or not`(_ isBound: Bool) throws {
        let log = Box<[String]>([])
        let stage = try stage(isBound: isBound, log)
        try stage.harness.click("folder 1")
        try stage.harness.key(.keyboardRightArrow)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.seen.prefix(6) == ["folder 0", "folder 1", "1a", "1b", "1c", "folder 2"])
        try stage.harness.click("folder 0", modifiers: .control)
        try stage.harness.click("folder 3", modifiers: .control)
        try stage.harness.key(.keyboardDeleteForward)
        stage.harness.advance(by: .seconds(1))
        #expect(log.value == ["folders [0, 1, 3]"])
        #expect(try stage.list.numberOfRows == 37 && stage.seen.prefix(2) == ["folder 2", "folder 4"])
    }

    @Test(arguments: [false, true])
    func `Rows of groups are deleted before the groups`(_ isBound: Bool) throws {
        let log = Box<[String]>([])
        let stage = try stage(isBound: isBound, log)
        for folder in ["folder 1", "folder 0"] {
            try stage.harness.click(folder)
            try stage.harness.key(.keyboardRightArrow)
            stage.harness.advance(by: .seconds(1))
        }
        try stage.harness.click("0b")
        try stage.harness.click("folder 1", modifiers: .control)
        try stage.harness.click("1c", modifiers: .control)
        try stage.harness.key(.keyboardDeleteForward)
        stage.harness.advance(by: .seconds(1))
        #expect(log.value == ["files [2] of 1", "folders [1]", "files [1] of 0"])
        #expect(stage.seen.prefix(4) == ["folder 0", "0a", "0c", "folder 2"])
    }

    @Test func `An element of several rows is deleted by its first row`() throws {
        struct Content: View {
            let log: Box<[String]>
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<4) { number in
                        Text("title \(number)")
                        Text("text \(number)")
                    }
                    .onDelete { log.value.append("\(Array($0))") }
                }
            }
        }
        let log = Box<[String]>([])
        let stage = try Stage(Content(log: log))
        try stage.harness.click("title 2")
        try stage.harness.key(.keyboardDeleteForward)
        #expect(log.value == ["[2]"])
    }
}
