extension ListView {
    /// How rows come and go: `UITableView.RowAnimation`.
    ///
    ///     list.insertRows(at: [0], with: .automatic)
    public nonisolated enum RowAnimation: Hashable, Sendable {
        /// At once.
        case none
        /// Rows that come and go fade; the others slide to their places.
        case fade
        /// The default animation of lists: ``fade``.
        case automatic
    }

    /// An update that is being shown little by little.
    struct RowUpdate {
        /// Rows that come, as they are counted afterwards.
        var entering = RowIndexSet()
        /// Cells on their way out.
        var leaving: [ReusableView] = []
        /// How far the last row that stayed was from where it will be.
        var shift = 0.0
    }

    private static var updateDuration: Double { 0.25 }

    final var animatesUpdates: Bool {
        guard let viewHost else { return false }
        return !viewHost.isStill && isPainted && View.areAnimationsEnabled
            && rowUpdate == nil
    }

    /// Makes `changes` of the rows and shows them little by little.
    final func animateUpdate(entering: RowIndexSet, _ changes: () -> Void) {
        if needsLayout { layoutIfNeeded() }
        var leaving: [ReusableView] = []
        View.animate(
            withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                rowUpdate = RowUpdate(entering: entering)
                changes()
                layoutIfNeeded()
                leaving = rowUpdate?.leaving ?? []
                rowUpdate = nil
            },
            completion: { [weak self] _ in
                for cell in leaving { self?.finishLeaving(cell) }
            })
    }

    /// A cell whose row goes: it fades, and can be used again afterwards.
    final func fadeOut(_ cell: ReusableView) {
        takeFocus(from: cell)
        cell.isUserInteractionEnabled = false
        sendSubviewToBack(cell)
        cell.alpha = 0
        rowUpdate?.leaving.append(cell)
    }

    /// Moves a cell to the place of its row outside of the visible area, and removes it after the animation.
    final func slideOut(_ cell: ReusableView, to frame: Rect) {
        takeFocus(from: cell)
        cell.isUserInteractionEnabled = false
        cell.frame = frame
        rowUpdate?.leaving.append(cell)
    }

    private func finishLeaving(_ cell: ReusableView) {
        cell.removeFromSuperview()
        cell.alpha = 1
        cell.isUserInteractionEnabled = true
        recycle(cell)
    }

    /// Where a cell that is new in an animated update begins: faded in place, or beside the rows that slide.
    final func placeEntering(_ cell: ReusableView, _ row: Int, _ frame: Rect) {
        guard let update = rowUpdate else { return }
        let isNewRow = update.entering.contains(row)
        View.performWithoutAnimation {
            cell.frame = isNewRow ? frame : frame.offsetBy(dx: 0, dy: update.shift)
            if isNewRow { cell.alpha = 0 }
            if cell.superview !== self { insertSubview(cell, at: 0) }
        }
        cell.frame = frame
        cell.alpha = 1
    }
}
