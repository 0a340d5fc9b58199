/// The edits of a bound collection that the user can make to its list rows: `SwiftUI.EditActions`.
///
///     List($tasks, editActions: [.delete, .move]) { $task in Text(task.title) }
public nonisolated struct EditActions<Data>: OptionSet, Hashable, Sendable {
    /// The edits as bits.
    public let rawValue: Int
    /// Creates a set of edits from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Delete key deletes the selected rows.
    public static var delete: EditActions { EditActions(rawValue: 1) }
    /// Rows are moved by dragging them, and selected ones with Alt and an arrow key.
    public static var move: EditActions { EditActions(rawValue: 2) }
    /// All edits.
    public static var all: EditActions { [.delete, .move] }
}

extension ForEach {
    /// Creates views that receive a binding to each element of a bound collection, whose rows the user can edit in a list.
    ///
    /// The edits are made to the collection. ``View/deleteDisabled(_:)`` and ``View/moveDisabled(_:)`` exclude rows.
    ///
    ///     ForEach($tasks, editActions: .all) { $task in Text(task.title) }
    public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<Base>, editActions: EditActions<Base>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        Data == [(index: Base.Index, element: Base.Element)], Base.Element: Identifiable,
        ID == Base.Element.ID, Base.Index == Int
    {
        self.init(data, content: content)
        allow(editActions, of: data)
    }

    /// Creates views that receive a binding to each element of a bound collection, identified by the property at `id`, whose rows the user can
    /// edit in a list.
    ///
    ///     ForEach($tags, id: \.name, editActions: .move) { $tag in Text(tag.name) }
    public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == [(index: Base.Index, element: Base.Element)], Base.Index == Int {
        self.init(data, id: id, content: content)
        allow(editActions, of: data)
    }

    private mutating func allow<
        Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
    >(_ edits: EditActions<Base>, of data: Binding<Base>) where Base.Index == Int {
        if edits.contains(.delete) { actions.delete = { data.wrappedValue.remove(atOffsets: $0) } }
        if edits.contains(.move) {
            actions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}
