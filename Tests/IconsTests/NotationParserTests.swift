import Drawing
import RandomNumbers
import Testing

@testable import Icons

struct NotationParserTests {
    private func contours(_ notation: String) throws -> [Contour] {
        try NotationParser.parse(notation).compactMap { part in
            switch part {
            case .stroke(let contour), .fill(let contour), .cut(let contour), .hole(let contour): contour
            default: nil
            }
        }
    }

    private func points(_ notation: String) throws -> [[Point]] {
        try contours(notation).map { [$0.start] + $0.segments.map(\.end) }
    }

    @Test("Straight commands draw lines to absolute and relative points")
    func lines() throws {
        let square = [Point(x: 4, y: 4), Point(x: 8, y: 4), Point(x: 8, y: 9), Point(x: 2, y: 9)]

        #expect(try points("M4 4 L8 4 L8 9 L2 9") == [square])
        #expect(try points("M4,4H8V9H2") == [square])
        #expect(try points("m4 4h4v5h-6") == [square])
        #expect(try points("M4 4 8 4 8 9 2 9") == [square])
        #expect(try points("M4-4L.5.5") == [[Point(x: 4, y: -4), Point(x: 0.5, y: 0.5)]])
    }

    @Test("Each move begins a contour, and Z closes it")
    func subpaths() throws {
        let lines = try contours("M1 1H5V5Z M10 10L12 12M3 3l1 1")

        #expect(lines.map(\.isClosed) == [true, false, false])
        #expect(lines.map(\.start) == [Point(x: 1, y: 1), Point(x: 10, y: 10), Point(x: 3, y: 3)])
    }

    @Test("After Z, a relative move starts from the start of the closed contour")
    func moveAfterClose() throws {
        #expect(try contours("M1 1H5V5Zm2 2h1")[1].start == Point(x: 3, y: 3))
    }

    @Test("S reflects the second control point of the preceding curve")
    func smoothCurve() throws {
        let line = try #require(try contours("M0 0C0 4 4 4 4 0S8 -4 8 0").first)

        #expect(line.segments[1] == .cubic(Point(x: 4, y: -4), Point(x: 8, y: -4), Point(x: 8, y: 0)))
    }

    @Test("A quadratic curve passes through the middle of its control polygon")
    func quadraticCurve() throws {
        let line = try #require(try contours("M0 0Q6 6 12 0").first)
        guard case .cubic(let first, let second, let end) = line.segments[0] else {
            Issue.record("a curve is expected")
            return
        }
        let middle = CubicCurve(start: line.start, control1: first, control2: second, end: end).point(at: 0.5)

        #expect(middle.distance(to: Point(x: 6, y: 3)) < 1e-9)
    }

