internal import Virtualization

/// Reads the sections of a list from its data source.
///
///     rows.sections = ListSectionReader(list: list, dataSource: dataSource).sections()
struct ListSectionReader {
    let list: ListView
    let dataSource: any ListViewDataSource

    private var source: ListSource { ListSource(list: list) }

    /// Whether the data source has the numbers of rows and sections that the list has.
    var isCurrent: Bool {
        guard source.rowCount == list.rows.count else { return false }
        let sections = list.rows.sections
        let count = source.sectionCount
        if sections.isEmpty { return count <= 1 }
        return count == sections.count
            && sections.indices.allSatisfy { source.rowCount(inSection: $0) == sections[$0].count }
    }

    /// Returns the sections; nil for a single section without header and footer.
    ///
    /// If the sections do not have as many rows as the list, the last section gets the rest and a diagnostic is reported.
    func sections() -> [ListSection]? {
        let count = source.sectionCount
        if count == 0 { return list.rows.count == 0 ? [] : nil }
        let delegate = list.listDelegate
        var sections = (0..<count).map { section in
            ListSection(
                count: source.rowCount(inSection: section),
                header: height(
                    delegate?.listView(list, heightForHeaderInSection: section), list.defaultHeaderHeight,
                    without: list.sectionSpacing,
                    hasTitle: dataSource.listView(list, titleForHeaderInSection: section) != nil,
                    "header of section \(section)"),
                footer: height(
                    delegate?.listView(list, heightForFooterInSection: section), list.defaultFooterHeight,
                    hasTitle: dataSource.listView(list, titleForFooterInSection: section) != nil,
                    "footer of section \(section)"))
        }
        sections[0].header += list.headerExtension
        let counts = SectionCounts.limited(sections.map(\.count))
        for (index, count) in counts.enumerated() { sections[index].count = count }
        let total = counts.reduce(0, +)
        let rows = list.rows.count
        if total != rows {
            list.reportInvalid(
                "its \(count) sections have \(total) rows, but the list has \(rows)",
                cure: "the last section gets the rest; numberOfRows(in:) must be the sum of all sections")
            sections[count - 1].count = max(0, sections[count - 1].count + rows - total)
        }
        let isPlain = count == 1 && sections[0].header == 0 && sections[0].footer == 0
        return isPlain ? nil : sections
    }

    /// Returns the height of a header or footer on whole pixels: the given one, otherwise the usual one if there is a title.
    private func height(
        _ given: Double?, _ usual: Double, without: Double = 0, hasTitle: Bool, _ name: String
    ) -> Double {
        var height = hasTitle ? usual : without
        if let given {
            if ItemExtents.isValid(given), given >= 0 {
                height = given
            } else {
                list.reportInvalid(
                    "the delegate's height of the \(name) is \(given)",
                    cure: "the usual height is used; give a number of points up to \(ItemExtents.extentLimit)"
                )
            }
        }
        if !ItemExtents.isValid(height) { return 0 }
        let scale = list.contentScaleFactor
        return (max(0, height) * scale).rounded() / scale
    }
}
