/// Creates a stack's constraints.
extension StackView {
    /// The priority of constraints that only prevent ambiguity; lower than the priorities that applications use.
    private static var minimizingPriority: LayoutPriority { 25 }

    private struct Names {
        let start, end, center, length: LayoutConstraint.Attribute
    }

    private func names(_ axis: LayoutConstraint.Axis) -> Names {
        axis == .horizontal
            ? Names(start: .leading, end: .trailing, center: .centerX, length: .width)
            : Names(start: .top, end: .bottom, center: .centerY, length: .height)
    }

    /// Updates the constraints for the visible arranged views.
    ///
    /// If only the order has changed, views that have kept their index are skipped.
    final func arrange(_ change: ArrangementChange) {
        let views = visibleArrangedSubviews
        let edges = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.node : layoutNode
        if change == .order, canArrangeMoved(views) {
            arrangeMoved(views, edges)
        } else {
            arrangeAll(views, edges)
        }
        constraintSequence.commit()
        recordOrder(of: views)
        invalidateForwardedBaselines()
    }

    private func arrangeAll(_ views: [View], _ edges: LayoutNode) {
        prepareGaps(for: views)
        if let first = views.first, let last = views.last {
            let along = names(axis)
            constraintSequence.request(
                first.layoutNode, along.start, edges, along.start, named: "stack.start")
            constraintSequence.request(last.layoutNode, along.end, edges, along.end, named: "stack.end")
            for index in views.indices.dropLast() {
                arrangeNeighbours(views[index], views[index + 1], index, along)
            }
            arrangeLengths(views, along)
            arrangeAcross(views, edges, names(axis == .horizontal ? .vertical : .horizontal))
        }
    }

    // MARK: - Order

    /// Returns whether the existing constraints are those of the same number of views, in the order that ``arrangeMoved(_:_:)`` requires:
    /// both ends, a space between neighbours, and two edges for each view.
    private func canArrangeMoved(_ views: [View]) -> Bool {
        distribution == .fill && alignment == .fill && views.count > 1
            && views.count == arrangedOrder.count && constraintSequence.count == 3 * views.count + 1
    }

    private func recordOrder(of views: [View]) {
        arrangedOrder.removeAll(keepingCapacity: true)
        for view in views { arrangedOrder.append(ObjectIdentifier(view)) }
    }

    /// Requests the constraints of the views that have moved and of their neighbours, and keeps all others.
    private func arrangeMoved(_ views: [View], _ edges: LayoutNode) {
        let along = names(axis)
        let across = names(axis == .horizontal ? .vertical : .horizontal)
        let last = views.count - 1
        constraintSequence.request(views[0].layoutNode, along.start, edges, along.start, named: "stack.start")
        constraintSequence.request(views[last].layoutNode, along.end, edges, along.end, named: "stack.end")
        var wasKept = arrangedOrder[0] == ObjectIdentifier(views[0])
        for index in 0..<last {
            let isKept = arrangedOrder[index + 1] == ObjectIdentifier(views[index + 1])
            if !wasKept || !isKept || !constraintSequence.keep(2 + index..<3 + index) {
                arrangeNeighbours(views[index], views[index + 1], index, along)
            }
            wasKept = isKept
        }
        for index in views.indices {
            let place = last + 2 + 2 * index
            let isKept = arrangedOrder[index] == ObjectIdentifier(views[index])
            if !isKept || !constraintSequence.keep(place..<place + 2) {
                fillAcross(views[index].layoutNode, edges, across)
            }
        }
    }

    private func fillAcross(_ node: LayoutNode, _ edges: LayoutNode, _ across: Names) {
        constraintSequence.request(node, across.start, edges, across.start, named: "stack.fill")
        constraintSequence.request(node, across.end, edges, across.end, named: "stack.fill")
    }

    // MARK: - All

    // Avoids `filter`, because a closure called by the standard library checks its actor isolation at run time.
    private var visibleArrangedSubviews: [View] {
        var index = 0
        while index < arrangedSubviews.count, !arrangedSubviews[index].isHidden { index += 1 }
        if index == arrangedSubviews.count { return arrangedSubviews }
        var views = Array(arrangedSubviews[..<index])
        for view in arrangedSubviews[index...] where !view.isHidden { views.append(view) }
        return views
    }

    private func prepareGaps(for views: [View]) {
        let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
        let count = isSpaced ? max(0, views.count - 1) : 0
        while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
        while gaps.count < count {
            let guide = LayoutGuide()
            guide.identifier = "gap \(gaps.count)"
            addLayoutGuide(guide)
            gaps.append(guide)
        }
    }

    private func spacing(after view: View) -> Double {
        let value = customSpacing.isEmpty ? spacing : customSpacing[view] ?? spacing
        return value == Self.spacingUseSystem ? LayoutSpacing.system : value
    }

