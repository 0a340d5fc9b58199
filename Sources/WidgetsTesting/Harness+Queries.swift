public import Widgets

/// Views are found as a user or a reader of the code would name them. A question must have one answer: none, or
/// several, is an error that shows the tree.
extension Harness {
    /// The view with that accessibility identifier; where no view has it, the one that shows these words.
    ///
    /// A view inside another that fits (a label in the button of the same words) does not count.
    public func view(_ name: String) throws(HarnessError) -> View { try find(View.self, name) }

    /// The view of that type with that identifier or, where none has it, with these words.
    public func find<Kind: View>(_ type: Kind.Type, _ name: String) throws(HarnessError) -> Kind {
        let all = all(type)
        let identified = all.filter { $0.accessibilityIdentifier == name }
        let found =
            identified.isEmpty
            ? outermost(all.filter { ($0 as? any VisibleText)?.visibleText == name }) : identified
        return try only(found, "\(type) named or showing \"\(name)\"")
    }

    /// The only view of that type.
    public func find<Kind: View>(_ type: Kind.Type) throws(HarnessError) -> Kind {
        try only(all(type), "\(type)")
    }

    /// The view of that type with the tag.
    public func find<Kind: View>(_ type: Kind.Type, tag: Int) throws(HarnessError) -> Kind {
        try only(all(type).filter { $0.tag == tag }, "\(type) with tag \(tag)")
    }

    /// The view of that type in which the words stand: the row that shows "Milk".
    public func find<Kind: View>(
        _ type: Kind.Type, containing text: String
    ) throws(HarnessError) -> Kind {
        let holders = all(View.self).filter { ($0 as? any VisibleText)?.visibleText == text }
        let found = all(type).filter { view in holders.contains { $0.isDescendant(of: view) } }
        return try only(innermost(found), "\(type) containing \"\(text)\"")
    }

    /// The view with the tag.
    public func view(tag: Int) throws(HarnessError) -> View { try find(View.self, tag: tag) }

    /// All views of that type, in the order of the tree: a view, then its subviews from back to front.
    public func all<Kind: View>(_ type: Kind.Type) -> [Kind] { Self.all(type, in: rootView) }

    /// All views of that type that are `root` or below it, in the order of the tree.
    public static func all<Kind: View>(_ type: Kind.Type, in root: View) -> [Kind] {
        var found: [Kind] = []
        func collect(_ view: View) {
            if let fitting = view as? Kind { found.append(fitting) }
            for subview in view.subviews { collect(subview) }
        }
        collect(root)
        return found
    }

    /// True when a view has that identifier or shows these words.
    public func contains(_ name: String) -> Bool {
        all(View.self).contains {
            $0.accessibilityIdentifier == name || ($0 as? any VisibleText)?.visibleText == name
        }
    }

    /// The words on all views that are not hidden, in the order of the tree.
    public var visibleTexts: [String] {
        var texts: [String] = []
        func collect(_ view: View) {
            if view.isHidden { return }
            if let text = (view as? any VisibleText)?.visibleText { texts.append(text) }
            for subview in view.subviews { collect(subview) }
        }
        collect(rootView)
        return texts
    }

    private func only<Kind: View>(_ found: [Kind], _ question: String) throws(HarnessError) -> Kind {
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw HarnessError(.missing, "there is no \(question); there is:\n\(rootView.dump())")
        }
        let paths = found.map { "  " + $0.hierarchyPath }.joined(separator: "\n")
        throw HarnessError(
            .ambiguous,
            "there are \(found.count) of \(question):\n\(paths)\nname one more exactly; there is:\n"
                + rootView.dump())
    }

    private func outermost<Kind: View>(_ views: [Kind]) -> [Kind] {
        views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } }
    }

    private func innermost<Kind: View>(_ views: [Kind]) -> [Kind] {
        views.filter { view in !views.contains { $0 !== view && $0.isDescendant(of: view) } }
    }
}
