/// The timer of an animation without end, which runs only while its view is drawn.
///
/// Each `draw(_:)` schedules the next one. A view that is hidden, scrolled away or in a minimised window is not drawn, so its
/// animation uses no timer; it resumes when the view is drawn again.
struct ContinuousAnimation {
    /// The time between two frames.
    let interval: Duration
    private var timer: ScheduledTimer?

    init(interval: Duration) { self.interval = interval }

    /// Schedules the next drawing of `view` after the interval; call it from `draw(_:)`.
    mutating func scheduleNextFrame(_ view: View) {
        guard timer?.isValid != true, let host = view.viewHost, !host.endsAnimationsImmediately,
            !host.theme.prefersReducedMotion
        else { return }
        timer = host.schedule(after: interval, for: view) { $0.setNeedsDisplay() }
    }

    /// Cancels the scheduled drawing; call it when the view moves to another window.
    mutating func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// Returns the elapsed fraction of the current cycle of length `period`, 0..<1.
    func phase(every period: Duration, in view: View) -> Double {
        let time = view.viewHost?.now ?? .zero
        let cycles = time / period
        return cycles - cycles.rounded(.down)
    }
}
