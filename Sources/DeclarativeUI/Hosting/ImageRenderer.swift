/// Draws a declarative view into an image, without a window.
///
/// Follows `SwiftUI.ImageRenderer`. It needs no display, and each image shows the final state of animations. The view is mounted
/// for each image: a `@State` has its initial value, and the closures of `onAppear` run.
///
///     let renderer = ImageRenderer(content: Chart(values: values).frame(width: 300, height: 200))
///     renderer.scale = 2
///     if let image = renderer.image { try PNG.write(image.bitmap, toFile: "chart.png") }
public final class ImageRenderer<Content: View> {
    /// The view that is drawn.
    public var content: Content
    /// The size that is proposed to the view, in points; `.unspecified` by default.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point; 1 by default.
    public var scale = 1.0
    /// Whether the view is drawn on black, so that no pixel is transparent; false by default.
    public var isOpaque = false
    /// The colour space of blending, which has no effect: colours are blended as sRGB values.
    public var colorMode = ColorRenderingMode.nonLinear
    /// The theme of the view, which `environment(\.colorScheme, _:)` in the content can replace; `.light` by default.
    public var theme = Theme.light

    /// Creates a renderer of a view.
    public init(content: Content) { self.content = content }

    /// Creates a renderer of the result of a view builder.
    public convenience init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    deinit {}

    /// The view as an image, in the size that it chooses for `proposedSize`; nil if that size is empty, infinite or more than
    /// 2^28 pixels.
    ///
    /// Each access lays out and draws the view.
    public var image: Widgets.Image? {
        guard scale.isFinite, scale > 0 else { return nil }
        let hosting = HostingView(rootView: content)
        if isOpaque { hosting.backgroundColor = .black }
        let size = hosting.size(for: proposedSize)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= Double(1 << 28) else { return nil }
        hosting.frame = Rect(x: 0, y: 0, width: width / scale, height: height / scale)
        return Widgets.Image(bitmap: hosting.clearSnapshot(scale: scale, theme: theme), scale: scale)
    }
}
