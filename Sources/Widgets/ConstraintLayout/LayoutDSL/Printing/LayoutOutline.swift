/// The printable form of a layout: its kind, its view, its anchors as text, and its children.
///
///     print(layout.outline.kind)
public nonisolated struct LayoutOutline: Hashable, Sendable {
    /// The type of the layout: "ViewLayout", "TupleLayout"...
    public let kind: String
    /// The name of its view or guide.
    public let subject: String?
    /// One line for each constraint.
    public let anchors: [String]
    /// The layouts inside.
    public let children: [LayoutOutline]

    init(kind: String, subject: String? = nil, anchors: [String] = [], children: [LayoutOutline] = []) {
        self.kind = kind
        self.subject = subject
        self.anchors = anchors
        self.children = children
    }

    /// The outline as a list of one; none when there is nothing to print.
    var listed: [LayoutOutline] { kind == "EmptyLayout" ? [] : [self] }
}

extension LayoutOutline {
    /// The identifier of `view`, else its type.
    @MainActor static func name(of view: View) -> String {
        view.accessibilityIdentifier ?? "\(type(of: view))"
    }
}
