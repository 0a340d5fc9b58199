import Testing
import Widgets
import WidgetsTesting

/// Filters of the pixels behind a view.
@Suite struct BackgroundFilterTests {
    private let root = View()
    private let half = View(frame: Rect(x: 0, y: 0, width: 50, height: 80))
    private let panel = View(frame: Rect(x: 30, y: 20, width: 40, height: 40))
    private let harness: Harness

    init() throws {
        root.backgroundColor = .white
        half.backgroundColor = .black
        root.addSubview(half)
        root.addSubview(panel)
        harness = Harness(root, size: Size(width: 100, height: 80))
        panel.layer.backgroundFilters = [.blur(radius: 3)]
        try harness.settle()
    }

    private func gray(_ x: Int, _ y: Int) -> Int { Int(harness.picture[x, y] >> 8 & 255) }

    @Test func `A blur shows what is behind the view out of focus, within its shape`() throws {
        // The edge between black and white is blurred behind the panel alone.
        #expect(gray(45, 10) == 0 && gray(55, 10) == 255)
        #expect((2..<40).contains(gray(45, 40)) && (215..<254).contains(gray(55, 40)))
        #expect(gray(31, 40) == 0 && gray(68, 40) == 255)

        panel.frame.origin.x = 48
        panel.layer.cornerRadius = 12
        try harness.settle()
        #expect(gray(49, 21) == 0 && gray(49, 40) > 80)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test
    func `A change within the reach of the blur repaints the view and its surrounding, another one does not`()
        throws
    {
        let near = View(frame: Rect(x: 72, y: 30, width: 4, height: 4))
        let far = View(frame: Rect(x: 2, y: 2, width: 4, height: 4))
        root.insertSubview(near, at: 0)
        root.insertSubview(far, at: 0)
        try harness.settle()

        near.backgroundColor = .red
        try harness.settle()
        let damage = try #require(harness.lastFrame).damage
        #expect(damage == [PixelRect(left: 19, top: 9, right: 81, bottom: 71)])
        #expect(harness.picture == harness.renderFresh())

        far.backgroundColor = .red
        try harness.settle()
        #expect(harness.lastFrame?.damage == [PixelRect(left: 2, top: 2, right: 6, bottom: 6)])
    }

    @Test func `Pixels that opaque content in front covers are blurred too`() throws {
        let front = View(frame: Rect(x: 0, y: 0, width: 100, height: 38))
        front.backgroundColor = .white
        root.addSubview(front)
        harness.host.opaqueRegions.smallestArea = 1
        try harness.settle()

        harness.host.redrawEverything()
        try harness.settle()
        #expect(gray(45, 40) < 60)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A list scrolls under a bar by moved pixels, and the bar follows`() throws {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 80))
        scroll.backgroundColor = .white
        scroll.contentSize = Size(width: 100, height: 400)
        for row in 0..<20 {
            let line = View(frame: Rect(x: 0, y: 20 * Double(row), width: 100, height: 10))
            line.backgroundColor = row % 2 == 0 ? .black : .red
            scroll.addSubview(line)
        }
        root.insertSubview(scroll, at: 1)
        panel.frame = Rect(x: 0, y: 0, width: 100, height: 16)
        try harness.settle()

        for offset in [3.0, 17, 18, 60, 41] {
            scroll.setContentOffset(Point(x: 0, y: offset), animated: false)
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
            #expect(harness.lastFrame?.moves.isEmpty == false)
        }
    }

    @Test func `Two views whose surroundings meet are repainted together`() throws {
        let second = View(frame: Rect(x: 74, y: 20, width: 20, height: 20))
        second.layer.backgroundFilters = [.blur(radius: 2)]
        root.addSubview(second)
        try harness.settle()

        half.backgroundColor = .red
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
        #expect(harness.lastFrame?.damage.count == 1)
    }

    @Test func `A translucent view blurs by its opacity, and a transformed or removed one not at all`() throws
    {
        let sharp = gray(45, 10)
        let blurred = gray(45, 40)
        panel.alpha = 0.5
        try harness.settle()
        #expect(abs(gray(45, 40) - (sharp + blurred) / 2) <= 1)

        panel.alpha = 1
        panel.transform = AffineTransform(scaleX: 1.1, y: 1.1)
        try harness.settle()
        #expect(gray(45, 40) == 0)

        panel.transform = .identity
        panel.removeFromSuperview()
        try harness.settle()
        #expect(harness.picture == harness.renderFresh() && gray(45, 40) == 0)
    }

    @Test(arguments: [[Filter.blur(radius: .nan)], [.blur(radius: -3)], [.blur(radius: 1e6)], []])
    func `Extreme filters are limited or ignored`(filters: [Filter]) throws {
        panel.layer.backgroundFilters = filters
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `The text dump names the filters before the content of the view`() throws {
        panel.layer.backgroundFilters = [.blur(radius: 3), .saturation(0)]
        try harness.settle()
        let lines = try harness.displayListDump().split(separator: "\n").map { $0.drop { $0 == " " } }
        let index = try #require(lines.firstIndex { $0.hasPrefix("filter backdrop blur 3 colours") })
        #expect(lines[index - 1].hasPrefix("clip") && lines[index + 1] == "end clip")
    }
}
