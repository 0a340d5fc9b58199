import Drawing
import Raster

/// Plays random commands with extreme coordinates, sizes and transforms.
package enum RasterStress {
    private static let extremes: [Double] = [
        0, -0.0, 0.5, 1, -1, 3.7, 20, 47.999, 1e3, -1e3, 1e7, 1e9, -1e9, 1e12, -1e15, 1e300, -1e300,
        .infinity,
        -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    private static func number(_ random: inout RandomScene) -> Double {
        random.chance(0.5) ? random.number(-10, 60) : extremes.randomElement(using: &random) ?? 0
    }

    private static func rect(_ random: inout RandomScene) -> Rect {
        Rect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    }

    private static func point(_ random: inout RandomScene) -> Point {
        Point(x: number(&random), y: number(&random))
    }

    private static func command(_ random: inout RandomScene) -> DrawCommand {
        let shape = RoundedRect(rect(&random), radius: number(&random))
        let edges: DrawCommand.Edges = random.chance(0.5) ? .snapped : .antialiased
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .fill(shape, random.color(), edges: edges)
        case 1: return .strokeBorder(shape, width: number(&random), random.color(), edges: edges)
        case 2: return .line(from: point(&random), to: point(&random), width: number(&random), random.color())
        case 3: return .image(random.image(), in: rect(&random), tint: random.chance(0.5) ? .red : nil)
        case 4: return .text(random.text(), at: point(&random), random.color())
        default: return .pushClip(shape)
        }
    }

    private static func transform(_ random: inout RandomScene) -> AffineTransform {
        AffineTransform(
            a: number(&random), b: number(&random), c: number(&random), d: number(&random),
            tx: number(&random),
            ty: number(&random))
    }

    /// Returns one line for each seed with a pixel outside of the clip that has changed.
    package static func findings(seeds: ClosedRange<UInt64>) -> [String] {
        seeds.compactMap { seed in
            drawsOutsideClip(seed: seed) ? "seed \(seed): a pixel outside of the clip has changed" : nil
        }
    }

    private static func drawsOutsideClip(seed: UInt64) -> Bool {
        let side = 64
        let background: UInt32 = 0xff5a_5a5a
        let clip = PixelRect(left: 9, top: 11, right: 50, bottom: 40)
        var bitmap = Bitmap(
            width: side, height: side, pixels: [UInt32](repeating: background, count: side * side))
        let player = SoftwarePlayer()
        bitmap.withPixelBuffer { buffer in
            player.begin(target: buffer, scale: [1, 1.25, 1.5, 2][Int(seed % 4)], clip: clip)
            play(seed: seed, on: player)
            player.end()
        }
        for y in 0..<side {
            for x in 0..<side where bitmap[x, y] != background {
                let isInside = (clip.left..<clip.right).contains(x) && (clip.top..<clip.bottom).contains(y)
                if !isInside { return true }
            }
        }
        return false
    }

    private static func play(seed: UInt64, on player: SoftwarePlayer) {
        var random = RandomScene(seed: seed)
        for _ in 0..<30 {
            let isLayer = random.chance(0.3)
            if isLayer {
                let bounds = PixelRect(covering: rect(&random), scale: 1)
                player.pushLayer(
                    bounds: bounds, style: LayerStyle(opacity: number(&random)), transform: transform(&random)
                )
            }
            let command = command(&random)
            player.play(
                command, at: PixelPoint(x: Int(seed), y: -5),
                opacity: random.chance(0.8) ? 1 : number(&random))
            if case .pushClip = command { player.popClip() }
            if isLayer { player.popLayer() }
        }
    }
}
