/// The size that a parent proposes to a child, in points.
///
/// The child returns the size that it chooses, which may differ from the proposal. In each dimension, zero requests the
/// minimum length, infinity the maximum, and nil the ideal length. Follows `SwiftUI.ProposedViewSize`.
///
///     let ideal = subview.sizeThatFits(.unspecified)
///     let narrow = subview.sizeThatFits(ProposedViewSize(width: 100, height: nil))
public nonisolated struct ProposedViewSize: Hashable, Sendable {
    // NaN encodes nil: two words instead of four, in values that are compared and copied everywhere.
    private var rawWidth: Double
    private var rawHeight: Double

    /// The proposed width, in points; nil requests the ideal width.
    ///
    /// NaN counts as nil.
    @inline(__always)
    public var width: Double? {
        get { rawWidth.isNaN ? nil : rawWidth }
        set { rawWidth = newValue ?? .nan }
    }

    /// The proposed height, in points; nil requests the ideal height.
    ///
    /// NaN counts as nil.
    @inline(__always)
    public var height: Double? {
        get { rawHeight.isNaN ? nil : rawHeight }
        set { rawHeight = newValue ?? .nan }
    }

    /// Creates a proposal from the two lengths.
    public init(width: Double?, height: Double?) {
        rawWidth = width ?? .nan
        rawHeight = height ?? .nan
    }

    /// Creates a proposal of exactly `size`.
    public init(_ size: Size) {
        rawWidth = size.width
        rawHeight = size.height
    }

    /// The proposal that requests the minimum size.
    public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
    /// The proposal that requests the maximum size.
    public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }
    /// The proposal that requests the ideal size.
    public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

    /// Returns the proposal as a size, with unspecified lengths replaced by those of `size`, 10 by 10 points by default.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
        (a.rawWidth == b.rawWidth || (a.rawWidth.isNaN && b.rawWidth.isNaN))
            && (a.rawHeight == b.rawHeight || (a.rawHeight.isNaN && b.rawHeight.isNaN))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    public nonisolated var description: String {
        "\(width.map { "\($0)" } ?? "nil") x \(height.map { "\($0)" } ?? "nil")"
    }
}

extension ProposedViewSize {
    /// Creates a proposal from its lengths along and across `axis`.
    @inline(__always)
    package nonisolated init(_ axis: Axis, main: Double?, cross: Double?) {
        switch axis {
        case .horizontal: self.init(width: main, height: cross)
        case .vertical: self.init(width: cross, height: main)
        }
    }

    /// The length along `axis`.
    @inline(__always)
    package nonisolated subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
