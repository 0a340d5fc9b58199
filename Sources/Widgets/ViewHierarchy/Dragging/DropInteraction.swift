/// Lets the user drop items on a view: `UIDropInteraction`.
///
/// The items come from a view of this program, from another program, or from the clipboard: Ctrl+V drops copied items while the view, or a
/// view inside, has the keyboard focus.
///
///     well.addInteraction(DropInteraction(delegate: self))
public final class DropInteraction: Interaction {
    /// The object that receives the items.
    public private(set) weak var delegate: (any DropInteractionDelegate)?
    public private(set) weak var view: View?

    /// Creates an interaction, which does not retain `delegate`.
    public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

    public func didMove(to view: View?) { self.view = view }
}

/// The receiver of a drop: `UIDropInteractionDelegate`.
///
///     extension Well: DropInteractionDelegate {
///         func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
///             DropProposal(operation: .copy)
///         }
///         func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
///             Task { texts += try await session.loadObjects(of: String.self) }
///         }
///     }
public protocol DropInteractionDelegate: AnyObject {
    /// Returns whether the view takes part in the session; false leaves it to an ancestor. True by default.
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool
    /// Called when the pointer enters the view.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)
    /// Returns the effect of a drop at the current location; called when the pointer has entered the view or has moved. By default,
    /// nothing is dropped.
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    /// Called when the pointer leaves the view, and when the view is removed.
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)
    /// Called when the items are dropped; load their data here.
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)
    /// Returns the place to which the preview of a dropped item moves; nil fades it out. By default, `defaultPreview`, which shrinks the
    /// preview at the pointer.
    func dropInteraction(
        _ interaction: DropInteraction, previewForDropping item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview?
    /// Called after the drop animation.
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession)
    /// Called when the session is over, for each view that the pointer has entered.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession)
}

extension DropInteractionDelegate {
    public func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        true
    }
    public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {}
    public func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal { DropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {}
    public func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {}
    public func dropInteraction(
        _ interaction: DropInteraction, previewForDropping item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? { defaultPreview }
    public func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession) {}
    public func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {}
}
