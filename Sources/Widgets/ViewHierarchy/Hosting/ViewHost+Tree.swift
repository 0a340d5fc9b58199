/// The views that tick and animate, and the end of the tree.
extension ViewHost {
    /// Takes the root view out: it can be shown elsewhere.
    ///
    /// The host is of no use afterwards.
    public func releaseRootView() {
        isVisible = false
        rootView.moveTree(to: nil, depth: 0)
        animator?.abandonAll()
        animator?.tellAbandoned()
    }

    /// Has `ticker` told of every frame from the next one on.
    package func addFrameTicker(_ ticker: any FrameTicking) {
        if frameTickers.contains(where: { $0 === ticker }) { return }
        frameTickers.append(ticker)
        tree.noteWork()
    }

    package func removeFrameTicker(_ ticker: any FrameTicking) { frameTickers.removeAll { $0 === ticker } }

    func tickFrameTickers() {
        if frameTickers.isEmpty { return }
        InvalidationTrace.during("a motion") { for ticker in frameTickers { ticker.tick(at: now) } }
    }

    /// The views that are animated, in no order.
    package var animatedViews: [View] { animator?.animatedViews ?? [] }
}
