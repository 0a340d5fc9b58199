package import Drawing
import Glibc
import Raster

/// Draws random scenes in parts and at other places, and compares the bytes.
///
///     InvarianceStress.partFindings(seeds: 1...25, scale: 1.25)
package enum InvarianceStress {
    package static let side = 72
    package static let background: UInt32 = 0xffe0_e8f0

    /// Returns a random scene with a clipped, transformed layer, moved by `move` pixels and drawn once for each of `clips`.
    package static func draw(
        _ seed: UInt64, scale: Double, clips: [PixelRect], move: PixelPoint = .zero
    ) -> Bitmap {
        var scene = RandomScene(seed: seed)
        let length = Double(side) / scale
        let first = DisplayList(commands: ContiguousArray(scene.commands(25, within: length)))
        let second = DisplayList(commands: ContiguousArray(scene.commands(8, within: length)))
        let bounds = PixelRect(
            left: Int(scene.number(0, 20)), top: Int(scene.number(0, 20)), right: Int(scene.number(30, 72)),
            bottom: Int(scene.number(30, 72)))
        let turn = AffineTransform(translationX: scene.number(-5, 25), y: scene.number(-5, 25))
            .rotated(by: scene.number(-0.5, 0.5)).scaledBy(
                x: scene.number(0.3, 1.5), y: scene.number(0.3, 1.5))
        let shift = AffineTransform(
            translationX: scene.number(-9, 9).rounded(), y: scene.number(-9, 9).rounded())
        let place = AffineTransform(translationX: Double(move.x), y: Double(move.y))
        let transform = (scene.chance(0.5) ? turn : shift).concatenating(place)
        var style = scene.chance(0.5) ? LayerStyle() : scene.layerStyle()
        if style.blendMode.affectsUncoveredPixels { style.blendMode = .normal }
        let clip = scene.shape(length)
        let projection = scene.projection(Double(side) / 2)
        let isProjected = scene.chance(0.4)
        let origin = PixelPoint(x: 30 + move.x, y: 25 + move.y)
        // The content of a projected layer moves with it; otherwise the transform moves it.
        let contentPlace = isProjected ? PixelPoint(x: 1 + move.x, y: 5 + move.y) : PixelPoint(x: 1, y: 5)

        var bitmap = Bitmap(
            width: side, height: side, pixels: [UInt32](repeating: background, count: side * side))
        let player = SoftwarePlayer()
        for rect in clips {
            bitmap.withPixelBuffer { buffer in
                player.begin(target: buffer, scale: scale, clip: rect)
                player.play(first, at: PixelPoint(x: 3 + move.x, y: -2 + move.y), opacity: 1)
                player.pushClip(clip, at: move)
                if isProjected {
                    player.pushLayer(
                        bounds: bounds.offset(by: move), style: style, projection: projection, at: origin)
                } else {
                    player.pushLayer(bounds: bounds, style: style, transform: transform)
                }
                player.play(second, at: contentPlace, opacity: 0.8)
                player.popLayer()
                player.popClip()
                player.end()
            }
        }
        return bitmap
    }

    private static let all = PixelRect(left: 0, top: 0, right: side, bottom: side)

    /// Returns one line for each seed whose scene, drawn in three clips, differs from the scene drawn at once.
    package static func partFindings(seeds: ClosedRange<UInt64>, scale: Double) -> [String] {
        seeds.compactMap { seed in
            let whole = draw(seed, scale: scale, clips: [all])
            var random = RandomScene(seed: seed + 1000)
            let x = Int.random(in: 1..<side, using: &random)
            let y = Int.random(in: 1..<side, using: &random)
            let parts = [
                PixelRect(left: 0, top: 0, right: x, bottom: y),
                PixelRect(left: x, top: 0, right: side, bottom: y),
                PixelRect(left: 0, top: y, right: side, bottom: side),
            ]
            let split = draw(seed, scale: scale, clips: parts)
            guard let index = whole.pixels.indices.first(where: { whole.pixels[$0] != split.pixels[$0] })
            else { return nil }
            let pixels = "\(hex(whole.pixels[index])) at once, \(hex(split.pixels[index])) in parts"
            return "seed \(seed), split at \(x), \(y): (\(index % side), \(index / side)) is \(pixels)"
        }
    }

    /// Returns one line for each seed whose scene, moved by whole pixels, differs from the scene at its place.
    package static func moveFindings(seeds: ClosedRange<UInt64>, scale: Double) -> [String] {
        seeds.compactMap { seed in
            var random = RandomScene(seed: seed + 2000)
            let move = PixelPoint(
                x: Int.random(in: -25...25, using: &random), y: Int.random(in: -25...25, using: &random))
            let shared = all.intersection(all.offset(by: PixelPoint(x: -move.x, y: -move.y)))
            let still = draw(seed, scale: scale, clips: [shared])
            let moved = draw(seed, scale: scale, clips: [shared.offset(by: move)], move: move)
            for y in shared.top..<shared.bottom {
                for x in shared.left..<shared.right where still[x, y] != moved[x + move.x, y + move.y] {
                    let pixels = "\(hex(still[x, y])), moved \(hex(moved[x + move.x, y + move.y]))"
                    return "seed \(seed), moved by \(move.x), \(move.y): (\(x), \(y)) is \(pixels)"
                }
            }
            return nil
        }
    }

    /// Returns one line for each seed whose paths, with points far outside of the bitmap, differ when they are drawn in three clips.
    package static func farPathFindings(seeds: ClosedRange<UInt64>, scale: Double) -> [String] {
        seeds.compactMap { seed in
            var random = RandomScene(seed: seed + 3000)
            let x = Int.random(in: 1..<side, using: &random)
            let y = Int.random(in: 1..<side, using: &random)
            let parts = [
                PixelRect(left: 0, top: 0, right: x, bottom: y),
                PixelRect(left: x, top: 0, right: side, bottom: y),
                PixelRect(left: 0, top: y, right: side, bottom: side),
            ]
            let (kind, list) = farDrawing(&random, Double(side) / scale)
            let (whole, split) = (draw(list, scale, [all]), draw(list, scale, parts))
            guard let index = whole.pixels.indices.first(where: { whole.pixels[$0] != split.pixels[$0] })
            else { return nil }
            let pixels = "\(hex(whole.pixels[index])) at once, \(hex(split.pixels[index])) in parts"
            return
                "seed \(seed), \(kind), split at \(x), \(y): (\(index % side), \(index / side)) is \(pixels)"
        }
    }

    private static func draw(_ list: DisplayList, _ scale: Double, _ clips: [PixelRect]) -> Bitmap {
        var bitmap = Bitmap(
            width: side, height: side, pixels: [UInt32](repeating: background, count: side * side))
        let player = SoftwarePlayer()
        for rect in clips {
            bitmap.withPixelBuffer { buffer in
                player.begin(target: buffer, scale: scale, clip: rect)
                player.play(list, at: .zero, opacity: 1)
                player.end()
            }
        }
        return bitmap
    }

    /// Returns a drawing of one path, some of whose points are up to 1e10 times as far from the square of side `length` as the others.
    private static func farDrawing(_ random: inout RandomScene, _ length: Double) -> (String, DisplayList) {
        func coordinate() -> Double {
            let near = random.number(-length / 4, length * 1.25)
            return random.chance(0.4) ? near * pow(10, random.number(0, 10)) : near
        }
        func point() -> Point { Point(x: coordinate(), y: coordinate()) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            default:
                path.addEllipse(
                    in: Rect(origin: point(), size: Size(width: coordinate(), height: coordinate())))
            }
        }
        let transform = random.chance(0.3) ? random.transform(length) : .identity
        let kind = ["fill", "stroke", "dash", "clip", "shadow"].randomElement(using: &random) ?? "fill"
        let canvas = Canvas(palette: Palette { _ in .black }, scale: 1)
        canvas.transformed(by: transform) {
            switch kind {
            case "fill": canvas.fill(path, random.paint(length), style: FillStyle(eoFill: random.chance(0.5)))
            case "stroke", "dash":
                var style = random.strokeStyle()
                style.dash = kind == "dash" ? [random.number(0.1, 30), random.number(0, 30)] : []
                canvas.stroke(path, random.paint(length), style: style)
            case "clip":
                canvas.clip(to: path) {
                    canvas.fill(Rect(x: 0, y: 0, width: length, height: length), random.paint(length))
                }
            default: canvas.drawShadow(of: path, random.shadow())
            }
        }
        return (kind, canvas.finish())
    }

    private static func hex(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
}
