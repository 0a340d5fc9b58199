internal import ConstraintSolver

/// Sizes of content.
extension LayoutEngine {
    /// Queues `node` for the next update, which reads the intrinsic size of its view again.
    func contentChanged(_ node: LayoutNode) {
        if node.isQueuedForIntrinsicSize || !node.isPlacedByConstraints || node.isGuide { return }
        node.isQueuedForIntrinsicSize = true
        staleContent.append(node)
        noteWork()
    }

    /// Reads the intrinsic sizes that may have changed.
    ///
    /// An unchanged size costs no solving.
    func refreshContent() {
        let nodes = staleContent
        staleContent.removeAll(keepingCapacity: true)
        for node in nodes {
            node.isQueuedForIntrinsicSize = false
            guard let view = node.ownView, isPlacing(node) else { continue }
            let size = view.intrinsicContentSize
            // Asked for its size, a view may leave.
            guard let installed = node.installed, isPlacing(node) else { continue }
            if node.recordContentLengths(size) {
                (view.superview as? any ArrangesSubviews)?.arrangedContentLengthsChanged()
            }
            if size.width < 0, size.height < 0, node.intrinsic == nil { continue }
            var intrinsic = node.intrinsic ?? IntrinsicConstraints()
            settle(
                size.width, &intrinsic.width, installed.width, intrinsic.hugging.horizontal,
                intrinsic.resistance.horizontal, node)
            settle(
                size.height, &intrinsic.height, installed.height, intrinsic.hugging.vertical,
                intrinsic.resistance.vertical, node)
            intrinsic.size = size
            node.intrinsic = intrinsic
            if node.lendsBaseline {
                lentBaselinesChanged(by: view)
            } else if node.hasBaselineUse {
                refreshBaselines(of: node)
            }
        }
    }

    private func isPlacing(_ node: LayoutNode) -> Bool {
        node.engine === self && node.isPlacedByConstraints
    }

    /// Content sizes that are invalidated again whenever one is asked for would never come to an end.
    func dropContentThatLoops() {
        let nodes = staleContent
        staleContent = []
        for node in nodes {
            node.isQueuedForIntrinsicSize = false
            Diagnostics.report(
                Diagnostic(
                    kind: .layoutLoop, subject: node.ownView?.hierarchyPath ?? node.name,
                    message: "its intrinsicContentSize was invalidated again and again by asking for sizes",
                    cure:
                        "the last one stays; do not call invalidateIntrinsicContentSize() in intrinsicContentSize"
                ))
        }
    }

    /// Makes, changes or takes away the constraints of a content length.
    private func settle(
        _ length: Double, _ constraints: inout ContentConstraints?, _ variable: Variable,
        _ hugging: LayoutPriority, _ resistance: LayoutPriority, _ node: LayoutNode
    ) {
        let isGiven = length >= 0 && length.isFinite
        if let ids = constraints {
            if isGiven {
                core.solver.suggest(length, for: ids.first)
                if let second = ids.second { core.solver.suggest(length, for: second) }
            } else {
                remove(ids)
                constraints = nil
            }
            return
        }
        constraints = addContent(length, variable, hugging, resistance, node)
    }

    private func remove(_ ids: ContentConstraints) {
        core.solver.remove(ids.first)
        if let second = ids.second { core.solver.remove(second) }
    }

    func removeContentConstraints(of node: LayoutNode) {
        if let width = node.intrinsic?.width { remove(width) }
        if let height = node.intrinsic?.height { remove(height) }
        node.intrinsic?.width = nil
        node.intrinsic?.height = nil
    }

    /// Removes the content constraints of `node`: the next update rebuilds them with the new priorities.
    func contentPrioritiesChanged(_ node: LayoutNode) {
        removeContentConstraints(of: node)
        contentChanged(node)
        noteWork()
    }

    /// Another font has another baseline: constraints that speak of it are written again.
    private func refreshBaselines(of node: LayoutNode) {
        for use in node.uses {
            let constraint = use.constraint
            let attribute = use.isFirst ? constraint.firstAttribute : constraint.secondAttribute
            guard attribute == .firstBaseline || attribute == .lastBaseline else { continue }
            constraint.uninstall()
            enqueue(constraint)
        }
    }

    /// A view may lend another baseline than before: what is around it is asked again.
    func lentBaselinesChanged(by view: View) {
        var step: View? = view
        while let view = step {
            if let node = view.layoutAttachment?.node, node.engine === self, node.hasBaselineUse {
                refreshBaselines(of: node)
            }
            step = view.superview
        }
    }
}
