import Testing
import Widgets
import WidgetsTesting

@testable import DeclarativeUI

private nonisolated let text = "some longer words that take a number of lines"
private nonisolated let numbers = "1 + 2 = 3 (4)\n(5) - 6 = 7"

private final class Model: ObservableObject {
    @Published var direction: DeclarativeUI.LayoutDirection
    init(_ direction: DeclarativeUI.LayoutDirection) { self.direction = direction }
    deinit {}
}

private struct Words: DeclarativeUI.View {
    var body: some DeclarativeUI.View {
        VStack(alignment: .leading) {
            Text(text).frame(width: 100, height: 36)
            Text(numbers).background { Color.red }
            Text("12").frame(width: 60, alignment: .leading)
        }
    }
}

private struct Turned: DeclarativeUI.View {
    @ObservedObject var model: Model
    var body: some DeclarativeUI.View { Words().environment(\.layoutDirection, model.direction) }
}

/// The direction of text is that of its environment, not that of the window.
struct TextDirectionTests {
    private func show<Content: DeclarativeUI.View>(_ content: Content, isMirrored: Bool) throws -> Shown<
        Content
    > {
        let shown = try Shown(content, size: Size(width: 160, height: 140))
        shown.harness.host.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        try shown.harness.settle()
        return shown
    }

    @Test(arguments: [false, true], [false, true])
    func `An environment value acts as the window does`(_ isMirrored: Bool, _ windowIsMirrored: Bool) throws {
        let direction: DeclarativeUI.LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let own = try show(Words(), isMirrored: isMirrored)
        let turned = try show(Turned(model: Model(direction)), isMirrored: windowIsMirrored)
        #expect(turned.labels.map(\.isMirrored) == Array(repeating: isMirrored, count: 3))
        #expect(turned.labels.map(\.frame) == own.labels.map(\.frame))
        #expect(turned.harness.picture == own.harness.picture)
    }

    @Test func `Text follows the environment, and the window if both agree`() throws {
        let model = Model(.leftToRight)
        let shown = try show(Turned(model: model), isMirrored: false)
        for (direction, windowIsMirrored) in [
            (DeclarativeUI.LayoutDirection.rightToLeft, false), (.rightToLeft, true), (.leftToRight, true),
            (.leftToRight, false), (.rightToLeft, true),
        ] {
            model.direction = direction
            shown.harness.host.layoutDirection = windowIsMirrored ? .rightToLeft : .leftToRight
            try shown.harness.settle()
            let fresh = try show(Words(), isMirrored: direction == .rightToLeft)
            #expect(shown.harness.picture == fresh.harness.picture)
            let isAsWindow = windowIsMirrored == (direction == .rightToLeft)
            #expect(shown.labels.allSatisfy { ($0.semanticContentAttribute == .unspecified) == isAsWindow })
        }
    }

    /// The direction of a label, with its paragraphs, can also be set directly.
    @Test func `Paragraphs follow a changed direction of their label`() throws {
        func label() -> Widgets.Label {
            let label = Widgets.Label(text: numbers)
            label.numberOfLines = 0
            return label
        }
        let turned = label()
        let harness = Harness(turned, size: Size(width: 120, height: 60))
        try harness.settle()
        turned.semanticContentAttribute = .forceRightToLeft
        try harness.settle()
        let fresh = label()
        fresh.semanticContentAttribute = .forceRightToLeft
        let other = Harness(fresh, size: Size(width: 120, height: 60))
        try other.settle()
        #expect(harness.picture == other.picture)
        #expect(harness.picture == harness.renderFresh())
    }
}
