internal import ConstraintSolver

/// Sizes of content, and margins.
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
        if !isGiven { return reportContent(length, node) }
        constraints = addContent(length, variable, hugging, resistance, node)
    }

    /// One goal where both priorities are optional, else an inequality for each.
    private func addContent(
        _ length: Double, _ variable: Variable, _ hugging: LayoutPriority, _ resistance: LayoutPriority,
        _ node: LayoutNode
    ) -> ContentConstraints {
        if hugging < .required, resistance < .required {
            return ContentConstraints(
                first: core.addGoal(
                    variable, length, below: resistance.strength, above: hugging.strength,
                    LayoutSource(kind: .content, node: node)))
        }
        core.terms.removeAll(keepingCapacity: true)
        core.terms.append(Term(variable))
        return ContentConstraints(
            first: core.add(
                constant: -length, .lessThanOrEqual, hugging.strength,
                LayoutSource(kind: .contentHugging, node: node)),
            second: core.add(
                constant: -length, .greaterThanOrEqual, resistance.strength,
                LayoutSource(kind: .contentResistance, node: node)))
    }

    private func remove(_ ids: ContentConstraints) {
        core.solver.remove(ids.first)
        if let second = ids.second { core.solver.remove(second) }
    }

    private func reportContent(_ length: Double, _ node: LayoutNode) {
        if length == View.noIntrinsicMetric { return }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: node.ownView?.hierarchyPath ?? node.name,
                message: "its intrinsicContentSize has a length of \(length)",
                cure: "it counts as none; answer View.noIntrinsicMetric where there is none"))
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
            // Ancestors of a view whose fitting size is computed belong to another engine.
            if let node = view.layoutAttachment?.node, node.engine === self, node.hasBaselineUse {
                refreshBaselines(of: node)
            }
            step = view.superview
        }
    }

    // MARK: - Margins

    /// Ties a guide of a view's own to the view.
    func installRole(of node: LayoutNode) {
        guard let guide = node.guide, let view = node.ownView, let own = node.installed else { return }
        if guide.role == .readable { return installReadable(node, own, view) }
        if guide.role == .content { return installContent(node, own) }
        let outer = view.layoutNode
        ensure(outer)
        guard let around = outer.installed else { return }
        let numbers = roleNumbers(guide, view)
        let rows: [([Term], Double)] = [
            ([Term(own.x)], numbers[0]), ([Term(own.y)], numbers[1]),
            ([Term(own.width), Term(around.width, times: -1)], numbers[2]),
            ([Term(own.height), Term(around.height, times: -1)], numbers[3]),
        ]
        node.pins = rows.map { row, number in
            core.terms = row
            return core.add(constant: -number, .equal, .required, LayoutSource(kind: .margins, node: node))
        }
    }

    /// x, y, and how much smaller than the view: width and height.
    private func roleNumbers(_ guide: LayoutGuide, _ view: View) -> [Double] {
        let alignment = view.checkedAlignmentInsets
        if guide.role == .frame {
            let origin = view.layoutState.bounds.origin
            return [origin.x, origin.y, alignment.left + alignment.right, alignment.top + alignment.bottom]
        }
        let insets = guide.role == .safeArea ? view.safeAreaInsets : view.layoutMargins
        return [
            insets.left, insets.top, alignment.left + alignment.right - insets.left - insets.right,
            alignment.top + alignment.bottom - insets.top - insets.bottom,
        ]
    }

    private func installReadable(_ node: LayoutNode, _ own: LayoutNode.Installed, _ view: View) {
        let margins = view.layoutMarginsGuide.node
        adopt(margins)
        guard let around = margins.installed else { return }
        let source = LayoutSource(kind: .margins, node: node)
        var ids: [ConstraintID] = []
        core.terms = [
            Term(own.x), Term(own.width, times: 0.5), Term(around.x, times: -1),
            Term(around.width, times: -0.5),
        ]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.y), Term(around.y, times: -1)]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.height), Term(around.height, times: -1)]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.width), Term(around.width, times: -1)]
        ids.append(core.add(constant: 0, .lessThanOrEqual, .required, source))
        ids.append(core.add(constant: 0, .equal, LayoutPriority(999).strength, source))
        core.terms = [Term(own.width)]
        ids.append(core.add(constant: -View.readableWidth, .lessThanOrEqual, .required, source))
        node.pins = ids
    }

    /// A scroll view's content begins at the origin and is as small as it can be.
    private func installContent(_ node: LayoutNode, _ own: LayoutNode.Installed) {
        let source = LayoutSource(kind: .margins, node: node)
        node.pins = [own.x, own.y, own.width, own.height].enumerated().map { index, variable in
            core.terms = [Term(variable)]
            return core.add(
                constant: 0, .equal, index < 2 ? .required : LayoutPriority(1).strength, source)
        }
    }

    /// A scroll view shows another part of its content.
    func scrolled(_ view: View) {
        guard let guide = view.layoutAttachment?.scrollGuides?.frame,
            guide.node.installed != nil, guide.node.pins.count == 4
        else { return }
        for (id, number) in zip(guide.node.pins, roleNumbers(guide, view)) {
            core.solver.suggest(number, for: id)
        }
        noteWork()
    }

    /// The margins or the safe area of `view` may be others.
    func marginsChanged(of view: View) {
        guard let attachment = view.layoutAttachment else { return }
        for guide in [attachment.marginsGuide, attachment.safeAreaGuide] {
            guard let guide, guide.node.installed != nil, guide.node.pins.count == 4 else {
                continue
            }
            for (id, number) in zip(guide.node.pins, roleNumbers(guide, view)) {
                core.solver.suggest(number, for: id)
            }
        }
        noteWork()
    }
}
