internal import ObjectReferences

/// The state of keyboard and window that the views of a graph share: focus states, shortcuts, presentations and the requests for the window.
final class GraphInteraction {
    // The graph owns this object.
    @UncountedReference private(set) var graph: Graph
    var focusBoxes: [WeakFocusBox] = []
    private var shortcuts: [WeakShortcut] = []
    private var isFocusQueued = false
    /// The presentations that have been requested.
    private(set) lazy var presentations = PresentationQueue(graph: graph)
    /// The controller that presents when no view controller displays the declarative view.
    var substituteController: ViewController?

    /// The number of sheets, alerts and file dialogs that the views present.
    var presentationCount = 0
    /// The title that the views give to their window.
    let windowTitle = WindowTitle()
    /// The questions of the views before their window is closed.
    let dismissalQuestions = DismissalQuestions()

    private struct WeakShortcut { weak var node: (any ShortcutTarget)? }

    init(graph: Graph) { _graph = UncountedReference(graph) }

    deinit {}

    // MARK: - Focus

    /// Synchronises the focus states with the next update; several calls before it are one synchronisation.
    func focusMoved() {
        if isFocusQueued || graph.isUnmounting { return }
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

    /// Retries pending focus requests and presentations when the container has moved to a window.
    func cameToWindow() {
        for entry in focusBoxes { entry.box?.retry() }
        focusMoved()
        presentations.presentNext()
    }

    /// Releases the substitute controller, which retains the container; without a window nothing can be presented.
    func didLeaveWindow() { substituteController = nil }

    // MARK: - Shortcuts

    func add(_ node: any ShortcutTarget) {
        shortcuts.removeAll { $0.node == nil || $0.node === node }
        shortcuts.append(WeakShortcut(node: node))
    }

    func remove(_ node: any ShortcutTarget) { shortcuts.removeAll { $0.node == nil || $0.node === node } }

    /// Performs the first shortcut in tree order that matches `key` and is ready.
    /// - Returns: `false` when there is none.
    func perform(_ key: Key) -> Bool { perform { $0.matches(key) } }

    /// Returns whether an enabled control that the keyboard can reach has this shortcut; nil if no control has it that can be reached.
    func binding(of key: Key) -> KeyBinding? {
        let reached = shortcuts.compactMap(\.node).filter {
            $0.shortcut?.matches(key) == true && $0.isMounted && $0.isReachedByShortcut
        }
        return reached.isEmpty ? nil : KeyBinding(isEnabled: reached.contains(where: \.isReadyForShortcut))
    }

    /// The menu elements of the reachable buttons with a shortcut that are in the view tree, in the order in which they were added.
    var shortcutElements: [MenuElement] {
        shortcuts.compactMap(\.node).compactMap { node in
            guard node.isMounted, node.isInViewTree, node.isReachedByShortcut else { return nil }
            return node.menuElement
        }
    }

    /// Performs the cancel action when Escape would otherwise dismiss the presentation that contains the graph.
    /// - Returns: `false` when there is none.
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

/// A weak reference to the storage of a focus state.
struct WeakFocusBox { weak var box: AnyFocusBox? }

/// A node that a keyboard shortcut operates.
protocol ShortcutTarget: Node {
    var shortcut: KeyboardShortcut? { get }
    /// Whether the control is enabled and the keyboard can reach it.
    var isReadyForShortcut: Bool { get }
    /// Whether the keyboard can reach the control: its page is displayed and no sheet covers it.
    var isReachedByShortcut: Bool { get }
    func performShortcut()
    /// The control as an element of a menu or of the command palette.
    var menuElement: MenuElement { get }
    /// Whether the control is displayed in the view tree, and not an element of a menu.
    var isInViewTree: Bool { get }
}

/// A hosting view that keeps the state of keyboard and window of its graph.
protocol InteractionHosting: GraphOwner {
    var interaction: GraphInteraction { get }
}

extension Graph {
    /// The state of keyboard and window; nil once the hosting view has been deallocated.
    var interaction: GraphInteraction? { (owner as? any InteractionHosting)?.interaction }
}
