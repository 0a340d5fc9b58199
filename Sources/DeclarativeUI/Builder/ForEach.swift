/// A view for each element of a collection, identified by the element's id.
///
/// Follows `SwiftUI.ForEach`. Elements that move keep their views, state and focus. Elements with the same id are distinguished by their order:
/// the second element with an id keeps the state of the second one before. A diagnostic names the id.
///
///     ForEach(people) { person in PersonRow(person: person) }
///     ForEach(0..<5) { Text("\($0)") }
///     ForEach(names, id: \.self) { Text($0) }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// The collection from which the views are generated.
    public let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
    /// Evaluates the data; created where the element and view types are known, so that it is specialised for them.
    let list: (Data, ContiguousArray<ID>, _ hadRepeated: Bool) -> ElementList<ID, Content>
    /// Whether ids cannot repeat.
    let hasUniqueIDs: Bool
    /// Whether the ids are those of `Identifiable` elements.
    let usesElementIDs: Bool
    /// The actions that the user may perform on list rows.
    var actions = RowActions()

    @usableFromInline init(
        _ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content,
        hasUniqueIDs: Bool = false, usesElementIDs: Bool = false,
        list: @escaping (Data, ContiguousArray<ID>, Bool) -> ElementList<ID, Content>
    ) {
        self.data = data
        self.id = id
        self.content = content
        self.hasUniqueIDs = hasUniqueIDs
        self.usesElementIDs = usesElementIDs
        self.list = list
    }

    /// Creates views for elements that are identified by the property at `id`.
    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: { $0[keyPath: id] }, content: content,
            list: { data, old, hadRepeated in
                ElementList(
                    data, since: old, hadRepeated: hadRepeated, areUnique: false, id: { $0[keyPath: id] },
                    content: content)
            })
    }

    /// Creates views for identifiable elements.
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            data, id: { $0.id }, content: content, usesElementIDs: true,
            list: { data, old, hadRepeated in
                ElementList(
                    data, since: old, hadRepeated: hadRepeated, areUnique: false, id: { $0.id },
                    content: content)
            })
    }

    /// Creates views for the integers of a range.
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(
            data, id: { $0 }, content: content, hasUniqueIDs: true,
            list: { data, old, hadRepeated in
                ElementList(
                    data, since: old, hadRepeated: hadRepeated, areUnique: true, id: { $0 }, content: content)
            })
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ForEachNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .several }
}
