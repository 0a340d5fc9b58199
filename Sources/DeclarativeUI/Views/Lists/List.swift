/// Rows below one another, of any number: only visible rows are mounted.
///
/// `SwiftUI.List`, on the retained `ListView`: the content's static rows, `ForEach` and ``Section`` are counted without making
/// their views. A row keeps its state while it is visible and its identity is in the data; a row that is scrolled away
/// is recreated when it returns. An element of a `ForEach` costs nothing until its row is visible, unless its view is
/// an `if` without `else` or several views: then all of them are made (and not mounted) to count them.
///
///     List(letters, selection: $chosen) { letter in LetterRow(letter: letter) }
///
///     List {
///         Section("Accounts") { ForEach(accounts) { AccountRow(account: $0) } }
///         Text("That is all")
///     }
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    /// Rows of which any number can be selected: those of `ForEach` whose identities are of the set's type.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .several($0) }
    }

    /// Rows of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .one($0) }
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ListNode(view, in: context)
    }
}

extension List where SelectionValue == Never {
    /// Rows that cannot be selected.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

/// Where a list's selection is kept.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    var values: Set<Value> {
        switch self {
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        }
    }

    func select(_ values: Set<Value>) {
        switch self {
        case .one(let binding): binding.wrappedValue = values.first
        case .several(let binding): binding.wrappedValue = values
        }
    }

    var allowsSeveral: Bool {
        switch self {
        case .one: false
        case .several: true
        }
    }
}
