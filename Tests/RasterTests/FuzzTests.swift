import Drawing
import Raster
import Testing

/// No coordinate, however wild, may stop the player or reach outside of its clip.
struct FuzzTests {
    private static let wild: [Double] = [
        0, -0.0, 0.5, 1, -1, 3.7, 20, 47.999, 1e3, -1e3, 1e7, 1e9, -1e9, 1e12, -1e15, 1e300, -1e300,
        .infinity,
        -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    private func number(_ random: inout RandomScene) -> Double {
        random.chance(0.5) ? random.number(-10, 60) : Self.wild.randomElement(using: &random) ?? 0
    }

    private func rect(_ random: inout RandomScene) -> Rect {
        Rect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    }

    private func point(_ random: inout RandomScene) -> Point { Point(x: number(&random), y: number(&random)) }

    private func command(_ random: inout RandomScene) -> DrawCommand {
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

    private func transform(_ random: inout RandomScene) -> AffineTransform {
        AffineTransform(
            a: number(&random), b: number(&random), c: number(&random), d: number(&random),
            tx: number(&random),
            ty: number(&random))
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `wild coordinates never leave the clip`(seed: UInt64) {
        let side = 64
        let mark: UInt32 = 0xff5a_5a5a
        let clip = PixelRect(left: 9, top: 11, right: 50, bottom: 40)
        var random = RandomScene(seed: seed)

        let picture = Picture.draw(
            width: side, height: side, scale: [1, 1.25, 1.5, 2][Int(seed % 4)], background: mark, clip: clip
        ) { player in
            for _ in 0..<30 {
                let isLayer = random.chance(0.3)
                if isLayer {
                    let bounds = PixelRect(covering: rect(&random), scale: 1)
                    player.pushLayer(bounds: bounds, opacity: number(&random), transform: transform(&random))
                }
                let command = command(&random)
                player.play(
                    command, at: PixelPoint(x: Int(seed), y: -5),
                    opacity: random.chance(0.8) ? 1 : number(&random))
                if case .pushClip = command { player.popClip() }
                if isLayer { player.popLayer() }
            }
        }

        for y in 0..<side {
            for x in 0..<side
            where !((clip.left..<clip.right).contains(x) && (clip.top..<clip.bottom).contains(y)) {
                #expect(picture[x, y] == mark)
            }
        }
    }

    @Test func `targets without pixels take every command`() {
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            var random = RandomScene(seed: 5)
            let commands = random.commands(60, within: 20)
            #expect(Picture.draw(commands, width: width, height: height).pixels.isEmpty)
        }
    }

    @Test func `a clip outside of the target draws nothing`() {
        for clip in [
            PixelRect(left: 50, top: 0, right: 60, bottom: 10),
            PixelRect(left: 5, top: 5, right: 2, bottom: 9),
            PixelRect(left: -9, top: -9, right: 0, bottom: 0),
        ] {
            #expect(
                Picture.draw([.box(-99, -99, 999, 999)], width: 20, height: 20, clip: clip).coveredArea == 0)
        }
    }
}
