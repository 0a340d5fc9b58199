/// The requests of a collection view to its data source, whose answers are checked.
struct CollectionSource {
    let view: CollectionView

    /// Returns the numbers of items in all sections; negative numbers count as 0.
    func readItems() -> SectionedItems {
        guard let source = view.dataSource else { return SectionedItems() }
        let sections = checked(
            source.numberOfSections(in: view), SectionCounts.sectionLimit, "numberOfSections(in:)")
        let counts = (0..<sections).map { section in
            checked(
                source.collectionView(view, numberOfItemsInSection: section), SectionCounts.limit,
                "collectionView(_:numberOfItemsInSection: \(section))")
        }
        return SectionedItems(counts: SectionCounts.limited(counts))
    }

    /// Returns a number within the limits; reports one that is not.
    private func checked(_ count: Int, _ limit: Int, _ method: String) -> Int {
        let valid = SectionCounts.limited(count, to: limit)
        if valid != count {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: view.hierarchyPath, message: "\(method) returned \(count)",
                    cure: "it counts as \(valid); return a number from 0 to \(limit)"))
        }
        return valid
    }

    func reportRepeatedChanges(of item: Int) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message:
                    "each request for a cell, last for item \(view.items.path(of: item)), has changed the items",
                cure:
                    "an item may display the data of another one; change items in cellForItemAt once, not at each call"
            ))
    }

    /// Returns whether the data source still has the number of items that the view has, in the sections of `paths`.
    ///
    /// If it has changed without an update, a diagnostic is reported.
    func isCurrent(for paths: [IndexPath]) -> Bool {
        guard let source = view.dataSource else { return true }
        let sections = source.numberOfSections(in: view)
        if SectionCounts.limited(sections, to: SectionCounts.sectionLimit) != view.items.counts.count {
            return reportChange("\(sections) sections", "\(view.items.counts.count)")
        }
        for section in Set(paths.map(\.section)) {
            let count = source.collectionView(view, numberOfItemsInSection: section)
            let valid = SectionCounts.limited(count, to: SectionCounts.limit)
            if valid != view.items.counts[section], view.items.total < SectionCounts.limit {
                return reportChange("\(count) items in section \(section)", "\(view.items.counts[section])")
            }
        }
        return true
    }

    private func reportChange(_ new: String, _ old: String) -> Bool {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "the data source has \(new), but the collection view has \(old)",
                cure: "all items were reloaded; call reloadData(), insertItems(at:) or deleteItems(at:) "
                    + "when the data changes"))
        return false
    }

    func makeCell(for item: Int) -> CollectionViewCell {
        let path = view.items.path(of: item)
        let cell =
            view.dataSource?.collectionView(view, cellForItemAt: path) ?? CollectionViewCell(frame: .zero)
        if cell.item != nil {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: view.hierarchyPath,
                    message: "the data source returned the cell of another item for item \(path)",
                    cure: "the item stays empty; return a dequeued or new cell for each item"))
            return CollectionViewCell(frame: .zero)
        }
        return cell
    }

    /// Requests the cells of visible items again, and returns the items for which it received other cells.
    func reconfigure(_ paths: [IndexPath]) -> [IndexPath] {
        paths.filter { path in
            guard let item = checkedItem(path, "reconfigured"), let cell = view.cells.mounted[item],
                let source = view.dataSource
            else { return false }
            view.cells.pool.reconfigured = cell
            let configured = source.collectionView(view, cellForItemAt: path)
            view.cells.pool.reconfigured = nil
            if configured === cell {
                cell.setNeedsLayout()
                return false
            }
            view.recycle(configured)
            return true
        }
    }

    func makeSupplementaryView(_ kind: String, at path: IndexPath) -> CollectionReusableView {
        view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
            ?? CollectionReusableView(frame: .zero)
    }

    func reportUnimplementedMove(_ path: IndexPath, _ type: Any.Type) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message:
                    "the move of item \(path) is not stored: \(type) does not implement collectionView(_:moveItemAt:to:) of "
                    + "CollectionViewDataSource",
                cure:
                    "implement it with exactly the signature of the protocol; the compiler warns of a similar method in an extension "
                    + "that declares the conformance"))
    }

    func reportUnregistered(_ request: String, _ labels: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "\(request) was requested, for which no class is registered",
                cure: "the view stays empty; call register(_:\(labels)) first"))
    }

    func reportShared(with other: CollectionView) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "the layout already belongs to \(other.hierarchyPath)",
                cure: "it was moved to this view; create one layout for each collection view"))
    }

    /// Returns the index of an item; nil, with a diagnostic, if it does not exist.
    func checkedItem(_ path: IndexPath, _ action: String) -> Int? {
        view.reloadItems()
        if let item = view.items.index(of: path) { return item }
        let count = view.items.items(ofSection: path.section).count
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "item \(path.item) of section \(path.section) was to be \(action), which has "
                    + "\(count) items of \(view.items.counts.count) sections",
                cure: "nothing was changed; give an index path below numberOfSections and "
                    + "numberOfItems(inSection:)"))
        return nil
    }
}
