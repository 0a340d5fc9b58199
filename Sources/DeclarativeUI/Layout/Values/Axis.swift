/// The horizontal or the vertical direction.
///
///     let main: Axis = isWide ? .horizontal : .vertical
public nonisolated enum Axis: Int8, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// Some, all or none of the axes.
    ///
    ///     let scrollable: Axis.Set = [.horizontal, .vertical]
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of just this axis.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }

    /// The axis across this one.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public nonisolated var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Size {
    /// A size by its lengths along and across `axis`.
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
