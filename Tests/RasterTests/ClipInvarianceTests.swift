import Drawing
import Raster
import RasterStress
import Testing

/// A bitmap that is drawn in parts has the same bytes as one drawn at once.
struct ClipInvarianceTests {
    private static let side = 72

    /// Returns a random scene with a clipped, transformed layer, drawn once for each of `clips`.
    private func draw(_ seed: UInt64, scale: Double, clips: [PixelRect]) -> Bitmap {
        var scene = RandomScene(seed: seed)
        let length = Double(Self.side) / scale
        let first = DisplayList(commands: ContiguousArray(scene.commands(25, within: length)))
        let second = DisplayList(commands: ContiguousArray(scene.commands(8, within: length)))
        let bounds = PixelRect(
            left: Int(scene.number(0, 20)), top: Int(scene.number(0, 20)), right: Int(scene.number(30, 72)),
            bottom: Int(scene.number(30, 72)))
        let turn = AffineTransform(translationX: scene.number(-5, 25), y: scene.number(-5, 25))
            .rotated(by: scene.number(-0.5, 0.5)).scaledBy(
                x: scene.number(0.3, 1.5), y: scene.number(0.3, 1.5))
        let move = AffineTransform(
            translationX: scene.number(-9, 9).rounded(), y: scene.number(-9, 9).rounded())
        let transform = scene.chance(0.5) ? turn : move
        let opacity = scene.chance(0.5) ? 1 : 0.6
        let clip = scene.shape(length)

        var bitmap = Bitmap(
            width: Self.side, height: Self.side,
            pixels: (0..<Self.side * Self.side).map { _ in 0xffe0_e8f0 })
        let player = SoftwarePlayer()
        for rect in clips {
            bitmap.withPixelBuffer { buffer in
                player.begin(target: buffer, scale: scale, clip: rect)
                player.play(first, at: PixelPoint(x: 3, y: -2), opacity: 1)
                player.pushClip(clip, at: .zero)
                player.pushLayer(bounds: bounds, style: LayerStyle(opacity: opacity), transform: transform)
                player.play(second, at: PixelPoint(x: 1, y: 5), opacity: 0.8)
                player.popLayer()
                player.popClip()
                player.end()
            }
        }
        return bitmap
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `Drawing in three clips gives the same bytes as drawing at once`(scale: Double) {
        let all = PixelRect(left: 0, top: 0, right: Self.side, bottom: Self.side)
        for seed in 1...25 as ClosedRange<UInt64> {
            let whole = draw(seed, scale: scale, clips: [all])
            var random = RandomScene(seed: seed + 1000)
            let x = Int.random(in: 1..<Self.side, using: &random)
            let y = Int.random(in: 1..<Self.side, using: &random)
            let parts = [
                PixelRect(left: 0, top: 0, right: x, bottom: y),
                PixelRect(left: x, top: 0, right: Self.side, bottom: y),
                PixelRect(left: 0, top: y, right: Self.side, bottom: Self.side),
            ]

            let split = draw(seed, scale: scale, clips: parts)

            let difference = whole.pixels.indices.first { whole.pixels[$0] != split.pixels[$0] }
            #expect(difference == nil, "seed \(seed), split at \(x), \(y)")
        }
    }

    @Test func `Drawing in a small clip changes only its pixels, to those of a full drawing`() {
        let all = PixelRect(left: 0, top: 0, right: Self.side, bottom: Self.side)
        for seed in 30...50 as ClosedRange<UInt64> {
            let whole = draw(seed, scale: 1.25, clips: [all])
            var random = RandomScene(seed: seed)
            let left = Int.random(in: -5..<60, using: &random)
            let top = Int.random(in: -5..<60, using: &random)
            let clip = PixelRect(left: left, top: top, right: left + 17, bottom: top + 9)

            let part = draw(seed, scale: 1.25, clips: [clip])

            for y in 0..<Self.side {
                for x in 0..<Self.side {
                    let isInside =
                        (clip.left..<clip.right).contains(x) && (clip.top..<clip.bottom).contains(y)
                    #expect(part[x, y] == (isInside ? whole[x, y] : 0xffe0_e8f0), "seed \(seed)")
                }
            }
        }
    }
}
