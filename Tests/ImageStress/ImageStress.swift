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
        var findings: [String] = []
        do {
            _ = try ImageDecoder.decode(sample.bytes, name: sample.name)
        } catch .missingLibrary {
            return []
        } catch {
            findings.append("\(sample.name): the undamaged file is not read: \(error)")
        }
        var (decoded, refused) = (0, 0)
        for seed in 0..<count {
            var mutation = ImageMutation(seed: seed)
            do {
                let bitmap = try ImageDecoder.decode(
                    mutation.damaged(sample.bytes), name: sample.name, pixelLimit: pixelLimit)
                decoded += 1
                if bitmap.pixels.count != bitmap.width * bitmap.height || bitmap.pixels.isEmpty {
                    findings.append(
                        "\(sample.name), seed \(seed): \(bitmap.pixels.count) pixels for \(bitmap.width) x \(bitmap.height)"
                    )
                }
            } catch {
                refused += 1
                if !error.description.hasPrefix(sample.name + ": ") {
                    findings.append(
                        "\(sample.name), seed \(seed): the error does not name the file: \(error)")
                }
            }
        }
        // A decoder that accepts or refuses everything is not tested.
        if decoded == 0 || refused == 0 {
            findings.append(
                "\(sample.name): \(decoded) of \(count) damaged files decoded, \(refused) refused")
        }
        return findings
    }
}
