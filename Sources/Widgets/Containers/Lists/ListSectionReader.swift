/// Reads the sections of a list from its data source.
///
///     rows.sections = ListSectionReader(list: list, dataSource: dataSource).sections()
struct ListSectionReader {
    let list: ListView
    let dataSource: any ListViewDataSource

    /// Returns the sections; none for a single section without header and footer.
    ///
    /// If the sections do not have as many rows as the list, the last section gets the rest and a diagnostic is reported.
    func sections() -> [ListSection] {
        let count = dataSource.numberOfSections(in: list)
        if count <= 0 { return [] }
        var sections = (0..<count).map { section in
            ListSection(
                count: max(0, dataSource.listView(list, numberOfRowsInSection: section)),
                header: headerHeight(
                    dataSource.listView(list, titleForHeaderInSection: section), list.sectionHeaderHeight),
                footer: headerHeight(
                    dataSource.listView(list, titleForFooterInSection: section), list.sectionFooterHeight))
        }
        let total = sections.reduce(0) { $0 + $1.count }
        let rows = list.numberOfRows
        if total != rows {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: list.hierarchyPath,
                    message: "its \(count) sections have \(total) rows, but the list has \(rows)",
                    cure: "the last section gets the rest; numberOfRows(in:) must be the sum of all sections")
            )
            sections[count - 1].count = max(0, sections[count - 1].count + rows - total)
        }
        let isPlain = count == 1 && sections[0].header == 0 && sections[0].footer == 0
        return isPlain ? [] : sections
    }

    /// Returns `height` on whole pixels for a header or footer with a title; 0 without one.
    private func headerHeight(_ title: String?, _ height: Double) -> Double {
        if title == nil || !height.isFinite { return 0 }
        let scale = list.contentScaleFactor
        return (max(0, height) * scale).rounded() / scale
    }
}
