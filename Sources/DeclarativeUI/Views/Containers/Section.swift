/// Related views with a header and a footer.
///
/// Follows `SwiftUI.Section`. In a ``List`` each view of the content is a row; elsewhere the enclosing container
/// arranges them.
///
///     Section("Accounts") { ForEach(accounts) { AccountRow(account: $0) } }
public struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the content is displayed; nil if it always is.
    var isExpanded: Binding<Bool>?

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SectionNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .several }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a header text.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section whose header has a button that shows and hides the content, as in the sidebar of a mail program.
    ///
    ///     Section(isExpanded: $showsFavourites) { ForEach(favourites) { Text($0.name) } } header: { Text("Favourites") }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header, footer: { EmptyView() })
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a header text and a button that shows and hides the content.
    public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: TransparentNode<
    Section<Parent, Content, Footer>, SectionBody<Parent, Content, Footer>
>
{
    override init(_ view: Section<Parent, Content, Footer>, in context: NodeContext) {
        super.init(view, in: context)
        mount(SectionBody(view), in: innerContext)
    }

    override func update(to view: Section<Parent, Content, Footer>) {
        self.view = view
        content?.update(to: SectionBody(view))
    }
}
