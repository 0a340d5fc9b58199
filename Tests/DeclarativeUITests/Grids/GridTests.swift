import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Form: View {
    var hasThird = false
    @State private var isLong = false
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
            GridRow {
                Color.red.frame(width: 50, height: 20)
                Color.green.frame(width: 60, height: 20)
            }
            GridRow {
                Color.red.frame(width: isLong ? 120 : 80, height: 30)
                Button("longer") { isLong = true }.frame(width: 90, height: 30)
            }
            if hasThird {
                GridRow { Color.blue.frame(width: 10, height: 40).gridCellColumns(2) }
            }
        }
    }
}

struct GridTests {
    private func frames(_ stage: Stage<some View>) -> [Rect] {
        stage.hosting.subviews.filter { $0.backgroundColor != nil }.map(\.frame)
    }

    @Test func `Columns are aligned across rows`() throws {
        let stage = try Stage(Form(), width: 200, height: 100)
        let cells = frames(stage)
        let left = cells[0].minX
        #expect(cells[2].minX == left)
        #expect(cells[1].minX == left + 90)
        #expect(cells[2].minY == cells[0].minY + 25)
    }

    @Test func `A cell that grows moves the next column`() throws {
        let stage = try Stage(Form(), width: 300, height: 100)
        try stage.harness.click("longer")
        let cells = frames(stage)
        #expect(cells[1].minX == cells[0].minX + 130)
    }

    @Test func `Inserting and removing a row keeps the other views`() throws {
        let stage = try Stage(Form(), width: 300, height: 200)
        let before = stage.hosting.subviews
        stage.hosting.rootView = Form(hasThird: true)
        try stage.harness.settle()
        #expect(stage.hosting.subviews.count == before.count + 1)
        #expect(zip(before, stage.hosting.subviews).allSatisfy { $0 === $1 })
        stage.hosting.rootView = Form()
        try stage.harness.settle()
        #expect(stage.hosting.subviews.count == before.count)
    }

    @Test func `ViewThatFits displays the first view that fits`() throws {
        let stage = try Stage(
            ViewThatFits(in: .horizontal) {
                Text("wide").frame(width: 200)
                Text("small").frame(width: 50)
            }, width: 300, height: 50)
        #expect(stage.seen == ["wide"])
        try stage.harness.resize(to: Size(width: 100, height: 50))
        try stage.harness.settle()
        #expect(stage.seen == ["small"])
        try stage.harness.resize(to: Size(width: 300, height: 50))
        try stage.harness.settle()
        #expect(stage.seen == ["wide"])
    }
}
