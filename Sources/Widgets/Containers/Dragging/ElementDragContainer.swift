/// The rows of a list or the items of a collection as elements that are dragged, and between which items are dropped.
///
/// Elements are numbered across all sections.
protocol ElementDragContainer: AnyObject {
    /// The view with the interactions.
    var dragView: ScrollView { get }

    // MARK: - Elements

    /// Returns the element at a point in the view's space; nil between elements.
    func element(at point: Point) -> Int?
    /// Returns the frame of an element in the view's space.
    func frame(of element: Int) -> Rect
    /// Returns the cell of an element; nil if it is not visible.
    func cell(of element: Int) -> View?
    /// Returns whether the user can move the element within the view.
    func canMove(_ element: Int) -> Bool
    /// Returns the elements that are dragged together with `element`, ascending, including itself.
    func elements(draggedWith element: Int) -> [Int]
    /// Called when the set of hidden elements has changed.
    func hiddenElementsDidChange()

    // MARK: - Source

    /// Returns the items that the delegate provides for an element; none without a delegate.
    func items(of element: Int, for session: DragSession) -> [DragItem]
    /// Returns whether the delegate allows that the items are moved.
    func allowsMove(_ session: DragSession) -> Bool
    /// Notifies the delegate that the drag has begun.
    func dragWillBegin(_ session: DragSession)
    /// Notifies the delegate that the drag is over; `movedWithin` is true if the view has moved the elements itself.
    func dragDidEnd(_ session: DragSession, with operation: DropOperation, movedWithin: Bool)

    // MARK: - Target

    /// Returns whether the delegate accepts items that are no elements of the view to be moved.
    func canHandle(_ session: DropSession) -> Bool
    /// Opens the gap for moved elements.
    ///
    /// `center` is the middle of the dragged element `pressed`, and `pointer` the location of the pointer, both in the view's space.
    func openGap(for elements: [Int], pressed: Int, center: Point, pointer: Point)
    /// Returns the effect of a drop at a point according to the delegate, and shows the place.
    func proposal(for session: DropSession, at point: Point) -> DropOperation
    /// Closes the gap with an animation, and removes the highlight.
    func closeGap()
    /// Moves the elements into the gap.
    ///
    /// - Returns: The frame of the gap in the view's space; nil if there is none.
    func performMove() -> Rect?
    /// Lets the delegate take the dropped items, and closes the gap.
    ///
    /// - Returns: The frame to which the preview moves, in the view's space; nil for none.
    func performDrop(_ session: DropSession) -> Rect?
    /// Notifies the delegate that the pointer has entered or left the view, or that the session is over.
    func dropSession(_ session: DropSession, did change: DropSessionChange)
}

/// A change of a session for a view.
enum DropSessionChange {
    case enter, exit, end
}
