extension View {
    /// The host that shows this view's tree; nil while none does, such as that of a window that is not open.
    public final var viewHost: ViewHost? {
        guard let host = viewTree?.host else { return nil }
        // `ViewHost` is the only conforming type; debug builds check it.
        return unsafeDowncast(host, to: ViewHost.self)
    }
}
