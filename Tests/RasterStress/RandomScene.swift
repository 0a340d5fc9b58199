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

    /// Returns `count` random commands at most, followed by those that pop the remaining clips.
    package mutating func commands(_ count: Int, within side: Double) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        var depth = 0
        for _ in 0..<count {
            switch Int.random(in: 0..<10, using: &self) {
            case 0, 1, 2:
                commands.append(.fill(shape(side), color(), edges: chance(0.5) ? .snapped : .antialiased))
            case 3, 4:
                commands.append(
                    .strokeBorder(
                        shape(side), width: number(0.2, 6), color(),
                        edges: chance(0.5) ? .snapped : .antialiased))
            case 5:
                commands.append(
                    .line(from: rect(side).origin, to: rect(side).origin, width: number(0.2, 8), color()))
            case 6:
                commands.append(.image(image(), in: rect(side), tint: chance(0.4) ? color() : nil))
            case 7:
                commands.append(.text(text(), at: rect(side).origin, color()))
            case 8:
                commands.append(.pushClip(shape(side * 1.3)))
                depth += 1
            default:
                if depth > 0 {
                    commands.append(.popClip)
                    depth -= 1
                }
            }
        }
        return commands + Array(repeating: .popClip, count: depth)
    }
}
