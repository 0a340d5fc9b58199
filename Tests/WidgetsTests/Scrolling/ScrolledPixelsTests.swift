import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// Moved pixels must equal those of a full painting of the same tree.
@Suite struct ScrolledPixelsTests {
    @Test(arguments: [1.0, 1.25, 1.5, 2.0], Array(1...10))
    func `A scrolled random tree equals its full painting`(scale: Double, seed: Int) throws {
        try check(seed: seed, scale: scale, rounds: 30, mutates: false)
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2.0], Array(100...109))
    func `A scrolled random tree that also changes equals its full painting`(scale: Double, seed: Int) throws
    {
        try check(seed: seed, scale: scale, rounds: 40, mutates: true)
    }

    @Test func `Only the strip that becomes visible is painted`() throws {
        let (area, harness) = try rows()
        area.contentOffset.y = 24
        try harness.settle()

        let report = try #require(harness.lastFrame)
        #expect(report.moves == [PixelMove(area: whole, distance: PixelPoint(x: 0, y: -24))])
        #expect(report.damage == [PixelRect(left: 0, top: 276, right: 400, bottom: 300)])
        #expect(report.drawCount <= 1)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A view over the content is painted at its place and where its pixels moved to`() throws {
        let (area, harness) = try rows()
        let veil = View(frame: Rect(x: 100, y: 100, width: 50, height: 20))
        veil.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        harness.rootView.addSubview(veil)
        try harness.settle()
        area.contentOffset.y = 40
        try harness.settle()

        let report = try #require(harness.lastFrame)
        #expect(report.moves.count == 1)
        #expect(report.damage.contains(PixelRect(left: 0, top: 260, right: 400, bottom: 300)))
        #expect(report.damage.reduce(0) { $0 + $1.area } < 400 * 40 + 60 * 70)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Without a uniform background the whole area is painted`() throws {
        let (area, harness) = try rows()
        area.backgroundColor = nil
        let picture = View(frame: Rect(x: 30, y: 30, width: 50, height: 50))
        picture.backgroundColor = .tintColor
        harness.rootView.insertSubview(picture, at: 0)
        try harness.settle()
        area.contentOffset.y = 40
        try harness.settle()

        #expect(harness.lastFrame?.moves == [])
        #expect(harness.lastFrame?.damage == [whole])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Several steps in one frame are one move`() throws {
        let (area, harness) = try rows()
        for step in 1...5 { area.contentOffset.y = 10 * Double(step) }
        try harness.settle()

        #expect(harness.lastFrame?.moves == [PixelMove(area: whole, distance: PixelPoint(x: 0, y: -50))])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Visible scroll bars do not cause a full painting`() throws {
        let (area, harness) = try rows()
        area.flashScrollIndicators()
        harness.advance(by: .milliseconds(300))
        area.contentOffset.y = 24
        try harness.settle()

        let report = try #require(harness.lastFrame)
        #expect(report.moves.count == 1)
        #expect(report.damage.reduce(0) { $0 + $1.area } <= 400 * 24 + 15 * 300)
        #expect(harness.picture == harness.renderFresh())
    }

    private let whole = PixelRect(left: 0, top: 0, right: 400, bottom: 300)

    private func rows() throws -> (ScrollView, Harness) {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let area = ScrollView(frame: root.bounds)
        area.backgroundColor = .white
        area.contentSize = Size(width: 400, height: 2400)
        for index in 0..<100 {
            let label = Label(text: "Row \(index)")
            label.frame = Rect(x: 0, y: 24 * Double(index), width: 400, height: 24)
            area.addSubview(label)
        }
        root.addSubview(area)
        let harness = Harness(root)
        try harness.settle()
        return (area, harness)
    }

    /// Scrolls a random tree inside a scroll view and compares each frame with a full painting.
    private func check(seed: Int, scale: Double, rounds: Int, mutates: Bool) throws {
        var random = SeededRandom(seed: seed &+ 5000)
        let tree = RandomTree(seed: seed, count: 12)
        let scene = ScrollScene(content: tree.root, random: &random)
        let harness = Harness(scene.root, size: scene.root.bounds.size, scale: scale)
        try harness.settle()
        var moveCount = 0
        for round in 0..<rounds {
            let before = scene.area.contentOffset
            if mutates {
                for _ in 0..<random.index(below: 3) { tree.mutate() }
            }
            scene.scroll(&random, scale)
            if mutates, random.chance(0.3) { tree.mutate() }
            if mutates, random.chance(0.2) { scene.moveArea(&random) }
            try harness.settle()
            let moves = harness.lastFrame?.moves ?? []
            moveCount += moves.count
            let painted = harness.picture
            let fresh = harness.renderFresh()
            if painted == fresh { continue }
            let count = zip(painted.pixels, fresh.pixels).count { $0 != $1 }
            let place = zip(painted.pixels, fresh.pixels).enumerated().first { $0.element.0 != $0.element.1 }
            let offset = place?.offset ?? 0
            Issue.record(
                """
                round \(round): \(count) pixels differ, first at \(offset % fresh.width), \(offset / fresh.width)
                \(before) to \(scene.area.contentOffset), moves \(moves)
                damage \(harness.frames.last?.damage ?? [])
                \(tree.log.suffix(4).joined(separator: "\\n"))
                """)
            return
        }
        if !mutates, scene.isMovable { #expect(moveCount > rounds / 2) }
    }
}

