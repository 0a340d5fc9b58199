/// Views generated from a collection whose elements the user may delete and move: `SwiftUI.DynamicViewContent`.
///
///     ForEach(letters) { Text($0.subject) }
///         .onDelete { letters.remove(atOffsets: $0) }
///         .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection from which the views are generated.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {
    /// Lets the user delete the selected rows of a list with the Delete key.
    ///
    /// `action` receives the offsets of the elements; nil disables deletion.
    public func onDelete(perform action: ((RowIndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.actions.delete = action
        return copy
    }

    /// Lets the user move the rows of a list by dragging them, and the selected rows with Alt and an arrow key.
    ///
    /// `action` receives the offsets of the elements and the offset before which to insert them, both counted before
    /// the change; nil disables moving.
    public func onMove(perform action: ((RowIndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.actions.move = action
        return copy
    }

    /// Lets the user drop items of certain types between the rows of a list.
    ///
    /// `action` receives the offset before which to insert the elements, and the providers of the items.
    public func onInsert(
        of supportedTypes: [UTType], perform action: @escaping (Int, [ItemProvider]) -> Void
    ) -> ForEach {
        var copy = self
        copy.actions.insert = RowActions.Insertion(
            accepts: { $0.hasItemsConforming(to: supportedTypes) },
            action: { offset, session in action(offset, session.providers(conformingTo: supportedTypes)) })
        return copy
    }

    /// Lets the user drop values of a type between the rows of a list.
    ///
    /// `action` receives the loaded values and the offset before which to insert them. A value that cannot be loaded is reported as a
    /// diagnostic, and `action` is not called.
    public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item], _ offset: Int) -> Void
    ) -> ForEach {
        var copy = self
        copy.actions.insert = RowActions.Insertion(
            accepts: { $0.canLoadObjects(of: payloadType) },
            action: { offset, session in
                Task {
                    // A failure has been reported by the session.
                    guard let items = try? await session.loadObjects(of: payloadType) else { return }
                    action(items, offset)
                }
            })
        return copy
    }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at `offsets`, which count from the start of the collection.
    ///
    /// Offsets past the end are ignored. O(*n*) in the number of elements.
    public mutating func remove(atOffsets offsets: RowIndexSet) {
        var kept = 0
        for offset in 0..<count where !offsets.contains(offset) {
            if kept != offset { self[startIndex + kept] = self[startIndex + offset] }
            kept += 1
        }
        removeSubrange((startIndex + kept)..<endIndex)
    }

    /// Moves the elements at the offsets `source`, in their order, before the element at the offset `destination`.
    ///
    /// Both count from the start of the collection before the move. O(*n*) in the number of elements.
    public mutating func move(fromOffsets source: RowIndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for offset in 0..<count {
            let element = self[startIndex + offset]
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        replaceSubrange(startIndex..<endIndex, with: before + moved + after)
    }
}

/// The edits that the user can make to the rows of a `ForEach`: deletion, reordering and insertion.
struct RowActions {
    /// The insertion of dropped items.
    struct Insertion {
        let accepts: (DropSession) -> Bool
        let action: (Int, DropSession) -> Void
    }

    var insert: Insertion?
    var delete: ((RowIndexSet) -> Void)?
    var move: ((RowIndexSet, Int) -> Void)?
}
