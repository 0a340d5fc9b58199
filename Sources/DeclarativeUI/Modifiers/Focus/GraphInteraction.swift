internal import ObjectReferences

/// The keyboard state that the views of a graph share: focus states and shortcuts.
final class GraphInteraction {
    // The graph keeps it.
    @UncountedReference private(set) var graph: Graph
    var focusBoxes: [WeakFocusBox] = []
    private var shortcuts: [WeakShortcut] = []
    private var isFocusQueued = false
    /// Presentations that wait until the graph is in a window.
    var whenInWindow: [() -> Void] = []
    /// Presents, where no controller shows the description.
    var ownController: ViewController?

    private struct WeakShortcut { weak var node: (any ShortcutTarget)? }

    init(graph: Graph) { _graph = UncountedReference(graph) }

    deinit {}

    // MARK: - Focus

    /// The focus is, or may be, elsewhere: told once, with the next update.
    func focusMoved() {
        if isFocusQueued || graph.isDissolving { return }
        focusBoxes.removeAll { $0.box == nil }
        if focusBoxes.isEmpty { return }
        isFocusQueued = true
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            isFocusQueued = false
            let focused = graph.container?.focusedResponder as? Widgets.View
            for entry in focusBoxes { entry.box?.synchronize(with: focused) }
        }
    }

    /// There is a window now.
    func cameToWindow() {
        for entry in focusBoxes { entry.box?.retry() }
        focusMoved()
        let waiting = whenInWindow
        whenInWindow = []
        for action in waiting { graph.afterUpdate(action) }
    }

    /// Nothing is presented without a window; what stands in for a controller keeps the container.
    func leftWindow() { ownController = nil }

    // MARK: - Shortcuts

    func add(_ node: any ShortcutTarget) {
        shortcuts.removeAll { $0.node == nil || $0.node === node }
        shortcuts.append(WeakShortcut(node: node))
    }

    func remove(_ node: any ShortcutTarget) { shortcuts.removeAll { $0.node == nil || $0.node === node } }

    /// Does what the first of the tree does that has this shortcut, and can be operated.
    func perform(_ key: Key) -> Bool { perform { $0.matches(key) } }

    /// Whether a control that keys can reach has this shortcut, enabled or not.
    func binds(_ key: Key) -> Bool {
        shortcuts.compactMap(\.node).contains {
            $0.shortcut?.matches(key) == true && $0.isMounted && $0.isReachedByShortcut
        }
    }

    /// Presses what cancels, where Escape would take away what it is in.
    func performCancel() -> Bool { perform { $0 == .cancelAction } }

    private func perform(_ matches: (KeyboardShortcut) -> Bool) -> Bool {
        let found = shortcuts.compactMap(\.node).filter { $0.shortcut.map(matches) == true }
        let ready = found.filter { $0.isMounted && $0.isReadyForShortcut }
        guard let first = ready.count > 1 ? firstInTree(ready) : ready.first else { return false }
        first.performShortcut()
        return true
    }

    private func firstInTree(_ nodes: [any ShortcutTarget]) -> (any ShortcutTarget)? {
        func find(_ node: Node) -> (any ShortcutTarget)? {
            if let target = nodes.first(where: { $0 === node }) { return target }
            for index in 0..<node.childCount {
                if let found = node.child(at: index).flatMap(find) { return found }
            }
            return nil
        }
        return graph.root.flatMap(find) ?? nodes.first
    }
}

/// A reference that does not keep a focus state's box.
struct WeakFocusBox { weak var box: AnyFocusBox? }

/// A node that a keyboard shortcut operates.
protocol ShortcutTarget: Node {
    var shortcut: KeyboardShortcut? { get }
    /// Whether the control is enabled, and keys can reach it.
    var isReadyForShortcut: Bool { get }
    /// Whether keys can reach the control: it is in a page that is displayed, and not below a sheet.
    var isReachedByShortcut: Bool { get }
    func performShortcut()
}

/// A hosting view that keeps the keyboard state of its graph.
protocol InteractionHosting: GraphOwner {
    var interaction: GraphInteraction { get }
}

extension Graph {
    /// The keyboard state; nil once the hosting view has been deallocated.
    var interaction: GraphInteraction? { (owner as? any InteractionHosting)?.interaction }
}
