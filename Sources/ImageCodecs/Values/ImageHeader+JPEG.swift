extension ImageHeader {
    /// Returns the header of a JPEG file; nil if it is damaged or truncated.
    static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        let reader = ByteReader(bytes)
        var orientation = ImageOrientation.up
        var hasAdobeMarker = false
        var offset = 2
        while true {
            // Between segments libjpeg skips to the next marker; bytes 0xff before a marker are padding.
            while let byte = reader.byte(offset), byte != 0xff { offset += 1 }
            while reader.byte(offset) == 0xff { offset += 1 }
            guard let marker = reader.byte(offset) else { return nil }
            offset += 1
            switch marker {
            case 0, 0x01, 0xd0...0xd7: continue
            case 0xd8, 0xd9, 0xda: return nil
            case 0xc0...0xcf where marker != 0xc4 && marker != 0xc8 && marker != 0xcc:
                guard let height = reader.bigEndian(offset + 3, count: 2),
                    let width = reader.bigEndian(offset + 5, count: 2),
                    let components = reader.byte(offset + 7)
                else { return nil }
                var header = ImageHeader(width, height)
                header.orientation = orientation
                header.hasInks = components == 4
                header.hasInvertedInks = header.hasInks && hasAdobeMarker
                header.refusedVariant = refusedVariant(marker: marker)
                return header
            default:
                guard let length = reader.bigEndian(offset, count: 2), length >= 2 else { return nil }
                if marker == 0xee, reader.has("Adobe", at: offset + 2) { hasAdobeMarker = true }
                if marker == 0xe1,
                    let found = ImageOrientation(exif: reader, at: offset + 2, count: length - 2)
                {
                    orientation = found
                }
                offset += length
            }
        }
    }

    /// Returns the name of a variant that libjpeg-turbo does not decode.
    private static func refusedVariant(marker: UInt8) -> String? {
        switch marker {
        case 0xc3, 0xc7, 0xcb, 0xcf: "lossless JPEG"
        // The size of an arithmetic-coded file says nothing about the number of its pixels (see JPEG.maximumPixels).
        case 0xc9...0xce: "arithmetic-coded JPEG"
        case 0xc5, 0xc6: "hierarchical JPEG"
        default: nil
        }
    }
}
