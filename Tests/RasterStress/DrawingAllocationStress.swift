import AllocationCounter
import Drawing
import Raster

/// Draws frames repeatedly and counts allocations.
package enum DrawingAllocationStress {
    /// Returns the number of blocks that the second and third drawing of a list allocate, at most.
    private static func allocations(_ list: DisplayList) -> Int {
        var bitmap = Bitmap(width: 120, height: 120)
        let player = SoftwarePlayer()
        return bitmap.withPixelBuffer { buffer in
            var count = 0
            for round in 0..<4 {
                let before = widgets_allocation_count()
                player.begin(target: buffer, scale: 1, clip: buffer.bounds)
                player.play(list, at: .zero, opacity: 1)
                player.end()
                if round > 1 { count = max(count, Int(widgets_allocation_count() - before)) }
            }
            return count
        }
    }

    private static func record(_ body: (Canvas) -> Void) -> DisplayList {
        let canvas = Canvas(palette: Palette { _ in .black }, scale: 1)
        body(canvas)
        return canvas.finish()
    }

    private static let blob = Path {
        $0.move(to: Point(x: 20, y: 30))
        $0.addCurve(to: Point(x: 90, y: 40), control1: Point(x: 30, y: -20), control2: Point(x: 80, y: 90))
        $0.addQuadCurve(to: Point(x: 20, y: 90), control: Point(x: 60, y: 120))
        $0.closeSubpath()
    }
    private static let card = Path(roundedRect: Rect(x: 20, y: 20, width: 60, height: 50), cornerRadius: 8)
    private static let tile = Image(
        bitmap: Bitmap(width: 7, height: 9, pixels: Array(repeating: 0xff33_66cc, count: 63)))
    private static let gradient = Gradient(colors: [.red, .white, .blue])

    /// Returns one line for each frame whose repeated drawing allocates memory; only in an optimised build.
    package static func findings() -> [String] {
        guard widgets_can_count_allocations() else { return [] }
        let frames: [(String, DisplayList)] = [
            ("fill", record { $0.fill(blob, .red) }),
            ("stroke", record { $0.stroke(blob, .red, style: StrokeStyle(lineWidth: 5, lineJoin: .round)) }),
            ("dashes", record { $0.stroke(blob, .red, style: StrokeStyle(lineWidth: 5, dash: [5, 3, 1])) }),
            (
                "gradients",
                record {
                    $0.fill(blob, .linearGradient(gradient, startPoint: .zero, endPoint: Point(x: 90, y: 9)))
                    $0.fill(
                        blob,
                        .radialGradient(gradient, center: Point(x: 50, y: 50), startRadius: 0, endRadius: 40))
                    $0.fill(blob, .conicGradient(gradient, center: Point(x: 50, y: 50)))
                }
            ),
            (
                "shadows",
                record {
                    $0.drawShadow(of: card, Shadow(blurRadius: 12, offset: Point(x: 0, y: 4)))
                    $0.drawShadow(of: blob, Shadow(blurRadius: 12))
                    $0.drawInnerShadow(of: blob, Shadow(blurRadius: 12))
                }
            ),
            (
                "clips",
                record {
                    $0.clip(to: blob)
                    $0.clip(to: card)
                    $0.fill(Rect(x: 0, y: 0, width: 120, height: 120), .red)
                }
            ),
            (
                "projected layers",
                record { canvas in
                    var eye = Transform3D.identity
                    eye.m34 = -1 / 200
                    let turn = Transform3D(rotationAngle: 1, x: 1, y: 1, z: 0).concatenating(eye)
                    canvas.drawLayer(projection: ProjectionTransform(turn), opacity: 0.5) {
                        canvas.fill(card, .blue)
                    }
                }
            ),
            (
                "layers",
                record { canvas in
                    canvas.drawLayer(opacity: 0.5, filters: [.blur(radius: 4), .saturation(0.5)]) {
                        canvas.fill(blob, .red)
                        canvas.drawLayer(blendMode: .multiply, filters: [.shadow(Shadow(blurRadius: 5))]) {
                            canvas.fill(card, .blue)
                        }
                    }
                }
            ),
            (
                "tiles",
                DisplayList(commands: [
                    .imagePart(
                        tile, source: tile.bitmap.bounds, in: Rect(x: 3, y: 5, width: 90, height: 80),
                        isTiled: true,
                        tint: .red)
                ])
            ),
            (
                "transforms",
                record { canvas in
                    canvas.rotate(by: 0.3)
                    canvas.scaleBy(x: 1, y: 0.5)
                    canvas.fill(card, .blue)
                    canvas.stroke(card, .red, width: 3)
                    canvas.strokeBorder(Rect(x: 10, y: 10, width: 40, height: 30), .red, width: 3)
                    canvas.clip(to: Rect(x: 20, y: 0, width: 50, height: 99)) {
                        canvas.line(from: .zero, to: Point(x: 60, y: 60), .red, width: 4)
                    }
                }
            ),
        ]
        return frames.compactMap { name, list in
            let count = allocations(list)
            return count > 0 ? "\(name): \(count) allocations" : nil
        }
    }
}
