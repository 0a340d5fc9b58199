/// A vertical list of rows, of which only the visible ones are mounted.
///
/// Follows `SwiftUI.List`, and is displayed by the retained `ListView`. The static rows, `ForEach` and ``Section`` of
/// the content are counted without creating their views. A row keeps its state while it is visible and its identity is
/// in the data; a row that scrolls out of view is recreated when it returns. An element of a `ForEach` costs nothing
/// until its row is visible, unless its view is an `if` without `else` or several views: then the views of all elements
/// are created (but not mounted) to count them.
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

    /// Creates a list with multiple selection; with nil, rows cannot be selected.
    ///
    /// The rows of a `ForEach` can be selected if the type of their identities is that of the set's elements, and other rows if a
    /// ``View/tag(_:)`` has this type.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with single selection; with nil, rows cannot be selected.
    ///
    /// The rows of a `ForEach` can be selected if the type of their identities is `SelectionValue`, and other rows if a ``View/tag(_:)`` has
    /// this type.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .one($0) }
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ListNode(view, in: context)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without selection.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

/// The binding of a list's selection.
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
