/// Rows that come from one place in a list's content.
class RowSegment {
    final var path: [RowStep] = []
    final var role = RowRole.row
    /// The number of the section that it is in.
    final var section = 0
    final var actions = RowActions()
    final var wraps: [(AnyView) -> AnyView] = []

    var count: Int { 1 }

    /// The identity among the rows of this part; nil where there is only one.
    func id(at index: Int) -> AnyHashable? { nil }

    /// The place of the row's element in the data, which `onDelete` and `onMove` speak of.
    func offset(at index: Int) -> Int { index }
    /// How many elements the data has.
    var elementCount: Int { 1 }

    /// The place of the row with that identity.
    func index(of id: AnyHashable) -> Int? { nil }

    /// The description of one row.
    func makeContent(at index: Int) -> AnyView { AnyView(EmptyView()) }

    /// Returns the changes since `old`, a segment with the same path; nil when the two cannot be compared.
    func difference(from old: RowSegment) -> RowDifference? { nil }

    /// Whether its rows have values that a selection can hold.
    final var isSelectable: Bool { role == .row && count > 0 && id(at: 0) != nil }

    /// The description of one row, with what was said of all of them.
    final func content(at index: Int) -> AnyView {
        var content = makeContent(at: index)
        for wrap in wraps.reversed() { content = wrap(content) }
        return content
    }

    init() {}
    deinit {}
}

/// One row that is written down as such.
final class SingleRow<Content: View>: RowSegment {
    private let view: Content

    init(_ view: Content) { self.view = view }

    override func makeContent(at index: Int) -> AnyView { AnyView(view) }

    override func difference(from old: RowSegment) -> RowDifference? {
        old is SingleRow<Content> ? RowDifference() : nil
    }
}
