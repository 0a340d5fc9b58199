/// The printable form of a layout: its kind, its view, its anchors as text, and its children.
///
///     print(layout.outline.kind)
public nonisolated struct LayoutOutline: Hashable, Sendable {
    /// The type name of the layout, such as "ViewLayout" or "TupleLayout".
    public let kind: String
    /// The name of its view or guide; nil for a layout without one.
    public let subject: String?
    /// The constraints as text, one line each.
    public let anchors: [String]
    /// The outlines of the contained layouts.
    public let children: [LayoutOutline]

    init(kind: String, subject: String? = nil, anchors: [String] = [], children: [LayoutOutline] = []) {
        self.kind = kind
        self.subject = subject
        self.anchors = anchors
        self.children = children
    }

    /// The outline as an array of one element; empty when there is nothing to print.
    var listed: [LayoutOutline] { kind == "EmptyLayout" ? [] : [self] }
}

extension LayoutOutline {
    /// Returns the identifier of `view`, or its type when it has none.
    @MainActor static func name(of view: View) -> String {
        view.accessibilityIdentifier ?? "\(type(of: view))"
    }
}
