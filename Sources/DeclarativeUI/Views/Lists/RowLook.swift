/// The separator below a row and its place on the background of the section, which depend on the rows beside it.
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
        let isLast = node.spacing > 0 || !source.isTogether(row, row + 1)
        isGrouped = rows.style.isGrouped && !node.isHeader && source.isInBody(row)
        if isGrouped {
            if node.spacing > 0 || !source.isTogether(row - 1, row) {
                corners.formUnion([.topLeft, .topRight])
            }
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
        let next = node.rows.hasSeparatorsAbove ? node.rows.visibleNode(at: node.row + 1) : nil
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
        guard first >= 0, second < count else { return false }
        let (upper, lower) = (segment(of: first), segment(of: second))
        return upper.role == .row && lower.role == .row && upper.section == lower.section
    }
}
