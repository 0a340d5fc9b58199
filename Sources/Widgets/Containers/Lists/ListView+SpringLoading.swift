extension ListView: SpringLoadedInteractionSupporting {
    /// Whether dragged items that rest over a row select it, as a click does; false by default.
    ///
    /// `UITableView.isSpringLoaded`. The delegate can exclude rows. Rows are not selected while a row of the list is moved.
    public final var isSpringLoaded: Bool {
        get { hasBuiltInSpring }
        set {
            setBuiltInSpring(newValue) {
                SpringLoadedInteraction { [weak self] point in
                    self?.springLoadedRow(at: point)
                } activationHandler: { [weak self] row in
                    self?.choose(RowSelection(RowIndexSet(row), anchor: row, lead: row))
                }
            }
        }
    }

    private func springLoadedRow(at point: Point) -> Int? {
        guard allowsSelection, reordering?.hiddenRow == nil, let row = indexForRow(at: point),
            listDelegate?.listView(self, shouldSpringLoadRowAt: row) ?? true
        else { return nil }
        return row
    }
}
