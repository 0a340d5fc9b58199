/// Rows that come from one place in a list's content.
class RowSegment {
    final var path: [RowStep] = []
    final var role = RowRole.row
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

    /// What became of the rows of `old`, which had the same path; nil when they have nothing to do with these.
    func difference(from old: RowSegment) -> RowDifference? { nil }

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
