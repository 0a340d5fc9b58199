/// A node that may ask before its window or sheet is dismissed.
protocol DismissalQuestioning: Node {
    var asksBeforeDismissal: Bool { get }
    /// Asks the question, and returns whether the dismissal continues.
    func confirmDismissal() async -> Bool
}

/// The questions that the views of a graph ask before their window or sheet is dismissed.
///
/// While there is one, the window has the mark of unsaved changes, and a `closeConfirmation` that asks them and then the program's own.
final class DismissalQuestions {
    private var nodes: [Reference] = []
    private var isUpdateScheduled = false
    private var isAsking = false
    /// The window that asks the questions, with the mark and the confirmation that it had before.
    private weak var window: Widgets.Window?
    private var replaced: (isDocumentEdited: Bool, confirmation: (() async -> Bool)?)?

    private struct Reference { weak var node: (any DismissalQuestioning)? }

    deinit {}

    func add(_ node: any DismissalQuestioning) {
        nodes.append(Reference(node: node))
        setNeedsUpdate(in: node.graph)
    }

    func remove(_ node: any DismissalQuestioning) {
        nodes.removeAll { $0.node == nil || $0.node === node }
        setNeedsUpdate(in: node.graph)
    }

    /// Schedules an update of the window in the same frame, after a question has been added, removed or changed.
    func setNeedsUpdate(in graph: Graph) {
        // Without a host no frame follows.
        if graph.isUnmounting || graph.container?.viewHost == nil { return restoreWindow() }
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        graph.afterUpdate { [weak graph] in
            self.isUpdateScheduled = false
            if let graph { self.updateWindow(of: graph) }
        }
    }

    private func updateWindow(of graph: Graph) {
        let current = asking(below: nil).isEmpty ? nil : graph.container?.window
        if current === window { return }
        restoreWindow()
        guard let current else { return }
        window = current
        let own = current.closeConfirmation
        replaced = (current.isDocumentEdited, own)
        current.isDocumentEdited = true
        current.closeConfirmation = { [weak self] in
            guard await self?.confirm(below: nil) ?? true else { return false }
            return await own?() ?? true
        }
    }

    private func restoreWindow() {
        guard let window, let replaced else { return }
        self.window = nil
        self.replaced = nil
        window.isDocumentEdited = replaced.isDocumentEdited
        window.closeConfirmation = replaced.confirmation
    }

    // MARK: - Asking

    /// Returns the nodes that ask, the one that was added last first; `ancestor` restricts them to its descendants.
    func asking(below ancestor: Node?) -> [any DismissalQuestioning] {
        nodes.reversed().compactMap(\.node).filter { node in
            node.asksBeforeDismissal && (ancestor.map(node.isDescendant) ?? true)
        }
    }

    private func confirm(below ancestor: Node?) async -> Bool {
        for node in asking(below: ancestor) where node.asksBeforeDismissal {
            guard await node.confirmDismissal() else { return false }
        }
        return true
    }

    /// Calls `action` when all questions of the descendants of `ancestor` are answered by a dismissal: immediately if there are none.
    ///
    /// A call while questions are displayed has no effect.
    /// - Returns: `false` if there are questions.
    @discardableResult func whenConfirmed(
        below ancestor: Node, in graph: Graph, _ action: @escaping () -> Void
    ) -> Bool {
        graph.owner?.updateDeclarativeViews()
        if isAsking { return false }
        if asking(below: ancestor).isEmpty {
            action()
            return true
        }
        isAsking = true
        Task { [weak ancestor] in
            let isConfirmed = if let ancestor { await confirm(below: ancestor) } else { false }
            isAsking = false
            if isConfirmed { action() }
        }
        return false
    }
}
