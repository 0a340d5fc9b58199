/// A text representation of a view tree with one line per view: type, identifier, frame, text, semantics and non-default state.
///
///     View "page" (0, 0; 320 x 200)
///       Button "save" (12, 12; 80 x 28) shows "Save" = button "Save" [focusable] -> activate
///       View (0, 40; 320 x 160) clips, hidden, alpha 0.5
package enum ViewTreeDump {
    static func text(of view: View) -> String {
        var lines: [String] = []
        add(view, depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func add(_ view: View, depth: Int, to lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + line(for: view))
        for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
    }

    package static func line(for view: View) -> String {
        var text = "\(view.name) \(view.frame)"
        if let words = (view as? any VisibleText)?.visibleText { text += " shows \"\(words)\"" }
        if !view.isHidden, let semantics = semantics(of: view) { text += " = \(semantics)" }
        let annotations = annotations(on: view)
        return annotations.isEmpty ? text : text + " " + annotations.joined(separator: ", ")
    }

    /// Returns role, name, value and states; nil for views that only contain others, and for plain text without accessibility
    /// properties.
    private static func semantics(of view: View) -> String? {
        let attributes = view.accessibilityAttributes
        let isPlain = attributes.role == .none || attributes.role == .staticText
        if isPlain, attributes.actions.isEmpty, view.rare?.accessibility == nil { return nil }
        return AccessibilityTree.line(for: attributes)
    }

    private static func annotations(on view: View) -> [String] {
        var annotations: [String] = []
        if view.bounds.origin != .zero { annotations.append("scrolled to \(view.bounds.origin)") }
        if !view.transform3D.isAffine {
            annotations.append("transform \(view.transform3D)")
        } else if !view.transform.isIdentity {
            annotations.append("transform \(describe(view.transform))")
        }
        if let mask = view.mask { annotations.append("masked by \(mask.name) \(mask.frame)") }
        if view.isHidden { annotations.append("hidden") }
        if view.alpha != 1 { annotations.append("alpha \(plain(view.alpha))") }
        if view.clipsToBounds { annotations.append("clips") }
        if !view.isUserInteractionEnabled { annotations.append("takes no events") }
        if view.isFirstResponder { annotations.append("focused") }
        if view.tag != 0 { annotations.append("tag \(view.tag)") }
        return annotations
    }

    /// Returns `a b c d tx ty`, rounded to three decimal places.
    package static func describe(_ transform: AffineTransform) -> String {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            .map(plain)
            .joined(separator: " ")
    }
}

extension View {
    /// Returns a text representation of this view and its descendants, one line per view, for tests and debugging.
    ///
    /// A line shows type, identifier, frame, text, semantics and non-default state (hidden, alpha, clips...).
    public final func recursiveDescription() -> String { ViewTreeDump.text(of: self) }
}
