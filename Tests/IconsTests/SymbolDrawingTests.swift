import Drawing
import Testing

@testable import Icons

struct SymbolDrawingTests {
    private func width(_ layers: [SymbolLayer]) -> Double? {
        layers.compactMap { if case .stroke(_, let style) = $0 { style.lineWidth } else { nil } }.first
    }

    @Test("Lines grow with the weight and with the size")
    func lineWidths() throws {
        let plus = try #require(Symbol(named: "plus"))
        let widths: [Double] = try stride(from: UInt16(100), through: 900, by: 100).map {
            try #require(width(plus.drawing(size: 24, weight: Font.Weight(rawValue: $0))))
        }

        #expect(widths == widths.sorted() && Set(widths).count == 9)
        #expect(widths[3] == 1.6)
        #expect(try #require(width(plus.drawing(size: 48))) > 1.6)
    }

    @Test("Lines of small symbols are thicker relative to the symbol")
    func opticalSizes() {
        let small = Symbol.lineWidth(weight: .regular, size: 12)
        let large = Symbol.lineWidth(weight: .regular, size: 96)

        #expect(small > 1.6 && large < 1.6)
        // At 16 points, a line is wider than a pixel.
        #expect(Symbol.lineWidth(weight: .regular, size: 16) * 16 / 24 > 1)
    }

    @Test("Weights outside of 100...900 are limited")
    func extremeWeights() {
        #expect(
            Symbol.lineWidth(weight: Font.Weight(rawValue: 0), size: 24)
                == Symbol.lineWidth(weight: Font.Weight(rawValue: 100), size: 24))
        #expect(Symbol.lineWidth(weight: Font.Weight(rawValue: 65535), size: 24) <= 3.2)
    }

    @Test("A symbol of strokes has one stroked layer with round ends and corners")
    func strokeLayer() throws {
        let layers = try #require(Symbol(named: "chevron.left")).drawing(size: 20)

        guard layers.count == 1, case .stroke(let path, let style) = layers[0] else {
            Issue.record("one stroke is expected: \(layers)")
            return
        }
        #expect(!path.isEmpty)
        #expect(style.lineCap == .round && style.lineJoin == .round)
    }

    @Test("A filled symbol with details is one layer, which a translucent colour fills evenly")
    func fillLayer() throws {
        for name in [
            "checkmark.circle.fill", "lock.fill", "bell.fill", "trash.fill", "gauge",
            "star.leadinghalf.filled",
        ] {
            let layers = try #require(Symbol(named: name)).drawing(size: 20)
            guard layers.count == 1, case .fill = layers[0] else {
                Issue.record("one fill is expected: \(name)")
                continue
            }
        }
    }

    @Test("Invalid sizes draw nothing", arguments: [0, -1, Double.nan, .infinity])
    func invalidSizes(size: Double) throws {
        #expect(try #require(Symbol(named: "plus")).drawing(size: size).isEmpty)
    }

    @Test("Mirroring exchanges left and right")
    func mirroring() throws {
        let left = try #require(Symbol(named: "chevron.left"))
        let expected = try Symbol(name: "mirrored", notation: "M8.5 4.5L16 12L8.5 19.5")

        #expect(left.drawing(size: 24, isMirrored: true) == expected.drawing(size: 24))
        #expect(left.drawing(size: 24, isMirrored: false) != expected.drawing(size: 24))
    }

    @Test("The scale changes the size of the square, not the point size")
    func scales() {
        let sides = SymbolConfiguration.Scale.allCases.map {
            SymbolConfiguration(pointSize: 20, scale: $0).side
        }

        #expect(sides == [20, 25, 32])
    }

    @Test("A configuration takes size and weight from a font, and replaces invalid sizes")
    func configurations() {
        let configuration = SymbolConfiguration(font: .systemFont(ofSize: 18, weight: .bold), scale: .large)

        #expect(configuration == SymbolConfiguration(pointSize: 18, weight: .bold, scale: .large))
        #expect(SymbolConfiguration(pointSize: .nan).pointSize == Font.systemFontSize)
        #expect(SymbolConfiguration(pointSize: -3).pointSize == Font.systemFontSize)
    }

    @Test("The centre of a symbol is at half of the height of capital letters")
    func baseline() throws {
        let metrics = try #require(Symbol(named: "circle")).metrics(
            SymbolConfiguration(pointSize: 20), capHeight: 14)

        #expect(metrics.side == 25)
        #expect(metrics.baseline - metrics.side / 2 == 7)
        #expect(abs(metrics.bounds.midY - 12.5) < 0.05)
    }

    @Test("A narrow symbol occupies less width in a line than a wide one")
    func widths() throws {
        let configuration = SymbolConfiguration(pointSize: 20)
        let chevron = try #require(Symbol(named: "chevron.right")).metrics(configuration)
        let display = try #require(Symbol(named: "display")).metrics(configuration)

        #expect(chevron.alignmentRect.width < display.alignmentRect.width)
        #expect(chevron.alignmentRect.height == display.alignmentRect.height)
        #expect(display.alignmentRect.minX < display.bounds.minX)
    }
}
