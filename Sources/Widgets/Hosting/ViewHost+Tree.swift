/// What the tree tells its host.
extension ViewHost {
    func noteRestorableState() { requests.restorableStateChanged() }

    /// The tree below `view` leaves the host.
    func forget(_ view: View) {
        dispatcher.forget(view)
        animator?.forget(view)
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
