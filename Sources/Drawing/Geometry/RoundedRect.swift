/// A rectangle with rounded corners, in points.
///
/// A radius is limited to half of the shorter side.
///
///     let pill = RoundedRect(Rect(x: 0, y: 0, width: 80, height: 24), radius: 12)
public struct RoundedRect: Hashable, Sendable {
    /// The rectangle.
    public var rect: Rect
    /// The radius of the corners, in points.
    public var radius: Double
    /// The rounded corners; the others are square.
    public var corners: CornerMask

    /// Creates a rounded rectangle; a negative or NaN radius is replaced by 0.
    public init(_ rect: Rect, radius: Double = 0, corners: CornerMask = .all) {
        self.rect = rect
        self.radius = radius > 0 ? radius : 0
        self.corners = corners
    }

    /// Returns the shape inset by `distance` on all sides, with concentric corners.
    public func inset(by distance: Double) -> RoundedRect {
        RoundedRect(rect.insetBy(dx: distance, dy: distance), radius: radius - distance, corners: corners)
    }
}

/// A set of corners.
///
///     card.layer.maskedCorners = [.topLeft, .topRight]
public struct CornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = CornerMask(rawValue: 1)
    /// The top right corner.
    public static let topRight = CornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = CornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = CornerMask(rawValue: 8)
    /// All four corners.
    public static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension RoundedRect: CustomStringConvertible {
    public var description: String {
        if radius == 0 || corners.isEmpty { return "\(rect)" }
        var text = "\(rect) radius \(plain(radius))"
        if corners != .all {
            let names: [(CornerMask, String)] = [
                (.topLeft, "top-left"), (.topRight, "top-right"), (.bottomLeft, "bottom-left"),
                (.bottomRight, "bottom-right"),
            ]
            text += " at " + names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", ")
        }
        return text
    }
}