/// A scroll view with views behind and in front of it.
final class ScrollScene {
    let root = View(frame: Rect(x: 0, y: 0, width: 120, height: 100))
    let area = ScrollView()
    /// Whether the background is certainly of one colour, and no view inside is transformed.
    private(set) var isMovable = false

    init(content: View, random: inout SeededRandom) {
        if random.chance(0.7) { root.backgroundColor = .white }
        let frame = Rect(x: 8, y: 6, width: 100, height: 84)
        area.frame =
            random.chance(0.5)
            ? frame : frame.offsetBy(dx: random.number(-12...12), dy: random.number(-12...12))
        if random.chance(0.6) { area.backgroundColor = Color(red: 0.9, green: 0.8, blue: 1) }
        if random.chance(0.3) { area.layer.cornerRadius = random.number(2...14) }
        if random.chance(0.3) { area.layer.borderWidth = random.number(1...3) }
        if random.chance(0.3) { root.addSubview(spot(&random)) }
        root.addSubview(area)
        if random.chance(0.4) { root.addSubview(spot(&random)) }
        area.contentSize = Size(width: 160, height: 400)
        content.frame = Rect(
            x: random.number(0...5), y: random.number(0...5), width: 150, height: 390)
        area.addSubview(content)
        isMovable =
            area.backgroundColor != nil && area.layer.cornerRadius == 0 && area.layer.borderWidth == 0
            && !Self.hasTransform(content)
        // Enough rows for every visible part.
        for index in 0..<30 {
            let row = View(frame: Rect(x: 3.3, y: Double(index) * 13.7, width: 90, height: 9.1))
            row.backgroundColor = Color(
                red: random.number(0...1), green: random.number(0...1), blue: 0.5,
                alpha: random.chance(0.7) ? 1 : 0.5)
            row.layer.cornerRadius = random.chance(0.5) ? 3 : 0
            area.addSubview(row)
        }
    }

    private static func hasTransform(_ view: View) -> Bool {
        !view.transform.isIdentity || view.subviews.contains { hasTransform($0) }
    }

    func scroll(_ random: inout SeededRandom, _ scale: Double) {
        for _ in 0...random.index(below: 2) {
            var offset = area.contentOffset
            offset.y += random.number(-40...60)
            if random.chance(0.3) { offset.x += random.number(-20...20) }
            if random.chance(0.1) { offset.y = random.number(0...300) }
            area.contentOffset = offset
        }
        if random.chance(0.2) { area.flashScrollIndicators() }
    }

    func moveArea(_ random: inout SeededRandom) {
        area.frame = area.frame.offsetBy(dx: random.number(-2...2), dy: random.number(-2...2))
    }

    private func spot(_ random: inout SeededRandom) -> View {
        let view = View(
            frame: Rect(
                x: random.number(0...100), y: random.number(0...80), width: random.number(5...40),
                height: random.number(5...40)))
        view.backgroundColor = Color(red: 0, green: 0.5, blue: 0, alpha: random.chance(0.5) ? 1 : 0.4)
        if random.chance(0.2) { view.transform = AffineTransform(rotationAngle: 0.4) }
        return view
    }
}
