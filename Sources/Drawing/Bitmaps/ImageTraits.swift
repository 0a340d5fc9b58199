/// The properties of an image, for creating a changed copy.
struct ImageTraits {
    var bitmap: Bitmap
    var scale: Double
    var capInsets = EdgeInsets.zero
    var resizingMode = Image.ResizingMode.stretch
    var renderingMode = Image.RenderingMode.automatic
    var tintColor: Color?
    var flipsForRightToLeftLayoutDirection = false
    var images: [Image]?
    var frameEnds: [Double] = []
    var loopCount = 0
    var drawing: (any ImageContent)?
    var symbol: ImageSymbol?

    init(bitmap: Bitmap, scale: Double) {
        self.bitmap = bitmap
        self.scale = scale
    }

    init(_ image: Image) {
        self.init(bitmap: image.bitmap, scale: image.scale)
        capInsets = image.capInsets
        resizingMode = image.resizingMode
        renderingMode = image.renderingMode
        tintColor = image.tintColor
        flipsForRightToLeftLayoutDirection = image.flipsForRightToLeftLayoutDirection
        images = image.images
        drawing = image.drawing
        symbol = image.symbol
        frameEnds = image.frameEnds
        loopCount = image.loopCount
    }
}

extension Image {
    /// Returns an image whose margins keep their size when the image is resized.
    ///
    /// The insets are in points; negative and non-finite ones count as 0. With `.tile`, UIKit's default, the parts between the insets are
    /// repeated; with `.stretch` they are stretched.
    public func resizableImage(
        withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
    ) -> Image {
        func length(_ inset: Double) -> Double { inset.isFinite ? max(0, inset) : 0 }
        return changed {
            $0.capInsets = EdgeInsets(
                top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom),
                right: length(capInsets.right))
            $0.resizingMode = resizingMode
        }
    }

    /// Returns an image with another use of its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns an image that is filled with `color`, to the extent of its alpha channel.
    ///
    /// As in UIKit, a view that draws the image as a template replaces the colour by its own tint colour; `.alwaysOriginal` prevents that.
    /// Without `renderingMode` the image keeps its mode.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode? = nil) -> Image {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode ?? $0.renderingMode
        }
    }

    /// Returns an image that is drawn mirrored in views that are laid out from right to left: a picture of a direction of reading.
    ///
    ///     let reply = Image(bitmap: arrow).imageFlippedForRightToLeftLayoutDirection()
    public func imageFlippedForRightToLeftLayoutDirection() -> Image {
        changed { $0.flipsForRightToLeftLayoutDirection = true }
    }

    /// Returns the same properties with other pixels and another scale; frames of an animation are removed.
    package func withBitmap(_ bitmap: Bitmap, scale: Double) -> Image {
        changed {
            $0.bitmap = bitmap
            $0.scale = scale
            $0.images = nil
            $0.frameEnds = []
        }
    }

    /// Returns the same properties with the drawing of another symbol image.
    package func withSymbol(of other: Image) -> Image {
        changed {
            $0.drawing = other.drawing
            $0.symbol = other.symbol
        }
    }

    private func changed(_ change: (inout ImageTraits) -> Void) -> Image {
        var traits = ImageTraits(self)
        change(&traits)
        return Image(traits)
    }
}
