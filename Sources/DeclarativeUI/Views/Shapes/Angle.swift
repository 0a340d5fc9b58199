/// A turn, clockwise: `SwiftUI.Angle`.
///
///     path.addArc(center: middle, radius: 20, startAngle: .zero, endAngle: .degrees(270), clockwise: false)
public struct Angle: Hashable, Sendable, Comparable {
    public var radians: Double

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static let zero = Angle(radians: 0)
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
