/// An alignment guide along one axis.
package nonisolated struct AlignmentKey: Hashable, Sendable {
    /// The kind of a guide: one whose default layouts compute from the size, or a custom one.
    package enum Kind: Sendable {
        /// The leading or the top edge.
        case start
        case center
        /// The trailing or the bottom edge.
        case end
        case firstTextBaseline
        case lastTextBaseline
        case custom(any AlignmentID.Type)
    }

    package let axis: Axis
    package let kind: Kind

    package init(_ kind: Kind, axis: Axis) {
        self.kind = kind
        self.axis = axis
    }

    /// An integer that identifies the kind, for equality and hashing.
    private var identity: Int {
        switch kind {
        case .start: 0
        case .center: 1
        case .end: 2
        case .firstTextBaseline: 3
        case .lastTextBaseline: 4
        case .custom(let type): Int(bitPattern: ObjectIdentifier(type))
        }
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.axis == b.axis && a.identity == b.identity
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(identity)
    }

    /// Whether the guide is an edge or the centre; explicit values of a view for these do not apply to enclosing frames.
    package var isEdge: Bool {
        switch kind {
        case .start, .center, .end: true
        case .firstTextBaseline, .lastTextBaseline, .custom: false
        }
    }

    /// Whether the guide is a text baseline; in views without text, it is at the bottom edge.
    package var isBaseline: Bool {
        switch kind {
        case .firstTextBaseline, .lastTextBaseline: true
        case .start, .center, .end, .custom: false
        }
    }
}

@MainActor extension AlignmentKey {
    /// Returns the explicit position of the guide in `element`, which chose `size` for `proposal`, or the default value if there is none.
    ///
    /// Zero if the explicit position is infinite or NaN.
    @inline(__always)
    package func value(of element: any LayoutElement, size: Size, proposal: ProposedViewSize) -> Double {
        if let explicit = element.explicitAlignment(self, size: size, proposal: proposal) {
            return explicit.isFinite ? explicit : 0
        }
        return defaultValue(in: ViewDimensions(of: element, size: size, proposal: proposal))
    }

    /// Returns the default position of the guide in a view without explicit guides, in points.
    package func defaultValue(in size: Size) -> Double {
        defaultValue(in: ViewDimensions(of: nil, size: size, proposal: .unspecified))
    }

    /// Returns the default position of the guide in a view, in points; zero if a custom guide returns infinity or NaN.
    @inline(__always)
    func defaultValue(in dimensions: ViewDimensions) -> Double {
        switch kind {
        case .start: return 0
        case .center: return dimensions.size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return dimensions.size[axis]
        case .custom(let type):
            let value = type.defaultValue(in: dimensions)
            return value.isFinite ? value : 0
        }
    }

    /// An accumulator that merges the explicit guides of children into one for their container.
    ///
    /// The result is the topmost of first baselines, the lowest of last baselines, and the mean of custom guides. Edges and
    /// centres are ignored, because the container has its own.
    package nonisolated struct Merge {
        private var sum = 0.0
        private var count = 0.0
        private let key: AlignmentKey

        package init(_ key: AlignmentKey) { self.key = key }

        package mutating func add(_ value: Double) {
            if key.isEdge { return }
            if count > 0, case .firstTextBaseline = key.kind {
                sum = Swift.min(sum, value)
            } else if count > 0, case .lastTextBaseline = key.kind {
                sum = Swift.max(sum, value)
            } else {
                sum += value
                count += 1
            }
        }

        /// The merged position; nil if no child has an explicit one.
        package var value: Double? { count > 0 ? sum / count : nil }
    }
}
