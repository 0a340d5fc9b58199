/// A side of a rectangle, the vertical ones named after the direction of text.
///
///     let swept: Edge = .trailing
public nonisolated enum Edge: Int8, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    /// Some, all or none of the edges.
    ///
    ///     let sides: Edge.Set = [.horizontal, .bottom]
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of just this edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// Distances inwards from the edges, the sides named after the direction of text.
///
///     let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
public typealias EdgeInsets = DirectionalEdgeInsets

extension DirectionalEdgeInsets {
    /// Makes insets of `length` points at each of `edges`, zero at the others.
    package nonisolated init(_ length: Double, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
