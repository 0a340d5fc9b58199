extension Widgets.View {
    /// Renders this view, which must not be in a window, into a bitmap whose pixels without drawing are transparent.
    ///
    /// Animations show their final state.
    func clearSnapshot(scale: Double, theme: Theme) -> Bitmap {
        let host = ViewHost(rootView: self, size: bounds.size, scale: scale, theme: theme)
        defer { host.releaseRootView() }
        host.backgroundColor = nil
        host.endsAnimationsImmediately = true
        return host.renderBitmap()
    }
}
