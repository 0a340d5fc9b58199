/// An edge of a rectangle; the leading and trailing edges depend on the layout direction.
///
///     let swept: Edge = .trailing
public nonisolated enum Edge: Int8, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    ///
    ///     let sides: Edge.Set = [.horizontal, .bottom]
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set that contains only `edge`.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The edge at which text starts: the left edge in left-to-right layouts.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The edge at which text ends: the right edge in left-to-right layouts.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// Inward distances from the edges of a rectangle, in points, with leading and trailing sides.
///
///     let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
public typealias EdgeInsets = DirectionalEdgeInsets

extension DirectionalEdgeInsets {
    /// Creates insets of `length` points at each of `edges`, and of zero at the others.
    package nonisolated init(_ length: Double, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
