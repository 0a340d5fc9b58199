/// A pan of the content by fingers: the offset at its start, and the axis to which it is locked.
///
///     let pan = ScrollPan(offset: contentOffset, locks: isDirectionalLockEnabled, toward: translation)
///     pan.offset(translation: translation)
nonisolated struct ScrollPan: Equatable, Sendable {
    enum Lock: Sendable {
        case horizontal, vertical
    }

    private var startOffset: Point
    /// The axis to which the pan is locked; nil when it moves along both.
    private(set) var lock: Lock?

    init(offset: Point, locks: Bool, toward translation: Point) {
        startOffset = offset
        if locks { lock = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical }
    }

    /// Shifts the pan after the content and the visible bounds have moved by `distance`.
    mutating func shift(by distance: Point) { startOffset = startOffset + distance }

    /// Continues the pan from `offset`, because a zoom has moved the content.
    mutating func rebase(to offset: Point, translation: Point) {
        startOffset = offset + locked(translation)
    }

    /// Returns the offset that keeps the content under the fingers, not limited by the ends of the content.
    func offset(translation: Point) -> Point { startOffset - locked(translation) }

    /// Returns the velocity of the offset for a velocity of the fingers, in points per second.
    func velocity(_ velocity: Point) -> Point {
        let locked = locked(velocity)
        return Point(x: locked.x == 0 ? 0 : -locked.x, y: locked.y == 0 ? 0 : -locked.y)
    }

    private func locked(_ displacement: Point) -> Point {
        switch lock {
        case .horizontal: Point(x: displacement.x, y: 0)
        case .vertical: Point(x: 0, y: displacement.y)
        case nil: displacement
        }
    }
}
