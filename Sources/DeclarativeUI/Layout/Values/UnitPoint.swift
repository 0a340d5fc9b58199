/// A point in a rectangle in fractions of its size, from (0, 0) at the top leading to (1, 1) at the bottom trailing corner.
///
///     subview.place(at: bounds.center, anchor: .center, proposal: .unspecified)
public nonisolated struct UnitPoint: Hashable, Sendable {
    /// The horizontal coordinate, 0 at the leading edge and 1 at the trailing edge.
    public var x: Double
    /// The vertical coordinate, 0 at the top edge and 1 at the bottom edge.
    public var y: Double

    /// Creates a point from fractions of the width and the height; values outside of 0...1 are outside of the rectangle.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point at the top leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top leading corner.
    public static var zero: UnitPoint { UnitPoint() }
    /// The centre.
    public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    /// The middle of the leading edge.
    public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    /// The middle of the trailing edge.
    public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    /// The middle of the top edge.
    public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    /// The middle of the bottom edge.
    public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    /// The top leading corner.
    public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    /// The top trailing corner.
    public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    /// The bottom leading corner.
    public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    /// The bottom trailing corner.
    public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
