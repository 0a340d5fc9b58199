/// A view that is larger than the part that has to be visible when it gets the focus.
protocol FocusedPartProviding: View {
    /// The part that enclosing scroll views scroll to, in the view's coordinate space.
    var focusedPart: Rect { get }
}
