/// An alignment guide of either axis.
package nonisolated struct AlignmentKey: Hashable, Sendable {
    /// The guides that layouts compute without asking anyone, and the rest.
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

    /// Equal kinds have equal numbers.
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

    /// True for the edges and the centre of a frame: a view that says where its own are says nothing of the frames around it.
    package var isEdge: Bool {
        switch kind {
        case .start, .center, .end: true
        case .firstTextBaseline, .lastTextBaseline, .custom: false
        }
    }

    /// True for the guides of text, which stand at the bottom of what has no text.
    package var isBaseline: Bool {
        switch kind {
        case .firstTextBaseline, .lastTextBaseline: true
        case .start, .center, .end, .custom: false
        }
    }
}

@MainActor extension AlignmentKey {
    /// Where the guide of `element` is at `size`: where it says, or else the default value.
    @inline(__always)
    package func value(of element: any LayoutElement, size: Size) -> Double {
        if let explicit = element.explicitAlignment(self, size: size) {
            return explicit.isFinite ? explicit : 0
        }
        return defaultValue(of: element, size: size)
    }

    /// Where the guide is by default.
    @inline(__always)
    package func defaultValue(of element: (any LayoutElement)?, size: Size) -> Double {
        switch kind {
        case .start: return 0
        case .center: return size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return size[axis]
        case .custom(let type):
            let value = type.defaultValue(in: ViewDimensions(size: size, element: element))
            return value.isFinite ? value : 0
        }
    }

    /// One guide for a container out of its children's explicit ones: the uppermost of first baselines, the lowest
    /// of last ones, and the mean of custom ones.
    ///
    /// Edges and centres are the container's own, whatever its children say of theirs.
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

        /// Nil when no child had an explicit one.
        package var value: Double? { count > 0 ? sum / count : nil }
    }
}
