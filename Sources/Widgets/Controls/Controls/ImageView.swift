/// Shows a picture.
///
/// `UIImageView`.
///
///     let icon = ImageView(image: image)
///     icon.contentMode = .scaleAspectFit
open class ImageView: View {
    /// How a picture fills the view: `UIView.ContentMode`.
    ///
    ///     icon.contentMode = .center
    public enum ContentMode: Hashable, Sendable {
        /// Stretched.
        case scaleToFill
        /// As large as fits, in its own proportions.
        case scaleAspectFit
        /// As small as covers the view, in its own proportions; what is left over is cut off.
        case scaleAspectFill
        /// In its own size.
        case center
    }

    /// The image that is displayed; nil displays nothing.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var image: Image? = nil
    /// How the image is placed in the bounds.
    @ViewInvalidating(.display) public final var contentMode = ContentMode.scaleToFill
    /// Fills the picture's alpha with the tint, as for symbols; false at first.
    @ViewInvalidating(.display) public final var isTemplate = false

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(image: Image?) {
        self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    nonisolated deinit {}

    /// States an image where it has a name: one without is decoration, and left out.
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
