import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Chat: View {
    @State private var count = 30
    var isLazy = true
    var anchor: UnitPoint? = .bottom
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<count) { message($0) } }
                } else {
                    VStack(spacing: 0) { ForEach(0..<count) { message($0) } }
                }
            }
            .defaultScrollAnchor(anchor)
            .frame(height: 200)
            Button("add") { count += 1 }
            Button("clear") { count = 2 }
        }
    }

    /// Every third message is higher than the first, by which a lazy stack estimates.
    private func message(_ index: Int) -> some View {
        Text("message \(index)").frame(height: index % 3 == 1 ? 50 : 20)
    }
}

struct ScrollAnchorTests {
    private func area<Content: View>(_ stage: Stage<Content>) throws -> Widgets.ScrollView {
        try stage.harness.find(DeclarativeScrollView.self)
    }

    @Test(arguments: [true, false])
    func `A chat begins at its end, and stays there until the user scrolls up`(_ isLazy: Bool) throws {
        let stage = try Stage(Chat(isLazy: isLazy))
        #expect(stage.seen.contains("message 29"))
        try stage.harness.click("add")
        #expect(stage.seen.contains("message 30"))
        let area = try area(stage)
        #expect(area.contentOffset.y == area.contentSize.height - 200)
        area.contentOffset.y -= 60
        try stage.harness.settle()
        let offset = area.contentOffset.y
        try stage.harness.click("add")
        #expect(area.contentOffset.y == offset && area.contentSize.height - offset - 200 > 60)
    }

    @Test func `A content that is smaller than the scroll view is aligned at the anchor`() throws {
        let stage = try Stage(Chat())
        try stage.harness.click("clear")
        let label = try stage.harness.find(Widgets.Label.self, "message 1")
        let area = try area(stage)
        #expect(label.convert(label.bounds, to: area).maxY > 180)
    }

    @Test func `Without an anchor and in the middle`() throws {
        let top = try Stage(Chat(anchor: nil))
        #expect(try area(top).contentOffset.y == 0)
        let middle = try Stage(Chat(isLazy: false, anchor: .center))
        let area = try area(middle)
        #expect(area.contentOffset.y == (area.contentSize.height - 200) / 2)
    }

    @Test func `A scroll view that is resized stays at its end`() throws {
        struct Resized: View {
            @State private var height = 200.0
            var body: some View {
                VStack {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<30) { Text("m \($0)").frame(height: 20) } }
                    }
                    .defaultScrollAnchor(.bottom)
                    .frame(height: height)
                    Button("shrink") { height = 120 }
                }
            }
        }
        let stage = try Stage(Resized())
        try stage.harness.click("shrink")
        #expect(try area(stage).contentOffset.y == 600 - 120)
    }

    @Test func `Swipes end at pages or at the beginning of a view`() throws {
        struct Cards<Behavior: ScrollTargetBehavior>: View {
            let behavior: Behavior
            var body: some View {
                ScrollView {
                    VStack(spacing: 10) { ForEach(0..<30) { Text("card \($0)").frame(height: 90) } }
                }
                .scrollTargetBehavior(behavior)
            }
        }
        let aligned = try Stage(Cards(behavior: .viewAligned))
        try aligned.harness.pan(Point(x: 150, y: 250), by: Point(x: 0, y: -140))
        aligned.harness.advance(by: .seconds(3))
        #expect(try area(aligned).contentOffset.y == 100)
        let paged = try Stage(Cards(behavior: .paging))
        try paged.harness.pan(Point(x: 150, y: 300), by: Point(x: 0, y: -200))
        paged.harness.advance(by: .seconds(3))
        #expect(try area(paged).contentOffset.y == 320)
    }

    @Test(arguments: [Axis.vertical, .horizontal])
    func `A strong swipe in a lazy stack ends at a view that was not mounted when it began`(_ axis: Axis)
        throws
    {
        struct Cards: View {
            let axis: Axis
            var body: some View {
                if axis == .vertical {
                    ScrollView {
                        LazyVStack(spacing: 10) { ForEach(0..<300) { Text("\($0)").frame(height: 40) } }
                    }
                    .scrollTargetBehavior(.viewAligned)
                } else {
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 10) { ForEach(0..<300) { Text("\($0)").frame(width: 40) } }
                    }
                    .scrollTargetBehavior(.viewAligned)
                }
            }
        }
        let stage = try Stage(Cards(axis: axis))
        let distance = axis == .vertical ? Point(x: 0, y: -200) : Point(x: -200, y: 0)
        try stage.harness.pan(Point(x: 250, y: 250), by: distance, duration: .milliseconds(40), pause: .zero)
        stage.harness.advance(by: .seconds(5))
        let offset = try area(stage).contentOffset
        let place = axis == .vertical ? offset.y : offset.x
        #expect(place > 1000 && place.truncatingRemainder(dividingBy: 50) == 0)
    }
}

