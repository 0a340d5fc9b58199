/// The animating views of the tree, and its release.
extension ViewHost {
    /// Removes the root view from the host, so that it can be added elsewhere.
    ///
    /// The host must not be used afterwards.
    public func releaseRootView() {
        isVisible = false
        input.drags.abandon()
        rootView.moveTree(to: nil, depth: 0)
        popups.removeHidden()
        animator?.abandonAll()
        animator?.callAbandonedCompletions()
    }

    /// Calls `ticker` in every frame from the next one on, until it is removed.
    package func addFrameTicker(_ ticker: any FrameTicking) {
        if frameTickers.contains(where: { $0 === ticker }) { return }
        frameTickers.append(ticker)
        tree.requestFrame()
    }

    package func removeFrameTicker(_ ticker: any FrameTicking) { frameTickers.removeAll { $0 === ticker } }

    func tickFrameTickers() {
        if frameTickers.isEmpty { return }
        InvalidationTrace.during("a motion") { for ticker in frameTickers { ticker.tick(at: now) } }
    }

    /// The views with running animations, in no particular order.
    package var animatedViews: [View] { animator?.animatedViews ?? [] }
}

extension ViewHost {
    /// Whether the notches of the wheel scroll smoothly; false by default, so that bitmaps and tests show changes immediately.
    ///
    /// Windows and embedded hosts set it. With reduced motion, scrolling is immediate.
    public var smoothsScrolling: Bool {
        get { tree.smoothsScrolling }
        set { tree.smoothsScrolling = newValue }
    }
}
