/// An image for display: a bitmap with its scale in pixels per point, and the way in which views draw it.
///
/// Corresponds to `UIImage`. Images are compared by identity: two images are equal if they are the same object. A method that changes a
/// property returns a new image, which shares the pixels.
///
///     let icon = Image(bitmap: bitmap, scale: 2)   // 48 x 48 pixels shown as 24 x 24 points
///     let bubble = icon.resizableImage(withCapInsets: EdgeInsets(all: 8), resizingMode: .stretch)
public final class Image: Sendable {
    /// The use of an image's colours: `UIImage.RenderingMode`.
    public enum RenderingMode: Hashable, Sendable {
        /// The view decides; an image view draws the original colours.
        case automatic
        case alwaysOriginal
        /// The alpha channel is filled with the tint colour.
        case alwaysTemplate
    }

    /// The way in which the parts of an image between its cap insets fill a larger or smaller rectangle: `UIImage.ResizingMode`.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// The pixels of the image, or of the first frame of an animated image; empty for an image that a closure draws.
    public let bitmap: Bitmap
    /// The number of pixels per point.
    public let scale: Double
    /// The margins that keep their size when the image is resized, in points of the image.
    public let capInsets: EdgeInsets
    /// How the parts between the cap insets are resized; `.stretch` unless ``resizableImage(withCapInsets:resizingMode:)`` sets it.
    public let resizingMode: ResizingMode
    /// How the colours of the image are used.
    public let renderingMode: RenderingMode
    /// The colour with which the image is filled, to the extent of its alpha channel; nil draws its own colours.
    public let tintColor: Color?
    /// Whether views that are laid out from right to left draw the image mirrored; true for symbols such as `chevron.forward`.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// The frames of an animated image, in order; nil for a still image.
    public let images: [Image]?
    /// The duration of one repetition of an animated image, in seconds; 0 for a still image.
    public let duration: Double
    /// The time in seconds at which each frame of an animated image ends, counted from the start of a repetition.
    package let frameEnds: [Double]
    /// The number of times that an animated image is played; 0 repeats it forever.
    public let loopCount: Int

    /// Creates an image; a `scale` that is not a positive finite number is replaced by 1.
    public convenience init(bitmap: Bitmap, scale: Double = 1) {
        self.init(ImageTraits(bitmap: bitmap, scale: scale.isFinite && scale > 0 ? scale : 1))
    }

    /// The symbol that the image draws; nil for other images.
    package let symbol: ImageSymbol?
    /// The commands of an image without pixels; nil for a bitmap.
    let drawing: (any ImageContent)?

    init(_ traits: ImageTraits) {
        drawing = traits.drawing
        symbol = traits.symbol
        bitmap = traits.bitmap
        scale = traits.scale
        capInsets = traits.capInsets
        resizingMode = traits.resizingMode
        renderingMode = traits.renderingMode
        tintColor = traits.tintColor
        flipsForRightToLeftLayoutDirection = traits.flipsForRightToLeftLayoutDirection
        images = traits.images
        duration = traits.frameEnds.last ?? 0
        frameEnds = traits.frameEnds
        loopCount = traits.loopCount
    }

    /// The size of the image in points.
    public var size: Size {
        if let drawing { return drawing.size }
        return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
}

extension Image {
    /// Whether the image is filled with a colour: its alpha channel, or all of its drawing.
    public var isTemplate: Bool { renderingMode == .alwaysTemplate }
}

/// The content of an image without pixels.
protocol ImageContent: Sendable {
    /// The size of the image in points.
    var size: Size { get }
}

extension Image: Hashable {
    public static func == (a: Image, b: Image) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
