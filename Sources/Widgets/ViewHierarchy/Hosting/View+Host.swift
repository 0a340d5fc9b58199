extension View {
    /// The host that shows this view's tree; nil while none does.
    package final var viewHost: ViewHost? {
        guard let host = viewTree?.host else { return nil }
        // `ViewHost` is the only conforming type; debug builds check it.
        return unsafeDowncast(host, to: ViewHost.self)
    }
}

extension Window {
    /// The host that shows the window's tree; nil while it is not open.
    public final var host: ViewHost? { viewHost }
}
