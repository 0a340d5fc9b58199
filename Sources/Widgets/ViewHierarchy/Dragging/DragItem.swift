/// One of the things that are dragged together: `UIDragItem`.
///
///     let item = DragItem(itemProvider: ItemProvider(note.text))
///     item.localObject = note
public final class DragItem {
    /// The data for receivers.
    public let itemProvider: ItemProvider
    /// An object for receivers within the program, which is available immediately; nil by default.
    public var localObject: Any?

    /// Returns the picture of the item when it is lifted, instead of that of the dragged view; nil by default.
    public var previewProvider: (() -> DragPreview?)?

    /// Creates an item.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
}
