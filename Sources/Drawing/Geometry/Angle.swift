private import Glibc

/// An angle, which is positive clockwise: `SwiftUI.Angle`.
///
///     path.addArc(center: middle, radius: 20, startAngle: .zero, endAngle: .degrees(270), clockwise: false)
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// Creates an angle from radians; positive angles are clockwise on screen.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees; positive angles are clockwise on screen.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of zero.
    public static let zero = Angle(radians: 0)
    /// Returns an angle of `radians`.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle of `degrees`.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
    /// Returns the direction from one point to another, clockwise from the x axis; zero for equal points.
    package static func pointing(from start: Point, to end: Point) -> Angle {
        Angle(radians: atan2(end.y - start.y, end.x - start.x))
    }
}
