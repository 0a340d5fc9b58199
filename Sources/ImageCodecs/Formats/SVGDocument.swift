/// A parsed SVG document.
///
/// Used by one thread at a time. Documents are parsed without a base address: librsvg then reads no other file.
final class SVGDocument {
    private let library: SVGLibrary
    private let document: SVGLibrary.Object
    private let name: String
    private let limits: SVGWorkLimits

    init(_ bytes: [UInt8], name: String) throws(ImageError) {
        library = try SVGLibrary.shared.required(for: name)
        if let problem = SVGTextLimits.problem(in: bytes) { throw .broken(name, reason: problem) }
        limits = SVGWorkLimits(bytes)
        // Some documents end the process while they are parsed.
        if let problem = limits.problem(pixels: 1) { throw .broken(name, reason: problem) }
        var error: SVGLibrary.Object?
        guard let document = library.parse(bytes, UInt(bytes.count), &error) else {
            if let error { library.freeError(error) }
            throw .broken(name, reason: "it is not a well-formed SVG document")
        }
        (self.document, self.name) = (document, name)
        // 96 pixels per inch, as in CSS.
        library.setResolution(document, 96)
    }

    deinit { library.releaseObject(document) }

    /// The size that the document declares: `width` and `height`, or the size of `viewBox`, or 300 x 150, as in CSS.
    var intrinsicSize: (width: Double, height: Double) {
        var (width, height) = (0.0, 0.0)
        if library.getSize(document, &width, &height) != 0, Self.isUsable(width, height) {
            return (width, height)
        }
        var hasViewBox: Int32 = 0
        var viewBox = [0.0, 0, 0, 0]
        library.getDimensions(document, nil, nil, nil, nil, &hasViewBox, &viewBox)
        if hasViewBox != 0, Self.isUsable(viewBox[2], viewBox[3]) { return (viewBox[2], viewBox[3]) }
        return (300, 150)
    }

    private static func isUsable(_ width: Double, _ height: Double) -> Bool {
        width.isFinite && height.isFinite && width > 0 && height > 0
    }

    /// Draws the document into a rectangle of `size`; the result is premultiplied.
    func pixels(_ size: PixelSize) throws(ImageError) -> [UInt32] {
        if let problem = limits.problem(pixels: size.count) { throw .broken(name, reason: problem) }
        var pixels = [UInt32](repeating: 0, count: size.count)
        let isDrawn = pixels.withUnsafeMutableBufferPointer { draw(into: $0, size) }
        guard isDrawn else { throw .broken(name, reason: "it cannot be drawn: it is damaged or too complex") }
        return pixels
    }

    /// Draws into `memory`, which has `size.count` pixels; no object refers to it afterwards.
    private func draw(into memory: UnsafeMutableBufferPointer<UInt32>, _ size: PixelSize) -> Bool {
        assert(memory.count == size.count)
        // Format 0 is CAIRO_FORMAT_ARGB32, which has the pixels of a bitmap.
        guard
            let surface = library.createSurface(
                memory.baseAddress, 0, Int32(size.width), Int32(size.height), Int32(size.width * 4))
        else { return false }
        defer {
            library.finishSurface(surface)
            library.destroySurface(surface)
        }
        guard library.surfaceStatus(surface) == 0, let context = library.createContext(surface) else {
            return false
        }
        defer { library.destroyContext(context) }
        let viewport = [0, 0, Double(size.width), Double(size.height)]
        var error: SVGLibrary.Object?
        let isRendered = library.render(document, context, viewport, &error) != 0
        if let error { library.freeError(error) }
        return isRendered && library.contextStatus(context) == 0
    }
}
