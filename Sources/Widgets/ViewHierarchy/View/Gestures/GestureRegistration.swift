/// An action of a gesture recogniser.
final class GestureRegistration {
    /// The target, or the action itself.
    let identity: ObjectIdentifier
    /// Calls the action; returns false if its target was deallocated.
    let call: (GestureRecognizer) -> Bool
    var isTargetDeallocated = false

    init(identity: ObjectIdentifier, call: @escaping (GestureRecognizer) -> Bool) {
        self.identity = identity
        self.call = call
    }

    nonisolated deinit {}
}

/// A weak reference to a recogniser whose failure is required.
struct WeakRecognizer {
    weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer: Hashable, CustomStringConvertible {
    public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The type, the name and the state of the recogniser, and the path of its view.
    public var description: String {
        let title = name.map { " \"\($0)\"" } ?? ""
        return "<\(type(of: self))\(title) \(currentState) of \(view?.hierarchyPath ?? "no view")>"
    }
}

nonisolated extension Point {
    /// Returns the mean of the points; zero if there are none.
    static func center(of points: [Point]) -> Point {
        if points.isEmpty { return .zero }
        let sum = points.reduce(Point.zero) { $0 + $1 }
        return Point(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
    }

    /// The distance to another point, in points.
    func distance(to other: Point) -> Double { (self - other).length }

    /// The distance from the origin.
    var length: Double { (x * x + y * y).squareRoot() }
}
