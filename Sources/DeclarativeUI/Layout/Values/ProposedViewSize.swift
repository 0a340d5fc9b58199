/// The size that a parent offers; nil in a dimension asks for the ideal length.
///
/// The child answers with the size that it takes, which may differ from the proposal. Zero asks for the least size,
/// infinity for the most, nil for the ideal. `SwiftUI.ProposedViewSize`.
///
///     let ideal = subview.sizeThatFits(.unspecified)
///     let narrow = subview.sizeThatFits(ProposedViewSize(width: 100, height: nil))
public nonisolated struct ProposedViewSize: Hashable, Sendable {
    // NaN encodes nil: two words instead of four, in values that are compared and copied everywhere.
    private var rawWidth: Double
    private var rawHeight: Double

    /// The width that is offered; nil asks for the ideal one.
    ///
    /// A NaN counts as nil.
    @inline(__always)
    public var width: Double? {
        get { rawWidth.isNaN ? nil : rawWidth }
        set { rawWidth = newValue ?? .nan }
    }

    /// The height that is offered; nil asks for the ideal one.
    ///
    /// A NaN counts as nil.
    @inline(__always)
    public var height: Double? {
        get { rawHeight.isNaN ? nil : rawHeight }
        set { rawHeight = newValue ?? .nan }
    }

    /// A proposal of these lengths.
    public init(width: Double?, height: Double?) {
        rawWidth = width ?? .nan
        rawHeight = height ?? .nan
    }

    /// A proposal of just this size.
    public init(_ size: Size) {
        rawWidth = size.width
        rawHeight = size.height
    }

    /// Asks for the least size.
    public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
    /// Asks for the most that the child would take.
    public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }
    /// Asks for the ideal size.
    public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

    /// The proposal as a size, with `size` where it leaves a length open: 10 by 10, unless told otherwise.
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
    /// A proposal by its lengths along and across `axis`.
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
