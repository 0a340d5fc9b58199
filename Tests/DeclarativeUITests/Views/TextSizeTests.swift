import Testing
import Widgets
import WidgetsTesting

@testable import Controls
@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var text: String
    @Published var width: Double
    init(_ text: String, _ width: Double) { (self.text, self.width) = (text, width) }
    deinit {}
}

private struct TextBox: DeclarativeUI.View {
    @ObservedObject var model: Model
    var body: some DeclarativeUI.View { Text(model.text).frame(width: model.width) }
}

/// The size of a text depends only on its string and the proposal, not on what it displayed before.
struct TextSizeTests {
    @Test(arguments: ["c4+>", "two words", "a\nb"], [1.0, 1.25, 2])
    func `The size does not depend on the previous text`(_ text: String, _ scale: Double) throws {
        let model = Model("some longer words in lines", 30)
        let shown = try Shown(TextBox(model: model), size: Size(width: 220, height: 100))
        try shown.harness.resize(to: Size(width: 220, height: 100), scale: scale)
        try shown.harness.settle()
        for width in [200.0, 12, 41, 200] {
            model.text = text
            model.width = width
            try shown.harness.settle()
            let fresh = try Shown(TextBox(model: Model(text, width)), size: Size(width: 220, height: 100))
            try fresh.harness.resize(to: Size(width: 220, height: 100), scale: scale)
            try fresh.harness.settle()
            #expect(shown.labels.first?.frame == fresh.labels.first?.frame)
            if scale == 1 { #expect(shown.harness.picture == fresh.harness.picture) }
        }
    }

    /// A text that was wrapped is a single plain line again as soon as it fits, without a paragraph layout.
    @Test(arguments: [1.0, 1.25], ["some longer words in lines", "\u{05D0}\u{05D1} \u{05D2}\u{05D3} 12"])
    func `A compressed text is a single line again`(_ scale: Double, _ text: String) throws {
        let size = Size(width: 260, height: 100)
        let model = Model(text, 240)
        let shown = try Shown(TextBox(model: model), size: size)
        try shown.harness.resize(to: size, scale: scale)
        try shown.harness.settle()
        let label = try #require(shown.labels.first)
        let (frame, picture) = (label.frame, shown.harness.picture)
        model.width = 20
        try shown.harness.settle()
        let paragraphs = try #require(label.paragraphs)
        #expect(label.needs(paragraphs))
        for width in [241.0, 239, 240] {
            let layouts = paragraphs.layoutCount
            model.width = width
            try shown.harness.settle()
            #expect(!label.needs(paragraphs))
            #expect(paragraphs.layoutCount == layouts)
        }
        #expect(label.frame == frame)
        #expect(shown.harness.picture == picture)
    }
}
