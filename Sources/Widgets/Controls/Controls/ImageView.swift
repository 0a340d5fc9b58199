/// A view that displays an image.
///
/// `UIImageView`.
///
///     let icon = ImageView(image: image)
///     icon.contentMode = .scaleAspectFit
open class ImageView: View {
    /// The placement of an image in the view's bounds: `UIView.ContentMode`.
    ///
    ///     icon.contentMode = .center
    public enum ContentMode: Hashable, Sendable {
        /// Scales the image to fill the bounds, without keeping its aspect ratio.
        case scaleToFill
        /// Scales the image to fit in the bounds, keeping its aspect ratio.
        case scaleAspectFit
        /// Scales the image to cover the bounds, keeping its aspect ratio; the rest is clipped.
        case scaleAspectFill
        /// Centres the image in its natural size.
        case center
    }

    /// The image that is displayed; nil displays nothing.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var image: Image? = nil
    /// The placement of the image in the bounds; `.scaleToFill` by default.
    @ViewInvalidating(.display) public final var contentMode = ContentMode.scaleToFill
    /// Whether the image's alpha channel is filled with the tint colour, as for symbols; false by default.
    @ViewInvalidating(.display) public final var isTemplate = false

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view that displays `image`, and that has its size.
    public convenience init(image: Image?) {
        self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    nonisolated deinit {}

    /// Describes an image if the view has a label; without one it is decorative and left out.
    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        if accessibilityOverrides != nil || accessibilityFallbackLabel != nil { attributes.role = .image }
    }

    open override var intrinsicContentSize: Size {
        image?.size ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

    open override func draw(_ canvas: Canvas) {
        guard let image, image.size.width > 0, image.size.height > 0 else { return }
        canvas.draw(image, in: place(of: image.size), tint: isTemplate ? tintColor : nil)
    }

    private func place(of size: Size) -> Rect {
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        let factor: Double
        switch contentMode {
        case .scaleToFill: return bounds
        case .scaleAspectFit: factor = min(across, down)
        case .scaleAspectFill: factor = max(across, down)
        case .center: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
