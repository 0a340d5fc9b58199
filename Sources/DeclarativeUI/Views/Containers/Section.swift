/// Views that belong together, with a header and a footer.
///
/// `SwiftUI.Section`. In a ``Form`` it is a card with a row for each view; elsewhere its parts stand where they are.
///
///     Section("Appearance") { Toggle("Dark", isOn: $isDark) }
///     Section { rows } header: { Text("Files") } footer: { Text("Sorted by name") }
public struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    @Environment(\.formLayout) private var form

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public var body: some View {
        if form.showsRows {
            VStack(alignment: .leading, spacing: 6) {
                header.font(.headline)
                Card(content: content)
                footer.font(.footnote).foregroundStyle(Color.secondary)
            }
        } else {
            header
            content
            footer
        }
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
