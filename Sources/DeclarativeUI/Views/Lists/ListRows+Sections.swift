extension ListRows {
    func numberOfSections(in listView: ListView) -> Int { source.sections.count }

    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        section < source.sections.count ? source.sections[section].count : 0
    }

    /// Says only whether there is a header: it is a view.
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        section < source.sections.count && source.sections[section].header != nil ? "" : nil
    }

    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        guard let owner, section < source.sections.count, let key = source.sections[section].key else {
            return nil
        }
        if let known = headers.first(where: { $0.key == key }) { return known.cell }
        let cell = RowCell(frame: .zero)
        // Rows go by below it.
        cell.backgroundColor = style.background
        let node = RowNode(
            key: key, row: section, isHeader: true, rows: self, cell: cell, in: owner.innerContext)
        cell.node = node
        headers.append(node)
        let height = node.height(width: listView.bounds.width)
        if height > listView.sectionHeaderHeight {
            // All headers are as high as the highest; the list is in the middle of its layout.
            owner.graph.afterUpdate { [weak listView] in
                if let listView, listView.sectionHeaderHeight < height {
                    listView.sectionHeaderHeight = height
                }
            }
        }
        return cell
    }

    /// Headers keep their numbers, and go with their sections.
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
