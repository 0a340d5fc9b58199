import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Numbers: ObservableObject {
    @Published var numbers: [Int]
    init(_ numbers: [Int]) { self.numbers = numbers }
    deinit {}
}

private struct Columns: View {
    @ObservedObject var model: Numbers
    let alignment: VerticalAlignment
    let isNested: Bool

    var body: some View {
        HStack(alignment: alignment, spacing: 1) {
            ForEach(model.numbers, id: \.self) { number in
                if isNested {
                    VStack { Text("a text of many words that is wrapped \(number) times") }
                } else {
                    Text("a text of many words that is wrapped \(number) times")
                }
            }
        }
    }
}

private struct Emptied: View {
    @ObservedObject var model: Numbers
    var body: some View {
        ScrollView { ForEach(model.numbers, id: \.self) { Text("row \($0)") } }
    }
}

struct BaselineChangeTests {
    private func frames(_ shown: Shown<some View>) -> [Rect] {
        shown.labels.map { $0.convert($0.bounds, to: nil) }
    }

    /// Texts that become narrower are wrapped differently, and thus have another baseline.
    @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline], [false, true])
    func `Baselines follow a changed width`(_ alignment: VerticalAlignment, _ isNested: Bool) throws {
        let model = Numbers([1])
        let shown = try Shown(Columns(model: model, alignment: alignment, isNested: isNested))
        for numbers in [[1, 2], [2, 3, 1], [3]] {
            model.numbers = numbers
            try shown.harness.settle()
            let fresh = try Shown(
                Columns(model: Numbers(numbers), alignment: alignment, isNested: isNested))
            #expect(frames(shown) == frames(fresh))
        }
    }

    /// A representable label is also aligned at the baseline for its new width.
    @Test func `A label computes its baseline for any width`() {
        let label = Widgets.Label(text: "a text of many words that is wrapped")
        label.numberOfLines = 0
        let wide = label.baseline(isFirst: false, within: Size(width: 1000, height: .infinity))
        #expect(wide == label.baseline(isFirst: true, within: Size(width: 1000, height: 20)))
        let narrow = label.baseline(isFirst: false, within: Size(width: 60, height: .infinity))
        #expect(narrow.offset > wide.offset)
        label.frame = Rect(x: 0, y: 0, width: 60, height: 200)
        #expect(label.lastBaseline == narrow)
    }

    @Test func `An emptied scroll view has an empty content frame`() throws {
        let model = Numbers([1, 2])
        let shown = try Shown(Emptied(model: model))
        model.numbers = []
        try shown.harness.settle()
        let area = try #require(shown.hosting.subviews.first)
        #expect(area.subviews.first?.frame == .zero)
    }
}
