import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Content: ObservableObject {
    @Published var text: String?
    @Published var layer = "layer"
    init(_ text: String?) { self.text = text }
    deinit {}
}

/// Optional content within modifiers that take no space without content.
private struct Padded: View {
    @ObservedObject var content: Content
    var body: some View {
        VStack(spacing: 0) {
            Text("above")
            Group { if let text = content.text { Text(text) } }.padding(5).frame(width: 80).opacity(0.5)
        }
    }
}

private struct Covered: View {
    @ObservedObject var content: Content
    var body: some View {
        Group { if let text = content.text { Text(text) } }.overlay { Text(content.layer) }
    }
}

/// Modifiers of content that is inserted and removed.
struct EmptyContentTests {
    private func frame(_ text: String, _ shown: Shown<some View>) -> Rect? {
        shown.labels.first { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
    }

    @Test func `Content that returns within a modifier is placed`() throws {
        let content = Content(nil)
        let shown = try Shown(Padded(content: content))
        let alone = try #require(frame("above", shown))
        content.text = "below"
        try shown.harness.settle()
        let fresh = try Shown(Padded(content: Content("below")))
        #expect(frame("below", shown) == frame("below", fresh))
        #expect(frame("below", shown)?.isEmpty == false)
        #expect(frame("above", shown) == frame("above", fresh))
        content.text = nil
        try shown.harness.settle()
        #expect(frame("above", shown) == alone)
        content.text = "below"
        try shown.harness.settle()
        #expect(frame("below", shown) == frame("below", fresh))
        #expect(frame("above", shown) == frame("above", fresh))
    }

    @Test func `An overlay of empty content is not displayed`() throws {
        let content = Content("base")
        let shown = try Shown(Covered(content: content))
        #expect(shown.texts == ["base", "layer"])
        content.text = nil
        try shown.harness.settle()
        #expect(shown.texts.isEmpty)
        // Changes made while the content is hidden are displayed when it is shown again.
        content.layer = "another layer"
        try shown.harness.settle()
        content.text = "longer base"
        try shown.harness.settle()
        #expect(shown.texts == ["longer base", "another layer"])
        let fresh = try Shown(Covered(content: content))
        #expect(frame("another layer", shown) == frame("another layer", fresh))
    }

    @Test func `Initially empty content has no layer`() throws {
        let content = Content(nil)
        let shown = try Shown(Covered(content: content))
        #expect(shown.texts.isEmpty)
        content.text = "base"
        try shown.harness.settle()
        #expect(shown.texts == ["base", "layer"])
        #expect(frame("layer", shown)?.isEmpty == false)
    }
}
