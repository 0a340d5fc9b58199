import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: View {
    let number: Int
    @State private var presses = 0
    var body: some View {
        Button("item \(number): \(presses)") { presses += 1 }
            .frame(height: number % 10 == 9 ? 60 : 40)
    }
}

private struct Items: View {
    let numbers: [Int]
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Item(number: $0) } }
        }
    }
}

struct LazyStackTests {
    @Test func `Only views near the visible range are mounted`() throws {
        let stage = try Stage(Items(numbers: Array(0..<100_000)))
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(stage.root.all(Item.self).count < 20)
        #expect(stage.hosting.bodyCount < 22)
        #expect(area.contentSize.height > 4_000_000)
        area.contentOffset.y = 2_000_000
        try stage.harness.settle()
        #expect(stage.root.all(Item.self).count < 26)
        #expect(stage.hosting.bodyCount < 60)
        #expect(stage.harness.all(Widgets.Button.self).count < 26)
    }

    @Test func `Scrolling within the mounted range mounts nothing`() throws {
        let stage = try Stage(Items(numbers: Array(0..<1000)))
        let area = try stage.harness.find(Widgets.ScrollView.self)
        let bodies = stage.hosting.bodyCount
        area.contentOffset.y = 20
        try stage.harness.settle()
        #expect(stage.hosting.bodyCount == bodies)
    }

    @Test func `State is kept when other elements are inserted`() throws {
        let stage = try Stage(Items(numbers: Array(0..<1000)))
        try stage.harness.click("item 2: 0")
        stage.hosting.rootView = Items(numbers: [-5, -4] + Array(0..<1000))
        try stage.harness.settle()
        #expect(stage.harness.contains("item 2: 1"))
        stage.hosting.rootView = Items(numbers: Array((0..<1000).reversed()))
        try stage.harness.settle()
        stage.hosting.rootView = Items(numbers: Array(0..<1000))
        try stage.harness.settle()
        #expect(stage.harness.contains("item 2: 0"))
    }

    @Test func `A row that was never visible can be scrolled to`() throws {
        struct Reading: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(755, anchor: .top) }
                        Items(numbers: Array(0..<1000))
                    }
                }
            }
        }
        let stage = try Stage(Reading())
        try stage.harness.click("go")
        let area = try stage.harness.find(Widgets.ScrollView.self)
        let item = try stage.harness.view("item 755: 0")
        let top = item.convert(item.bounds, to: nil).midY - area.convert(area.bounds, to: nil).minY
        #expect(abs(top - 20) < 1)
    }

    @Test func `The first visible row stays in place when rows before it are higher than estimated`() throws {
        let stage = try Stage(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { number in
                        Button("row \(number)") {}.frame(height: number == 0 ? 20 : 100)
                    }
                }
            })
        let area = try stage.harness.find(Widgets.ScrollView.self)
        area.contentOffset.y = 10_000
        try stage.harness.settle()
        func middle(_ number: Int) throws -> Double {
            let row = try stage.harness.view("row \(number)")
            return row.convert(row.bounds, to: nil).midY - area.convert(area.bounds, to: nil).minY
        }
        let number = try #require((0..<1000).first { (try? middle($0)).map { $0 >= 0 } ?? false })
        let place = try middle(number)
        area.contentOffset.y -= 70
        try stage.harness.settle()
        #expect(try abs(middle(number) - place - 70) < 1)
    }

    @Test func `A grid has as many columns as fit`() throws {
        let stage = try Stage(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
                    ForEach(0..<1000) { Text("cell \($0)").frame(height: 30) }
                }
            })
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(area.contentSize.height == 334 * 40 - 10)
        let labels = stage.harness.all(Widgets.Label.self).filter {
            $0.frame.minY == stage.harness.all(Widgets.Label.self)[0].frame.minY
        }
        #expect(labels.count == 3)
    }

    @Test func `Outside of a scroll view all views are mounted`() throws {
        let stage = try Stage(LazyHStack { ForEach(0..<5) { Text("\($0)") } })
        #expect(stage.seen.count == 5)
    }
}

/// Views that are mounted during a layout pass are measured at the scale of their host.
struct LateMountTests {
    @Test(arguments: [1.0, 1.25, 2]) func `No text is truncated`(scale: Double) throws {
        struct Page: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(0..<30) { Text("card \($0)").padding(8).opacity(0.5) } }
                    }
                    List(0..<5) { number in
                        HStack {
                            Text("row number \(number)").opacity(0.5)
                            Text("\(number)")
                        }
                    }
                    GeometryReader { _ in
                        HStack {
                            Text("measured").opacity(0.5)
                            Text("late")
                        }
                    }
                }
            }
        }
        let hosting = HostingView(rootView: Page())
        let harness = Harness(hosting, size: Size(width: 300, height: 400), scale: scale)
        try harness.settle()
        let labels = harness.all(Widgets.Label.self)
        #expect(labels.count > 15)
        for label in labels {
            #expect(label.bounds.width >= label.intrinsicContentSize.width - 1e-9, "\(label.text ?? "")")
        }
    }
}
