/// Decompresses the pixels of a frame of a GIF file: variable-length codes of Lempel, Ziv and Welch (GIF89a, appendix F).
struct GIFPixels {
    private let bytes: [UInt8]
    private var offset: Int
    /// The number of bytes left in the current block.
    private var blockLength = 0
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// The strings of the codes: each is the string of a prefix code and one more byte.
    private var prefixes = [UInt16](repeating: 0, count: 4096)
    private var suffixes = [UInt8](repeating: 0, count: 4096)
    private var lengths = [UInt16](repeating: 0, count: 4096)

    private init(_ bytes: [UInt8], at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    /// Returns the colour indices of `frame` in the order of the file; nil if the data is damaged or truncated.
    ///
    /// Memory grows with the decoded pixels, not with the size that the frame declares.
    static func indices(of frame: GIFFile.Frame, in bytes: [UInt8]) -> [UInt8]? {
        guard frame.data < bytes.count else { return nil }
        let width = Int(bytes[frame.data])
        guard 1...8 ~= width else { return nil }
        var pixels = GIFPixels(bytes, at: frame.data + 1)
        return pixels.decode(count: frame.size.count, rootWidth: width)
    }

    private mutating func decode(count: Int, rootWidth: Int) -> [UInt8]? {
        let (clearCode, endCode) = (1 << rootWidth, 1 << rootWidth + 1)
        for code in 0..<clearCode { (suffixes[code], lengths[code]) = (UInt8(code), 1) }
        var output: [UInt8] = []
        var (width, next) = (rootWidth + 1, endCode + 1)
        var previous: Int?
        while output.count < count {
            guard let code = readCode(width) else { return nil }
            if code == clearCode {
                (width, next, previous) = (rootWidth + 1, endCode + 1, nil)
                continue
            }
            // Without a previous string only the codes of single bytes are defined.
            guard code != endCode, code < next || code == next && previous != nil else { return nil }
            if let previous {
                // The code that is being defined begins and ends with the first byte of the previous string.
                let first = firstByte(of: code == next ? previous : code)
                if next < 4096 {
                    (prefixes[next], suffixes[next]) = (UInt16(previous), first)
                    lengths[next] = lengths[previous] + 1
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                } else if code == next {
                    return nil
                }
            }
            append(code, to: &output)
            previous = code
        }
        // The last string may be longer than the rest of the frame.
        return output.count == count ? output : Array(output.prefix(count))
    }

    private func firstByte(of code: Int) -> UInt8 {
        var code = code
        while lengths[code] > 1 { code = Int(prefixes[code]) }
        return suffixes[code]
    }

    private func append(_ code: Int, to output: inout [UInt8]) {
        let length = Int(lengths[code])
        let start = output.count
        output.append(contentsOf: repeatElement(0, count: length))
        var (index, code) = (start + length - 1, code)
        while index > start {
            output[index] = suffixes[code]
            code = Int(prefixes[code])
            index -= 1
        }
        output[start] = suffixes[code]
    }

    /// Reads a code of `width` bits; nil at the end of the blocks or of the file.
    private mutating func readCode(_ width: Int) -> Int? {
        while bitCount < width {
            if blockLength == 0 {
                guard offset < bytes.count, bytes[offset] > 0 else { return nil }
                blockLength = Int(bytes[offset])
                offset += 1
            }
            guard offset < bytes.count else { return nil }
            bits |= UInt32(bytes[offset]) << UInt32(bitCount)
            bitCount += 8
            offset += 1
            blockLength -= 1
        }
        let code = Int(bits & (1 << UInt32(width) - 1))
        bits >>= UInt32(width)
        bitCount -= width
        return code
    }
}
