import DeclarativeUI
import Testing
import WidgetsTesting

/// A to-do list with sections, editable rows and moves, as it is written for SwiftUI.
private struct TaskProgram: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var items = [
        Item(id: 0, title: "Buy milk"), Item(id: 1, title: "Call Ada"), Item(id: 2, title: "Write tests"),
    ]
    @State private var selection: Item.ID?
    @State private var title = ""
    @State private var showsDone = true
    @FocusState private var isAdding: Bool

    var body: some View {
        VStack(spacing: 0) {
            List(selection: $selection) {
                Section {
                    ForEach($items) { $item in
                        if !item.isDone { row($item) }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    HStack {
                        Text("Open")
                        Spacer()
                        Text("\(items.count { !$0.isDone })").foregroundStyle(.secondary)
                    }
                }
                Section("Done", isExpanded: $showsDone) {
                    ForEach($items) { $item in
                        if item.isDone { row($item) }
                    }
                }
            }
            .listStyle(.insetGrouped)
            TextField("New task", text: $title)
                .focused($isAdding)
                .onSubmit(add)
                .padding(8)
        }
    }

    private func row(_ item: Binding<Item>) -> some View {
        HStack {
            Toggle(item.wrappedValue.title, isOn: item.isDone)
            Spacer()
        }
        .swipeActions {
            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.wrappedValue.id } }
        }
        .contextMenu { Button("Rename") { item.wrappedValue.title += "!" } }
        .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        .listRowBackground(item.wrappedValue.isDone ? Color.gray.opacity(0.1) : nil)
    }

    private func add() {
        guard !title.isEmpty else { return }
        items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, title: title))
        title = ""
        isAdding = true
    }
}

struct TaskProgramTests {
    @Test func `Tasks are added, done and moved to another section`() throws {
        let harness = Harness(HostingView(rootView: TaskProgram()), size: Size(width: 400, height: 500))
        try harness.settle()
        let field = try harness.find(Widgets.TextField.self)
        try harness.click(field)
        try harness.type("Sleep\n")
        #expect(harness.contains("Sleep") && harness.contains("4"))
        try harness.click("Call Ada")
        harness.advance(by: .seconds(1))
        #expect(harness.contains("3"))
        try harness.click("Done")
        harness.advance(by: .seconds(1))
        #expect(!harness.contains("Call Ada") && harness.contains("Buy milk"))
    }
}

/// A chat that stays at its end, as it is written for SwiftUI.
private struct ChatProgram: View {
    struct Message: Identifiable {
        let id: Int
        var text: String
        var isOwn: Bool
    }

    @State private var messages = (0..<50).map {
        Message(id: $0, text: String(repeating: "message \($0) ", count: 1 + $0 % 7), isOwn: $0 % 3 == 0)
    }
    @State private var draft = ""

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 6, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(messages) { message in
                                Text(message.text)
                                    .padding(8)
                                    .background(
                                        message.isOwn ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2),
                                        in: RoundedRectangle(cornerRadius: 8)
                                    )
                                    .frame(
                                        maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading
                                    )
                                    .id(message.id)
                            }
                        } header: {
                            Text("Today").font(.caption).foregroundStyle(.secondary)
                        }
                    }
                    .padding(.horizontal)
                }
                .defaultScrollAnchor(.bottom)
                .scrollIndicators(.hidden)
                HStack {
                    Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
                    TextField("Message", text: $draft).onSubmit(send)
                    Button("Grow") {
                        messages[messages.count - 1].text += String(repeating: " more", count: 60)
                    }
                }
                .padding(8)
            }
        }
    }

    private func send() {
        messages.append(Message(id: messages.count, text: draft, isOwn: true))
        draft = ""
    }
}

struct ChatProgramTests {
    @Test func `The last message stays visible when messages are sent and grow`() throws {
        let harness = Harness(HostingView(rootView: ChatProgram()), size: Size(width: 320, height: 400))
        try harness.settle()
        let area = try harness.find(Widgets.ScrollView.self)
        func isAtEnd() -> Bool { area.contentOffset.y == area.contentSize.height - area.bounds.height }
        #expect(isAtEnd())
        try harness.click(try harness.find(Widgets.TextField.self))
        try harness.type("hello\n")
        #expect(harness.contains("hello") && isAtEnd())
        try harness.click("Grow")
        #expect(isAtEnd())
        try harness.click("Top")
        harness.advance(by: .seconds(2))
        #expect(harness.contains("message 0 ") && !isAtEnd(), "rows are higher than estimated")
        try harness.click("Grow")
        #expect(harness.contains("message 0 "))
    }
}

/// A file browser with a tree grid, as it is written for SwiftUI.
private struct FileProgram: View {
    struct File: Identifiable {
        let name: String
        var size: Int?
        var children: [File]?
        var id: String { name }
        var sizeText: String { size.map { "\($0) KB" } ?? "" }
    }

    @State private var files = [
        File(
            name: "Documents",
            children: [
                File(name: "letter.txt", size: 2), File(name: "Old", children: [File(name: "x", size: 9)]),
            ]),
        File(name: "readme.md", size: 1),
    ]
    @State private var selection: Set<File.ID> = []
    @State private var order = [KeyPathComparator(\File.name)]

    var body: some View {
        Table(files, children: \.children, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name) { file in
                Label(file.name, systemImage: file.children == nil ? "doc" : "folder")
            }
            .width(min: 100, ideal: 200, max: 400)
            TableColumn("Size", value: \.sizeText).width(80).alignment(.numeric)
        }
        .alternatingRowBackgrounds()
        .onChange(of: order) { files.sort(using: order) }
        .contextMenu(forSelectionType: File.ID.self) { ids in Button("Open \(ids.count)") {} }
    }
}

struct FileProgramTests {
    @Test func `Folders expand below their rows, whose columns can sort`() throws {
        let harness = Harness(HostingView(rootView: FileProgram()), size: Size(width: 400, height: 300))
        try harness.settle()
        try harness.click("Documents")
        try harness.key(.keyboardRightArrow)
        harness.advance(by: .seconds(1))
        #expect(harness.contains("letter.txt") && !harness.contains("x"))
        try harness.click("Old")
        try harness.key(.keyboardRightArrow)
        harness.advance(by: .seconds(1))
        #expect(harness.contains("x"))
        let inner = try harness.find(Widgets.Label.self, "x")
        let outer = try harness.find(Widgets.Label.self, "Documents")
        func left(_ label: Widgets.Label) -> Double { label.convert(label.bounds, to: harness.rootView).minX }
        #expect(left(inner) == left(outer) + 32)
    }
}
