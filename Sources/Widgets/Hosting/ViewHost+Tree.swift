/// The interface of the host to its view tree.
extension ViewHost {
    /// The keyboard focus came to or left the host.
    public func setActive(_ isActive: Bool) { dispatcher.setActive(isActive) }

    func noteRestorableState() { requests?.restorableStateChanged() }

    /// The tree below `view` leaves the host.
    func forget(_ view: View) {
        dispatcher.forget(view)
        animator?.forget(view)
        if !frameTickers.isEmpty { frameTickers.removeAll { $0 === view } }
    }

    /// Has `ticker` told of every frame from the next one on.
    func addFrameTicker(_ ticker: any FrameTicking) {
        if frameTickers.contains(where: { $0 === ticker }) { return }
        frameTickers.append(ticker)
        noteWork()
    }

    func removeFrameTicker(_ ticker: any FrameTicking) { frameTickers.removeAll { $0 === ticker } }

    func tickFrameTickers() {
        if frameTickers.isEmpty { return }
        InvalidationTrace.during("a motion") { for ticker in frameTickers { ticker.tick(at: now) } }
    }

    /// The view around which the focus ring is drawn.
    var focusRingView: View? { dispatcher.focusRingView }

    /// Work done by `layoutIfNeeded()` between frames counts to the next one.
    func addToNextReport(_ report: FrameReport) {
        carriedReport.layoutCount += report.layoutCount
        carriedReport.constraintUpdateCount += report.constraintUpdateCount
        carriedReport.culprits += report.culprits
    }

    /// The time now, on the clock of timers and animations.
    var currentTime: Duration { liveClock?() ?? now }

    /// The views that are animated, in no order.
    package var animatedViews: [View] { animator?.animatedViews ?? [] }

    func requireAnimator() -> Animator {
        if let animator { return animator }
        let made = Animator(host: self)
        animator = made
        return made
    }
}
