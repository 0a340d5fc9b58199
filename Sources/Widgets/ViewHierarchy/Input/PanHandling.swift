/// A view whose content can be dragged with a finger, such as a scroll view.
package protocol PanHandling: View {
    /// Stops the motion of the content, because a finger has touched it.
    func endMotion()
    /// Returns whether a drag from `start` to `place`, in points of the window's space, would move the content.
    func canPan(from start: Point, to place: Point) -> Bool
    /// Begins to move the content with the finger that touched it at `start` at `time`.
    func beginPan(from start: Point, to event: MouseEvent, pressedAt time: Duration)
    /// Moves the content with the finger.
    func continuePan(with event: MouseEvent)
    /// Ends the drag at `time`; the content may then decelerate.
    func endPan(at time: Duration)
}
