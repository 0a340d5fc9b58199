import Drawing
import RandomNumbers
import Testing

@testable import Icons

struct SymbolOutlineTests {
    private func covers(_ outline: SymbolOutline, _ point: Point) -> Bool {
        outline.fills.reduce(0) { $0 + windingNumber(of: $1, around: point) } != 0
            || outline.strokes.contains { contour in
                let points = contour.flattened()
                var lines = Array(zip(points, points.dropFirst()))
                if contour.isClosed || points.count == 1 {
                    lines.append((points[points.count - 1], points[0]))
                }
                return lines.contains {
                    Capsule(start: $0, end: $1, radius: outline.lineWidth / 2).contains(point)
                }
            }
    }

    @Test("Filled symbols cover the points that lie inside by their distances from the notation's contours")
    func coverage() throws {
        var random = SeededRandom(seed: 5)
        var count = 0
        for name in Symbol.names {
            let symbol = try #require(Symbol(named: name))
            for weight: UInt16 in [400, 900] {
                let width = Symbol.lineWidth(weight: Font.Weight(rawValue: weight), size: 24)
                let outline = SymbolOutline(symbol.parts, lineWidth: width)
                guard !outline.fills.isEmpty, let reference = ReferenceCoverage(symbol, lineWidth: width)
                else { continue }
                for _ in 0..<150 {
                    let point = Point(x: random.number(0...24), y: random.number(0...24))
                    guard let expected = reference.covers(point, tolerance: 0.05) else { continue }
                    count += 1
                    #expect(covers(outline, point) == expected, "\(name) \(weight) at \(point)")
                }
            }
        }
        #expect(count > 20_000)
    }

    @Test("The outline of random crossing strokes covers the points near their centre lines")
    func randomStrokes() throws {
        var random = SeededRandom(seed: 77)
        for _ in 0..<60 {
            let notation = (0..<(1 + random.index(below: 4))).map { _ in
                let points = (0..<(2 + random.index(below: 3))).map { _ in
                    "\(random.index(below: 18) + 3) \(random.index(below: 18) + 3)"
                }
                return "M" + points.joined(separator: "L")
            }.joined(separator: " ")
            guard let symbol = try? Symbol(name: "random", notation: notation),
                let reference = ReferenceCoverage(symbol, lineWidth: 1.4)
            else { continue }
            let strokes = symbol.parts.compactMap { if case .stroke(let line) = $0 { line } else { nil } }
            let polygons = StrokeOutline.polygons(of: strokes, lineWidth: 1.4)
            for _ in 0..<200 {
                let point = Point(x: random.number(1...23), y: random.number(1...23))
                guard let expected = reference.covers(point, tolerance: 0.05) else { continue }
                let winding = polygons.reduce(0) { $0 + windingNumber(of: $1, around: point) }
                #expect((winding != 0) == expected, "\(notation) at \(point)")
            }
        }
    }

    @Test(
        "Notations of the greatest length with many crossings are drawn", arguments: ["fill", "cut", "hole"])
    func longNotations(mode: String) throws {
        var random = SeededRandom(seed: 13)
        var lines = "fill rect(1,1,22,22) \(mode) M1 1"
        while lines.utf8.count < 1980 { lines += "L\(random.index(below: 24)) \(random.index(below: 24))" }
        var curves = "fill rect(1,1,22,22) \(mode) M1 1"
        while curves.utf8.count < 1960 {
            curves += "C" + (0..<6).map { _ in "\(random.index(below: 24))" }.joined(separator: " ")
        }

        #expect(try !Symbol(name: "lines", notation: lines).drawing(size: 24).isEmpty)
        #expect(try !Symbol(name: "curves", notation: curves).drawing(size: 24).isEmpty)
    }

    @Test("A slash interrupts the strokes behind it")
    func slash() throws {
        let symbol = try Symbol(name: "test", notation: "M2 12H22 slash(12,4,12,20)")
        let outline = SymbolOutline(symbol.parts, lineWidth: 1.6)

        #expect(outline.strokes.count == 3)
        #expect(covers(outline, Point(x: 12, y: 12)))
        #expect(!covers(outline, Point(x: 13.2, y: 12)))
        #expect(covers(outline, Point(x: 16, y: 12)))
    }

    @Test("A closed contour that is cleared at one place remains one line")
    func clearedCircle() throws {
        let symbol = try Symbol(name: "test", notation: "circle(12,12,9) clear(12,3,3)")
        let outline = SymbolOutline(symbol.parts, lineWidth: 1.6)

        #expect(outline.strokes.count == 1)
        #expect(outline.strokes.first?.isClosed == false)
        #expect(!covers(outline, Point(x: 12, y: 3)))
        #expect(covers(outline, Point(x: 21, y: 12)))
    }

    @Test("Clearing where nothing is drawn keeps the contour")
    func clearedOutside() throws {
        let symbol = try Symbol(name: "test", notation: "circle(12,12,5) clear(3,3,3)")

        #expect(SymbolOutline(symbol.parts, lineWidth: 1.6).strokes.first?.isClosed == true)
    }

    @Test("Clearing everything leaves nothing")
    func clearedWholly() throws {
        let symbol = try Symbol(name: "test", notation: "circle(12,12,5) clear(12,12,9)")

        #expect(SymbolOutline(symbol.parts, lineWidth: 1.6).strokes.isEmpty)
        #expect(symbol.drawing(size: 24).isEmpty)
    }

    @Test("A filled circle is larger than its contour by half of the line width")
    func filledCircle() throws {
        let symbol = try Symbol(name: "test", notation: "fill circle(12,12,8)")
        let box = SymbolOutline(symbol.parts, lineWidth: 2).bounds

        #expect(abs(box.minX - 3) < 0.02 && abs(box.maxX - 21) < 0.02)
    }

    @Test("A hole is smaller than its contour by half of the line width, and disappears if it is thinner")
    func hole() throws {
        let ring = try Symbol(name: "test", notation: "fill circle(12,12,8) hole circle(12,12,4)")
        let disc = try Symbol(name: "test", notation: "fill circle(12,12,8) hole circle(12,12,0.5)")
        let outline = SymbolOutline(ring.parts, lineWidth: 2)

        #expect(!covers(outline, Point(x: 14.8, y: 12)))
        #expect(covers(outline, Point(x: 15.2, y: 12)))
        #expect(SymbolOutline(disc.parts, lineWidth: 2).fills.count == 1)
    }
}
