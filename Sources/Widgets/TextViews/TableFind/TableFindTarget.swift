/// A table with columns as the target of a search.
struct TableFindTarget: FindTarget {
    weak var tableView: TableView?

    var scrollView: ScrollView? { tableView }
    /// The text of the cell with the cursor, unless the bar is open, where the user has entered another text.
    var proposedText: String {
        guard let tableView, tableView.findInteraction?.isFindNavigatorVisible != true else { return "" }
        return TableCellTexts(of: tableView)?.proposedText ?? ""
    }
    var isEditable: Bool { false }
    var supportsReplacement: Bool { false }
    func makeSession() -> FindSession? { tableView.map(TableFindSession.init) }
}
