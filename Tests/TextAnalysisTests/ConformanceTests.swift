import Testing
import TextAnalysis

/// The complete conformance test files of the Unicode consortium.
struct ConformanceTests {
    private func failures(
        in file: String, _ breaks: ([CodePoint]) -> [Bool]
    ) throws -> (cases: Int, failed: [String]) {
        let lines = try UnicodeData.lines(of: file)
        var failed: [String] = []
        for line in lines {
            let expected = UnicodeData.BreakCase(line)
            let found = breaks(expected.scalars.map { CodePoint($0) })
            if found != expected.breaks { failed.append("\(line) found \(found)") }
        }
        return (lines.count, failed)
    }

    @Test func `Grapheme clusters match the Unicode test file`() throws {
        let (cases, failed) = try failures(in: "auxiliary/GraphemeBreakTest.txt") { points in
            var breaker = GraphemeBreaker()
            return points.map { breaker.isBoundary(before: $0) } + [true]
        }
        #expect(cases >= 602)
        #expect(failed == [])
    }

    @Test func `Word boundaries match the Unicode test file`() throws {
        let (cases, failed) = try failures(in: "auxiliary/WordBreakTest.txt") { points in
            let breaker = WordBreaker(points)
            return (0...points.count).map { breaker.isBoundary(before: $0) }
        }
        #expect(cases >= 1823)
        #expect(failed == [])
    }

    @Test func `Line break opportunities match the Unicode test file`() throws {
        let (cases, failed) = try failures(in: "auxiliary/LineBreakTest.txt") { points in
            var breaker = LineBreaker()
            return points.indices.map { index in
                let next = points[(index + 1)...].first { $0.line != .cm && $0.line != .zwj }
                return breaker.opportunity(before: points[index], next: next) != .prohibited
            } + [true]
        }
        #expect(cases >= 7654)
        #expect(failed.prefix(20) == [])
    }

    @Test func `Bidirectional levels and order match the Unicode test file`() throws {
        let lines = try UnicodeData.lines(of: "BidiCharacterTest.txt")
        var failed: [Substring] = []
        for line in lines {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").map { UInt32($0, radix: 16) ?? 0 }
            let points = scalars.map { CodePoint($0) }
            let directions: [BidiParagraph.Direction] = [.leftToRight, .rightToLeft, .natural]
            let paragraph = BidiParagraph(
                scalars: scalars, points: points, direction: directions[Int(fields[1]) ?? 0])
            var levels = paragraph.levels
            BidiParagraph.resetTrailingSpace(in: &levels, points: points[...], base: paragraph.base)
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            let shown = expected.indices.filter { expected[$0] != nil }
            let order = BidiParagraph.visualOrder(of: shown.map { levels[$0] }).map { shown[$0] }
            let isRight =
                UInt8(fields[2]) == paragraph.base
                && zip(levels, expected).allSatisfy { $1 == nil || $0 == $1 }
                && order == fields[4].split(separator: " ").map { Int($0) ?? -1 }
            if !isRight { failed.append(line) }
        }
        #expect(lines.count > 90_000)
        #expect(failed.count == 0, "\(failed.prefix(5))")
    }
}
