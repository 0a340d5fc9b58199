/// The mounted headers and footers of a list's sections.
///
/// Only those of visible sections are mounted. If ``ListView/floatsSectionHeaders`` is true, the header of the topmost section floats at
/// the top while its rows scroll.
final class ListSectionViews {
    private(set) var headers: [Int: ReusableView] = [:]
    private(set) var footers: [Int: ReusableView] = [:]
    /// The views of the list that stay in place above its cells.
    private var pinned: [View] = []
    /// The pinned view that extends the header of the first section; nil if there is none.
    private weak var headerPart: View?

    /// Unmounts all headers and footers, because the sections have changed.
    func removeAll(from list: ListView) {
        let views = Array(headers.values) + Array(footers.values)
        headers = [:]
        footers = [:]
        for view in views where view !== list.permanentHeader { remove(view, from: list) }
    }

    /// Mounts and places the headers and footers that intersect `visible`, in points of the list's content.
    func tile(_ visible: Rect, in list: ListView) {
        let rows = list.rows
        if rows.sections.isEmpty { return }
        var visibleHeaders: Set<Int> = []
        var visibleFooters: Set<Int> = []
        var section = rows.section(at: visible.minY) ?? 0
        while section < rows.sections.count {
            if rows.frame(ofSection: section).top >= visible.maxY { break }
            let part = rows.sections[section]
            let footer = footerTop(ofSection: section, in: list)
            let header = headerTop(ofSection: section, in: list)
            let height = part.header - (section == 0 ? list.headerExtension : 0)
            let width = list.rowWidth
            if height > 0, header < visible.maxY, header + height > visible.minY {
                visibleHeaders.insert(section)
                let frame = Rect(x: list.rowLeft, y: header, width: width, height: height)
                place(self.header(section, in: list), frame, in: list)
                // The application has changed the rows, after which all sections are read again.
                if list.hasPendingChanges { return }
            }
            if part.footer > 0, footer < visible.maxY, footer + part.footer > visible.minY {
                visibleFooters.insert(section)
                let frame = Rect(x: list.rowLeft, y: footer, width: width, height: part.footer)
                place(self.footer(section, in: list), frame, in: list)
                if list.hasPendingChanges { return }
            }
            section += 1
        }
        for section in headers.keys where !visibleHeaders.contains(section) {
            if let view = headers.removeValue(forKey: section) { remove(view, from: list) }
        }
        for section in footers.keys where !visibleFooters.contains(section) {
            if let view = footers.removeValue(forKey: section) { remove(view, from: list) }
        }
    }

    /// Returns the top of a section's header, which may float and moves with the gap of a drag, in points of the list's content.
    private func headerTop(ofSection section: Int, in list: ListView) -> Double {
        let top =
            list.rows.frame(ofSection: section).top
            + (list.reordering?.offset(ofSection: section, isFooter: false) ?? 0)
        if !list.floatsSectionHeaders { return top }
        let start = list.layoutState.bounds.minY + list.contentInset.top
        return max(
            top, min(start, footerTop(ofSection: section, in: list) - list.rows.sections[section].header))
    }

    /// Returns the top of a section's footer, which moves with the gap of a drag, in points of the list's content.
    private func footerTop(ofSection section: Int, in list: ListView) -> Double {
        list.rows.frame(ofSection: section).bottom - list.rows.sections[section].footer
            + (list.reordering?.offset(ofSection: section, isFooter: true) ?? 0)
    }

    /// Returns the bottom of a section's header, which may float; that of the list's inset if there is no such section.
    func headerBottom(ofSection section: Int, in list: ListView) -> Double {
        guard list.rows.sections.indices.contains(section) else {
            return list.layoutState.bounds.minY + list.contentInset.top
        }
        return headerTop(ofSection: section, in: list) + list.rows.sections[section].header
    }

    private func remove(_ view: ReusableView, from list: ListView) {
        if list.containsFocus(view) {
            return list.takeFocus { [weak list] in
                if let list { Self.discard(view, from: list) }
            }
        }
        Self.discard(view, from: list)
    }

    private static func discard(_ view: ReusableView, from list: ListView) {
        view.removeFromSuperview()
        if view.poolIdentifier != nil { list.recycle(view) }
    }

    private func header(_ section: Int, in list: ListView) -> ReusableView {
        if let view = headers[section] { return view }
        let view =
            list.dataSource?.listView(list, viewForHeaderInSection: section)
            ?? titleView(list.dataSource?.listView(list, titleForHeaderInSection: section), isFooter: false)
        headers[section] = view
        return view
    }

    private func footer(_ section: Int, in list: ListView) -> ReusableView {
        if let view = footers[section] { return view }
        let view =
            list.dataSource?.listView(list, viewForFooterInSection: section)
            ?? titleView(list.dataSource?.listView(list, titleForFooterInSection: section), isFooter: true)
        footers[section] = view
        return view
    }

    private func titleView(_ title: String?, isFooter: Bool) -> ReusableView {
        let view = ListHeaderView(frame: .zero)
        view.isFooter = isFooter
        view.text = title
        return view
    }

    /// Returns whether a header or the pinned view covers a point of the list.
    func cover(_ point: Point) -> Bool {
        headers.values.contains { $0.frame.contains(point) } || pinned.contains { $0.frame.contains(point) }
    }

    /// Mounts a view above the cells and below the scroll bars; the list places it, and may reserve its height below the first header.
    func addPinned(_ view: View, to list: ListView, extendsHeader: Bool) {
        if extendsHeader { headerPart = view }
        pinned.append(view)
        mount(view, in: list)
    }

    /// Returns whether a pinned view is below the header of the first section.
    func extendsHeader(_ view: View) -> Bool { view === headerPart }

    /// Sets the view's frame and mounts it above the cells and below the scroll bars.
    private func place(_ view: ReusableView, _ frame: Rect, in list: ListView) {
        if view.superview === list {
            if view.frame != frame { view.frame = frame }
            return
        }
        View.performWithoutAnimation {
            view.frame = frame
            mount(view, in: list)
        }
    }

    private func mount(_ view: View, in list: ListView) {
        if let bars = list.bars {
            list.insertSubview(view, belowSubview: bars.vertical)
        } else {
            list.addSubview(view)
        }
    }
}
