/// A view that displays an image, or an animation of several images: `UIImageView`.
///
///     let icon = ImageView(image: Image(systemName: "star"))
///     icon.contentMode = .scaleAspectFit
///     icon.preferredSymbolConfiguration = SymbolConfiguration(pointSize: 32, weight: .light)
///
/// An animated image is played when it is displayed. The images advance only while the view is drawn: hidden, scrolled away or
/// minimised, it uses no timer. If the desktop prefers reduced motion, the first one is displayed.
open class ImageView: View {
    /// The placement of an image in the view's bounds: `UIView.ContentMode`.
    ///
    ///     icon.contentMode = .center
    public enum ContentMode: Hashable, Sendable, CaseIterable {
        /// Scales the image to fill the bounds, without keeping its aspect ratio.
        case scaleToFill
        /// Scales the image to fit in the bounds, keeping its aspect ratio.
        case scaleAspectFit
        /// Scales the image to cover the bounds, keeping its aspect ratio; set `clipsToBounds` to clip the rest.
        case scaleAspectFill
        /// Centres the image in its natural size.
        case center
        /// Places the image in its natural size in the middle of the upper edge.
        case top
        /// Places the image in its natural size in the middle of the lower edge.
        case bottom
        /// Places the image in its natural size in the middle of the left edge.
        case left
        /// Places the image in its natural size in the middle of the right edge.
        case right
        /// Places the image in its natural size in the upper left corner.
        case topLeft
        /// Places the image in its natural size in the upper right corner.
        case topRight
        /// Places the image in its natural size in the lower left corner.
        case bottomLeft
        /// Places the image in its natural size in the lower right corner.
        case bottomRight
    }

