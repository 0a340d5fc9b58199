/// The input of a host, as the layers above it use it.
extension ViewHost {
    /// Returns the view that takes an event at `point`, in points of the window's space.
    ///
    /// Respects the frame, bounds origin and transform of the root view. O(depth x subviews at the point).
    package func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        rootView.hitTest(rootView.pointFromSuperview(point), with: event)
    }
}
