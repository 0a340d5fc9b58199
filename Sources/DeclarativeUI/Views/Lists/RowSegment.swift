/// Consecutive rows that come from one view of a list's content.
class RowSegment {
    final var path: [RowStep] = []
    /// The path in the keys of the rows, if it is not that of the segment.
    final var keyPath: [RowStep]?
    /// The path of the outermost `ForEach` around the segment whose elements have several rows; nil for none.
    ///
    /// Its segments change when elements are inserted, moved, expanded and created, so that their rows are compared instead of the segments.
    final var blockPath: [RowStep]?
    final var role = RowRole.row
    /// The index of the section that contains the segment.
    final var section = 0
    /// The number of the `Section` view that contains the segment, without regard to headers; 0 for none.
    final var group = 0
    final var actions = RowActions()
    /// The expanded group that contains the rows; nil for none.
    final var nesting: RowNesting?
    final var wraps: [(AnyView) -> AnyView] = []

    var count: Int { 1 }

    /// The identity of a row within the segment; nil for a static row.
    func id(at index: Int) -> AnyHashable? { nil }

    /// The identity of a row in its key: unlike ``id(at:)``, it is different for elements of a `ForEach` with equal ids.
    func keyID(at index: Int) -> AnyHashable? { id(at: index) }

    /// Whether several rows have the same identity.
    var hasRepeatedIDs: Bool { false }

    /// The offset of the row's element in the data, as passed to `onDelete` and `onMove`.
    func offset(at index: Int) -> Int { index }
    /// The path of the view to whose elements ``offset(at:)`` refers.
    var elementsPath: [RowStep] { path }
    /// The number of elements in the data.
    var elementCount: Int { 1 }

    /// The type of the elements if their `id` identifies the rows; nil for other identities.
    var identifiedType: Any.Type? { nil }

    /// Returns the index of the row with the identity `id`; nil if there is none.
    func index(of id: AnyHashable) -> Int? { nil }

    /// Returns the view of a row, without the modifiers of ancestors.
    func makeContent(at index: Int) -> AnyView { AnyView(EmptyView()) }

    /// Returns the changes since `old`, a segment with the same path; nil when the two cannot be compared.
    func difference(from old: RowSegment) -> RowDifference? { nil }

    /// Whether the rows are those of an outline, or of a group that can be expanded.
    var isTree: Bool { false }
    /// Returns the place of the row of a group's label; nil for other rows.
    func groupDisclosure(at index: Int) -> RowDisclosure? { nil }

    /// Whether the rows have identities that a selection can contain.
    final var isSelectable: Bool { role == .row && count > 0 && id(at: 0) != nil }

    /// Returns the key of a row.
    final func key(at index: Int) -> RowKey { RowKey(path: keyPath ?? path, id: keyID(at: index)) }

    /// Returns the view of a row, with the modifiers of ancestors applied.
    final func content(at index: Int) -> AnyView {
        var content = makeContent(at: index)
        for wrap in wraps.reversed() { content = wrap(content) }
        return content
    }

    init() {}
    deinit {}
}

/// A row that is not one of a `ForEach` whose elements are single rows.
class StaticRow: RowSegment {
    /// The tag of the row, or the identity of the element whose first row it is; nil for none.
    final var ownID: AnyHashable?
    /// The identity of the element in the key of the row; nil for ``ownID``.
    final var ownKeyID: AnyHashable?
    /// The element of a `ForEach` whose first row it is; nil for none.
    final var element: RowElement? { didSet { actions = element?.actions ?? RowActions() } }

    override func id(at index: Int) -> AnyHashable? { ownID }
    override func keyID(at index: Int) -> AnyHashable? { ownKeyID ?? ownID }
    override var hasRepeatedIDs: Bool { ownKeyID.map { $0 != ownID } ?? false }
    override func index(of id: AnyHashable) -> Int? { id == ownID ? 0 : nil }
    override func offset(at index: Int) -> Int { element?.offset ?? index }
    override var elementsPath: [RowStep] { element?.path ?? path }
}

/// An element of a `ForEach` that has rows of its own.
struct RowElement {
    /// The path of the `ForEach`.
    let path: [RowStep]
    /// The offset in the data.
    let offset: Int
    /// The actions of the `ForEach`.
    let actions: RowActions
}

/// A static row with its view.
final class SingleRow<Content: View>: StaticRow {
    private let view: Content

    init(_ view: Content) {
        self.view = view
        super.init()
        ownID = RowTag.outermost(of: view)
    }

    override func makeContent(at index: Int) -> AnyView { AnyView(view) }
    override var isTree: Bool { view is any RowDisclosing }
    override func groupDisclosure(at index: Int) -> RowDisclosure? {
        (view as? any RowDisclosing)?.disclosure
    }

    override func difference(from old: RowSegment) -> RowDifference? {
        guard let old = old as? SingleRow<Content>, old.ownID == ownID, old.ownKeyID == ownKeyID else {
            return nil
        }
        return RowDifference()
    }
}
