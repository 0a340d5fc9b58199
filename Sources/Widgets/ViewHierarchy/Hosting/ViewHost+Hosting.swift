/// The interface of the host to its view tree.
extension ViewHost: ViewHosting {
    /// The current time on the clock of timers and animations.
    package var currentTime: Duration { liveClock?() ?? now }

    func setTheme(_ theme: Theme) { self.theme = theme }

    func treeNeedsFrame() { onNeedsFrame?() }

    func restorableStateDidChange() { requests?.restorableStateChanged() }

    func viewWillLeave(_ view: View) {
        input.viewWillLeave(view)
        if !popups.isEmpty, popups.close(of: view), let location = pointerLocation,
            !Rect(origin: .zero, size: size).contains(location)
        {
            input.pointer.leaveWindow()
        }
        animator?.removeAnimations(of: view)
        if !frameTickers.isEmpty { frameTickers.removeAll { $0 === view } }
    }

    func layOut(within root: View) { pipeline.layOut(within: root) }
    func updateConstraints(within root: View) { pipeline.updateConstraints(within: root) }

    var inputRouting: any InputRouting { input }
}
