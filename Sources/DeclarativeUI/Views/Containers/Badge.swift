extension View {
    /// Displays a number at the trailing edge of the list row; 0 displays nothing.
    ///
    ///     Label("Inbox", systemImage: "tray").badge(unreadCount)
    public func badge(_ count: Int) -> some View {
        Badged(content: self, badge: count == 0 ? nil : Text("\(count)"))
    }

    /// Displays a text at the trailing edge of the list row; nil displays nothing.
    public func badge(_ label: Text?) -> some View { Badged(content: self, badge: label) }

    /// Displays a text at the trailing edge of the list row; nil displays nothing.
    public func badge(_ label: String?) -> some View { badge(label.map { Text($0) }) }
}

/// A view with a text at the trailing edge.
struct Badged<Content: View>: View, RowTagging {
    let content: Content
    let badge: Text?

    var body: some View {
        HStack(spacing: 8) {
            content
            if let badge {
                Spacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        }
    }

    /// The tag within the content identifies the row.
    var rowTag: AnyHashable? { RowTag.outermost(of: content) }
}
