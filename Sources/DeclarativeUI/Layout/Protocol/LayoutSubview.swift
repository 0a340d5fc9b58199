/// A proxy of a subview, with which a layout measures and places it.
///
///     let size = subview.sizeThatFits(.unspecified)
///     subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
public nonisolated struct LayoutSubview: Sendable {
    package let element: any LayoutElement

    package init(element: any LayoutElement) { self.element = element }
}

extension LayoutSubview: Equatable {
    public nonisolated static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

@MainActor extension LayoutSubview {
    /// The layout priority, 0 by default; subviews of higher priority are allocated length first.
    public var priority: Double { element.layoutPriority }
    /// The preferred spacing to adjacent views.
    public var spacing: ViewSpacing { element.layoutSpacing }

    /// The layout value of the subview for `key`, or the key's default value.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// Returns the size that the subview chooses for `proposal`, in points.
    ///
    /// The last sizes are cached.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { element.layoutSize(proposal) }

    /// Returns the size that the subview chooses for `proposal`, and its alignment guides at that size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: element, size: element.layoutSize(proposal), proposal: proposal)
    }

    /// Places the subview with its `anchor` at `position`, at the size that it chooses for `proposal`.
    ///
    /// A later call replaces an earlier one. A position that is NaN or infinite is reported and replaced by the origin.
    ///
    ///     subview.place(at: bounds.center, anchor: .center, proposal: .unspecified)
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.layoutSize(proposal)
        var origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if !origin.isFinite {
            LayoutDiagnostics.report(
                "place(at: \(position), anchor: (\(anchor.x), \(anchor.y)))",
                "the subview of size \(size) has no valid position",
                "It is placed at the origin; do not use infinite lengths in positions and sizes.")
            origin = .zero
        }
        element.setPlacement(origin, size: size, proposal: proposal)
    }
}
