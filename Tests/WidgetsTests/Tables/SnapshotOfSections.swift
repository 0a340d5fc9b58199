import Widgets

/// Returns a snapshot with the items of some sections, in order.
func snapshot(_ sections: [(String, [Int])]) -> DiffableDataSourceSnapshot<String, Int> {
    var result = DiffableDataSourceSnapshot<String, Int>()
    result.appendSections(sections.map(\.0))
    for (section, items) in sections { result.appendItems(items, toSection: section) }
    return result
}
