/// A row to which a list scrolls after its next layout.
///
///     RowScrollTarget(40, .top, true).scroll(list)
struct RowScrollTarget {
    private let row: Int
    private let position: Widgets.ListView.ScrollPosition
    private let isAnimated: Bool

    /// Creates a target; an anchor in the upper or lower quarter scrolls the row to that edge, and nil only until it is visible.
    init(_ row: Int, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        self.row = row
        position = anchor.map { $0.y <= 0.25 ? .top : $0.y >= 0.75 ? .bottom : .middle } ?? .none
        self.isAnimated = isAnimated
    }

    /// Scrolls to the row, if it still exists.
    func scroll(_ list: Widgets.ListView) {
        if row < list.numberOfRows { list.scrollToRow(at: row, at: position, animated: isAnimated) }
    }
}
