/// Prints a hierarchy of views, with its constraints, as the source that would make it.
///
/// Views are called by their tag, else by their `accessibilityIdentifier`, else by type and number. What a control or a stack view
/// makes for itself is not printed, nor is what ties the outermost view to others.
///
///     ViewPrinter(card, tags: [card: "card"]).updateIdentifiers().print()
///     // card.sl.sublayout {
///     //     title.sl.anchors {
///     //         Anchors.top.leading.equalToSuper(constant: 8.0)
///     //     }
///     // }
public struct ViewPrinter: CustomStringConvertible {
    public let description: String
    private let view: View
    private let tags: [View: String]

    /// O(views + constraints).
    public init(_ view: View, tags: [View: String] = [:]) {
        self.view = view
        self.tags = tags
        var source = HierarchySource(root: view, tags: tags)
        description = source.text()
    }

    /// Writes the description to standard output.
    public func print() { Swift.print(description) }

    /// Names the views after the properties that hold them, those without a name; and prints with these names.
    @discardableResult
    public func updateIdentifiers() -> ViewPrinter {
        IdentifierNaming.nameViews(in: view)
        return ViewPrinter(view, tags: tags)
    }
}

extension LayoutNamespace where Base: View {
    /// Names the views in this one after the properties that hold them, those without an `accessibilityIdentifier`.
    @discardableResult
    public func updateIdentifiers() -> Base {
        IdentifierNaming.nameViews(in: base)
        return base
    }
}
