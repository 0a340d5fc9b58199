/// A node that is told when its content is there, and when it is gone again.
///
/// Of several views it is told once: when the first of them comes, and when the last has gone. A page of a ``TabView`` goes when
/// another one is shown, though its state is kept.
class PresenceNode<Outer: View, Content: View>: TransparentNode<Outer, Content> {
    /// Whether the content came and has not gone since.
    private(set) final var isPresent = false
    private final var isAlwaysPresent = true
    private final var isWaiting = false

    /// Called when the content is mounted.
    final func watchPresence(_ count: ViewCount) {
        isAlwaysPresent = count == .one
        check()
    }

    /// The content came: after the update, before it is drawn.
    func cameIn() {}

    /// The content has gone, by itself or with this node; only after it came.
    func wentOut() {}

    override func itemsChanged() -> Bool {
        if !isAlwaysPresent { check() }
        return true
    }

    override func sightChanged() { check() }

    private func check() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [self] in
            isWaiting = false
            if isMounted { become(isInSight && (isAlwaysPresent || hasItems)) }
        }
    }

    private var hasItems: Bool {
        var items: ContiguousArray<Node> = []
        content?.appendItems(to: &items)
        return !items.isEmpty
    }

    private func become(_ present: Bool) {
        if present == isPresent { return }
        isPresent = present
        if present { cameIn() } else { wentOut() }
    }

    override func unmount() {
        super.unmount()
        become(false)
    }
}
