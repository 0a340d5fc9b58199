import Drawing
import ImageCodecs

/// Decodes damaged files of every readable format.
///
/// A defect of a decoder shows as a crash, or as a report of the address sanitizer.
public enum ImageStress {
    /// The greatest number of pixels to decode; keeps the time short, because damaged headers often declare the largest size.
    private static let pixelLimit = 1 << 16

    /// Decodes `count` damaged copies of each readable sample; returns one line for each defect, none when all is well.
    public static func findings(count: Int) -> [String] {
        ImageSample.readable.flatMap { findings(in: $0, count: count) }
    }

    /// Decodes `count` damaged copies of a readable sample; returns one line for each defect, none when all is well.
    public static func findings(in sample: ImageSample, count: Int) -> [String] {
        result(of: sample, count: count).findings
    }

    /// The number of damaged copies that were decoded and refused, and one line for each defect.
    public struct Result: Sendable {
        public var decoded = 0
        public var refused = 0
        public var findings: [String] = []
    }

    /// Decodes `count` damaged copies of a readable sample, every third one scaled while it is decoded.
    public static func result(of sample: ImageSample, count: Int) -> Result {
        var result = Result()
        do {
            _ = try ImageDecoder.decode(sample.bytes, name: sample.name)
        } catch .missingLibrary {
            return result
        } catch {
            result.findings.append("\(sample.name): the undamaged file is not read: \(error)")
        }
        for seed in 0..<count {
            var mutation = ImageMutation(seed: seed)
            do {
                let bytes = mutation.damaged(sample.bytes)
                for problem in try problems(of: bytes, name: sample.name, isScaled: seed % 3 == 0) {
                    result.findings.append("\(sample.name), seed \(seed): \(problem)")
                }
                result.decoded += 1
            } catch {
                result.refused += 1
                if !error.description.hasPrefix(sample.name + ": ") {
                    result.findings.append(
                        "\(sample.name), seed \(seed): the error does not name the file: \(error)")
                }
            }
        }
        // A decoder that accepts or refuses everything is not tested.
        if result.decoded == 0 || result.refused == 0 {
            result.findings.append(
                "\(sample.name): \(result.decoded) of \(count) damaged files decoded, \(result.refused) refused"
            )
        }
        return result
    }

    /// Decodes all frames of a file; returns what is wrong with them.
    private static func problems(
        of bytes: [UInt8], name: String, isScaled: Bool
    ) throws(ImageError) -> [String] {
        let source = try ImageSource(bytes, name: name, pixelLimit: pixelLimit)
        let limit = isScaled ? 5 : nil
        var frames = try source.frames(maxPixelSize: limit)
        var (problems, count): ([String], Int) = ([], 0)
        while count < 100, let frame = try frames.next() {
            let bitmap = frame.image.bitmap
            if bitmap.pixels.isEmpty || max(bitmap.width, bitmap.height) > limit ?? .max {
                problems.append("\(bitmap.width) x \(bitmap.height) pixels")
            }
            // A colour of a premultiplied pixel is at most its alpha.
            if bitmap.pixels.contains(where: { pixel in
                [0, 8, 16].contains { pixel >> $0 & 255 > pixel >> 24 }
            }) {
                problems.append("the pixels are not premultiplied")
            }
            count += 1
        }
        if count == 0 { problems.append("no frame") }
        return problems
    }
}
