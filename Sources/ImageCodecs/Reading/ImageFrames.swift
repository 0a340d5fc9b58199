internal import Drawing

/// Decodes the frames of an image one after the other, each from the previous one.
///
/// Memory does not depend on the number of frames. A still image has one frame.
///
///     var frames = try source.frames(maxPixelSize: 400)
///     while let frame = try frames.next() { images.append(frame.image) }
public struct ImageFrames {
    private enum Decoder {
        case still(ImageSource, PixelSize)
        case gif(GIFAnimation)
        case webP(WebPAnimation)
        case finished
    }

    private var decoder: Decoder
    private let source: ImageSource
    private var index = 0

    init(_ source: ImageSource, _ target: PixelSize) throws(ImageError) {
        self.source = source
        decoder =
            switch source.content {
            case .gif(let file): .gif(GIFAnimation(file, scaledTo: target, name: source.name))
            case .webP(let header, _):
                .webP(try WebPAnimation(source.bytes, header.size, scaledTo: target, name: source.name))
            case .still, .svg: .still(source, target)
            }
    }

    /// Returns the next frame; nil after the last one.
    public mutating func next() throws(ImageError) -> ImageFrame? {
        switch decoder {
        case .still(let source, let target):
            decoder = .finished
            return frame(try source.stillBitmap(scaledTo: target))
        case .gif(var animation):
            decoder = .finished
            let bitmap = try animation.next()
            decoder = .gif(animation)
            guard let bitmap else { return nil }
            return frame(bitmap)
        case .webP(let animation):
            guard let next = try animation.next() else { return nil }
            return frame(next.bitmap)
        case .finished:
            return nil
        }
    }

    /// Composes `count` frames without returning them.
    mutating func skip(_ count: Int) throws(ImageError) {
        for _ in 0..<count {
            if case .gif(var animation) = decoder {
                decoder = .finished
                _ = try animation.advance()
                decoder = .gif(animation)
                index += 1
            } else {
                _ = try next()
            }
        }
    }

    private mutating func frame(_ bitmap: Bitmap) -> ImageFrame {
        defer { index += 1 }
        return ImageFrame(
            image: Image(bitmap: bitmap, scale: source.scale), duration: source.duration(at: index))
    }
}
