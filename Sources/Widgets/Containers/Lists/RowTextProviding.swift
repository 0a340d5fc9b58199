/// A list that knows the texts of its rows, so that type-ahead works without a delegate.
///
///     (list as? any RowTextProviding)?.typeSelectString(ofRow: 4)
protocol RowTextProviding: ListView {
    /// Whether typed characters search the texts.
    var searchesRowTexts: Bool { get }
    /// Returns the text of a row for which the delegate has none.
    func typeSelectString(ofRow row: Int) -> String?
}
