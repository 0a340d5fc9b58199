/// Prints a view hierarchy with its constraints as the layout source that would create it.
///
/// Views are named by their tag, otherwise by their `accessibilityIdentifier`, otherwise by type and number. The subviews of controls,
/// the constraints that a stack view creates, and the constraints of the outermost view to other views are omitted.
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

    /// Creates a printer and generates the source.
    ///
    /// Complexity: O(views + constraints).
    public init(_ view: View, tags: [View: String] = [:]) {
        self.view = view
        self.tags = tags
        var source = HierarchySource(root: view, tags: tags)
        description = source.text()
    }

    /// Writes the description to standard output.
    public func print() { Swift.print(description) }

    /// Names each view without an identifier after the property that stores it, and returns a printer with these names.
    ///
    /// Views that are stored in a property but have not been added to a superview are included.
    @discardableResult
    public func updateIdentifiers() -> ViewPrinter {
        IdentifierNaming.nameViews(in: view)
        return ViewPrinter(view, tags: tags)
    }
}

extension LayoutNamespace where Base: View {
    /// Sets the `accessibilityIdentifier` of each view without one to the name of the property that stores it.
    ///
    /// Reads the properties of this view, of its descendants, and of the views found in them, which can be descendants or views that have
    /// not been added to a window yet. Views elsewhere in the window are not changed. Complexity: O(views + properties).
    @discardableResult
    public func updateIdentifiers() -> Base {
        IdentifierNaming.nameViews(in: base)
        return base
    }
}
