/// A node that is notified when its content appears and when it disappears.
///
/// Several views count as one: they appear with the first and disappear with the last. A page of a ``TabView``
/// disappears when another one is displayed, though its state is kept.
class PresenceNode<Outer: View, Content: View>: TransparentNode<Outer, Content> {
    /// Whether the content is present.
    private(set) final var isPresent = false
    /// Whether the content always has exactly one view.
    private final var isAlwaysPresent = true
    /// Whether a check is scheduled.
    private final var isWaiting = false

    /// Starts to observe the content, which provides `count` views; called when it has been mounted.
    final func observePresence(_ count: ViewCount) {
        isAlwaysPresent = count == .one
        check()
    }

    /// Called when the content has appeared: after the update that mounted it, and before it is drawn.
    func didAppear() {}

    /// Called when the content that has appeared is hidden, is removed, or is unmounted with this node.
    func didDisappear() {}

    override func itemsChanged() -> Bool {
        if !isAlwaysPresent { check() }
        return true
    }

    override func pageVisibilityChanged() { check() }

    /// Schedules a check, after the bodies of the update have run, of whether the content is present.
    private func check() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [self] in
            isWaiting = false
            if isMounted { setPresent(PageVisibility(of: self).isVisible && (isAlwaysPresent || hasItems)) }
        }
    }

    private var hasItems: Bool {
        var items: ContiguousArray<Node> = []
        content?.appendItems(to: &items)
        return !items.isEmpty
    }

    private func setPresent(_ newValue: Bool) {
        if newValue == isPresent { return }
        isPresent = newValue
        if newValue { didAppear() } else { didDisappear() }
    }

    override func unmount() {
        super.unmount()
        setPresent(false)
    }
}
