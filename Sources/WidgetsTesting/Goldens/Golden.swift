public import Drawing
internal import ImageCodecs

/// Compares the output of a program with reviewed reference files (goldens).
///
/// Goldens are stored in the folder `Goldens/` beside the test's source file. `scripts/record-goldens.sh` (or any run with
/// `WIDGETS_GOLDENS=record`) writes them. Otherwise a missing golden is an error, and the actual output is written beside it as
/// `<name>.new.txt` or `.new.png`.
///
///     try Golden.text(view.recursiveDescription(), matches: "settings-tree")
///     try Golden.picture(bitmap, matches: "gauge-half")
public enum Golden {
    /// Compares text with the golden `Goldens/<name>.txt`.
    ///
    /// A trailing line break is ignored.
    public static func text(
        _ text: String, matches name: String, filePath: String = #filePath
    ) throws(GoldenMismatch) {
        let file = GoldenFile(name, suffix: "txt", besideSource: filePath)
        let bytes = Array((text + "\n").utf8)
        if GoldenFile.isRecording { return try record(bytes, file) }
        guard let old = file.read() else { throw try missing(bytes, file) }
        let expected = lines(String(decoding: old, as: UTF8.self))
        let found = lines(text)
        if expected == found { return file.removeTraces() }
        try file.write(bytes, to: file.newPath)
        let line = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let index = line ?? min(expected.count, found.count)
        throw GoldenMismatch(
            .different,
            """
            \(file.path):\(index + 1): the text differs from its golden
              expected: \(index < expected.count ? expected[index] : "(the end)")
              found:    \(index < found.count ? found[index] : "(the end)")
            compare it with \(file.newPath); if the new one is right, run scripts/record-goldens.sh
            """)
    }

    /// Compares a bitmap with the golden `Goldens/<name>.png`.
    ///
    /// All pixels must be equal, except for differences up to `tolerance` (per channel, of 255) and for up to `differingPixels` pixels.
    public static func picture(
        _ bitmap: Bitmap, matches name: String, tolerance: Int = 0, differingPixels: Int = 0,
        filePath: String = #filePath
    ) throws(GoldenMismatch) {
        let file = GoldenFile(name, suffix: "png", besideSource: filePath)
        let bytes = try encode(bitmap, file)
        if GoldenFile.isRecording { return try record(bytes, file) }
        guard let old = file.read() else { throw try missing(bytes, file) }
        // Both bitmaps are decoded from PNG data, so that the precision lost by the format (the lowest bit of translucent colours) does
        // not count as a difference.
        let expected = try decode(old, file)
        let found = try decode(bytes, file)
        guard expected.width == bitmap.width, expected.height == bitmap.height else {
            try file.write(bytes, to: file.newPath)
            throw GoldenMismatch(
                .different,
                "\(file.path): expected \(expected.width) x \(expected.height) pixels, found "
                    + "\(bitmap.width) x \(bitmap.height); look at \(file.newPath)")
        }
        let difference = PictureDifference(expected, found, tolerance: tolerance)
        guard difference.count > differingPixels, let first = difference.first else {
            return file.removeTraces()
        }
        try file.write(bytes, to: file.newPath)
        try file.write(try encode(difference.picture, file), to: file.differencePath)
        throw GoldenMismatch(
            .different,
            """
            \(file.path): \(difference.count) pixels differ from the golden, by up to \(difference.largest) of 255
              first at (\(first.x), \(first.y)): expected \(hex(first.expected)), found \(hex(first.found))
            look at \(file.differencePath) and \(file.newPath); if the new one is right, run \
            scripts/record-goldens.sh
            """)
    }

    // MARK: - Steps

    private static func record(_ bytes: [UInt8], _ file: GoldenFile) throws(GoldenMismatch) {
        file.removeTraces()
        if file.read() != bytes { try file.write(bytes, to: file.path) }
    }

    private static func missing(_ bytes: [UInt8], _ file: GoldenFile) throws(GoldenMismatch) -> GoldenMismatch
    {
        try file.write(bytes, to: file.newPath)
        return GoldenMismatch(
            .missing,
            "\(file.path) is missing; look at \(file.newPath), and if it is right, run scripts/record-goldens.sh"
        )
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func encode(_ bitmap: Bitmap, _ file: GoldenFile) throws(GoldenMismatch) -> [UInt8] {
        do { return try PNG.encode(bitmap) } catch { throw GoldenMismatch(.file, "\(file.path): \(error)") }
    }

    private static func decode(_ bytes: [UInt8], _ file: GoldenFile) throws(GoldenMismatch) -> Bitmap {
        do { return try PNG.decode(bytes, name: file.path) } catch {
            throw GoldenMismatch(.file, "\(file.path): \(error)")
        }
    }

    private static func hex(_ pixel: UInt32) -> String {
        let digits = String(pixel, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
