/// The horizontal or the vertical axis.
///
///     let main: Axis = isWide ? .horizontal : .vertical
public nonisolated enum Axis: Int8, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// A set of axes, such as those along which a view scrolls.
    ///
    ///     let scrollable: Axis.Set = [.horizontal, .vertical]
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set that contains only `axis`.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis.
        public static let vertical = Set(.vertical)
    }

    /// The perpendicular axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public nonisolated var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Size {
    /// Creates a size from its lengths along and across `axis`.
    @inline(__always)
    package nonisolated init(_ axis: Axis, main: Double, cross: Double) {
        switch axis {
        case .horizontal: self.init(width: main, height: cross)
        case .vertical: self.init(width: cross, height: main)
        }
    }

    /// The length along `axis`.
    @inline(__always)
    package nonisolated subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
