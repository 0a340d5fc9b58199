extension View {
    /// Removes references to the host of this tree, which is being destroyed.
    func loseHost(_ host: ViewHost) {
        host.constraintLayout?.dissolve()
        // It may have been released, and be shown elsewhere.
        guard viewHost === host else { return }
        forgetHost(host)
        tellOfLostHost(scaleChanged: host.scale != 1)
    }

    /// Clears the host in the whole tree before any hook is called, so that no hook can reach it.
    private func forgetHost(_ host: ViewHost) {
        if viewHost === host {
            viewHost = nil
            flags.subtract(.hostBound)
            flags.insert(.needsDisplay)
            displayState.list = nil
        }
        for subview in subviews { subview.forgetHost(host) }
    }

    private func tellOfLostHost(scaleChanged: Bool) {
        if scaleChanged { contentScaleChanged() }
        willMove(toWindow: nil)
        rare?.viewController?.viewWillMove(toWindow: false)
        for subview in subviews { subview.tellOfLostHost(scaleChanged: scaleChanged) }
        didMoveToWindow()
        rare?.viewController?.viewDidMove(toWindow: false)
    }

    /// Notifies the view of the new scale and invalidates its intrinsic size, which depends on it.
    private func contentScaleChanged() {
        (self as? any AppearanceObserving)?.appearanceDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Whether `host` shows the view at `depth` according to its superview, or to the host whose root it is.
    private func belongs(to host: ViewHost?, at depth: UInt16) -> Bool {
        if let superview {
            return superview.viewHost === host && (host == nil || superview.layoutState.depth &+ 1 == depth)
        }
        return host == nil || host?.rootView === self
    }

    /// Moves this view and its descendants to `host`, which shows this view at `depth`, and calls the hooks.
    ///
    /// A hook may move the view again. That call has then done the rest, and this one must not undo it.
    func moveTree(to host: ViewHost?, depth: UInt16) {
        let old = viewHost
        if old === host, layoutState.depth == depth, old != nil || host == nil { return }
        guard belongs(to: host, at: depth) else { return }
        let changes = old !== host
        let oldScale = contentScaleFactor
        let newWindow = host?.rootView as? Window
        let controller = changes ? rare?.viewController : nil
        if changes {
            willMove(toWindow: newWindow)
            controller?.viewWillMove(toWindow: host != nil)
            guard belongs(to: host, at: depth), viewHost === old else { return }
            old?.forget(self)
            layoutParticipant?.view(self, willLeave: old?.constraintLayout)
        }
        viewHost = host
        layoutState.depth = depth
        if changes { layoutParticipant?.view(self, didMoveTo: host) }
        if changes {
            flags.subtract(.hostBound)
            displayState.list = nil
            flags.formUnion(host == nil ? .needsDisplay : [.needsDisplay, .isNew])
        }
        host?.pipeline.adopt(self)
        if changes, oldScale != contentScaleFactor { contentScaleChanged() }
        for subview in subviews where subview.isSubview(of: self) {
            // One subview's hook may have taken out the next, or have moved this view.
            subview.moveTree(to: viewHost, depth: layoutState.depth &+ 1)
        }
        guard viewHost === host else { return }
        if changes { didMoveToWindow() }
        controller?.viewDidMove(toWindow: host != nil)
    }
}
