/// A node that is notified when its content appears and when it disappears.
///
/// Several views count as one: they appear with the first and disappear with the last. A page of a ``TabView``
/// disappears when another one is displayed, though its state is kept.
class PresenceNode<Outer: View, Content: View>: TransparentNode<Outer, Content> {
    /// Whether the content is present.
    private(set) final var isPresent = false
    private final var isAlwaysPresent = true
    private final var isWaiting = false

    /// Called when the content is mounted.
    final func observePresence(_ count: ViewCount) {
        isAlwaysPresent = count == .one
        check()
    }

    /// Called when the content has appeared: after the update, before it is drawn.
    func didAppear() {}

    /// Called when the content has disappeared, alone or with this node; only after it has appeared.
    func didDisappear() {}

    override func itemsChanged() -> Bool {
        if !isAlwaysPresent { check() }
        return true
    }

    override func pageVisibilityChanged() { check() }

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