    private func arrangeNeighbours(_ view: View, _ next: View, _ index: Int, _ along: Names) {
        let one = view.layoutNode
        let two = next.layoutNode
        let space = spacing(after: view)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            let byBaseline = axis == .vertical && isBaselineRelativeArrangement
            constraintSequence.request(
                two, byBaseline ? .firstBaseline : along.start, one, byBaseline ? .lastBaseline : along.end,
                constant: space, named: "stack.spacing")
        case .equalSpacing:
            let gap = gaps[index].node
            constraintSequence.request(gap, along.start, one, along.end, named: "stack.gap")
            constraintSequence.request(two, along.start, gap, along.end, named: "stack.gap")
            constraintSequence.request(
                gap, along.length, .greaterThanOrEqual, nil, constant: space, named: "stack.spacing")
            if index > 0 {
                constraintSequence.request(
                    gap, along.length, gaps[0].node, along.length, priority: 999, named: "stack.equal-gaps")
            }
        case .equalCentering:
            let gap = gaps[index].node
            constraintSequence.request(gap, along.start, one, along.center, named: "stack.gap")
            constraintSequence.request(gap, along.end, two, along.center, named: "stack.gap")
            constraintSequence.request(
                two, along.start, .greaterThanOrEqual, one, along.end, constant: space, named: "stack.spacing"
            )
            if index > 0 {
                constraintSequence.request(
                    gap, along.length, gaps[0].node, along.length, priority: 149, named: "stack.equal-gaps")
            }
        }
    }

    private func arrangeLengths(_ views: [View], _ along: Names) {
        guard let first = views.first else { return }
        switch distribution {
        case .fillEqually:
            for view in views.dropFirst() {
                constraintSequence.request(
                    view.layoutNode, along.length, first.layoutNode, along.length, named: "stack.equal")
            }
        case .fillProportionally:
            let contents = views.map { view in
                let size = view.intrinsicContentSize
                return axis == .horizontal ? size.width : size.height
            }
            guard let reference = contents.firstIndex(where: { $0 > 0 }) else { return }
            for (index, content) in contents.enumerated() where index != reference && content > 0 {
                constraintSequence.request(
                    views[index].layoutNode, along.length, views[reference].layoutNode, along.length,
                    multiplier: content / contents[reference], priority: 999, named: "stack.proportional")
            }
        case .equalSpacing, .equalCentering:
            // Minimises the gaps, unless another constraint determines them.
            constraintSequence.request(
                layoutNode, along.length, nil, priority: Self.minimizingPriority, named: "stack.settling")
        case .fill: break
        }
    }

    private func arrangeAcross(_ views: [View], _ edges: LayoutNode, _ across: Names) {
        for view in views {
            let node = view.layoutNode
            switch alignment {
            case .fill: fillAcross(node, edges, across)
            case .leading:
                constraintSequence.request(node, across.start, edges, across.start, named: "stack.leading")
                constraintSequence.request(
                    node, across.end, .lessThanOrEqual, edges, across.end, named: "stack.inside")
            case .trailing:
                constraintSequence.request(node, across.end, edges, across.end, named: "stack.trailing")
                constraintSequence.request(
                    node, across.start, .greaterThanOrEqual, edges, across.start, named: "stack.inside")
            case .center:
                constraintSequence.request(node, across.center, edges, across.center, named: "stack.center")
                constraintSequence.request(
                    node, across.start, .greaterThanOrEqual, edges, across.start, named: "stack.inside")
                constraintSequence.request(
                    node, across.end, .lessThanOrEqual, edges, across.end, named: "stack.inside")
            case .firstBaseline, .lastBaseline: alignBaseline(view, views, edges, across)
            }
            if alignment != .fill, needsSettling(view, across.length) {
                constraintSequence.request(
                    node, across.length, nil, priority: Self.minimizingPriority - 1, named: "stack.settling")
            }
        }
        // Minimises the size across the axis, unless another constraint determines it.
        if alignment != .fill {
            constraintSequence.request(
                layoutNode, across.length, nil, priority: Self.minimizingPriority, named: "stack.settling")
        }
    }

    private func alignBaseline(_ view: View, _ views: [View], _ edges: LayoutNode, _ across: Names) {
        let attribute: LayoutConstraint.Attribute =
            alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if axis == .horizontal, let first = views.first, view !== first {
            constraintSequence.request(
                view.layoutNode, attribute, first.layoutNode, attribute, named: "stack.baseline")
        }
        constraintSequence.request(
            view.layoutNode, across.start, .greaterThanOrEqual, edges, across.start, named: "stack.inside")
        constraintSequence.request(
            view.layoutNode, across.end, .lessThanOrEqual, edges, across.end, named: "stack.inside")
        constraintSequence.request(
            view.layoutNode, across.start, edges, across.start, priority: Self.minimizingPriority - 2,
            named: "stack.settling")
    }
}
