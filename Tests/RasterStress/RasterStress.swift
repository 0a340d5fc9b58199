import Drawing
import Raster

/// Plays random commands with extreme coordinates, sizes and transforms.
package enum RasterStress {
    private static let extremes: [Double] = [
        0, -0.0, 0.5, 1, -1, 3.7, 20, 47.999, 1e3, -1e3, 1e7, 1e9, -1e9, 1e12, -1e15, 1e300, -1e300,
        .infinity,
        -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    static func number(_ random: inout RandomScene) -> Double {
        random.chance(0.5) ? random.number(-10, 60) : extremes.randomElement(using: &random) ?? 0
    }

    static func rect(_ random: inout RandomScene) -> Rect {
        Rect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    }

    static func point(_ random: inout RandomScene) -> Point {
        Point(x: number(&random), y: number(&random))
    }

    /// Returns a command, and the one that ends its scope.
    private static func command(_ random: inout RandomScene) -> (DrawCommand, end: DrawCommand?) {
        let shape = RoundedRect(rect(&random), radius: number(&random))
        let edges: DrawCommand.Edges = random.chance(0.5) ? .snapped : .antialiased
        switch Int.random(in: 0..<13, using: &random) {
        case 0: return (.fill(shape, random.color(), edges: edges), nil)
        case 1: return (.strokeBorder(shape, width: number(&random), random.color(), edges: edges), nil)
        case 2:
            return (
                .line(from: point(&random), to: point(&random), width: number(&random), random.color()), nil
            )
        case 3:
            return (.image(random.image(), in: rect(&random), tint: random.chance(0.5) ? .red : nil), nil)
        case 4: return (.text(random.text(), at: point(&random), random.color()), nil)
        case 5, 6:
            let style = FillStyle(eoFill: random.chance(0.5))
            return (.fillPath(path(&random), paint(&random), style: style), nil)
        case 7, 8: return (.strokePath(path(&random), paint(&random), style: strokeStyle(&random)), nil)
        case 9: return (.shadow(path(&random), shadow(&random)), nil)
        case 10: return (.innerShadow(path(&random), shadow(&random)), nil)
        case 11: return (.pushPathClip(path(&random), FillStyle()), .popClip)
        default: return (.pushClip(shape), .popClip)
        }
    }

    /// Returns the beginning and the end of a transform or a layer.
    private static func scope(_ random: inout RandomScene) -> (DrawCommand, end: DrawCommand) {
        if random.chance(0.5) { return (.pushTransform(transform(&random)), .popTransform) }
        var style = random.layerStyle()
        style.opacity = random.chance(0.5) ? 1 : number(&random)
        if random.chance(0.3) { style.filters.append(.blur(radius: number(&random))) }
        if random.chance(0.3) { style.filters.append(.shadow(shadow(&random))) }
        if random.chance(0.4) {
            return (.pushProjectedLayer(projection(&random), style, bounds: rect(&random)), .popLayer)
        }
        return (.pushLayer(style, bounds: rect(&random)), .popLayer)
    }

    /// Returns a projection with extreme elements, or one that is nearly singular.
    static func projection(_ random: inout RandomScene) -> ProjectionTransform {
        var projection =
            random.chance(0.5) ? ProjectionTransform(transform(&random)) : random.projection(48)
        if random.chance(0.5) { projection.m13 = number(&random) * (random.chance(0.5) ? 1 : 1e-3) }
        if random.chance(0.5) { projection.m23 = number(&random) * (random.chance(0.5) ? 1 : 1e-3) }
        if random.chance(0.3) { projection.m33 = number(&random) }
        if random.chance(0.2) { (projection.m11, projection.m12) = (projection.m21, projection.m22) }
        return projection
    }

    static func transform(_ random: inout RandomScene) -> AffineTransform {
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
                let style = LayerStyle(opacity: number(&random))
                if random.chance(0.5) {
                    player.pushLayer(bounds: bounds, style: style, transform: transform(&random))
                } else {
                    let origin = PixelPoint(
                        x: Int.random(in: -70...70, using: &random), y: random.chance(0.2) ? 1_000_000_000 : 3
                    )
                    player.pushLayer(
                        bounds: bounds, style: style, projection: projection(&random), at: origin)
                }
            }
            let place = PixelPoint(x: Int(seed), y: -5)
            let scope = random.chance(0.3) ? scope(&random) : nil
            if let scope { player.play(scope.0, at: place, opacity: 1) }
            let (command, end) = command(&random)
            player.play(command, at: place, opacity: random.chance(0.8) ? 1 : number(&random))
            if let end { player.play(end, at: place, opacity: 1) }
            if let scope { player.play(scope.end, at: place, opacity: 1) }
            if isLayer { player.popLayer() }
        }
    }
}
