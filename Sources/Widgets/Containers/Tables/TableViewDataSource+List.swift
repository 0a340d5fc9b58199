// The requirements of a list's data source, which address rows by their numbers across all sections, by means of those of a table's.
extension TableViewDataSource {
    /// Returns the number of rows in all sections; O(sections).
    public func numberOfRows(in listView: ListView) -> Int {
        guard let table = table(listView) else { return 0 }
        let sections = SectionCounts.limited(numberOfSections(in: table), to: SectionCounts.sectionLimit)
        return SectionCounts.limited(
            (0..<sections).map { tableView(table, numberOfRowsInSection: $0) }
        ).reduce(0, +)
    }

    public func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        guard let table = table(listView) else { return ReusableView(frame: .zero) }
        return table.preparedCell(at: row, of: self)
    }

    public func numberOfSections(in listView: ListView) -> Int {
        table(listView).map { numberOfSections(in: $0) } ?? 0
    }

    public func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        table(listView).map { tableView($0, numberOfRowsInSection: section) } ?? 0
    }

    public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        table(listView).flatMap { tableView($0, titleForHeaderInSection: section) }
    }

    public func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? {
        table(listView).flatMap { tableView($0, titleForFooterInSection: section) }
    }

    public func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        table(listView)?.sectionView(
            section, isFooter: false, title: self.listView(listView, titleForHeaderInSection: section))
    }

    public func listView(_ listView: ListView, viewForFooterInSection section: Int) -> ReusableView? {
        table(listView)?.sectionView(
            section, isFooter: true, title: self.listView(listView, titleForFooterInSection: section))
    }

    public func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool {
        guard let table = table(listView) else { return false }
        return tableView(table, canMoveRowAt: table.indexPath(ofRow: row))
    }

    private func table(_ listView: ListView) -> TableView? {
        if let table = listView as? TableView { return table }
        listView.reportInvalid(
            "its data source \(Self.self) is one for tables", cure: "no rows are shown; use a TableView")
        return nil
    }
}
