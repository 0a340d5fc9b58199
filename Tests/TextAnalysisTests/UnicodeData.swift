import Glibc
import Testing

/// The conformance files of Debian's package unicode-data.
enum UnicodeData {
    /// Returns the lines of a file, without comments and empty lines.
    static func lines(of file: String) throws -> [Substring] {
        let path = "/usr/share/unicode/" + file
        let handle = try #require(fopen(path, "r"), "\(path) is missing; scripts/setup.sh test installs it")
        defer { fclose(handle) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, handle), count > 0 {
            bytes += buffer[0..<count]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let content = line.prefix { $0 != "#" }
            return content.allSatisfy(\.isWhitespace) ? nil : content
        }
    }

    /// A line of a break test: the code points, and for each position including both ends whether there is a break.
    struct BreakCase {
        var scalars: [UInt32] = []
        var breaks: [Bool] = []

        init(_ line: Substring) {
            for field in line.split(whereSeparator: \.isWhitespace) {
                switch field {
                case "÷": breaks.append(true)
                case "×": breaks.append(false)
                default: scalars.append(UInt32(field, radix: 16) ?? 0)
                }
            }
        }
    }
}
