/// The picture of an item while it is dragged: `UIDragPreview`.
///
///     item.previewProvider = { DragPreview(view: CardView(card)) }
public final class DragPreview {
    /// The view that is displayed.
    public let view: View

    /// Creates a preview.
    ///
    /// A view that is displayed in a window is copied; a view without a window is displayed itself, and must have its size.
    public init(view: View) { self.view = view }
}

/// The place where the preview of an item begins or ends its motion: `UIDragPreviewTarget`.
///
///     DragPreviewTarget(container: shelf, center: Point(x: 40, y: 20))
public struct DragPreviewTarget {
    /// The view in whose space `center` is; it must be in a window when the motion begins.
    public let container: View
    /// The centre of the preview, in points of the container's space.
    public let center: Point

    /// Creates a target.
    public init(container: View, center: Point) {
        self.container = container
        self.center = center
    }
}

/// A preview with the place from which it is lifted, or to which it moves: `UITargetedDragPreview`.
///
///     TargetedDragPreview(view: card)
public final class TargetedDragPreview {
    /// The view that is displayed; see ``DragPreview/view``.
    public let view: View
    /// The place of the preview.
    public let target: DragPreviewTarget

    /// Creates a preview at the place of `view`, which is displayed in a window.
    public convenience init(view: View) {
        let container = view.superview ?? view
        self.init(
            view: view,
            target: DragPreviewTarget(
                container: container,
                center: container.convert(Point(x: view.bounds.midX, y: view.bounds.midY), from: view)))
    }

    /// Creates a preview at another place.
    public init(view: View, target: DragPreviewTarget) {
        self.view = view
        self.target = target
    }

    /// Returns a preview of the same view at another place: `retargetedPreview(with:)`.
    public func retargetedPreview(with target: DragPreviewTarget) -> TargetedDragPreview {
        TargetedDragPreview(view: view, target: target)
    }
}
