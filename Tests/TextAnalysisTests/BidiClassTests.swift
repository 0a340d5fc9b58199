import Foundation
import Testing

@testable import TextAnalysis

/// BidiTest.txt: every sequence of up to four bidirectional classes, and some longer ones.
///
/// Tests every 16th line unless WIDGETS_WHOLE_UNICODE is set.
struct BidiClassTests {
    /// One character of each class.
    private static let examples: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5d0, "EN": 0x30, "ES": 0x2b, "ET": 0x23, "AN": 0x661, "CS": 0x2c, "B": 0x2029,
        "S": 9,
        "WS": 0x20, "ON": 0x21, "BN": 0xad, "NSM": 0x300, "AL": 0x627, "LRO": 0x202d, "RLO": 0x202e,
        "LRE": 0x202a,
        "RLE": 0x202b, "PDF": 0x202c, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    @Test func `Sequences of bidirectional classes`() throws {
        let step = ProcessInfo.processInfo.environment["WIDGETS_WHOLE_UNICODE"] == nil ? 16 : 1
        var levels: [UInt8?] = []
        var order: [Int] = []
        var count = 0
        var failed: [String] = []
        for (number, line) in try UnicodeData.lines(of: "BidiTest.txt").enumerated() {
            if line.hasPrefix("@Levels:") {
                levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
            }
            if line.hasPrefix("@Reorder:") {
                order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            }
            if line.hasPrefix("@") || number % step != 0 { continue }
            let fields = line.split(separator: ";")
            let scalars = fields[0].split(separator: " ").compactMap { Self.examples[$0] }
            let points = scalars.map { CodePoint($0) }
            let directions = UInt8(fields[1].filter { $0 != " " }, radix: 16) ?? 0
            for (bit, direction) in [(1, .natural), (2, .leftToRight), (4, .rightToLeft)]
                as [(UInt8, BidiParagraph.Direction)] where directions & bit != 0
            {
                count += 1
                if !passes(scalars, points, direction, levels, order) {
                    failed.append("\(line) \(direction)")
                }
            }
        }
        #expect(count > 770_000 / step - 2_000)
        #expect(failed.count == 0, "\(failed.prefix(5))")
    }

    @Test func `Without FriBidi, letters keep their direction`() {
        func levels(_ text: String, _ direction: BidiParagraph.Direction) -> [UInt8] {
            let scalars = text.unicodeScalars.map(\.value)
            return BidiParagraph(
                scalars: scalars, points: scalars.map { CodePoint($0) }, direction: direction, library: nil
            ).levels
        }
        #expect(FriBidiLibrary(name: "libno-such-library.so.0") == nil)
        #expect(levels("a \u{5d0}\u{5d1} 12.", .natural) == [0, 0, 1, 1, 1, 2, 2, 2])
        #expect(levels("\u{5d0} a1", .natural) == [1, 1, 2, 2])
        #expect(levels("a", .rightToLeft) == [2])
        #expect(levels("1 a", .natural) == [0, 0, 0])
    }

    private func passes(
        _ scalars: [UInt32], _ points: [CodePoint], _ direction: BidiParagraph.Direction,
        _ expected: [UInt8?],
        _ order: [Int]
    ) -> Bool {
        let paragraph = BidiParagraph(scalars: scalars, points: points, direction: direction)
        var levels = paragraph.levels
        BidiParagraph.resetTrailingSpace(in: &levels, points: points[...], base: paragraph.base)
        let shown = expected.indices.filter { expected[$0] != nil }
        return zip(levels, expected).allSatisfy { $1 == nil || $0 == $1 }
            && BidiParagraph.visualOrder(of: shown.map { levels[$0] }).map { shown[$0] } == order
    }
}
