import Drawing
import Raster

extension Bitmap {
    /// Returns a bitmap with `commands` drawn over `background` inside `clip`, or everywhere if `clip` is nil.
    ///
    /// `width`, `height` and `offset` are in pixels; the commands are in points.
    static func draw(
        _ commands: [DrawCommand], width: Int, height: Int, scale: Double = 1, background: UInt32 = 0,
        clip: PixelRect? = nil, offset: PixelPoint = .zero, opacity: Double = 1
    ) -> Bitmap {
        let list = DisplayList(commands: ContiguousArray(commands))
        return draw(width: width, height: height, scale: scale, background: background, clip: clip) {
            player in
            player.play(list, at: offset, opacity: opacity)
        }
    }

    /// Returns a bitmap in which `body` has drawn between `begin` and `end` of a player.
    static func draw(
        width: Int, height: Int, scale: Double = 1, background: UInt32 = 0, clip: PixelRect? = nil,
        _ body: (SoftwarePlayer) -> Void
    ) -> Bitmap {
        let pixels = [UInt32](repeating: background, count: width * height)
        var bitmap = Bitmap(width: width, height: height, pixels: pixels)
        let player = SoftwarePlayer()
        bitmap.withPixelBuffer { buffer in
            player.begin(target: buffer, scale: scale, clip: clip ?? buffer.bounds)
            body(player)
            player.end()
        }
        return bitmap
    }
}

extension DrawCommand {
    /// Returns a fill of a rectangle, in points.
    static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black,
        radius: Double = 0,
        corners: CornerMask = .all, edges: Edges = .snapped
    ) -> DrawCommand {
        let rect = Rect(x: x, y: y, width: width, height: height)
        return .fill(RoundedRect(rect, radius: radius, corners: corners), color, edges: edges)
    }

    /// Returns a border of width `line` inside a rectangle, in points.
    static func border(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, line: Double, radius: Double = 0,
        edges: Edges = .snapped
    ) -> DrawCommand {
        let rect = Rect(x: x, y: y, width: width, height: height)
        return .strokeBorder(RoundedRect(rect, radius: radius), width: line, .black, edges: edges)
    }
}

extension Bitmap {
    /// Returns the alpha of each pixel of row `y`, from 0 to 255.
    func alphas(row y: Int) -> [UInt32] { (0..<width).map { self[$0, y] >> 24 } }

    /// The sum of all alphas divided by 255: the covered area, in pixels.
    var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}
