import Drawing
import Raster
import Testing

struct LayerTests {
    private let bounds = PixelRect(left: 2, top: 2, right: 22, bottom: 22)

    private func layer(
        _ commands: [DrawCommand], opacity: Double = 1, transform: AffineTransform = .identity
    ) -> Bitmap {
        Bitmap.draw(width: 40, height: 40) { player in
            player.pushLayer(bounds: bounds, style: LayerStyle(opacity: opacity), transform: transform)
            for command in commands { player.play(command, at: .zero, opacity: 1) }
            player.popLayer()
        }
    }

    @Test func `The opacity of a layer applies to its content as a whole`() {
        let bitmap = layer([.box(4, 4, 8, 8), .box(6, 6, 8, 8)], opacity: 0.5)

        #expect(bitmap[5, 5] == 0x8000_0000)
        #expect(bitmap[8, 8] == 0x8000_0000)
        #expect(bitmap[13, 13] == 0x8000_0000)
        #expect(bitmap[15, 15] == 0)
    }

    @Test func `A layer draws nothing outside of its bounds`() {
        for opacity in [1, 0.5] {
            let bitmap = layer([.box(0, 0, 40, 40)], opacity: opacity)
            #expect(bitmap.pixels.filter { $0 != 0 }.count == 400)
            #expect(bitmap[2, 2] != 0 && bitmap[21, 21] != 0)
        }
    }

    @Test(arguments: [1.0, 0.5])
    func `A translation by whole pixels copies the layer`(opacity: Double) {
        let content: [DrawCommand] = [
            .box(3, 3, 10, 10, .red, radius: 4), .border(3, 3, 12, 12, line: 2, radius: 5),
        ]
        let still = layer(content, opacity: opacity)
        let moved = layer(content, opacity: opacity, transform: AffineTransform(translationX: 7, y: -2))

        for y in 2..<38 {
            for x in 0..<33 { #expect(still[x, y] == moved[x + 7, y - 2]) }
        }
    }

    @Test func `A quarter turn rotates the layer exactly`() {
        let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0)

        let bitmap = layer([.box(4, 6, 3, 2)], transform: turn)

        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = (16..<18).contains(x) && (4..<7).contains(y)
                #expect(bitmap[x, y] == (isInside ? 0xff00_0000 : 0))
            }
        }
    }

    @Test func `A rotated layer has antialiased edges and keeps its area`() {
        let turn = AffineTransform(translationX: 20, y: 20).rotated(by: 0.4).translatedBy(x: -12, y: -12)
        let bitmap = layer([.box(2, 2, 20, 20)], transform: turn)

        #expect(abs(bitmap.coveredArea - 400) < 4)
        #expect(Set(bitmap.pixels).count > 20)
    }

    @Test func `Scaling down averages pixels`() {
        let stripes = (0..<10).map { DrawCommand.box(2, 2 + Double($0) * 2, 20, 1) }

        let bitmap = layer(stripes, transform: AffineTransform(scaleX: 0.25, y: 0.25))

        #expect(abs(Int(bitmap[3, 3] >> 24) - 128) <= 3)
    }

    @Test func `Layers can be nested, and reuse their memory`() {
        let bitmap = Bitmap.draw(width: 40, height: 40) { player in
            for _ in 0..<3 {
                player.pushLayer(bounds: bounds, style: LayerStyle(opacity: 0.5), transform: .identity)
                player.play(.box(4, 4, 4, 4), at: .zero, opacity: 1)
                player.pushLayer(bounds: bounds, style: LayerStyle(opacity: 0.5), transform: .identity)
                player.play(.box(10, 10, 4, 4), at: .zero, opacity: 1)
                player.popLayer()
                player.popLayer()
            }
        }

        #expect(bitmap[5, 5] >> 24 == 224)
        #expect(abs(Int(bitmap[11, 11] >> 24) - 148) <= 1)
    }

    @Test func `A singular or invalid transform draws nothing`() {
        for map in [AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: .nan, y: 1)] {
            #expect(layer([.box(0, 0, 40, 40)], transform: map).coveredArea == 0)
        }
    }
}
