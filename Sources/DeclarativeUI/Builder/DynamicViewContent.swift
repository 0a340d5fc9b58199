/// Views that are made of data, whose elements the user may remove and move: `SwiftUI.DynamicViewContent`.
///
///     ForEach(letters) { Text($0.subject) }
///         .onDelete { letters.remove(atOffsets: $0) }
///         .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The data that the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {
    /// Lets the user delete the rows of a list: with the Delete key, those that are selected.
    ///
    /// `action` gets the offsets of the elements; nil takes the permission back.
    public func onDelete(perform action: ((RowIndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.actions.delete = action
        return copy
    }

    /// Lets the user move the rows of a list: with Alt and an arrow key, those that are selected.
    ///
    /// `action` gets the offsets of the elements and the offset before which they are to stand, both counted before the
    /// change; nil takes the permission back.
    public func onMove(perform action: ((RowIndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.actions.move = action
        return copy
    }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at `offsets`.
    ///
    /// O(count).
    public mutating func remove(atOffsets offsets: RowIndexSet) {
        var kept = 0
        for offset in 0..<count where !offsets.contains(offset) {
            if kept != offset { self[startIndex + kept] = self[startIndex + offset] }
            kept += 1
        }
        removeSubrange((startIndex + kept)..<endIndex)
    }

    /// Moves the elements at `source`, in their order, before the element that is at `destination` now.
    ///
    /// O(count).
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

/// The edits that the user can make to the rows of a `ForEach`: deletion and reordering.
struct RowActions {
    var delete: ((RowIndexSet) -> Void)?
    var move: ((RowIndexSet, Int) -> Void)?
}
