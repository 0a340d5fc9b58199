/// The subviews of a layout, as proxies, in the order of the container's content.
///
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
    /// A subsequence of the subviews.
    public typealias SubSequence = LayoutSubviews

    package let elements: ContiguousArray<any LayoutElement>
    /// The layout direction of the container.
    ///
    /// Placements are computed from left to right in both cases.
    public let layoutDirection: LayoutDirection
    /// The index of the first subview.
    public let startIndex: Int
    /// The index after the last subview.
    public let endIndex: Int

    /// Creates a collection of all `elements`.
    package init(
        _ elements: ContiguousArray<any LayoutElement>, layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.elements = elements
        self.layoutDirection = layoutDirection
        startIndex = 0
        endIndex = elements.count
    }

    private init(_ whole: LayoutSubviews, range: Range<Int>) {
        elements = whole.elements
        layoutDirection = whole.layoutDirection
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    /// The subview at `index`, which must be one of `indices`.
    public subscript(index: Int) -> LayoutSubview {
        precondition(
            index >= startIndex && index < endIndex,
            "There is no subview \(index) among \(startIndex)..<\(endIndex); use an index of `indices`.")
        return LayoutSubview(element: elements[index])
    }

    /// The subviews in `bounds`, which must be within `indices`; O(1).
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "There are no subviews \(bounds) among \(startIndex)..<\(endIndex); clamp the range to `indices`."
        )
        return LayoutSubviews(self, range: bounds)
    }

    // These ranges are also sequences of `Int`: without their own subscripts, the generic one below would be chosen.
    /// The subviews from the lower bound on.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
        self[bounds.lowerBound..<Swift.max(bounds.lowerBound, endIndex)]
    }

    /// The subviews in `bounds`, which must be within `indices`; O(1).
    public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews {
        self[bounds.lowerBound..<bounds.upperBound + 1]
    }

    /// Returns the subviews at `indices`, in the order of `indices`.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        var chosen = ContiguousArray<any LayoutElement>()
        for index in indices { chosen.append(self[index].element) }
        return LayoutSubviews(chosen, layoutDirection: layoutDirection)
    }
}

extension LayoutSubviews: Equatable {
    public nonisolated static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        guard a.count == b.count, a.layoutDirection == b.layoutDirection else { return false }
        for offset in 0..<a.count
        where a.elements[a.startIndex + offset] !== b.elements[b.startIndex + offset] {
            return false
        }
        return true
    }
}

@MainActor extension LayoutSubviews {
    /// Returns the greatest preferred distance of all subviews at each of `edges`, and the default at the others.
    func unionOfSpacings(edges: Edge.Set) -> ViewSpacing {
        guard startIndex < endIndex else { return ViewSpacing() }
        var union = ViewSpacing()
        for index in startIndex..<endIndex {
            let spacing = elements[index].layoutSpacing
            if index == startIndex {
                for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { union[edge] = spacing[edge] }
            } else {
                union.formUnion(spacing, edges: edges)
            }
        }
        return union
    }
}
