extension View {
    /// Calls `action` every `interval` while the view is mounted; nil stops the timer.
    ///
    /// The clock is that of the window or test that displays the view. The timer pauses while another page of a
    /// ``TabView`` is displayed. A changed interval restarts the timer, an equal one does not. Without timers the
    /// program sleeps: pass nil if no calls are needed. In a test the virtual clock drives it. Replaces
    /// `onReceive(Timer.publish(...))` of SwiftUI.
    ///
    ///     Text("\(seconds)").onTimer(every: isRunning ? .seconds(1) : nil) { seconds += 1 }
    public func onTimer(
        every interval: Duration?, fileID: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping () -> Void
    ) -> some View {
        Timing(
            content: self, interval: interval, site: DeclarationSite(fileID: fileID, line: line),
            action: action)
    }
}

/// A view with a timer.
struct Timing<Content: View>: ContentHolding {
    let content: Content
    let interval: Duration?
    let site: DeclarationSite
    let action: () -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TimingNode(view, in: context)
    }
}

private final class TimingNode<Content: View>: TransparentNode<Timing<Content>, Content>, HostObserving {
    private var timer: ScheduledTimer?

    override init(_ view: Timing<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        graph.hostObservers.add(self)
        begin()
    }

    override func update(to view: Timing<Content>) {
        let old = self.view.interval
        self.view = view
        if old != view.interval { begin() }
        content?.update(to: view.content)
    }

    func hostChanged() { begin() }
    override func pageVisibilityChanged() { begin() }

    private func begin() {
        timer?.invalidate()
        timer = nil
        guard let interval = view.interval, let host = graph.container?.viewHost,
            PageVisibility(of: self).isVisible
        else { return }
        guard interval > .zero else {
            return Diagnostics.reportInvalid(
                "onTimer (\(view.site))", "was given \(interval)",
                "the action is not called; give an interval above zero, or nil to stop the timer")
        }
        timer = host.schedule(after: interval, repeating: true, for: self) { node in
            guard node.isMounted else { return }
            UpdateOrigin.during("onTimer", node.view.site, node.view.action)
        }
    }

    override func unmount() {
        super.unmount()
        timer?.invalidate()
        timer = nil
    }
}
