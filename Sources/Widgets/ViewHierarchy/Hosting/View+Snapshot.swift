extension View {
    /// A picture of this view, which must be in no window, with all below it: no display, no window, no video
    /// driver is needed.
    ///
    /// Its size is the view's, in points, at `scale` pixels a point.
    ///
    ///     try PNG.write(page.snapshot(scale: 2), toFile: "page.png")
    public final func snapshot(scale: Double = 1, theme: Theme = .light) -> Bitmap {
        let host = ViewHost(rootView: self, size: bounds.size, scale: scale, theme: theme, overlays: .none)
        defer { host.releaseRootView() }
        host.isStill = true
        return host.renderBitmap()
    }
}
