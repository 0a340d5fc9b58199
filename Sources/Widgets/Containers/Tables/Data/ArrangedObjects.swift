/// The elements that a table displays, in display order: a view of the content of an ``ArrayController``.
///
///     let file = controller.arrangedObjects[row]
public nonisolated struct ArrangedObjects<Element: Sendable>: RandomAccessCollection, Sendable {
    let content: [Element]
    /// The indices of the elements in the content; nil if all are displayed in the order of the content.
    let rows: [Int32]?

    /// The first row, 0.
    public var startIndex: Int { 0 }
    /// The number of displayed elements.
    public var endIndex: Int { rows?.count ?? content.count }

    public subscript(row: Int) -> Element { content[contentIndex(ofRow: row)] }

    /// Returns the index in the content of the element in a row, which must exist.
    public func contentIndex(ofRow row: Int) -> Int { rows.map { Int($0[row]) } ?? row }
}
