extension ListView {
    /// The number of sections; 1 when the data source implements no sections.
    public final var numberOfSections: Int {
        if !cells.isTiling { reloadRows() }
        return rows.hasNoSections ? 0 : max(1, rows.sections.count)
    }

    /// Returns the rows of a section, as indices in the whole list.
    public final func rows(inSection section: Int) -> Range<Int> {
        guard rows.sections.indices.contains(section) else { return section == 0 ? 0..<rows.count : 0..<0 }
        return rows.rows(ofSection: section)
    }

    /// Returns the section that contains a row.
    public final func section(ofRow row: Int) -> Int { rows.section(of: row) ?? 0 }

    /// Returns the header of a section; nil when it is not visible.
    public final func headerView(forSection section: Int) -> ReusableView? { sectionViews.headers[section] }
    /// Returns the footer of a section; nil when it is not visible.
    public final func footerView(forSection section: Int) -> ReusableView? { sectionViews.footers[section] }

    /// Reloads the sections with their headers and footers, keeping the rows and their cells.
    public final func reloadSections() {
        guard !needsReload else { return }
        ListChanges(list: self).deferring { loadSections() }
        setNeedsLayout()
    }

    /// Reads the sections from the data source; the number of rows must be up to date.
    final func loadSections() {
        sectionViews.removeAll(from: self)
        rows.hasNoSections = false
        guard let dataSource else {
            rows.sections = []
            return
        }
        let sections = ListSectionReader(list: self, dataSource: dataSource).sections()
        rows.sections = sections ?? []
        rows.hasNoSections = sections?.isEmpty == true
    }

    /// Returns the height of the floating header that covers the top of the list when `row` is scrolled there; 0 without one.
    final func floatingHeaderHeight(above row: Int) -> Double {
        guard floatsSectionHeaders, let section = rows.section(of: row) else { return 0 }
        return rows.sections[section].header
    }
}
