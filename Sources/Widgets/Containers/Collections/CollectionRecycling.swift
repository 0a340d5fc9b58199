/// The return of cells and supplementary views of a collection view to their reuse pools.
///
///     CollectionRecycling(view: view).recycle(cell)
struct CollectionRecycling {
    let view: CollectionView

    /// Returns a cell to its pool, after the collection view has taken the focus from it.
    func recycle(_ cell: ReusableView) {
        if view.containsFocus(cell) { return view.takeFocus { addToPool(cell) } }
        addToPool(cell)
    }

    private func addToPool(_ cell: ReusableView) {
        // The press is moved from the cell to the view, so that it continues after the pressed item scrolls out of view.
        if view.pressedItem != nil { view.viewHost?.moveCapture(from: cell, to: view) }
        if let kind = (cell as? CollectionReusableView)?.elementKind {
            view.cells.supplementaryPools[kind, default: CellPool()].add(cell)
        } else {
            view.cells.pool.add(cell)
        }
    }
}
