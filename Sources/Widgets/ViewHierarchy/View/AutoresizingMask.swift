/// The margins and lengths of a view that are flexible when its superview is resized: `UIView.AutoresizingMask`.
///
///     bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]   // stays at the bottom, full width
public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance from the left edge of the superview is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge of the superview is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge of the superview is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge of the superview is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Returns the frame after the superview has been resized from `old` to `new`, all in points.
    ///
    /// In each dimension, the change is distributed among the flexible parts in proportion to their lengths (equally if all are
    /// zero), as UIKit documents it.
    func resize(_ frame: Rect, from old: Size, to new: Size) -> Rect {
        let (x, width) = Self.resize(
            start: frame.minX, length: frame.width, old: old.width, new: new.width,
            flexible: (
                contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.resize(
            start: frame.minY, length: frame.height, old: old.height, new: new.height,
            flexible: (
                contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
            ))
        return Rect(x: x, y: y, width: width, height: height)
    }

    private static func resize(
        start: Double, length: Double, old: Double, new: Double, flexible: (Bool, Bool, Bool)
    ) -> (start: Double, length: Double) {
        let change = new - old
        let end = old - start - length
        let parts = [flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? end : 0]
        let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
        if count == 0 || change == 0 { return (start, length) }
        let total = parts.reduce(0, +)
        func share(_ part: Double, _ isFlexible: Bool) -> Double {
            if !isFlexible { return 0 }
            return total == 0 ? change / Double(count) : change * part / total
        }
        return (start + share(parts[0], flexible.0), max(0, length + share(parts[1], flexible.1)))
    }
}

extension View {
    /// The margins and lengths that are flexible when the superview is resized, under UIKit's nested name.
    public typealias AutoresizingMask = ViewHierarchy.AutoresizingMask
}
