/// Moves a view on as long as it is seen, and costs nothing else.
///
/// Each drawing asks for the next one: what is hidden, scrolled away or in a minimised window is not drawn, so that its
/// program sleeps; drawn again, it goes on.
struct EndlessMotion {
    /// From one picture to the next.
    let interval: Duration
    private var timer: ScheduledTimer?

    init(interval: Duration) { self.interval = interval }

    /// Call it from `draw(_:)`: the view is drawn again after the interval.
    mutating func wasDrawn(_ view: View) {
        guard timer?.isValid != true, let host = view.viewHost, !host.isStill,
            !host.theme.prefersReducedMotion
        else { return }
        timer = host.schedule(after: interval, for: view) { $0.setNeedsDisplay() }
    }

    /// The view went elsewhere.
    mutating func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// How much of a turn of `period` is over now, 0..<1.
    func turn(every period: Duration, in view: View) -> Double {
        let time = view.viewHost?.now ?? .zero
        let turns = time / period
        return turns - turns.rounded(.down)
    }
}