    /// The image that is displayed; nil displays nothing.
    ///
    /// An animated image starts from its first frame. Its rendering mode decides about its colours: `.alwaysTemplate` fills its alpha channel
    /// with the tint colour, `.alwaysOriginal` never does.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var image: Image? = nil {
        didSet { if image != oldValue { restart() } }
    }
    /// The image that is displayed while ``isHighlighted`` is true; nil displays ``image``.
    @ViewInvalidating(.display) public final var highlightedImage: Image? = nil
    /// Whether ``highlightedImage`` is displayed; false by default.
    @ViewInvalidating(.display) public final var isHighlighted = false
    /// The placement of the image in the bounds; `.scaleToFill` by default.
    @ViewInvalidating(.display) public final var contentMode = ContentMode.scaleToFill
    /// Whether an image with the rendering mode `.automatic` is filled with the tint colour; false by default.
    @ViewInvalidating(.display) public final var isTemplate = false
    /// The size and weight of symbols without a configuration of their own; nil uses those of the system font.
    @ViewInvalidating(.display, .intrinsicContentSize)
    public final var preferredSymbolConfiguration: SymbolConfiguration? = nil

    /// The images of an animation, which is displayed instead of ``image`` while it runs; nil by default.
    public final var animationImages: [Image]? { didSet { sequenceChanged() } }
    /// The time of one repetition of ``animationImages`` in seconds; 0, the default, displays each image for 1/30 second.
    public final var animationDuration = 0.0 { didSet { sequenceChanged() } }
    /// The number of repetitions of ``animationImages``; 0, the default, repeats them without end.
    public final var animationRepeatCount = 0 { didSet { sequenceChanged() } }
    /// Whether ``startAnimating()`` was called, or an animated image is displayed, and the animation has neither ended nor been stopped.
    public private(set) final var isAnimating = false

    /// The animation of ``animationImages``; nil while it does not run.
    private final var sequence: Image?
    /// The time of the host at which the animation was first drawn; nil before.
    private final var start: Duration?
    private final var timer: ScheduledTimer?

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

    // MARK: - Animation

    /// Starts the animation of ``animationImages``, or of an animated ``image``, from its first image; does nothing without any.
    public final func startAnimating() {
        sequence = animationImages.flatMap {
            let images = Image.animatedImage(with: $0, duration: animationDuration)
            return images?.repeated(animationRepeatCount)
        }
        isAnimating = (sequence ?? image)?.images != nil
        resetClock()
    }

    /// Stops the animation, and displays ``image``.
    public final func stopAnimating() {
        if !isAnimating { return }
        isAnimating = false
        sequence = nil
        resetClock()
    }

    private func restart() {
        if sequence != nil { return }
        isAnimating = image?.images != nil
        resetClock()
    }

    private func sequenceChanged() {
        if sequence != nil { startAnimating() }
    }

    private func resetClock() {
        start = nil
        timer?.invalidate()
        timer = nil
        setNeedsDisplay()
    }

    /// Returns the current frame of `image`, and schedules the drawing of the next one.
    private func frame(of image: Image) -> Image {
        guard let images = image.images, let first = images.first else { return image }
        guard isAnimating, let host = viewHost, !host.theme.prefersReducedMotion else { return first }
        let start = start ?? host.now
        self.start = start
        let elapsed = (host.now - start) / .seconds(1)
        guard let remaining = image.timeToNextFrame(at: elapsed) else {
            // The last repetition has ended.
            isAnimating = false
            return images[image.frameIndex(at: elapsed)]
        }
        if timer?.isValid != true, !host.endsAnimationsImmediately {
            timer = host.schedule(after: .seconds(max(remaining, 0.005)), for: self) { $0.setNeedsDisplay() }
        }
        return images[image.frameIndex(at: elapsed)]
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer?.invalidate()
        timer = nil
    }

    // MARK: - Size

    /// Describes an image if the view has a label; without one it is decorative and left out.
    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        if accessibilityOverrides != nil || accessibilityFallbackLabel != nil { attributes.role = .image }
    }

    private func configured(_ image: Image) -> Image {
        preferredSymbolConfiguration.map { image.following($0) } ?? image
    }

    open override var intrinsicContentSize: Size {
        image.map { configured($0).size }
            ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: Size) -> Size { image.map { configured($0).size } ?? .zero }

    // MARK: - Drawing

    open override func draw(_ canvas: Canvas) {
        guard let shown = shownImage, shown.size.width > 0, shown.size.height > 0 else { return }
        canvas.draw(
            shown, in: place(of: shown.size, canvas.scale), tint: usesTint(shown) ? tintColor : nil,
            isRightToLeft: isMirrored)
    }

    /// The image or the frame that is displayed now.
    private var shownImage: Image? {
        if let sequence {
            let current = frame(of: sequence)
            if isAnimating { return configured(current) }
            // The last repetition has ended.
            self.sequence = nil
        }
        let still = isHighlighted ? highlightedImage ?? image : image
        return still.map { configured(frame(of: $0)) }
    }

    private func usesTint(_ image: Image) -> Bool {
        switch image.renderingMode {
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        case .automatic: isTemplate
        }
    }

    private func place(of size: Size, _ scale: Double) -> Rect {
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        switch contentMode {
        case .scaleToFill: return bounds
        case .scaleAspectFit: return place(of: size, times: min(across, down), .init(x: 0.5, y: 0.5))
        case .scaleAspectFill: return place(of: size, times: max(across, down), .init(x: 0.5, y: 0.5))
        default: break
        }
        let rect = place(of: size, times: 1, contentMode.anchor)
        // A whole pixel, so that an image in its natural size is not blurred.
        let origin = Point(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
        return Rect(origin: origin, size: rect.size)
    }

    /// Returns a rectangle of `factor` times `size`, with the free space divided as `anchor` gives, in 0...1.
    private func place(of size: Size, times factor: Double, _ anchor: Point) -> Rect {
        let (width, height) = (size.width * factor, size.height * factor)
        return Rect(
            x: bounds.minX + (bounds.width - width) * anchor.x,
            y: bounds.minY + (bounds.height - height) * anchor.y, width: width, height: height)
    }
}

extension ImageView.ContentMode {
    /// The fractions of the free space that are left of and above an image in its natural size.
    fileprivate var anchor: Point {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: Point(x: 0.5, y: 0.5)
        case .top: Point(x: 0.5, y: 0)
        case .bottom: Point(x: 0.5, y: 1)
        case .left: Point(x: 0, y: 0.5)
        case .right: Point(x: 1, y: 0.5)
        case .topLeft: Point(x: 0, y: 0)
        case .topRight: Point(x: 1, y: 0)
        case .bottomLeft: Point(x: 0, y: 1)
        case .bottomRight: Point(x: 1, y: 1)
        }
    }
}
