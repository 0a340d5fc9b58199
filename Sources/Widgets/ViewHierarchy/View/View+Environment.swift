/// The values that a view's tree gives to all of its views.
extension View {
    /// Pixels a point where the view is shown; 1 while it is nowhere.
    public final var contentScaleFactor: Double { viewTree?.scale ?? ExecutionContext.current.scaleOfUnshown }
}
