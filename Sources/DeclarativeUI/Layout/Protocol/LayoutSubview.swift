/// A subview as its layout sees it: something to ask for sizes and to place.
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
    /// Those of greater priority should be offered length first; 0 unless it was set.
    public var priority: Double { element.layoutPriority }
    /// How far it likes to be from its neighbours.
    public var spacing: ViewSpacing { element.layoutSpacing }

    /// The value that it was given for the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// The size that it takes when it is offered `proposal`.
    ///
    /// Cheap when asked again.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { element.layoutSize(proposal) }

    /// The size that it takes when it is offered `proposal`, and its alignment guides then.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: element.layoutSize(proposal), element: element)
    }

    /// Puts the point `anchor` of the subview at `position`, at the size that it takes of `proposal`.
    ///
    /// The last call counts. A position that is no number is reported, and counts as the origin.
    ///
    ///     subview.place(at: bounds.center, anchor: .center, proposal: .unspecified)
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.layoutSize(proposal)
        var origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if !origin.isFinite {
            LayoutDiagnostics.report(
                "place(at: \(position), anchor: (\(anchor.x), \(anchor.y)))",
                "the subview of size \(size) has no place",
                "It goes to the origin; keep infinite lengths out of positions and sizes.")
            origin = .zero
        }
        element.setPlacement(origin, size: size, proposal: proposal)
    }
}
