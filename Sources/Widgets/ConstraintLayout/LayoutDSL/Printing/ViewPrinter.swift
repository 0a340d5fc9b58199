/// Prints a hierarchy of views, with its constraints, as the source that would make it.
///
/// Views are named by their tag, else by their `accessibilityIdentifier`, else by type and number. Omits subviews that
/// a control or a stack view makes for itself, and the constraints of the outermost view to others.
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

    /// Gives each view without a name that of the property that holds it, and prints with these names.
    ///
    /// Includes views that are held by a property but have not been added to a superview yet.
    @discardableResult
    public func updateIdentifiers() -> ViewPrinter {
        IdentifierNaming.nameViews(in: view)
        return ViewPrinter(view, tags: tags)
    }
}

extension LayoutNamespace where Base: View {
    /// Sets the `accessibilityIdentifier` of each view without one to the name of the property that holds it.
    ///
    /// Reads the properties of this view, of its descendants, and of the views that are found in them. These can be
    /// descendants, or views that have not been added to a window yet; views elsewhere in the window are left alone.
    /// O(views + properties).
    @discardableResult
    public func updateIdentifiers() -> Base {
        IdentifierNaming.nameViews(in: base)
        return base
    }
}
