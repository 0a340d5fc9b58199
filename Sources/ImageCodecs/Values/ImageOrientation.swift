internal import Drawing

/// The position of the first row and column of a photograph, as cameras record it: the values of Exif's orientation tag.
enum ImageOrientation: Int, Sendable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Reads the orientation from the `count` bytes of an APP1 segment of a JPEG file; nil if they contain none.
    init?(exif reader: ByteReader, at start: Int, count: Int) {
        // "Exif", two zeros, then a TIFF file: its byte order, 42, and the offset of its first directory.
        guard reader.has("Exif\0\0", at: start), start + count <= reader.bytes.count else { return nil }
        let file = start + 6
        let isLittle = reader.has("II", at: file)
        guard isLittle || reader.has("MM", at: file) else { return nil }
        func integer(_ offset: Int, _ size: Int) -> Int? {
            guard offset + size <= start + count else { return nil }
            return isLittle ? reader.littleEndian(offset, count: size) : reader.bigEndian(offset, count: size)
        }
        guard integer(file + 2, 2) == 42, let directory = integer(file + 4, 4),
            let entries = integer(file + directory, 2)
        else { return nil }
        for entry in 0..<entries {
            let place = file + directory + 2 + 12 * entry
            guard let tag = integer(place, 2) else { return nil }
            // Type 3 is a 16-bit integer.
            guard tag == 0x112, integer(place + 2, 2) == 3, let value = integer(place + 8, 2) else {
                continue
            }
            self.init(rawValue: value)
            return
        }
        return nil
    }

    /// Whether rows are columns of the displayed image.
    var isTransposed: Bool { rawValue >= 5 }

    /// Returns the pixels in the order in which they are displayed.
    func applied(to bitmap: Bitmap) -> Bitmap {
        if self == .up { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        // The offset of the first displayed pixel, and the steps to the next one in a row and in a column.
        let (start, across, down): (Int, Int, Int) =
            switch self {
            case .up: (0, 1, width)
            case .upMirrored: (width - 1, -1, width)
            case .down: (width * height - 1, -1, -width)
            case .downMirrored: (width * (height - 1), 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (width * (height - 1), -width, 1)
            case .rightMirrored: (width * height - 1, -width, -1)
            case .left: (width - 1, width, -1)
            }
        let size = PixelSize(width: width, height: height)
        let shown = isTransposed ? size.transposed : size
        var pixels: [UInt32] = []
        pixels.reserveCapacity(shown.count)
        for row in 0..<shown.height {
            for column in 0..<shown.width {
                pixels.append(bitmap.pixels[start + column * across + row * down])
            }
        }
        return Bitmap(width: shown.width, height: shown.height, pixels: pixels)
    }
}
