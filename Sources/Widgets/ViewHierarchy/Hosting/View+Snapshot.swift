extension View {
    /// Renders this view, which must not be in a window, and its descendants into a bitmap.
    ///
    /// Needs no display, window or video driver. The bitmap has the size of the view in points, at `scale` pixels per point.
    /// Animations show their final state.
    ///
    ///     try PNG.write(page.snapshot(scale: 2), toFile: "page.png")
    public final func snapshot(scale: Double = 1, theme: Theme = .light) -> Bitmap {
        let host = ViewHost(rootView: self, size: bounds.size, scale: scale, theme: theme, overlays: .none)
        host.attachRootView()
        defer { host.releaseRootView() }
        host.endsAnimationsImmediately = true
        return host.renderBitmap()
    }
}
