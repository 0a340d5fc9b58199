/// A table with columns as the target of a search.
struct TableFindTarget: FindTarget {
    weak var tableView: TableView?

    var scrollView: ScrollView? { tableView }
    var proposedText: String { "" }
    var isEditable: Bool { false }
    var supportsReplacement: Bool { false }
    func makeSession() -> FindSession? { tableView.map(TableFindSession.init) }
}