    @Test("All points of an arc have the distance of its radius from the centre", arguments: [0, 1], [0, 1])
    func arcs(large: Int, sweep: Int) throws {
        let line = try #require(try contours("M12 4A8 8 0 \(large) \(sweep) 20 12").first)
        // Of the two circles through the points, one has its centre at (12, 12) and the other at (20, 4).
        let center = large != sweep ? Point(x: 12, y: 12) : Point(x: 20, y: 4)
        let expected = large != sweep ? (large == 0 ? 1 : 3) : (large == 0 ? 1 : 3)

        for point in line.flattened() { #expect(abs(point.distance(to: center) - 8) < 0.02) }
        #expect(line.segments.count == expected)
        #expect(line.end == Point(x: 20, y: 12))
    }

    @Test("The radii of an arc that are too small grow until the arc reaches its end")
    func smallArc() throws {
        let line = try #require(try contours("M4 12A1 1 0 0 1 20 12").first)

        for point in line.flattened() { #expect(abs(point.distance(to: Point(x: 12, y: 12)) - 8) < 0.02) }
    }

    @Test("An arc with a radius of zero is a line")
    func flatArc() throws {
        #expect(try contours("M4 12A0 5 0 0 1 20 12").first?.segments == [.line(Point(x: 20, y: 12))])
    }

    @Test("Circles and ellipses keep their radii")
    func circles() throws {
        let circle = try #require(try contours("circle(12,12,9)").first)
        let bounds = try #require(try contours("ellipse(12,10,6,3)").first).bounds

        for point in circle.flattened() { #expect(abs(point.distance(to: Point(x: 12, y: 12)) - 9) < 0.01) }
        #expect(circle.isClosed)
        #expect(abs(bounds.minX - 6) < 0.01 && abs(bounds.maxX - 18) < 0.01)
        #expect(abs(bounds.minY - 7) < 0.01 && abs(bounds.maxY - 13) < 0.01)
    }

    @Test("A rounded corner touches both sides at the distance of its radius")
    func roundedRectangle() throws {
        let rect = try #require(try contours("rect(4,4,16,10,3)").first)

        #expect(rect.bounds == Rect(x: 4, y: 4, width: 16, height: 10))
        #expect(rect.flattened().contains { $0.distance(to: Point(x: 7, y: 4)) < 1e-6 })
        for point in rect.flattened() where point.x < 7 && point.y < 7 {
            #expect(abs(point.distance(to: Point(x: 7, y: 7)) - 3) < 0.01)
        }
    }

    @Test("A corner is rounded by at most half of its sides")
    func largeRadius() throws {
        let rect = try #require(try contours("rect(2,2,8,8,100)").first)

        for point in rect.flattened() { #expect(abs(point.distance(to: Point(x: 6, y: 6)) - 4) < 0.01) }
    }

    @Test("Stars, gears and regular polygons have their corners at their radii")
    func radialShapes() throws {
        let star = try #require(try points("star(12,12,10,4,5,0)").first)
        let gear = try #require(try points("gear(12,12,10,7,8,0)").first)
        let hexagon = try #require(try points("ngon(12,12,9,6,0)").first)

        #expect(star.count == 10 && gear.count == 32 && hexagon.count == 6)
        for (index, point) in star.enumerated() {
            #expect(abs(point.distance(to: Point(x: 12, y: 12)) - (index % 2 == 0 ? 10 : 4)) < 1e-9)
        }
        #expect(hexagon[0].distance(to: Point(x: 12, y: 3)) < 1e-9)
    }

    @Test("Modes decide what becomes of the contours that follow")
    func modes() throws {
        let parts = try NotationParser.parse(
            "M1 1H2 fill M3 3H4 cut M5 5H6 dot(8,8) hole M7 7H8 stroke dot(9,9,2)")
        let kinds = parts.map { part in
            switch part {
            case .stroke: "stroke"
            case .fill: "fill"
            case .cut: "cut"
            case .hole: "hole"
            case .dot(_, let factor, let isCut): "dot \(factor) \(isCut)"
            case .clear: "clear"
            case .slash: "slash"
            }
        }

        #expect(kinds == ["stroke", "fill", "cut", "dot 0.68 true", "hole", "dot 2.0 false"])
    }

    @Test(
        "An error names the position and the reason",
        arguments: [
            ("M4 12 L", 8, "column 8: a number is expected after 'L'"),
            ("M4 12 L5", 9, "column 9: a number is expected after 'L'"),
            ("H5", 1, "column 1: a line needs a start; begin with M"),
            ("M1 1H5Z L3 3", 9, "column 9: a line needs a start; begin with M"),
            ("M1 1 W3", 6, "column 6: 'W' is neither a command, nor a shape, nor a mode"),
            ("M1 1 blob(3)", 6, "column 6: 'blob' is neither a command, nor a shape, nor a mode"),
            ("M1 1 é", 6, "column 6: 'é' is neither a command, nor a shape, nor a mode"),
            ("circle(1,2)", 1, "column 1: circle takes 3 numbers, not 2"),
            (
                "polygon(1,2,3,4,5,6,7,8)", 1,
                "column 1: polygon takes an odd number of 7 to 81 numbers, not 8"
            ),
            ("circle 1 2 3", 7, "column 7: the numbers of circle are enclosed in parentheses"),
            ("circle(1,2,3", 13, "column 13: the numbers of circle are enclosed in parentheses"),
            ("circle(1,2,-3)", 1, "column 1: a length of circle is negative"),
            ("star(12,12,9,4,2,0)", 1, "column 1: the number of corners of star is an integer from 3 to 64"),
            ("M1 1A3 3 0 2 1 5 5", 11, "column 11: a flag of an arc is 0 or 1"),
            ("M1 1L2000 3", 6, "column 6: '2000' is not a number between -1000 and 1000"),
            ("M1 1L-.", 6, "column 6: '-.' is not a number between -1000 and 1000"),
            ("", 1, "column 1: the notation draws nothing"),
            ("M1 1", 1, "column 1: the notation draws nothing"),
        ])
    func errors(notation: String, column: Int, message: String) {
        let error = #expect(throws: SymbolNotationError.self) { try Symbol(name: "test", notation: notation) }

        #expect(error?.description == message)
    }

    @Test("A notation that is too long is refused")
    func tooLong() {
        let notation = "M1 1" + String(repeating: "L2 2", count: 500)
        let error = #expect(throws: SymbolNotationError.self) { try Symbol(name: "test", notation: notation) }

        #expect(error?.reason == .tooLong)
    }

    @Test("Random text is parsed or refused without a trap")
    func randomText() {
        var random = SeededRandom(seed: 11)
        let words = [
            "M", "L", "C", "A", "Z", "h", "circle(", "polygon(", "star(", ")", "fill", "cut", "hole",
            "slash(",
            "clear(", "dot(", "-", ".", "1", "12", "24", "0", ",", " ", "999", "é", "ngon(", "rect(", "arc(",
            "M1 1", "M12 2L20 9", "H15", "Q1 5 9 9", "S3 4 12 0", "circle(9,9,0)", "circle(12,12,5)",
            "rect(2,2,0,5)", "polygon(3,1,1,1,1,9,9)", "A5 5 0 0 1 3 9", "slash(1,1,9,9)", "clear(9,9,4)",
        ]
        var parsed = 0
        for _ in 0..<4000 {
            let text = (0..<random.index(below: 14)).map { _ in words[random.index(below: words.count)] }
                .joined(separator: random.chance(0.5) ? " " : "")
            guard let symbol = try? Symbol(name: "random", notation: text) else { continue }
            parsed += 1
            #expect(!symbol.parts.isEmpty)
            _ = symbol.drawing(size: 24)
        }
        #expect(parsed > 20)
    }
}
