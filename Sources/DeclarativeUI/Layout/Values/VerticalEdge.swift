/// The upper or the lower edge of a view: `SwiftUI.VerticalEdge`.
///
///     Text("Total").listRowSeparator(.visible, edges: .top)
public nonisolated enum VerticalEdge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// A set of vertical edges.
    ///
    ///     Text("last").listRowSeparator(.hidden, edges: [.top, .bottom])
    public nonisolated struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Creates a set with one edge.
        public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge of a view: `SwiftUI.HorizontalEdge`.
///
///     .swipeActions(edge: .leading) { Button("Pin") { pin() } }
public nonisolated enum HorizontalEdge: Hashable, Sendable, CaseIterable {
    /// The edge where lines of text begin.
    case leading
    /// The edge where lines of text end.
    case trailing
}
