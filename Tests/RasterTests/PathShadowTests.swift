import Drawing
import Testing

@testable import Raster

/// The shadows of paths, whose masks are cached.
struct PathShadowTests {
    private nonisolated static let drop = Path {
        $0.move(to: Point(x: 30, y: 14))
        $0.addCurve(to: Point(x: 46, y: 52), control1: Point(x: 34, y: 30), control2: Point(x: 60, y: 40))
        $0.addQuadCurve(to: Point(x: 30, y: 14), control: Point(x: 4, y: 60))
        $0.closeSubpath()
    }
    private nonisolated static let shadow = Shadow(color: .black, blurRadius: 9, offset: Point(x: 1.5, y: 4))

    /// Draws a command at an offset, in the given parts of an image of 96 x 96 pixels.
    private func draw(
        _ command: DrawCommand, with player: SoftwarePlayer, scale: Double = 1, at offset: PixelPoint = .zero,
        in parts: [PixelRect]? = nil
    ) -> Bitmap {
        var bitmap = Bitmap(width: 96, height: 96)
        bitmap.withPixelBuffer { buffer in
            for part in parts ?? [buffer.bounds] {
                player.begin(target: buffer, scale: scale, clip: part)
                player.play(command, at: offset, opacity: 1)
                player.end()
            }
        }
        return bitmap
    }

    private nonisolated static let commands: [DrawCommand] = [
        .shadow(drop, shadow), .innerShadow(drop, shadow),
    ]

    @Test(arguments: commands, [1, 1.25, 1.5, 2])
    func `A shadow from the cache has the bytes of one that is drawn without it`(
        command: DrawCommand, scale: Double
    ) {
        let player = SoftwarePlayer()
        let first = draw(command, with: player, scale: scale)
        #expect(player.pathShadows.cache.computedMasks == 0 && first.coveredArea > 100)

        let second = draw(command, with: player, scale: scale)
        let third = draw(command, with: player, scale: scale)
        #expect(player.pathShadows.cache.computedMasks == 1)
        #expect(second == first && third == first)

        let parts = [
            PixelRect(left: 0, top: 0, right: 37, bottom: 96),
            PixelRect(left: 37, top: 0, right: 96, bottom: 41),
            PixelRect(left: 37, top: 41, right: 96, bottom: 96),
        ]
        #expect(draw(command, with: player, scale: scale, in: parts) == first)
        let moved = PixelPoint(x: 11, y: -7)
        #expect(
            draw(command, with: player, scale: scale, at: moved)
                == draw(command, with: SoftwarePlayer(), scale: scale, at: moved))
        #expect(player.pathShadows.cache.computedMasks == 1)
    }

    @Test func `Paths that change in every frame are not cached`() {
        let player = SoftwarePlayer()
        for step in 0..<100 {
            let path = Self.drop.applying(AffineTransform(translationX: Double(step) / 8, y: 0))
            _ = draw(.shadow(path, Self.shadow), with: player)
        }
        #expect(player.pathShadows.cache.computedMasks == 0)
    }

    @Test func `Shadows of several shapes share the cache by path, offset and blur`() {
        let player = SoftwarePlayer()
        for _ in 0..<3 {
            for blur in [3.0, 6, 12] {
                for offset in [0.0, 5] {
                    let shadow = Shadow(blurRadius: blur, offset: Point(x: 0, y: offset))
                    _ = draw(.shadow(Self.drop, shadow), with: player)
                }
            }
        }
        #expect(player.pathShadows.cache.computedMasks == 6)
    }

    @Test func `A shadow larger than the cache is drawn without it`() {
        let player = SoftwarePlayer()
        let large = Self.drop.applying(AffineTransform(scaleX: 100, y: 100))
        for _ in 0..<3 { _ = draw(.shadow(large, Self.shadow), with: player) }
        #expect(player.pathShadows.cache.computedMasks == 0)
    }
}
