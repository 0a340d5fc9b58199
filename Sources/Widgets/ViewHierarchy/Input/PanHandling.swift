/// A view whose content follows a finger: a scroll view.
package protocol PanHandling: View {
    /// Stops a motion of the content: a finger was put on it.
    func endMotion()
    /// Whether a drag from `start` to `place`, in points of the window's space, would move the content.
    func canPan(from start: Point, to place: Point) -> Bool
    /// Starts to move the content with the finger, which was put down at `start` at `time`.
    func beginPan(from start: Point, to event: MouseEvent, pressedAt time: Duration)
    /// Moves the content with the finger.
    func continuePan(with event: MouseEvent)
    /// Ends the drag: the content may decelerate.
    func endPan(at time: Duration)
}
