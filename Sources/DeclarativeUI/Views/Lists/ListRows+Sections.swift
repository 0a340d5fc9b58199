extension ListRows {
    func numberOfSections(in listView: ListView) -> Int { source.sections.count }

    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        section < source.sections.count ? source.sections[section].count : 0
    }

    /// Returns an empty title for sections with a header, whose view displays it.
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        section < source.sections.count && source.sections[section].header != nil ? "" : nil
    }

    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        guard let owner, section < source.sections.count, let key = source.sections[section].key else {
            return nil
        }
        if let known = headers.first(where: { $0.key == key }) {
            reserveHeight(of: known, in: listView)
            return known.cell
        }
        let cell = RowCell(frame: .zero)
        cell.backgroundColor = hidesBackground ? nil : style.background
        let node = RowNode(
            key: key, row: section, isHeader: true, rows: self, cell: cell, in: owner.innerContext)
        cell.node = node
        headers.append(node)
        reserveHeight(of: node, in: listView)
        return cell
    }

    /// Makes all headers as high as the highest one.
    private func reserveHeight(of header: RowNode, in listView: ListView) {
        let height = header.height(width: listView.bounds.width)
        if height <= listView.defaultHeaderHeight { return }
        // Deferred, because the list is being laid out.
        owner?.graph.afterUpdate { [weak listView] in
            guard let listView else { return }
            // The property is the height at a text scale of 1.
            let missing = height - listView.defaultHeaderHeight
            if missing > 0 { listView.sectionHeaderHeight += missing }
        }
    }

    /// Updates the section indices of the headers, and removes those whose section was removed.
    func moveHeaders() {
        if headers.isEmpty { return }
        var places: [RowKey: Int] = [:]
        for (index, section) in source.sections.enumerated() {
            if let key = section.key { places[key] = index }
        }
        for node in headers {
            if let place = places[node.key] { node.row = place } else { drop(node) }
        }
    }

    /// Sets the backgrounds of the headers.
    ///
    /// They are opaque, because rows scroll behind them; in a list with a hidden background, a header is opaque only while rows are behind it.
    func updateHeaderBackgrounds() {
        for node in headers {
            let color = hidesBackground && !isOverRows(node) ? nil : style.background
            if node.cell.backgroundColor != color { node.cell.backgroundColor = color }
        }
    }

    private func isOverRows(_ header: RowNode) -> Bool {
        let before = source.sections.prefix(header.row).reduce(0) { $0 + $1.count }
        guard header.row < source.sections.count, source.sections[header.row].count > 0 else { return false }
        return header.cell.frame.maxY > list.rectForRow(at: before).minY
    }

    /// Unmounts the headers whose cells the list has removed.
    func dropHeaders() {
        for node in headers where node.cell.superview == nil { drop(node) }
    }

    private func drop(_ node: RowNode) {
        headers.removeAll { $0 === node }
        node.cell.node = nil
        node.cell.removeFromSuperview()
        node.unmount()
        if let owner { NodePreferences(of: owner).structureChanged() }
    }
}
