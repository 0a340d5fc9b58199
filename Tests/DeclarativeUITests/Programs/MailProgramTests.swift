import DeclarativeUI
import Testing
import WidgetsTesting

/// A mail program with three panes, as it is written for SwiftUI.
private struct MailProgram: View {
    struct Message: Identifiable, Hashable {
        let id: Int
        var sender: String
        var subject: String
        var mailbox: String
        var isRead = false
        var isFlagged = false
    }

    @State private var messages = (0..<40).map {
        Message(
            id: $0, sender: ["Ada", "Grace", "Edsger"][$0 % 3], subject: "Subject \($0)",
            mailbox: $0 % 4 == 0 ? "Archive" : "Inbox")
    }
    @State private var mailbox: String? = "Inbox"
    @State private var selection: Set<Message.ID> = []
    @State private var query = ""
    @State private var showsFavourites = true

    private var visible: [Message] {
        messages.filter { $0.mailbox == mailbox && (query.isEmpty || $0.subject.contains(query)) }
    }

    var body: some View {
        HStack(spacing: 0) {
            List(selection: $mailbox) {
                Section("Favourites", isExpanded: $showsFavourites) {
                    ForEach(["Inbox", "Archive"], id: \.self) { name in
                        Label(name, systemImage: "tray")
                            .badge(messages.count { $0.mailbox == name && !$0.isRead })
                            .dropDestination(for: String.self) { _, _ in true }
                    }
                }
                Section("Smart") { Text("Flagged").tag("Flagged").selectionDisabled() }
            }
            .listStyle(.sidebar)
            .frame(width: 200)
            Divider()
            List(visible, selection: $selection) { message in
                VStack(alignment: .leading) {
                    Text(message.sender).font(.headline)
                    Text(message.subject).foregroundStyle(.secondary).lineLimit(1)
                }
                .swipeActions(edge: .leading) { Button("Read") { read(message.id) }.tint(.blue) }
                .swipeActions { Button("Delete", role: .destructive) { delete([message.id]) } }
                .listRowSeparator(.hidden, edges: .top)
                .draggable(message.subject)
            }
            .contextMenu(forSelectionType: Message.ID.self) { ids in
                Button("Delete \(ids.count)", role: .destructive) { delete(ids) }
            } primaryAction: { ids in
                ids.forEach(read)
            }
            .searchable(text: $query, prompt: "Search mail")
            .refreshable { await Task.yield() }
            .frame(width: 260)
            .overlay { if visible.isEmpty { ContentUnavailableView.search(text: query) } }
            Divider()
            detail.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onChange(of: mailbox) { selection = [] }
    }

    @ViewBuilder private var detail: some View {
        if selection.count == 1, let message = messages.first(where: { selection.contains($0.id) }) {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("About: \(message.subject)").font(.title2).bold()
                    LabeledContent("From", value: message.sender)
                    Toggle("Flagged", isOn: binding(message.id).isFlagged)
                }
                .padding()
            }
        } else {
            ContentUnavailableView("\(selection.count) messages", systemImage: "tray")
        }
    }

    private func binding(_ id: Message.ID) -> Binding<Message> {
        let index = messages.firstIndex { $0.id == id } ?? 0
        return $messages[index]
    }

    private func read(_ id: Message.ID) {
        if let index = messages.firstIndex(where: { $0.id == id }) { messages[index].isRead = true }
    }

    private func delete(_ ids: Set<Message.ID>) {
        messages.removeAll { ids.contains($0.id) }
        selection.subtract(ids)
    }
}

/// Programs that use lists as SwiftUI's documentation does.
struct MailProgramTests {
    private func open() throws -> Harness {
        let harness = Harness(HostingView(rootView: MailProgram()), size: Size(width: 900, height: 600))
        try harness.settle()
        return harness
    }

    @Test func `A message is read, searched and deleted`() throws {
        let harness = try open()
        #expect(harness.contains("30"), "the unread messages of the inbox")
        try harness.click("Subject 2")
        #expect(harness.contains("About: Subject 2"))
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.contains("29"))
        try harness.key("f", .control)
        try harness.type("33")
        #expect(harness.contains("Subject 33") && !harness.contains("Subject 2"))
        try harness.type("x")
        #expect(harness.contains("No Results for “33x”") || harness.contains("33x"))
    }

    @Test func `Another mailbox displays its messages and clears the selection`() throws {
        let harness = try open()
        try harness.click("Subject 2")
        try harness.click("Archive")
        #expect(harness.contains("Subject 4") && harness.contains("0 messages"))
        try harness.click("Flagged")
        #expect(harness.contains("Subject 4"), "the row cannot be selected")
        try harness.click("Favourites")
        harness.advance(by: .seconds(1))
        #expect(!harness.contains("Archive"))
    }
}
