public import Drawing

extension Bitmap {
    /// Returns the bitmap scaled to another size in pixels.
    ///
    /// A shorter side averages the pixels that each new pixel covers; a longer side interpolates between four pixels with Catmull-Rom's
    /// cubic. The alpha channel is scaled with the colours, so that transparent pixels do not darken edges. A bitmap or a size without pixels
    /// gives a transparent bitmap. O(pixels of the source and of the result); call it off the main actor for large images.
    ///
    ///     let small = photo.scaled(width: 320, height: 200)
    public func scaled(width: Int, height: Int) -> Bitmap {
        guard self.width > 0, self.height > 0, width > 0, height > 0 else {
            return Bitmap(width: width, height: height)
        }
        if (width, height) == (self.width, self.height) { return self }
        precondition(
            PixelSize(width: width, height: height).count <= ImageLimits.pixels,
            "Bitmap.scaled: \(width) x \(height) pixels; give at most 2^28 pixels")
        var scaler = RowScaler(
            from: PixelSize(width: self.width, height: self.height),
            to: PixelSize(width: width, height: height))
        for row in 0..<self.height {
            scaler.add(pixels.span.extracting(row * self.width..<(row + 1) * self.width))
        }
        return scaler.bitmap
    }
}

extension Image {
    /// Returns an image whose pixels are scaled to fit into `size`, in points, with the same proportions; nil if `size` is empty.
    ///
    /// Corresponds to `UIImage.preparingThumbnail(of:)`. The result has the scale and the drawing properties of this image; an animated
    /// image gives its first frame. The image is not enlarged.
    public func preparingThumbnail(of size: Size) -> Image? {
        guard size.width > 0, size.height > 0, bitmap.width > 0, bitmap.height > 0 else { return nil }
        let factor = min(1, size.width / self.size.width, size.height / self.size.height)
        guard factor < 1 else { return withBitmap(bitmap, scale: scale) }
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        return withBitmap(
            bitmap.scaled(width: side(bitmap.width), height: side(bitmap.height)), scale: scale)
    }

    /// Scales the image on a background thread: ``preparingThumbnail(of:)`` for callers on the main actor.
    @concurrent public func byPreparingThumbnail(ofSize size: Size) async -> Image? {
        preparingThumbnail(of: size)
    }
}
