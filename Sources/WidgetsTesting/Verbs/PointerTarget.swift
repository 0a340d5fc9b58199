public import Widgets

/// The target of a pointer method: a name (as in `Harness.view(_:)`), a view or element (its centre), or a point in window coordinates.
///
///     try harness.click("Save")
///     try harness.click(button)
///     try harness.click(Point(x: 20, y: 10))
public protocol PointerTarget {
    /// Returns the target's location in window coordinates, in points.
    func place(in harness: Harness) throws(HarnessError) -> Point

    /// Returns the target's location in window coordinates; throws if a user could not reach it, such as a hidden or covered view.
    func reachablePlace(in harness: Harness) throws(HarnessError) -> Point
}

extension PointerTarget {
    /// Returns the target's location without a check, by default.
    public func reachablePlace(in harness: Harness) throws(HarnessError) -> Point { try place(in: harness) }
}

extension String: PointerTarget {
    public func place(in harness: Harness) throws(HarnessError) -> Point {
        try harness.view(self).place(in: harness)
    }

    public func reachablePlace(in harness: Harness) throws(HarnessError) -> Point {
        try harness.view(self).reachablePlace(in: harness)
    }
}

extension Point: PointerTarget {
    public func place(in harness: Harness) throws(HarnessError) -> Point { self }
}

extension View: PointerTarget {
    public func place(in harness: Harness) throws(HarnessError) -> Point {
        harness.runFirstFrame()
        guard isDescendant(of: harness.rootView) else {
            throw HarnessError(.unreachable, "\(hierarchyPath) is not in the tree of the harness")
        }
        return convert(Point(x: bounds.midX, y: bounds.midY), to: nil)
    }

    public func reachablePlace(in harness: Harness) throws(HarnessError) -> Point {
        let place = try place(in: harness)
        guard let hit = harness.host.hitTest(place, with: nil) else {
            throw HarnessError(
                .unreachable,
                "at the centre of \(hierarchyPath), \(place), no view receives events (is it hidden or outside?):\n"
                    + harness.rootView.recursiveDescription())
        }
        if hit.isDescendant(of: self) || passesEvents(upTo: hit) { return place }
        throw HarnessError(
            .unreachable,
            "at the centre of \(hierarchyPath), \(place), the pointer is over \(hit.hierarchyPath):\n"
                + harness.rootView.recursiveDescription())
    }

    /// Returns whether events pass through the view to its ancestor `hit`, as from a label to the button that contains it.
    private func passesEvents(upTo hit: View) -> Bool {
        guard isDescendant(of: hit) else { return false }
        var step: View? = self
        var passes = false
        while let view = step, view !== hit {
            if view.isHidden { return false }
            if !view.isUserInteractionEnabled { passes = true }
            step = view.superview
        }
        return passes
    }
}
