/// Views beside each other or one above the other, whose sizes the user changes by dragging the dividers between them: `NSSplitView`.
///
/// The views fill the split view. When it is resized, those with the lowest holding priority change their thickness first. A divider that has
/// the focus moves with the arrow keys, Page Up and Page Down; Home and End move it as far as possible. A ``SplitViewController`` adds limits
/// of the thicknesses and side bars that collapse. A view that the program hides with `isHidden` is collapsed: the others have its space.
///
///     let split = SplitView(arrangedSubviews: [list, editor])
///     split.isVertical = true
///     split.setHoldingPriority(.defaultHigh, forSubviewAt: 0)     // resizing the window changes the editor
///     split.setPosition(200, ofDividerAt: 0)
///
/// With a `restorationIdentifier`, the thicknesses are restored at the next launch.
open class SplitView: View, SubviewArranging {
    /// Whether the dividers are vertical, and the views beside each other; false, the default, for views one above the other.
    public final var isVertical = false {
        didSet { if isVertical != oldValue { axisChanged() } }
    }

    /// The thickness of the dividers, in points.
    ///
    /// The area in which a divider can be dragged is wider.
    public final var dividerThickness: Double { 1 }

    /// The views, from the leading or top edge.
    public private(set) final var arrangedSubviews: [View] = []
    private(set) final var dividers: [SplitDivider] = []
    final var distribution = SplitDistribution()
    /// Called after the user or the program has changed thicknesses or collapsed a view; nil for no observer.
    final var onChange: (() -> Void)?
    /// Returns whether the user can collapse a view by dragging a divider over it.
    final var canCollapse: (Int) -> Bool = { _ in false }

    public override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a split view of the given views, one above the other.
    public convenience init(arrangedSubviews: [View]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    nonisolated deinit {}

    // MARK: - Views

    /// Adds a view at the trailing or bottom edge.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view; its thickness is that of its frame or, if that is empty, an equal share, and the others make room.
    ///
    /// A view that is arranged already is moved.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        let isHidden = view.isHidden
        removeArrangedSubview(view)
        let index = min(max(index, 0), arrangedSubviews.count)
        arrangedSubviews.insert(view, at: index)
        distribution.panes.insert(SplitPane(isCollapsed: isHidden), at: index)
        takeThickness(ofViewAt: index)
        insertSubview(view, at: index)
        updateDividers()
    }