private struct Sections: View {
    let pinned: PinnedScrollableViews
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<50, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Text("row \(section).\($0)").frame(height: 20) }
                    } header: {
                        Text("header \(section)").frame(height: 30)
                    } footer: {
                        Text("footer \(section)").frame(height: 10)
                    }
                }
            }
        }
    }
}

struct PinnedViewsTests {
    private func top(_ name: String, _ stage: Stage<Sections>) throws -> Double {
        let label = try stage.harness.find(Widgets.Label.self, name)
        return label.convert(label.bounds, to: stage.harness.rootView).midY.rounded(.down)
    }

    private func scroll(_ stage: Stage<Sections>, to offset: Double) throws {
        try stage.harness.find(DeclarativeScrollView.self).contentOffset.y = offset
        try stage.harness.settle()
    }

    @Test func `The header of the visible section stays at the top, and the next one pushes it away`() throws
    {
        let stage = try Stage(Sections(pinned: .sectionHeaders))
        #expect(try top("header 0", stage) == 15)
        try scroll(stage, to: 100)
        #expect(try top("header 0", stage) == 15)
        #expect(try top("row 0.5", stage) == 40)
        try scroll(stage, to: 220)
        #expect(try top("header 0", stage) == 5, "20 points are left of its section")
        try scroll(stage, to: 240)
        #expect(try top("header 1", stage) == 15)
        try scroll(stage, to: 7_000)
        let first = try #require(
            stage.harness.all(Widgets.Label.self).compactMap(\.text)
                .filter { try top($0, stage) > 30 && $0.hasPrefix("row") }.min {
                    try top($0, stage) < top($1, stage)
                })
        let section = first.dropFirst(4).prefix { $0 != "." }
        #expect(try section != "0" && top("header \(section)", stage) == 15)
        #expect(stage.hosting.nodeCount < 300)
    }

    @Test func `Footers stay at the bottom; pinned views are in front`() throws {
        let stage = try Stage(Sections(pinned: [.sectionHeaders, .sectionFooters]), height: 100)
        #expect(try top("footer 0", stage) == 95)
        try scroll(stage, to: 100)
        #expect(try top("footer 0", stage) == 95 && top("header 0", stage) == 15)
        let holder = try stage.harness.find(DeclarativeScrollView.self).holder
        let texts = holder.subviews.compactMap { ($0 as? Widgets.Label)?.text }
        let firstPinned = try #require(texts.firstIndex { $0.hasPrefix("header") || $0.hasPrefix("footer") })
        #expect(texts[firstPinned...].allSatisfy { !$0.hasPrefix("row") })
    }

    @Test func `A header does not stay over rows that follow its section`() throws {
        struct Mixed: View {
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        Section {
                            Text("inside").frame(height: 100)
                        } header: {
                            Text("header").frame(height: 30)
                        }
                        ForEach(0..<30) { Text("after \($0)").frame(height: 20) }
                        Section {
                            Text("end").frame(height: 400)
                        } footer: {
                            Text("footer").frame(height: 20)
                        }
                    }
                }
            }
        }
        let stage = try Stage(Mixed())
        #expect(!stage.seen.contains("footer"), "its section is not visible")
        let area = try stage.harness.find(DeclarativeScrollView.self)
        area.contentOffset.y = 60
        try stage.harness.settle()
        #expect(stage.seen.contains("header"))
        area.contentOffset.y = 300
        try stage.harness.settle()
        #expect(!stage.seen.contains("header"))
    }

    @Test func `Without pinned views, headers scroll away`() throws {
        let stage = try Stage(Sections(pinned: []))
        try scroll(stage, to: 100)
        #expect(!stage.seen.contains("header 0"))
    }
}
