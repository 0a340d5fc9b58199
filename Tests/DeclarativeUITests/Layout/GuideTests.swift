import Testing
import WidgetsTesting

@testable import DeclarativeUI

private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

extension HorizontalAlignment {
    fileprivate static let mark = HorizontalAlignment(Mark.self)
}

/// Explicit alignment guides, as enclosing containers read them.
struct GuideTests {
    private func left(_ text: String, _ shown: Shown<some View>) throws -> Double {
        let label = try #require(shown.labels.first { $0.text == text })
        return label.convert(label.bounds, to: nil).minX
    }

    @Test func `An explicit edge guide does not propagate through containers`() throws {
        let shown = try Shown(
            VStack(alignment: .leading) {
                Text("above")
                Text("moved").alignmentGuide(.leading) { _ in -20 }
                HStack { Text("in a stack").alignmentGuide(.leading) { _ in -20 } }
                ZStack { Text("in a pile").alignmentGuide(.leading) { _ in -20 } }
                Text("in a frame").alignmentGuide(.leading) { _ in -20 }
                    .frame(width: 150, alignment: .trailing)
                Text("padded").alignmentGuide(.leading) { _ in -20 }.padding(.leading, 1)
            })
        let above = try left("above", shown)
        #expect(try left("moved", shown) == above + 20)
        #expect(try left("in a stack", shown) == above)
        #expect(try left("in a pile", shown) == above)
        let framed = try #require(shown.labels.first { $0.text == "in a frame" })
        #expect(framed.convert(framed.bounds, to: nil).maxX == above + 150)
        #expect(try left("padded", shown) == above + 20)
    }

    @Test func `A custom guide propagates through containers`() throws {
        let shown = try Shown(
            VStack(alignment: .mark) {
                Text("above")
                HStack { Text("in a stack").alignmentGuide(.mark) { _ in -20 } }
                HStack {
                    Text("in a frame").alignmentGuide(.mark) { _ in -20 }.frame(
                        width: 150, alignment: .leading)
                }
            })
        let above = try left("above", shown)
        #expect(try left("in a stack", shown) == above + 20)
        #expect(try left("in a frame", shown) == above + 20)
    }
}