    /// Removes a view; has no effect if it is not arranged.
    public final func removeArrangedSubview(_ view: View) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        if distribution.panes.remove(at: index).isCollapsed { view.isHidden = false }
        view.removeFromSuperview()
        updateDividers()
    }

    private func updateDividers() {
        while dividers.count > max(0, arrangedSubviews.count - 1) {
            dividers.removeLast().removeFromSuperview()
        }
        while dividers.count + 1 < arrangedSubviews.count {
            let divider = SplitDivider(of: self, index: dividers.count)
            dividers.append(divider)
        }
        for divider in dividers { addSubview(divider) }
        setNeedsLayout()
    }

    private func axisChanged() {
        if !isLaidOut { for index in arrangedSubviews.indices { takeThickness(ofViewAt: index) } }
        for divider in dividers { divider.setNeedsDisplay() }
        setNeedsLayout()
    }

    /// Whether the thicknesses have been distributed along the current axis or another one.
    private final var isLaidOut = false

    /// Gives the pane of a view that has not been laid out the thickness of its frame, if it has one.
    private func takeThickness(ofViewAt index: Int) {
        let size = arrangedSubviews[index].frame.size
        distribution.panes[index].thickness = max(0, isVertical ? size.width : size.height)
        distribution.panes[index].isSized = distribution.panes[index].thickness > 0
    }

    // MARK: - Thicknesses

    /// Returns the priority with which a view keeps its thickness when the split view is resized; 250 by default.
    public final func holdingPriority(forSubviewAt index: Int) -> LayoutPriority {
        distribution.panes[index].holdingPriority
    }

    /// Sets the priority with which a view keeps its thickness when the split view is resized.
    public final func setHoldingPriority(_ priority: LayoutPriority, forSubviewAt index: Int) {
        distribution.panes[index].holdingPriority = priority
    }

    /// Moves a divider to the nearest permitted position, in points from the leading or top edge; only the views beside it change.
    ///
    /// The divider with the index 0 is that after the first view. Has no effect on a divider that is not displayed.
    public final func setPosition(_ position: Double, ofDividerAt index: Int) {
        layoutIfNeeded()
        move(index, to: position - offset(ofDivider: index))
    }

    /// Returns the smallest position to which a divider can be moved, in points from the leading or top edge.
    public final func minPossiblePositionOfDivider(at index: Int) -> Double {
        (distribution.positions(ofDivider: index)?.lowerBound ?? 0) + offset(ofDivider: index)
    }

    /// Returns the greatest position to which a divider can be moved, in points from the leading or top edge.
    public final func maxPossiblePositionOfDivider(at index: Int) -> Double {
        (distribution.positions(ofDivider: index)?.upperBound ?? 0) + offset(ofDivider: index)
    }

    /// Returns whether an arranged view is collapsed, and therefore hidden.
    public final func isSubviewCollapsed(_ view: View) -> Bool {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return false }
        return distribution.panes[index].isCollapsed
    }

    /// The length along the axis that is occupied by the displayed dividers before a divider.
    private func offset(ofDivider index: Int) -> Double {
        Double(distribution.visible.count { $0 < index }) * dividerThickness
    }

    /// Moves a divider to a position that does not count other dividers.
    final func move(_ index: Int, to position: Double) {
        change { $0.moveDivider(index, to: position) }
    }

    /// Changes the distribution, and notifies the observer.
    final func change(_ body: (inout SplitDistribution) -> Void) {
        let old = distribution
        body(&distribution)
        if distribution == old { return }
        setNeedsLayout()
        invalidateRestorableState()
        onChange?()
    }

    /// Collapses the pane of a view that the program hides, and displays that of one which it shows again.
    package final func arrangedVisibilityChanged(_ view: View) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }),
            distribution.panes[index].isCollapsed != view.isHidden
        else { return }
        if view.isHidden || !isLaidOut || bounds.isEmpty {
            return change { $0.panes[index].isCollapsed = view.isHidden }
        }
        let space = max(0, length - dividerThickness * Double(distribution.visible.count))
        change { $0.show(index, in: space) }
    }

    // MARK: - Layout

    private var length: Double { isVertical ? bounds.width : bounds.height }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let visible = distribution.visible
        for (index, view) in arrangedSubviews.enumerated() {
            let isCollapsed = distribution.panes[index].isCollapsed
            if view.isHidden != isCollapsed { view.isHidden = isCollapsed }
        }
        for divider in dividers { divider.isHidden = distribution.neighbors(ofDivider: divider.index) == nil }
        if bounds.isEmpty { return }
        distribution.fill(max(0, length - dividerThickness * Double(max(0, visible.count - 1))))
        isLaidOut = true
        var start = 0.0
        for index in visible {
            let end = start + distribution.panes[index].thickness
            arrangedSubviews[index].frame = rect(from: start.rounded(), to: end.rounded())
            if dividers.indices.contains(index) {
                let reach = SplitDivider.reach
                dividers[index].frame = rect(
                    from: end.rounded() - reach, to: end.rounded() + dividerThickness + reach)
            }
            start = end + dividerThickness
        }
    }

    /// Returns the part of the bounds between two distances from the leading or top edge.
    private func rect(from start: Double, to end: Double) -> Rect {
        let size = max(0, end - start)
        if !isVertical {
            return Rect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: size)
        }
        let x = isMirrored ? bounds.maxX - end : bounds.minX + start
        return Rect(x: x, y: bounds.minY, width: size, height: bounds.height)
    }

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(arrangedSubviews.count, forKey: "count")
        for (index, pane) in distribution.panes.enumerated() {
            coder.encode(pane.thickness, forKey: "thickness\(index)")
            coder.encode(pane.isCollapsed, forKey: "isCollapsed\(index)")
        }
    }

    /// Restores the thicknesses, if the number of views has not changed.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.decodeInt(forKey: "count") == arrangedSubviews.count else { return }
        change { distribution in
            for index in distribution.panes.indices {
                guard let thickness = coder.decodeDouble(forKey: "thickness\(index)"), thickness.isFinite,
                    thickness >= 0
                else { continue }
                distribution.panes[index].thickness = thickness
                distribution.panes[index].isSized = true
                guard canCollapse(index) else { continue }
                distribution.panes[index].isCollapsed =
                    coder.decodeBool(forKey: "isCollapsed\(index)") == true
            }
        }
    }
}
