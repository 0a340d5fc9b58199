/// The activity of the keyboard, and the views that tick and animate.
extension ViewHost {
    /// The keyboard focus came to or left the host.
    public func setActive(_ isActive: Bool) { dispatcher.setActive(isActive) }

    /// Has `ticker` told of every frame from the next one on.
    func addFrameTicker(_ ticker: any FrameTicking) {
        if frameTickers.contains(where: { $0 === ticker }) { return }
        frameTickers.append(ticker)
        tree.noteWork()
    }

    func removeFrameTicker(_ ticker: any FrameTicking) { frameTickers.removeAll { $0 === ticker } }

    func tickFrameTickers() {
        if frameTickers.isEmpty { return }
        InvalidationTrace.during("a motion") { for ticker in frameTickers { ticker.tick(at: now) } }
    }

    /// The views that are animated, in no order.
    package var animatedViews: [View] { animator?.animatedViews ?? [] }
}
