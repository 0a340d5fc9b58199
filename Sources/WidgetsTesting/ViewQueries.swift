import Widgets

/// Parts of the queries of ``Harness``.
extension View {
    /// Returns the only one of the views that were found; throws an error that contains a dump of this tree otherwise.
    func only<Kind: View>(_ found: [Kind], _ question: String) throws(HarnessError) -> Kind {
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw HarnessError(.missing, "there is no \(question); there is:\n\(recursiveDescription())")
        }
        let paths = found.map { "  " + $0.hierarchyPath }.joined(separator: "\n")
        throw HarnessError(
            .ambiguous,
            "there are \(found.count) of \(question):\n\(paths)\nuse a more specific query; there is:\n"
                + recursiveDescription())
    }

    /// The texts displayed by this view and its descendants that are not hidden.
    var textsInReadingOrder: [String] {
        if isHidden { return [] }
        let text = (self as? any VisibleText)?.visibleText
        return (text.map { [$0] } ?? []) + subviewsInReadingOrder.flatMap(\.textsInReadingOrder)
    }

    /// The subviews from top to bottom, and those beside each other from the leading to the trailing edge.
    private var subviewsInReadingOrder: [View] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var lines: [[View]] = []
        // Sorting is stable: views at the same place stay in the order in which they are painted.
        for subview in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = lines.last?.first, first.isBeside(subview) {
                lines[lines.count - 1].append(subview)
            } else {
                lines.append([subview])
            }
        }
        return lines.flatMap { line in
            line.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }

    /// Whether the middle of each of both views is within the height of the other.
    private func isBeside(_ other: View) -> Bool {
        let (one, two) = (frame, other.frame)
        return two.midY > one.minY && two.midY < one.maxY && one.midY > two.minY && one.midY < two.maxY
    }
}

extension Array where Element: View {
    /// The views that are not descendants of others.
    var outermost: [Element] {
        filter { view in !contains { $0 !== view && view.isDescendant(of: $0) } }
    }

    /// The views that contain none of the others.
    var innermost: [Element] {
        filter { view in !contains { $0 !== view && $0.isDescendant(of: view) } }
    }
}
