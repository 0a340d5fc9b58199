/// An animated scroll by the program in progress.
///
/// Lazy rows that become visible on the way may be longer or shorter than estimated: they move the end of the animation away from the target.
///
///     if let target = pursuit.missedTarget(in: area) { scroll(to: target) }
struct ScrollPursuit {
    let target: ScrollTarget
    /// The offset at the end of the animation, in points.
    var end: Point

    /// Returns the target if the animation has ended elsewhere; nil after a scroll by the user, too.
    func missedTarget(in area: Widgets.ScrollView) -> ScrollTarget? {
        guard Self.isNear(area.contentOffset, end), let rect = target.rect(),
            !Self.isNear(target.offset(showing: rect, of: area), area.contentOffset)
        else { return nil }
        return target
    }

    private static func isNear(_ first: Point, _ second: Point) -> Bool {
        abs(first.x - second.x) <= 1 && abs(first.y - second.y) <= 1
    }
}
