/// The rows of a tree, whose branches the user expands and collapses.
///
/// Follows `SwiftUI.OutlineGroup`. Within a `List` each element is a row of its own, which is created when it becomes visible; Right and Left
/// expand and collapse the selected row or go to its first child or its parent, and an asterisk expands all siblings. Outside of a list the
/// rows are the views of the enclosing stack.
///
///     struct Folder: Identifiable {
///         let id: String
///         var folders: [Folder]?
///     }
///
///     List {
///         OutlineGroup(folders, children: \.folders) { Text($0.id) }
///     }
///
/// An element whose children are nil is a leaf; one with an empty collection can be expanded. Identities have to be unique in the whole
/// tree. An update costs O(displayed elements): the roots and the children of expanded elements, without their views.
public struct OutlineGroup<Element, ID: Hashable, Row: View>: View {
    let roots: [Element]
    let children: (Element) -> [Element]?
    let id: (Element) -> ID
    let row: (Element) -> Row
    @State private var expanded: Set<ID> = []

    private init(
        roots: [Element], children: @escaping (Element) -> [Element]?, id: @escaping (Element) -> ID,
        row: @escaping (Element) -> Row
    ) {
        self.roots = roots
        self.children = children
        self.id = id
        self.row = row
    }

    /// Creates the rows of trees whose roots are the elements of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Row
    ) where Data.Element == Element {
        self.init(
            roots: Array(data), children: { $0[keyPath: children].map { Array($0) } },
            id: { $0[keyPath: id] }, row: content)
    }

    /// Creates the rows of trees whose roots are the elements of `data`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data.Element == Element, Element: Identifiable, Element.ID == ID {
        self.init(
            roots: Array(data), children: { $0[keyPath: children].map { Array($0) } }, id: { $0.id },
            row: content)
    }

    /// Creates the rows of the tree of one element.
    public init<Data: RandomAccessCollection>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data.Element == Element, Element: Identifiable, Element.ID == ID {
        self.init(
            roots: [root], children: { $0[keyPath: children].map { Array($0) } }, id: { $0.id }, row: content)
    }

    public var body: some View {
        var entries = OutlineEntries(children: children, id: id, expanded: expanded)
        ForEach(entries.collect(roots), id: \.id) { entry in
            OutlineRow(entry: entry, change: change, content: row(entry.element))
        }
    }

    /// Expands or collapses elements.
    private func change(_ change: OutlineChange<ID>) {
        withAnimation {
            switch change {
            case .toggle(let id):
                if expanded.remove(id) == nil { expanded.insert(id) }
            case .expand(let ids): expanded.formUnion(ids)
            }
        }
    }
}

/// A change of the expanded elements.
enum OutlineChange<ID: Hashable> {
    case toggle(ID)
    case expand([ID])
}
