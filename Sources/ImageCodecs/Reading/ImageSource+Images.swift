public import Drawing

extension ImageSource {
    /// The size of the images, in points.
    ///
    /// A photograph with an orientation has the size of the turned image.
    public var size: Size {
        if case .svg(let image) = content { return image.size }
        return Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
    }

    /// The number of columns of the images.
    public var pixelWidth: Int { pixelSize.width }
    /// The number of rows of the images.
    public var pixelHeight: Int { pixelSize.height }

    /// The number of frames; 1 for a still image.
    public var count: Int {
        switch content {
        case .still, .svg: 1
        case .gif(let file): file.frames.count
        case .webP(_, let chunks): chunks.durations.count
        }
    }

    /// The number of times that an animation is played; 0 repeats it forever.
    public var loopCount: Int {
        switch content {
        case .still, .svg: 1
        case .gif(let file): file.loopCount
        case .webP(_, let chunks): chunks.loopCount
        }
    }

    /// The time for which a frame is displayed; zero for a still image.
    ///
    /// As in web browsers, 10 milliseconds and less count as 100.
    public func duration(at index: Int) -> Duration {
        precondition(index >= 0, "ImageSource.duration: index \(index) is negative")
        switch content {
        case .still, .svg: return .zero
        case .gif(let file):
            return index < file.frames.count
                ? ImageFrame.duration(milliseconds: file.frames[index].delay * 10) : .zero
        case .webP(_, let chunks):
            return index < chunks.durations.count
                ? ImageFrame.duration(milliseconds: chunks.durations[index]) : .zero
        }
    }

    /// Decodes a frame.
    ///
    /// The index must be less than ``count``. A frame of an animation is composed of all previous ones: use ``frames(maxPixelSize:)`` to decode
    /// several in order.
    public func image(at index: Int = 0) throws(ImageError) -> Image {
        try image(at: index, maxPixelSize: nil)
    }

    /// Decodes the first frame so that no side has more than `maxPixelSize` pixels.
    ///
    /// The image keeps its proportions and is never enlarged; its scale is that of the source. The limit is observed while the file is
    /// decoded: docs/images.md states the memory for each format.
    public func thumbnail(maxPixelSize: Int) throws(ImageError) -> Image {
        try image(at: 0, maxPixelSize: maxPixelSize)
    }

    /// Returns a decoder of the frames in order.
    public func frames(maxPixelSize: Int? = nil) throws(ImageError) -> ImageFrames {
        try ImageFrames(self, pixelSize.fitting(maxPixelSize))
    }

    /// Decodes all frames into one image: an animated image, or a still one if the file has a single frame.
    ///
    /// Throws ``ImageError/tooLarge(_:width:height:)`` if the frames have more than 2^26 pixels in all; `maxPixelSize` reduces them.
    public func animatedImage(maxPixelSize: Int? = nil) throws(ImageError) -> Image {
        guard count > 1 else { return try image(at: 0, maxPixelSize: maxPixelSize) }
        let size = pixelSize.fitting(maxPixelSize)
        guard size.count <= ImageLimits.animationPixels / count else {
            throw .tooLarge(name, width: size.width, height: size.height * count)
        }
        var frames = try self.frames(maxPixelSize: maxPixelSize)
        var images: [Image] = []
        var durations: [Double] = []
        while let frame = try frames.next() {
            if Task.isCancelled { throw .cancelled(name) }
            images.append(frame.image)
            durations.append(frame.duration / .seconds(1))
        }
        guard let image = Image.animatedImage(with: images, durations: durations, loopCount: loopCount) else {
            throw .broken(name, reason: "it has no complete frame")
        }
        return image
    }

    func image(at index: Int, maxPixelSize: Int?) throws(ImageError) -> Image {
        precondition(
            (0..<count).contains(index), "ImageSource.image: index \(index) of \(count) images")
        var frames = try self.frames(maxPixelSize: maxPixelSize)
        try frames.skip(index)
        guard let frame = try frames.next() else {
            throw .broken(name, reason: "frame \(index) is damaged or truncated")
        }
        return frame.image
    }

    /// Decodes a still image, scaled to `target`, which has the proportions of the displayed image.
    func stillBitmap(scaledTo target: PixelSize) throws(ImageError) -> Bitmap {
        switch content {
        case .svg(let image): return try image.bitmap(target)
        case .still(let header):
            switch format {
            case .png: return try PNGRowReader.decode(bytes, header.size, scaledTo: target, name: name)
            case .jpeg:
                let size = header.orientation.isTransposed ? target.transposed : target
                return try JPEG.decode(bytes, header, scaledTo: size, name: name)
            case .webP: return try WebP.decode(bytes, header.size, scaledTo: target, name: name)
            case .bmp: return try BMP.decode(bytes, header.size, scaledTo: target, name: name)
            case .gif, .svg, .refused: break
            }
        case .gif, .webP: break
        }
        preconditionFailure("ImageSource: \(format) has no still image; decode its frames")
    }
}
