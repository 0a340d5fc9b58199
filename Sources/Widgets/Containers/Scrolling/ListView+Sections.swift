extension ListView {
    /// Sections, as of the last reload and update; 1 where the data source says nothing of sections.
    public final var numberOfSections: Int { max(1, rows.sections.count) }

    /// The rows of a section, counted through the whole list.
    public final func rows(inSection section: Int) -> Range<Int> {
        guard rows.sections.indices.contains(section) else { return section == 0 ? 0..<rows.count : 0..<0 }
        return rows.rows(ofSection: section)
    }

    /// The section that a row is in.
    public final func section(ofRow row: Int) -> Int { rows.section(of: row) ?? 0 }

    /// Returns the header of a section; nil when it is not visible.
    public final func headerView(forSection section: Int) -> ReusableView? { shownHeaders[section] }
    /// Returns the footer of a section; nil when it is not visible.
    public final func footerView(forSection section: Int) -> ReusableView? { shownFooters[section] }

    /// Reloads the sections, headers and footers; rows and their cells stay.
    public final func reloadSections() {
        guard !needsReload else { return }
        askForSections()
        setNeedsLayout()
    }

    // MARK: - Numbers

    /// Takes the sections over from the data source; the rows are known already.
    final func askForSections() {
        recycleHeaders()
        guard let dataSource else {
            rows.sections = []
            return
        }
        let count = dataSource.numberOfSections(in: self)
        guard count > 0 else {
            rows.sections = []
            return
        }
        var sections = (0..<count).map { section in
            ListSection(
                count: max(0, dataSource.listView(self, numberOfRowsInSection: section)),
                header: height(dataSource, section, isHeader: true),
                footer: height(dataSource, section, isHeader: false))
        }
        let total = sections.reduce(0) { $0 + $1.count }
        if total != rows.count {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "its \(count) sections have \(total) rows, but the list has \(rows.count)",
                    cure: "the last section takes what is left; numberOfRows(in:) is the sum of all sections")
            )
            sections[count - 1].count = max(0, sections[count - 1].count + rows.count - total)
        }
        let isPlain = count == 1 && sections[0].header == 0 && sections[0].footer == 0
        rows.sections = isPlain ? [] : sections
    }

    private func height(_ dataSource: any ListViewDataSource, _ section: Int, isHeader: Bool) -> Double {
        let title =
            isHeader
            ? dataSource.listView(self, titleForHeaderInSection: section)
            : dataSource.listView(self, titleForFooterInSection: section)
        if title == nil { return 0 }
        let scale = contentScaleFactor
        let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
        return height.isFinite ? (max(0, height) * scale).rounded() / scale : 0
    }

    // MARK: - Views

    final func recycleHeaders() {
        for view in Array(shownHeaders.values) + Array(shownFooters.values) {
            view.removeFromSuperview()
            if view.reuseIdentifier != nil { recycle(view) }
        }
        shownHeaders = [:]
        shownFooters = [:]
    }

    /// Places the headers and footers of the visible sections, and lets the first header float at the top.
    final func tileHeaders(_ seen: Rect) {
        if rows.sections.isEmpty { return }
        var headers: Set<Int> = []
        var footers: Set<Int> = []
        var section = rows.section(at: seen.minY) ?? 0
        while section < rows.sections.count {
            let (top, bottom) = rows.frame(ofSection: section)
            if top >= seen.maxY { break }
            let part = rows.sections[section]
            let footer = bottom - part.footer
            var header = top
            if floatsSectionHeaders {
                let start = layoutState.bounds.minY + contentInset.top
                header = max(top, min(start, footer - part.header))
            }
            if part.header > 0, header < seen.maxY, header + part.header > seen.minY {
                headers.insert(section)
                place(
                    self.header(section), Rect(x: 0, y: header, width: rowWidth, height: part.header))
            }
            if part.footer > 0, footer < seen.maxY, bottom > seen.minY {
                footers.insert(section)
                place(
                    self.footer(section), Rect(x: 0, y: footer, width: rowWidth, height: part.footer))
            }
            section += 1
        }
        drop(&shownHeaders, except: headers)
        drop(&shownFooters, except: footers)
    }

    private func drop(_ views: inout [Int: ReusableView], except kept: Set<Int>) {
        for (section, view) in views where !kept.contains(section) {
            views[section] = nil
            view.removeFromSuperview()
            if view.reuseIdentifier != nil { recycle(view) }
        }
    }

    private func header(_ section: Int) -> ReusableView {
        if let view = shownHeaders[section] { return view }
        let made =
            dataSource?.listView(self, viewForHeaderInSection: section)
            ?? titleView(
                dataSource?.listView(self, titleForHeaderInSection: section), isFooter: false)
        shownHeaders[section] = made
        return made
    }

    private func footer(_ section: Int) -> ReusableView {
        if let view = shownFooters[section] { return view }
        let made = titleView(dataSource?.listView(self, titleForFooterInSection: section), isFooter: true)
        shownFooters[section] = made
        return made
    }

    private func titleView(_ title: String?, isFooter: Bool) -> ReusableView {
        let view = ListHeaderView(frame: .zero)
        view.isFooter = isFooter
        view.text = title
        return view
    }

    /// Above the cells, below the scroll bars.
    private func place(_ view: ReusableView, _ frame: Rect) {
        if view.superview === self {
            if view.frame != frame { view.frame = frame }
            return
        }
        View.performWithoutAnimation {
            view.frame = frame
            if let bars {
                insertSubview(view, belowSubview: bars.vertical)
            } else {
                addSubview(view)
            }
        }
    }

    /// Returns the height at the top that a floating header covers when `row` is scrolled there.
    final func cover(above row: Int) -> Double {
        guard floatsSectionHeaders, let section = rows.section(of: row) else { return 0 }
        return rows.sections[section].header
    }
}
