/// The size of a view and its alignment guides in its own coordinates.
///
///     let dimensions = subview.dimensions(in: .unspecified)
///     let baseline = dimensions[.firstTextBaseline]
public nonisolated struct ViewDimensions {
    package let size: Size
    /// The element that provides the explicit guides; nil if there are none.
    private let element: (any LayoutElement)?
    /// The proposal for which the element chose `size`.
    private let proposal: ProposedViewSize

    package init(of element: (any LayoutElement)?, size: Size, proposal: ProposedViewSize) {
        self.size = size
        self.element = element
        self.proposal = proposal
    }

    /// The width of the view, in points.
    public var width: Double { size.width }
    /// The height of the view, in points.
    public var height: Double { size.height }

    /// The position of the guide, in points from the leading edge.
    @MainActor public subscript(guide: HorizontalAlignment) -> Double { value(guide.key) }
    /// The position of the guide, in points from the top edge.
    @MainActor public subscript(guide: VerticalAlignment) -> Double { value(guide.key) }
    /// The explicit position of the guide, in points from the leading edge; nil if the default value applies.
    @MainActor public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(guide.key) }
    /// The explicit position of the guide, in points from the top edge; nil if the default value applies.
    @MainActor public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(guide.key) }

    @MainActor private func value(_ key: AlignmentKey) -> Double {
        explicitValue(key) ?? key.defaultValue(in: self)
    }

    @MainActor private func explicitValue(_ key: AlignmentKey) -> Double? {
        element?.explicitAlignment(key, size: size, proposal: proposal)
    }
}

extension ViewDimensions: Equatable {
    public nonisolated static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.element === b.element
    }
}
