/// Lets the user drag items out of a view: `UIDragInteraction`.
///
/// A drag begins when the pointer has moved by 10 points with the left button held, or when a finger has rested for half a second. Views
/// inside that use such movements themselves, such as text fields and sliders, keep them. Ctrl+C and Ctrl+X copy and cut the items while
/// the view, or a view inside, has the keyboard focus.
///
///     card.addInteraction(DragInteraction(delegate: self))
public final class DragInteraction: Interaction {
    /// The object that provides the items.
    public private(set) weak var delegate: (any DragInteractionDelegate)?
    public private(set) weak var view: View?
    /// Whether drags can begin; true by default.
    public var isEnabled = true

    /// Creates an interaction, which does not retain `delegate`.
    public init(delegate: any DragInteractionDelegate) { self.delegate = delegate }

    public func didMove(to view: View?) { self.view = view }
}

/// The source of a drag: `UIDragInteractionDelegate`.
///
///     extension CardView: DragInteractionDelegate {
///         func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem] {
///             [DragItem(itemProvider: ItemProvider(title))]
///         }
///     }
public protocol DragInteractionDelegate: AnyObject {
    /// Returns the items to drag; an empty array lets the press be used for something else.
    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    /// Returns the preview of an item; with nil, nothing is displayed for it. By default, a snapshot of the interaction's view.
    func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> TargetedDragPreview?
    /// Returns the preview to which a cancelled drag returns; nil fades the preview out. By default, `defaultPreview`.
    func dragInteraction(
        _ interaction: DragInteraction, previewForCancelling item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview?
    /// Returns whether receivers may move the items; true by default.
    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool
    /// Called when the drag begins.
    func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: DragSession)
    /// Called when the pointer has moved.
    func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: DragSession)
    /// Called once when the drag is over, with the effect of the drop; `cancel` if nothing was dropped.
    ///
    /// Remove moved items when the effect is `move`.
    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation)
}

extension DragInteractionDelegate {
    public func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> TargetedDragPreview? {
        interaction.view.map { TargetedDragPreview(view: $0) }
    }
    public func dragInteraction(
        _ interaction: DragInteraction, previewForCancelling item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? { defaultPreview }
    public func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool { true }
    public func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: DragSession) {}
    public func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: DragSession) {}
    public func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {}
}
