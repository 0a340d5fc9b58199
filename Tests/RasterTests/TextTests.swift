import Drawing
import Testing
import Typesetting

@testable import Raster

struct TextTests {
    private let run = TextRun(text: "Ag", font: .systemFont(ofSize: 14), width: 24, ascent: 14, descent: 4)

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `Masks are placed at the rounded baseline`(scale: Double) {
        let origin = Point(x: 4.3, y: 20.6)

        let bitmap = Bitmap.draw(
            [.text(run, at: origin, .black)], width: 90, height: 70, scale: scale,
            offset: PixelPoint(x: 2, y: 1))

        var expected = Bitmap(width: 90, height: 70)
        let x = 2 + Int((origin.x * scale).rounded())
        let y = 1 + Int((origin.y * scale).rounded())
        for piece in Typesetter.shared.rendition(of: run, scale: scale).pieces where !piece.mask.isColored {
            for row in 0..<piece.mask.height {
                for column in 0..<piece.mask.width {
                    let coverage = UInt32(piece.mask.coverage[row * piece.mask.stride + column])
                    expected[x + piece.x + column, y + piece.y + row] = coverage << 24
                }
            }
        }
        #expect(bitmap == expected)
        #expect(bitmap.coveredArea > 0)
    }

    @Test func `Text outside of the clip draws nothing`() {
        let clip = PixelRect(left: 0, top: 0, right: 40, bottom: 2)
        let bitmap = Bitmap.draw(
            [.text(run, at: Point(x: 4, y: 40), .black)], width: 40, height: 50, clip: clip)
        #expect(bitmap.coveredArea == 0)
    }

    /// Returns the sum of the linear light of all pixels, each from 0 to 1, for a run in a colour on a background.
    private func light(_ color: Color, on background: Color) -> Double {
        func linear(_ value: UInt32) -> Double {
            let part = Double(value) / 255
            return part * part
        }
        let all = Rect(x: 0, y: 0, width: 90, height: 70)
        let bitmap = Bitmap.draw(
            [
                .fill(RoundedRect(all), background, edges: .snapped),
                .text(run, at: Point(x: 4, y: 30), color),
            ],
            width: 90, height: 70, scale: 1)
        var sum = 0.0
        for row in 0..<70 {
            for column in 0..<90 { sum += linear(bitmap[column, row] & 0xFF) }
        }
        return sum
    }

    @Test func `White text on black has about the weight of black text on white`() {
        let all = light(.white, on: .white)
        let dark = all - light(.black, on: .white)
        let white = light(.white, on: .black)
        // Without the correction white text would have little more than half of the light.
        #expect(white > dark * 0.65 && white < dark * 1.05, "\(white) against \(dark)")
    }

    @Test func `Text darker than middle grey is blended without a table`() {
        for grey in [0, 0x40, 0x70] as [UInt32] {
            #expect(LightTextCorrection.table(for: 0xFF00_0000 | grey << 16 | grey << 8 | grey) == nil)
        }
        var last = [UInt8](0...255)
        for grey in stride(from: UInt32(0x90), through: 0xFF, by: 0x10) {
            guard let table = LightTextCorrection.table(for: 0xFF00_0000 | grey << 16 | grey << 8 | grey)
            else {
                continue
            }
            #expect(table[0] == 0 && table[255] == 255 && table == table.sorted())
            #expect(zip(last, table).allSatisfy { $0 <= $1 }, "lighter text has more coverage")
            last = table
        }
        #expect((150...160).contains(last[128]), "\(last[128])")
        // Translucent white uses the table of white.
        #expect(LightTextCorrection.table(for: 0x8080_8080) == LightTextCorrection.table(for: 0xFFFF_FFFF))
        #expect(LightTextCorrection.table(for: 0) == nil)
    }
}
