/// What a row draws around its content, which depends on the rows beside it.
struct RowLook: Equatable {
    /// The separator below the row; nil for none.
    var separator: RowSeparator?
    /// Whether the row is on the background of its section.
    var isGrouped: Bool
    /// The rounded corners of the background.
    var corners: CornerMask = []

    init(of node: RowNode) {
        let (rows, row) = (node.rows, node.row)
        let source = rows.source
        isGrouped = rows.style.isGrouped && !node.isHeader && source.isInBody(row)
        let isFirst = !source.isTogether(row - 1, row) || node.spacing > 0
        let isLast = !source.isTogether(row, row + 1) || node.spacing > 0
        if isGrouped {
            if isFirst { corners.formUnion([.topLeft, .topRight]) }
            if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        }
        if !node.isHeader, Self.showsSeparator(node, hasNext: !isLast) {
            separator = RowSeparator(
                leading: (node.traits.insets ?? rows.style.insets).leading,
                isMirrored: node.layoutDirection == .rightToLeft)
        }
    }

    /// Whether a separator is drawn: by default between the rows of a section, unless modifiers of the row or the next one hide it.
    private static func showsSeparator(_ node: RowNode, hasNext: Bool) -> Bool {
        let next = node.rows.mounted.first { $0.row == node.row + 1 }
        let below = node.traits.separators[.bottom]
        let above = next?.traits.separators[.top]
        if below == .hidden || above == .hidden { return false }
        if below == .visible || above == .visible { return true }
        return hasNext && node.rows.style.showsSeparators
    }
}

/// The separator below a row.
struct RowSeparator: Equatable {
    var leading: Double
    var isMirrored: Bool
}

extension RowSource {
    /// Returns whether a row is neither the header nor the footer of a section.
    func isInBody(_ row: Int) -> Bool { row >= 0 && row < count && segment(of: row).role == .row }

    /// Returns whether two neighbouring rows exist and are in the same section.
    func isTogether(_ first: Int, _ second: Int) -> Bool {
        isInBody(first) && isInBody(second) && segment(of: first).section == segment(of: second).section
    }
}
