extension RootViewBuilder {
    /// Returns a retained view that displays a declarative view.
    public static func buildExpression<Content: View>(_ content: Content) -> Widgets.View {
        HostingView(rootView: content)
    }
}
