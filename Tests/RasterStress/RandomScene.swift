package import Drawing
import RandomNumbers

/// Random drawing commands, reproducible for each seed.
///
///     var scene = RandomScene(seed: 7)
///     let commands = scene.commands(40, within: 64)
package struct RandomScene: RandomNumberGenerator {
    private var random: SeededRandom

    package init(seed: UInt64) { random = SeededRandom(seed: seed) }

    package mutating func next() -> UInt64 { random.next() }

    /// Returns a number in a closed range.
    package mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &self)
    }

    /// Returns `true` with the given probability, from 0 to 1.
    package mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }

    /// Returns a colour, opaque in half of the cases.
    package mutating func color() -> Color {
        Color(
            red: number(0, 1), green: number(0, 1), blue: number(0, 1),
            alpha: chance(0.5) ? 1 : number(0.1, 0.9))
    }

    /// Returns a rectangle that starts near the square of side `side` and may extend beyond it.
    package mutating func rect(_ side: Double) -> Rect {
        let isWhole = chance(0.4)
        func rounded(_ value: Double) -> Double { isWhole ? value.rounded() : value }
        return Rect(
            x: rounded(number(-side / 4, side)), y: rounded(number(-side / 4, side)),
            width: rounded(number(0, side * 0.8)), height: rounded(number(0, side * 0.8)))
    }

    /// Returns ``rect(_:)`` with no, some or all corners rounded.
    package mutating func shape(_ side: Double) -> RoundedRect {
        let radius = chance(0.3) ? 0 : number(0, side / 3)
        let corners =
            chance(0.7) ? CornerMask.all : CornerMask(rawValue: UInt8.random(in: 0...15, using: &self))
        return RoundedRect(rect(side), radius: radius, corners: corners)
    }

    /// Returns an image of random pixels, at most 20 pixels wide and high.
    package mutating func image() -> Image {
        var bitmap = Bitmap(
            width: Int.random(in: 1...20, using: &self), height: Int.random(in: 1...20, using: &self))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { bitmap[x, y] = color().premultiplied }
        }
        return Image(bitmap: bitmap)
    }

    /// Returns a short run, whose masks the typesetter creates when it is drawn.
    package mutating func text() -> TextRun {
        TextRun(
            text: "Ag \(UInt8.random(in: 0...99, using: &self))", font: .systemFont(ofSize: 14), width: 40,
            ascent: 14, descent: 4)
    }

    /// Returns about `count` random commands with balanced clips, transforms and layers, at most three scopes deep.
    package mutating func commands(_ count: Int, within side: Double, depth: Int = 0) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        while commands.count < count {
            if depth < 3, chance(0.25) {
                let inner = self.commands(Int.random(in: 1...6, using: &self), within: side, depth: depth + 1)
                commands += scope(inner, within: side)
            } else {
                commands.append(drawing(side))
            }
        }
        return commands
    }

    /// Returns a command that draws pixels.
    package mutating func drawing(_ side: Double) -> DrawCommand {
        switch Int.random(in: 0..<13, using: &self) {
        case 0, 1: .fill(shape(side), color(), edges: edges())
        case 2, 3: .strokeBorder(shape(side), width: number(0.2, 6), color(), edges: edges())
        case 4: .line(from: rect(side).origin, to: rect(side).origin, width: number(0.2, 8), color())
        case 5: .image(image(), in: rect(side), tint: chance(0.4) ? color() : nil)
        case 6: .text(text(), at: rect(side).origin, color())
        case 7, 8: .fillPath(path(side), paint(side), style: FillStyle(eoFill: chance(0.3)))
        case 9, 10: .strokePath(path(side), paint(side), style: strokeStyle())
        case 11: .shadow(path(side), shadow())
        default: .innerShadow(path(side), shadow())
        }
    }

    private mutating func edges() -> DrawCommand.Edges { chance(0.5) ? .snapped : .antialiased }

    /// Returns the commands within a random clip, transform or layer.
    private mutating func scope(_ commands: [DrawCommand], within side: Double) -> [DrawCommand] {
        switch Int.random(in: 0..<5, using: &self) {
        case 0: [.pushClip(shape(side * 1.3))] + commands + [.popClip]
        case 1:
            [.pushPathClip(path(side * 1.3), FillStyle(eoFill: chance(0.3)))] + commands + [.popClip]
        case 2: [.pushTransform(transform(side))] + commands + [.popTransform]
        case 3:
            [
                .pushProjectedLayer(
                    projection(side), layerStyle(),
                    bounds: DisplayList(commands: ContiguousArray(commands)).bounds)
            ] + commands + [.popLayer]
        default:
            [
                .pushLayer(
                    layerStyle(), bounds: DisplayList(commands: ContiguousArray(commands)).bounds)
            ] + commands + [.popLayer]
        }
    }
}
