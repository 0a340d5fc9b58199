import Testing
import Widgets
import WidgetsTesting

@Suite struct VisualFormatTests {
    let root = View()
    let a: Sized
    let b: Sized
    let harness: Harness

    init() {
        a = placed(Sized(20, 10), in: root)
        b = placed(Sized(30, 10), in: root)
        harness = Harness(root, size: Size(width: 400, height: 300))
    }

    func activate(
        _ format: String, _ options: LayoutConstraint.FormatOptions = [], _ metrics: [String: Double] = [:]
    ) {
        LayoutConstraint.activate(
            LayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }

    @Test func `A row is placed between the edges`() throws {
        activate("H:|-[a(>=50)]-[b(a)]-|", .alignAllTop)
        activate("V:|-5-[a(12)]")
        try harness.settle()
        #expect(a.frame == Rect(x: 8, y: 5, width: 188, height: 12))
        #expect(b.frame == Rect(x: 204, y: 5, width: 188, height: 10))
    }

    @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `The standard distance to the superview is its margin`(direction: UserInterfaceLayoutDirection)
        throws
    {
        for view in [root, a, b] as [View] {
            view.semanticContentAttribute =
                direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
        }
        root.directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 22, bottom: 33, trailing: 44)
        activate("H:|-[a]-|")
        activate("V:|-[a]-|")
        activate("|-3-[b]", .directionLeftToRight)
        activate("V:[b]|")
        try harness.settle()
        #expect(a.frame.minX == (direction == .leftToRight ? 22 : 44))
        #expect(a.frame.maxX == (direction == .leftToRight ? 356 : 378))
        #expect(a.frame.minY == 11 && a.frame.maxY == 267)
        #expect(b.frame.minX == 3 && b.frame.maxY == 300)
        root.directionalLayoutMargins.top = 40
        try harness.settle()
        #expect(a.frame.minY == 40)
    }

    @Test func `Metrics, priorities and several predicates apply`() throws {
        activate("|-gap-[a(>=30,<=60,==100@300)]-(gap)-[b]", .alignAllCenterY, ["gap": 7])
        activate("V:|[a]")
        try harness.settle()
        #expect(a.frame == Rect(x: 7, y: 0, width: 60, height: 10))
        #expect(b.frame.minX == 74)
    }

    @Test func `Neighbours may touch, and distances may be negative`() throws {
        activate("H:|[a][b]")
        activate("V:|[a]-(-4)-[b]")
        try harness.settle()
        #expect(b.frame == Rect(x: 20, y: 6, width: 30, height: 10))
    }

    @Test func `The direction option overrides the layout direction`() throws {
        activate("H:|-5-[a]-6-[b]", .directionRightToLeft)
        activate("V:|[a]")
        activate("V:|[b]")
        try harness.settle()
        #expect(a.frame.maxX == 395)
        #expect(b.frame.maxX == 369)
    }

    @Test(arguments: [
        ("H:|-[a", "']' was expected"), ("[x]", "no view named 'x'"),
        ("[a]-gap-[b]", "no metric named 'gap'"),
        ("[a(>=)]", "a number or a name"), ("|-[a]-|-[b]", "nothing may follow"), ("", "a view in brackets"),
        ("[a(1.2.3)]", "not a number"), ("[a(10@2000)]", "from 1 to 1000"), ("[a]-4[b]", "'-' was expected"),
    ])
    func `A syntax error is reported with its position`(format: String, message: String) throws {
        let reported = diagnostics {
            #expect(LayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b]).isEmpty)
        }
        let told = try #require(reported.last)
        #expect(told.message.contains(message), "\(told)")
        #expect(told.message.contains("^"))
    }
}
