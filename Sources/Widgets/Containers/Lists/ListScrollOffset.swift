/// The content offset at which a row of a list is at a given position.
struct ListScrollOffset {
    let list: ListView

    /// Returns the offset in points, limited by the ends of the content.
    func showing(_ row: Int, at position: ListView.ScrollPosition) -> Point {
        let rect = list.rectForRow(at: row)
        let inset = list.adjustedContentInset
        let visible = list.layoutState.bounds
        let header = list.floatingHeaderHeight(above: row)
        let height = visible.height - inset.top - inset.bottom - header
        let y: Double
        switch position {
        case .top: y = rect.minY
        case .middle: y = rect.midY - height / 2
        case .bottom: y = rect.maxY - height
        case .none:
            let start = visible.minY + inset.top + header
            if rect.minY < start || rect.height > height {
                y = rect.minY
            } else {
                y = rect.maxY > start + height ? rect.maxY - height : start
            }
        }
        return list.clamped(Point(x: visible.minX, y: y - inset.top - header))
    }
}
