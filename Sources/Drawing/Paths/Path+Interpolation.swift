extension Path {
    /// Returns the path between this one and `other`: at a `fraction` of 0 this one, at 1 the other.
    ///
    /// Paths can be interpolated if they have the same kinds of elements in the same order, as two versions of one shape have; for others,
    /// the result is `other`.
    public func interpolated(to other: Path, fraction: Double) -> Path {
        if fraction >= 1 || verbs != other.verbs || points.count != other.points.count { return other }
        if fraction <= 0 { return self }
        var result = self
        result.setPoints(
            ContiguousArray(
                zip(points, other.points).map { a, b in
                    Point(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
                }))
        return result
    }
}
