/// The order in which Tab visits the subviews of a list.
struct ListFocusOrder {
    let list: ListView

    /// The subviews in Tab order: headers, rows and footers from top to bottom, then all other subviews.
    ///
    /// Cells become subviews when their rows become visible, so the order of the subviews differs from that of the rows. Complexity: O(n
    /// log n) in the number of subviews.
    var subviews: [View] {
        var positions: [ObjectIdentifier: (section: Int, part: Int, row: Int)] = [:]
        for (section, view) in list.sectionViews.headers {
            positions[ObjectIdentifier(view)] = (section, 0, 0)
        }
        for entry in list.cells.mounted {
            positions[ObjectIdentifier(entry.cell)] = (list.section(ofRow: entry.row), 1, entry.row)
        }
        for (section, view) in list.sectionViews.footers {
            positions[ObjectIdentifier(view)] = (section, 2, 0)
        }
        let end = (section: Int.max, part: 0, row: 0)
        let ordered = list.subviews.enumerated().sorted { first, second in
            let (a, b) = (
                positions[ObjectIdentifier(first.element)] ?? end,
                positions[ObjectIdentifier(second.element)] ?? end
            )
            return (a.section, a.part, a.row, first.offset) < (b.section, b.part, b.row, second.offset)
        }
        return ordered.map(\.element)
    }
}
