/// The reuse of cells and supplementary views of a collection view, which returns them to their pools and takes them out again.
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

    /// Returns the cell that is being reconfigured, a recycled cell or a new one.
    func cell(_ identifier: String, for path: IndexPath) -> CollectionViewCell {
        if let cell = view.cells.pool.takeReconfigured(identifier) as? CollectionViewCell { return cell }
        if let cell = view.cells.pool.takeSpare(identifier) as? CollectionViewCell {
            cell.prepareForReuse()
            return cell
        }
        if let cell = view.cells.pool.makeCell(identifier) as? CollectionViewCell { return cell }
        CollectionSource(view: view).reportUnregistered(
            "a cell \"\(identifier)\" for item \(path)", "forCellWithReuseIdentifier:")
        return CollectionViewCell(frame: .zero)
    }

    /// Returns a recycled supplementary view or a new one.
    func supplementary(_ kind: String, _ identifier: String, for path: IndexPath) -> CollectionReusableView {
        if let spare = view.cells.supplementaryPools[kind]?.takeSpare(identifier) as? CollectionReusableView {
            spare.prepareForReuse()
            spare.elementKind = kind
            return spare
        }
        if let made = view.cells.supplementaryPools[kind]?.makeCell(identifier) as? CollectionReusableView {
            made.elementKind = kind
            return made
        }
        CollectionSource(view: view).reportUnregistered(
            "a \(kind) \"\(identifier)\" for section \(path.section)",
            "forSupplementaryViewOfKind:withReuseIdentifier:")
        return CollectionReusableView(frame: .zero)
    }
}
