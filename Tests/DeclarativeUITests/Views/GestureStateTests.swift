import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Log {
    var ended = 0
    init() {}
    deinit {}
}

private struct Card: View {
    let log: Log
    @GestureState private var offset = Size.zero
    @GestureState private var isPressed = false
    var body: some View {
        VStack {
            Text("at \(Int(offset.width)) \(Int(offset.height))")
                .frame(width: 200, height: 60)
                .gesture(
                    DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
                        .onEnded { _ in log.ended += 1 })
            Text(isPressed ? "pressed" : "free")
                .frame(width: 200, height: 60)
                .gesture(
                    LongPressGesture(minimumDuration: 1).updating($isPressed) { value, isPressed, _ in
                        isPressed = value
                    })
        }
    }
}

/// State that exists during a gesture.
struct GestureStateTests {
    private func place(_ text: String, _ shown: Shown<Card>) throws -> Point {
        let label = try #require(shown.labels.first { $0.text == text })
        let frame = label.convert(label.bounds, to: nil)
        return Point(x: frame.midX, y: frame.midY)
    }

    @Test func `A drag updates the state, which is reset at its end`() throws {
        let log = Log()
        let shown = try Shown(Card(log: log))
        let start = try place("at 0 0", shown)
        try shown.harness.press(start)
        try shown.harness.move(to: Point(x: start.x + 30, y: start.y + 5))
        #expect(shown.texts.first == "at 30 5")
        try shown.harness.move(to: Point(x: start.x + 40, y: start.y - 5))
        #expect(shown.texts.first == "at 40 -5")
        try shown.harness.release()
        #expect(shown.texts.first == "at 0 0")
        #expect(log.ended == 1)
    }

    @Test func `A long press updates the state from its beginning until it fails or ends`() throws {
        let shown = try Shown(Card(log: Log()))
        let start = try place("free", shown)
        try shown.harness.press(start)
        #expect(shown.texts.last == "pressed")
        // Too far: the gesture fails.
        try shown.harness.move(to: Point(x: start.x + 30, y: start.y))
        #expect(shown.texts.last == "free")
        try shown.harness.release()
        #expect(shown.texts.last == "free")
        try shown.harness.press(start)
        shown.harness.advance(by: .seconds(2))
        #expect(shown.texts.last == "free")
    }
}
