extension Canvas {
    /// Draws an image scaled to fill `rect`.
    ///
    /// With a tint, or the image's own ``Image/tintColor``, the alpha channel of the image is filled with that colour. Margins given by
    /// ``Image/capInsets`` keep their size, and the parts between them are stretched or repeated. A template image without a tint is
    /// drawn in the colour of labels.
    public func draw(_ image: Image, in rect: Rect, tint: Color? = nil) {
        guard isDrawable(rect), image.size.width > 0, image.size.height > 0 else { return }
        let color = (tint ?? image.tintColor ?? (image.isTemplate ? .label : nil))
            .map { resolved($0, .text, in: rect) }
        if let drawing = image.drawing as? ImageDrawing {
            draw(drawing, in: rect, color)
        } else if image.capInsets != .zero || image.resizingMode == .tile {
            drawParts(of: image, in: rect, color)
        } else {
            record(.image(image, in: moved(rect), tint: color))
        }
    }

    /// Draws an image in a view that is laid out from right to left if `isRightToLeft` is true: mirrored if the image is one that flips.
    package func draw(_ image: Image, in rect: Rect, tint: Color?, isRightToLeft: Bool) {
        guard isRightToLeft, image.flipsForRightToLeftLayoutDirection else {
            return draw(image, in: rect, tint: tint)
        }
        mirrored(in: rect) { draw(image, in: rect, tint: tint) }
    }

    /// Mirrors `body` horizontally about the centre of `rect`.
    package func mirrored(in rect: Rect, _ body: () -> Void) {
        let flip = AffineTransform(scaleX: -1, y: 1)
        transformed(by: flip.concatenating(AffineTransform(translationX: rect.minX + rect.maxX, y: 0)), body)
    }

    private func draw(_ drawing: ImageDrawing, in rect: Rect, _ color: Color?) {
        let scale = AffineTransform(
            scaleX: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
        transformed(
            by: scale.concatenating(AffineTransform(translationX: rect.minX, y: rect.minY))
        ) {
            withoutAdaptation { drawing.draw(self, color ?? .label) }
        }
    }

    /// Draws the corners, edges and centre of an image; margins that do not fit are reduced in proportion.
    private func drawParts(of image: Image, in rect: Rect, _ tint: Color?) {
        let caps = image.capInsets
        let columns = Slices(
            low: caps.left, high: caps.right, pixels: image.bitmap.width, scale: image.scale, from: rect.minX,
            length: rect.width)
        let rows = Slices(
            low: caps.top, high: caps.bottom, pixels: image.bitmap.height, scale: image.scale,
            from: rect.minY, length: rect.height)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = PixelRect(
                    left: columns.source[column], top: rows.source[row], right: columns.source[column + 1],
                    bottom: rows.source[row + 1])
                let place = Rect(
                    x: columns.target[column], y: rows.target[row],
                    width: columns.target[column + 1] - columns.target[column],
                    height: rows.target[row + 1] - rows.target[row])
                if source.isEmpty || !isDrawable(place) { continue }
                let isTiled = image.resizingMode == .tile && (row == 1 || column == 1)
                record(.imagePart(image, source: source, in: moved(place), isTiled: isTiled, tint: tint))
            }
        }
    }

    private func moved(_ rect: Rect) -> Rect {
        rect.offsetBy(dx: currentTranslation.tx, dy: currentTranslation.ty)
    }
}

/// The division of an image and of its place into margin, centre and margin.
private struct Slices {
    /// The pixels at which the parts begin and end.
    let source: [Int]
    /// The coordinates at which the parts begin and end, in points.
    let target: [Double]

    init(low: Double, high: Double, pixels: Int, scale: Double, from: Double, length: Double) {
        let first = min(pixels, max(0, pixel((low * scale).rounded())))
        let last = max(first, pixels - max(0, pixel((high * scale).rounded())))
        let (lowLength, highLength) = (Double(first) / scale, Double(pixels - last) / scale)
        let total = lowLength + highLength
        let factor = total > length && total > 0 ? length / total : 1
        source = [0, first, last, pixels]
        target = [from, from + lowLength * factor, from + length - highLength * factor, from + length]
    }
}
