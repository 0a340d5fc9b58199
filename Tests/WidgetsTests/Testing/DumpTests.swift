import Testing
import Widgets
import WidgetsTesting

@Suite struct DumpTests {
    let root = PaintedView(frame: .zero)
    let harness: Harness

    init() throws {
        root.accessibilityIdentifier = "page"
        let card = PaintedView(frame: Rect(x: 10, y: 10, width: 60, height: 40))
        card.backgroundColor = Color(hex: 0xff0000)
        card.layer.cornerRadius = 6
        card.clipsToBounds = true
        card.alpha = 0.5
        card.tag = 3
        let dot = PaintedView(frame: Rect(x: 50, y: 30, width: 20, height: 20))
        dot.addSpot(Rect(x: 2, y: 2, width: 5, height: 5), Color(hex: 0x00ff00))
        dot.transform = AffineTransform(scaleX: 2, y: 2)
        let hidden = PaintedView(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        hidden.isHidden = true
        root.addSubview(card)
        card.addSubview(dot)
        root.addSubview(hidden)
        root.bounds.origin = Point(x: 0, y: 4)
        harness = Harness(root, size: Size(width: 100, height: 60))
        try harness.settle()
    }

    @Test func `The tree dump has a line per view with its non-default properties`() throws {
        try harness.matches(treeGolden: "dump-tree")
    }

    @Test func `The display list dump shows each view's commands, clips and layers`() throws {
        try harness.matches(displayListGolden: "dump-display-list")
    }

    @Test func `The display list of a subtree can be dumped`() throws {
        let dump = try harness.displayListDump(of: root.subviews[0])

        #expect(dump.hasPrefix("PaintedView (10, 10; 60 x 40)\n"))
        #expect(!dump.contains("page"))
    }

    @Test func `The display list of a subtree belongs to the given view among others of its class and frame`()
        throws
    {
        let colors: [UInt32] = [0x111111, 0x222222, 0x333333]
        for (index, color) in colors.enumerated() {
            let row = View(frame: Rect(x: 0, y: Double(index) * 10, width: 100, height: 10))
            let spot = PaintedView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
            spot.addSpot(Rect(x: 2, y: 2, width: 5, height: 5), Color(hex: color))
            row.addSubview(spot)
            root.addSubview(row)
        }
        let spots = root.subviews.suffix(3).map { $0.subviews[0] }

        for (spot, color) in zip(spots, ["#111111", "#222222", "#333333"]) {
            let dump = try harness.displayListDump(of: spot)
            #expect(dump.hasPrefix("PaintedView (0, 0; 10 x 10)\n") && dump.contains(color))
        }
        spots[1].isHidden = true
        #expect(try harness.displayListDump(of: spots[1]) == "")
    }

    @Test func `The picture matches its golden`() throws {
        try harness.matches(golden: "dump-picture")
    }
}
