import Glibc
import Testing

@testable import TextEditing

/// The break tests of the Unicode Character Database, placed across the boundary of two leaves.
@Suite struct UnicodeTests {
    /// Returns the strings of a break test file of Debian's package unicode-data.
    private func cases(_ file: String) throws -> [String] {
        let path = "/usr/share/unicode/auxiliary/" + file
        let handle = try #require(fopen(path, "r"), "\(path) is missing; scripts/setup.sh test installs it")
        defer { fclose(handle) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&part, 1, part.count, handle), count > 0 { bytes += part[0..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let numbers = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
                .compactMap { UInt32($0, radix: 16) }
            let scalars = numbers.compactMap { Unicode.Scalar($0) }
            return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
        }
    }

    @Test func `Character boundaries agree with the string in all cases, across leaves`() throws {
        let cases = try cases("GraphemeBreakTest.txt")
        #expect(cases.count == 602)
        for (index, text) in cases.enumerated() {
            // The leaf ends within the case, at another offset each time.
            let length = 1024 - index % (text.utf8.count + 1)
            let whole = String(repeating: "x", count: length) + text + String(repeating: "y", count: 1024)
            let buffer = EditBuffer(whole)
            var boundaries: Set<Int> = []
            var offset = 0
            for character in whole {
                boundaries.insert(offset)
                offset += character.utf8.count
            }
            for place in (length - 2)...(length + text.utf8.count + 2) {
                #expect(buffer.isCharacterBoundary(place) == boundaries.contains(place), "case \(index)")
            }
            for boundary in boundaries where boundary >= length && boundary <= length + text.utf8.count {
                #expect(boundaries.contains(buffer.characterBoundary(before: boundary)))
                #expect(boundaries.contains(buffer.characterBoundary(after: boundary)))
            }
        }
    }

    @Test func `Word movement reaches the end and the start of every case`() throws {
        for text in try cases("WordBreakTest.txt") {
            let words = WordFinder(EditBuffer(text))
            var forward = 0
            for _ in 0...text.utf8.count where forward < text.utf8.count {
                let next = words.end(after: forward)
                #expect(next > forward)
                forward = next
            }
            #expect(forward == text.utf8.count)
            var backward = forward
            for _ in 0...text.utf8.count where backward > 0 {
                let next = words.start(before: backward)
                #expect(next < backward)
                backward = next
            }
            #expect(backward == 0)
        }
    }
}
