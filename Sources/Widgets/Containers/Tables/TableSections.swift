/// The headers and footers of a table: their heights and their views.
struct TableSections {
    let table: TableView
    private let delegate: any TableViewDelegate

    init?(of table: TableView) {
        guard let delegate = table.tableDelegate else { return nil }
        self.table = table
        self.delegate = delegate
    }

    /// Returns the height of a header or footer without an explicit one: that of the delegate's view, otherwise nil.
    func automaticHeight(ofSection section: Int, isFooter: Bool) -> Double? {
        let view =
            isFooter
            ? delegate.tableView(table, viewForFooterInSection: section)
            : delegate.tableView(table, viewForHeaderInSection: section)
        guard let view else { return nil }
        let usual = isFooter ? table.defaultFooterHeight : table.defaultHeaderHeight
        let height = Self.height(of: view, width: table.rowWidth)
        if let view = view as? ReusableView, view.poolIdentifier != nil, view.superview == nil {
            table.recycle(view)
        }
        return height > 0 && height.isFinite ? height : usual
    }

    /// Returns the height of a view for a width: by its constraints, otherwise that of its frame.
    static func height(of view: View, width: Double) -> Double {
        if !view.constraints.isEmpty {
            return view.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if view is TableViewHeaderFooterView {
            return view.sizeThatFits(Size(width: width, height: 0)).height
        }
        return view.frame.height
    }
}

extension TableView {
    /// Returns the view of a header or footer: that of the delegate, otherwise one with the title of the data source.
    final func sectionView(_ section: Int, isFooter: Bool, title: String?) -> ReusableView {
        let given =
            isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)
        let view = given.map { $0 as? ReusableView ?? HostedHeaderView($0) } ?? titleView(title, isFooter)
        if isFooter {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        return view
    }

    private func titleView(_ title: String?, _ isFooter: Bool) -> ReusableView {
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        view.isFooter = isFooter
        view.text = title
        // Only floating headers cover rows.
        if style != .plain { view.backgroundColor = nil }
        return view
    }

    // MARK: - Reuse

    /// Registers a class of headers and footers for a reuse identifier, which cells may have, too.
    public final func register(
        _ viewClass: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        cells.pool.register("header " + identifier) {
            let view = viewClass.init(frame: .zero)
            view.reuseIdentifier = identifier
            return view
        }
    }

    /// Returns a recycled header or footer or a new one; nil when nothing is registered for the identifier.
    public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> TableViewHeaderFooterView?
    {
        let name = "header " + identifier
        guard let view = cells.pool.takeSpare(name) as? TableViewHeaderFooterView else {
            let view = cells.pool.makeCell(name) as? TableViewHeaderFooterView
            view?.reuseIdentifier = identifier
            return view
        }
        view.prepareForReuse()
        return view
    }
}
