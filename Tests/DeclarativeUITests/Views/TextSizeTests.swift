import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var text: String
    @Published var width: Double
    init(_ text: String, _ width: Double) { (self.text, self.width) = (text, width) }
    deinit {}
}

private struct TextBox: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.text).frame(width: model.width) }
}

/// A text has one size for a text and a proposal, whatever it showed before.
struct TextSizeTests {
    @Test(arguments: ["c4+>", "two words", "a\nb"], [1.0, 1.25, 2])
    func theSizeDoesNotDependOnWhatWasShownBefore(_ text: String, _ scale: Double) throws {
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
}
