internal import ConstraintSolver

/// The constraints for intrinsic content sizes.
extension LayoutEngine {
    /// Queues `node` for the next update, which reads the intrinsic content size of its view again.
    func contentChanged(_ node: LayoutNode) {
        if node.isQueuedForIntrinsicSize || !node.isPlacedByConstraints || node.isGuide { return }
        node.isQueuedForIntrinsicSize = true
        staleContent.append(node)
        requestFrame()
    }

    /// Reads the intrinsic content sizes of the queued nodes.
    ///
    /// An unchanged size does not cause solving.
    func refreshContent() {
        let nodes = staleContent
        staleContent.removeAll(keepingCapacity: true)
        for node in nodes {
            node.isQueuedForIntrinsicSize = false
            guard let view = node.ownView, isPlacing(node) else { continue }
            let size = view.intrinsicContentSize
            // Reading its intrinsic size can remove the view from the tree.
            guard let installed = node.installed, isPlacing(node) else { continue }
            if node.recordContentLengths(size) {
                (view.superview as? any ArrangesSubviews)?.arrangedContentLengthsChanged()
            }
            if size.width < 0, size.height < 0, node.intrinsic == nil { continue }
            var intrinsic = node.intrinsic ?? IntrinsicConstraints()
            updateContentConstraints(
                size.width, &intrinsic.width, installed.width, intrinsic.hugging.horizontal,
                intrinsic.resistance.horizontal, node)
            updateContentConstraints(
                size.height, &intrinsic.height, installed.height, intrinsic.hugging.vertical,
                intrinsic.resistance.vertical, node)
            intrinsic.size = size
            node.intrinsic = intrinsic
            if node.forwardsBaseline {
                forwardedBaselinesDidChange(by: view)
            } else if node.hasBaselineUse {
                refreshBaselines(of: node)
            }
        }
    }

    private func isPlacing(_ node: LayoutNode) -> Bool {
        node.engine === self && node.isPlacedByConstraints
    }

    /// Drops the queued nodes with a diagnostic, because their intrinsic sizes are invalidated whenever they are read.
    func dropLoopingContent() {
        let nodes = staleContent
        staleContent = []
        for node in nodes {
            node.isQueuedForIntrinsicSize = false
            Diagnostics.report(
                Diagnostic(
                    kind: .layoutLoop, subject: node.ownView?.hierarchyPath ?? node.name,
                    message: "its intrinsicContentSize is invalidated whenever it is read",
                    cure:
                        "the last size is kept; do not call invalidateIntrinsicContentSize() in intrinsicContentSize"
                ))
        }
    }

    /// Adds, updates or removes the constraints for an intrinsic length.
    private func updateContentConstraints(
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

    /// Removes the content constraints of `node`, so that the next update adds them with the new priorities.
    func contentPrioritiesChanged(_ node: LayoutNode) {
        removeContentConstraints(of: node)
        contentChanged(node)
        requestFrame()
    }

    /// Reinstalls the constraints that use a baseline of `node`, after the baseline may have changed, for example with the font.
    private func refreshBaselines(of node: LayoutNode) {
        for use in node.uses {
            let constraint = use.constraint
            let attribute = use.isFirst ? constraint.firstAttribute : constraint.secondAttribute
            guard attribute == .firstBaseline || attribute == .lastBaseline else { continue }
            constraint.uninstall()
            enqueue(constraint)
        }
    }

    /// Reinstalls the baseline constraints of `view` and its ancestors, whose baselines may be taken from `view`.
    func forwardedBaselinesDidChange(by view: View) {
        var step: View? = view
        while let view = step {
            if let node = view.layoutAttachment?.node, node.engine === self, node.hasBaselineUse {
                refreshBaselines(of: node)
            }
            step = view.superview
        }
    }
}
