internal import Drawing

/// The frames of a GIF file in order, composed on the canvas.
///
/// Needs memory for the canvas, for a copy of it while a frame that is restored is displayed, and for one byte for each pixel of a frame.
struct GIFAnimation {
    private let file: GIFFile
    private let target: PixelSize
    private let name: String
    /// The premultiplied pixels after the last returned frame.
    private var canvas: [UInt32]
    /// The pixels before the last returned frame, if they are to be restored.
    private var saved: [UInt32]?
    private var index = 0

    /// Frames are scaled to `target`.
    init(_ file: GIFFile, scaledTo target: PixelSize, name: String) {
        (self.file, self.target, self.name) = (file, target, name)
        canvas = [UInt32](repeating: 0, count: file.size.count)
    }

    /// Returns the next frame; nil after the last one.
    mutating func next() throws(ImageError) -> Bitmap? {
        guard try advance() else { return nil }
        return bitmap
    }

    /// Composes the next frame without returning it; returns false after the last one.
    mutating func advance() throws(ImageError) -> Bool {
        guard index < file.frames.count else { return false }
        if index > 0 { dispose(file.frames[index - 1]) }
        try draw(file.frames[index])
        index += 1
        return true
    }

    /// The canvas, scaled to the target.
    private var bitmap: Bitmap {
        Bitmap(width: file.size.width, height: file.size.height, pixels: canvas)
            .scaled(width: target.width, height: target.height)
    }

    private mutating func dispose(_ frame: GIFFile.Frame) {
        if let saved {
            canvas = saved
            self.saved = nil
        } else if frame.disposal == .clear {
            let right = min(frame.left + frame.size.width, file.size.width)
            let bottom = min(frame.top + frame.size.height, file.size.height)
            guard frame.left < right, frame.top < bottom else { return }
            for row in frame.top..<bottom {
                for column in frame.left..<right { canvas[row * file.size.width + column] = 0 }
            }
        }
    }

    private mutating func draw(_ frame: GIFFile.Frame) throws(ImageError) {
        try ImageLimits.check(frame.size, limit: ImageLimits.canvasPixels, name: name)
        guard let indices = GIFPixels.indices(of: frame, in: file.bytes) else {
            throw .broken(name, reason: "frame \(index) is damaged or truncated")
        }
        if frame.disposal == .restore { saved = canvas }
        let colors = colors(of: frame)
        let width = min(frame.size.width, file.size.width - frame.left)
        guard width > 0 else { return }
        for (row, line) in Self.lines(of: frame).enumerated() where frame.top + line < file.size.height {
            let (from, to) = (row * frame.size.width, (frame.top + line) * file.size.width + frame.left)
            for column in 0..<width {
                let color = colors[Int(indices[from + column])]
                if color != 0 { canvas[to + column] = color }
            }
        }
    }

    /// Returns the 256 opaque colours of the frame; 0 for the transparent one, and for those that its table does not have.
    private func colors(of frame: GIFFile.Frame) -> [UInt32] {
        var colors = [UInt32](repeating: 0, count: 256)
        guard let palette = frame.palette else { return colors }
        let bytes = file.bytes
        for index in 0..<palette.count where palette.offset + 3 * index + 2 < bytes.count {
            let place = palette.offset + 3 * index
            colors[index] =
                0xff << 24 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8
                | UInt32(bytes[place + 2])
        }
        if let index = frame.transparentIndex { colors[index] = 0 }
        return colors
    }

    /// Returns the rows of the frame in the order of the file.
    private static func lines(of frame: GIFFile.Frame) -> [Int] {
        let height = frame.size.height
        guard frame.isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
            Array(stride(from: start, to: height, by: step))
        }
    }
}
