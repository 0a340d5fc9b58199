import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Rows of different heights in a scroll view with an anchor.
private struct Rows: View {
    struct Row: Identifiable {
        let id: Int
        var height: Double
    }

    let anchor: UnitPoint
    let state: Box<(([Row]) -> Void)?>
    @State var rows: [Row]
    @State var viewHeight = 200.0
    let resize: Box<((Double) -> Void)?>

    var body: some View {
        let _ = state.set { rows = $0 }
        let _ = resize.set { viewHeight = $0 }
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(rows) { Text("row \($0.id)").frame(height: $0.height) } }
        }
        .defaultScrollAnchor(anchor)
        .frame(height: viewHeight)
    }
}

@MainActor private struct RowsStage {
    let stage: Stage<Rows>
    let anchor: UnitPoint
    let change = Box<(([Rows.Row]) -> Void)?>(nil)
    let resize = Box<((Double) -> Void)?>(nil)

    init(_ heights: [Double], _ anchor: UnitPoint) throws {
        self.anchor = anchor
        let rows = heights.enumerated().map { Rows.Row(id: $0.offset, height: $0.element) }
        stage = try Stage(Rows(anchor: anchor, state: change, rows: rows, resize: resize))
    }

    var area: Widgets.ScrollView { get throws { try stage.harness.find(DeclarativeScrollView.self) } }

    /// The distance of the offset from its place at the anchor, in points.
    var error: Double {
        get throws {
            let area = try area
            let place = anchor.y * max(0, area.contentSize.height - area.bounds.height)
            return abs(area.contentOffset.y - place)
        }
    }

    func settle() throws { try stage.harness.settle() }
}

struct UnevenAnchorTests {
    @Test(arguments: [UnitPoint.center, .bottom, UnitPoint(x: 0.5, y: 0.3)])
    func `A lazy stack with rows of different heights rests exactly at the anchor`(_ anchor: UnitPoint) throws
    {
        let heights = (0..<60).map { Double(20 + $0 * 37 % 90) }
        let stage = try RowsStage(heights, anchor)
        #expect(try stage.error < 0.51)
    }

    @Test func `A chat stays at its end when its last row grows, and when rows are added`() throws {
        let heights = (0..<60).map { Double(20 + $0 * 37 % 90) }
        let stage = try RowsStage(heights, .bottom)
        var rows = heights.enumerated().map { Rows.Row(id: $0.offset, height: $0.element) }
        for step in 0..<10 {
            if step % 2 == 0 { rows[rows.count - 1].height += 73 }
            if step % 2 == 1 { rows.append(Rows.Row(id: rows.count, height: 180)) }
            stage.change.value?(rows)
            try stage.settle()
            let area = try stage.area
            #expect(area.contentOffset.y == area.contentSize.height - 200, "step \(step)")
            #expect(stage.stage.seen.contains("row \(rows.count - 1)"))
        }
    }

    @Test(arguments: 1...20)
    func `Rows that change at random leave the scroll view at its anchor`(_ seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let anchor = [UnitPoint.center, .bottom, UnitPoint(x: 0, y: 0.3)][seed % 3]
        var rows = (0..<Int.random(in: 3...120, using: &random)).map {
            Rows.Row(id: $0, height: Double(Int.random(in: 10...150, using: &random)))
        }
        let stage = try RowsStage(rows.map(\.height), anchor)
        #expect(try stage.error < 0.51)
        for step in 0..<12 {
            let new = Rows.Row(
                id: 1_000 + step, height: Double(Int.random(in: 10...150, using: &random)))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: rows.append(new)
            case 1: rows.insert(new, at: 0)
            case 2: rows.insert(new, at: Int.random(in: 0...rows.count, using: &random))
            case 3: rows[Int.random(in: 0..<rows.count, using: &random)].height = new.height
            default: stage.resize.value?(Double(Int.random(in: 80...300, using: &random)))
            }
            stage.change.value?(rows)
            try stage.settle()
            #expect(try stage.error < 0.51, "seed \(seed), step \(step)")
        }
    }

    @Test func `A scroll view that the user has moved away does not return to its anchor`() throws {
        let heights = (0..<60).map { Double(20 + $0 * 37 % 90) }
        let stage = try RowsStage(heights, .center)
        try stage.area.contentOffset.y += 40
        try stage.settle()
        let offset = try stage.area.contentOffset
        stage.change.value?(
            heights.enumerated().map { Rows.Row(id: $0.offset, height: $0.element) }
                + [Rows.Row(id: 99, height: 400)])
        try stage.settle()
        #expect(try stage.area.contentOffset == offset && stage.error >= 30)
    }
}
