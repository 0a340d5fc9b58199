public import Widgets

/// Queries for views by identifier, displayed text, type or tag.
///
/// A query must match exactly one view; otherwise it throws an error that contains a dump of the tree. The first query runs the pending
/// frame.
extension Harness {
    /// Returns the view with the given accessibility identifier or, if no view has it, the view that displays the given text.
    ///
    /// A match inside another match, such as the label of a button with the same text, is ignored.
    ///
    /// - Throws: A ``HarnessError`` if no view matches, or more than one.
    public func view(_ name: String) throws(HarnessError) -> View { try find(View.self, name) }

    /// Returns the view of the given type with the identifier `name` or, if none has it, the one that displays that text.
    ///
    /// - Throws: A ``HarnessError`` if no view matches, or more than one.
    public func find<Kind: View>(_ type: Kind.Type, _ name: String) throws(HarnessError) -> Kind {
        let all = all(type)
        let identified = all.filter { $0.accessibilityIdentifier == name }
        let found =
            identified.isEmpty
            ? all.filter { ($0 as? any VisibleText)?.visibleText == name }.outermost : identified
        return try rootView.only(found, "\(type) named or showing \"\(name)\"")
    }

    /// Returns the only view of the given type.
    ///
    /// - Throws: A ``HarnessError`` if there is none, or more than one.
    public func find<Kind: View>(_ type: Kind.Type) throws(HarnessError) -> Kind {
        try rootView.only(all(type), "\(type)")
    }

    /// Returns the view of the given type with the given tag.
    ///
    /// - Throws: A ``HarnessError`` if there is none, or more than one.
    public func find<Kind: View>(_ type: Kind.Type, tag: Int) throws(HarnessError) -> Kind {
        try rootView.only(all(type).filter { $0.tag == tag }, "\(type) with tag \(tag)")
    }

    /// Returns the innermost view of the given type that contains a view displaying `text`, for example the row that shows "Milk".
    ///
    /// - Throws: A ``HarnessError`` if no view matches, or more than one.
    public func find<Kind: View>(
        _ type: Kind.Type, containing text: String
    ) throws(HarnessError) -> Kind {
        let holders = all(View.self).filter { ($0 as? any VisibleText)?.visibleText == text }
        let found = all(type).filter { view in holders.contains { $0.isDescendant(of: view) } }
        return try rootView.only(found.innermost, "\(type) containing \"\(text)\"")
    }

    /// Returns the view with the given tag.
    ///
    /// - Throws: A ``HarnessError`` if there is none, or more than one.
    public func view(tag: Int) throws(HarnessError) -> View { try find(View.self, tag: tag) }

    /// Returns all views of the given type in tree order: each view before its subviews, subviews from back to front.
    public func all<Kind: View>(_ type: Kind.Type) -> [Kind] {
        runFirstFrame()
        return Self.all(type, in: rootView)
    }

    /// Returns all views of the given type among `root` and its descendants, in tree order.
    public static func all<Kind: View>(_ type: Kind.Type, in root: View) -> [Kind] {
        var found: [Kind] = []
        func collect(_ view: View) {
            if let fitting = view as? Kind { found.append(fitting) }
            for subview in view.subviews { collect(subview) }
        }
        collect(root)
        return found
    }

    /// Returns whether a view has the given accessibility identifier or displays the given text.
    public func contains(_ name: String) -> Bool {
        all(View.self).contains {
            $0.accessibilityIdentifier == name || ($0 as? any VisibleText)?.visibleText == name
        }
    }

    /// The texts displayed by all views that are not hidden, in reading order: the subviews of each view from top to bottom, and those
    /// beside each other from the leading to the trailing edge.
    public var visibleTexts: [String] {
        runFirstFrame()
        return rootView.textsInReadingOrder
    }
}
