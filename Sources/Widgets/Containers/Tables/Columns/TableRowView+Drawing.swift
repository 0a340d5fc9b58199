// The parts of a row that are drawn around the texts of its cells.
extension TableRowView {
    /// Fills a cell that names the row or is one of several selected ones.
    func drawBackground(
        _ index: Int, _ columns: TableColumns, _ offset: Double, _ selected: TableCellRange?,
        on canvas: Canvas
    ) {
        let isHeader = columns.visible[index].isRowHeader
        let isSelected = selected.map { !$0.isSingle && $0.contains(row: row, column: index) } ?? false
        if !isHeader, !isSelected { return }
        let frame = columns.layout.frame(of: index, scrolledBy: offset, in: bounds)
        canvas.fill(frame, isHeader ? Color(role: .controlFill) : tintColor.withAlphaComponent(0.16))
    }

    func drawGrid(_ columns: TableColumns, _ drawn: Range<Int>, _ offset: Double, on canvas: Canvas) {
        let line = canvas.hairline
        if columns.style.grid.contains(.solidHorizontalGridLineMask) {
            canvas.fill(Rect(x: 0, y: bounds.height - line, width: bounds.width, height: line), .separator)
        }
        let hasVertical = columns.style.grid.contains(.solidVerticalGridLineMask)
        func drawEdge(_ index: Int) {
            let end = columns.layout.start(of: index, scrolledBy: offset) + columns.layout.width(of: index)
            canvas.fill(columns.layout.area(from: end - line, width: line, in: bounds), .separator)
        }
        let frozen = 0..<columns.layout.frozenCount
        if hasVertical {
            frozen.forEach(drawEdge)
            drawn.forEach(drawEdge)
        } else {
            frozen.suffix(1).forEach(drawEdge)
        }
        guard let color = cursorColor(columns), let focused = columns.focused else { return }
        let cell = columns.layout.frame(of: focused, scrolledBy: offset, in: bounds)
        canvas.strokeBorder(cell.insetBy(dx: 1, dy: 1), color, width: 2, cornerRadius: 3)
    }

    /// The colour of the border around the cell with the cursor; nil if the cursor is in another row or not shown.
    private func cursorColor(_ columns: TableColumns) -> Color? {
        guard let table, table.selection.cursor == row else { return nil }
        if columns.style.selectsCells { return table.isFirstResponder ? tintColor : .secondaryLabel }
        return table.isFirstResponder ? tintColor : nil
    }
}
