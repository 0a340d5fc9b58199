import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Gestures: View {
    @State private var log = ""
    @State private var isOver = false
    @State private var dragged = 0.0

    var body: some View {
        VStack(spacing: 10) {
            Color.red.frame(width: 60, height: 30).onTapGesture { log += "tap " }
                .accessibilityIdentifier("tap")
            Color.blue.frame(width: 60, height: 30).onTapGesture(count: 2) { log += "double " }
                .accessibilityIdentifier("double")
            Color.green.frame(width: 60, height: 30)
                .onLongPressGesture(minimumDuration: 0.5) { log += "long " }
                .accessibilityIdentifier("long")
            Color.gray.frame(width: 60, height: 30)
                .gesture(
                    DragGesture().onChanged { dragged = $0.translation.width }.onEnded { _ in
                        log += "dragged "
                    }
                )
                .accessibilityIdentifier("drag")
            Color.black.frame(width: 60, height: 30).onHover { isOver = $0 }.accessibilityIdentifier("over")
            Color.white.frame(width: 60, height: 30).focusable().onKeyPress(.space) {
                log += "space "
                return .handled
            }
            .accessibilityIdentifier("keys")
            Text("log \(log)over \(isOver) by \(dragged)").frame(width: 280)
        }
        .onTapGesture { log += "outer " }
    }
}

private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).background(.tint, in: Capsule())
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct Styled: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Button("pill \(count)") { count += 1 }.buttonStyle(Pill()).accessibilityIdentifier("pill")
            Button("plain") { count += 10 }.buttonStyle(.plain)
        }
    }
}

/// Pointer and key input of views that are not controls.
struct GestureTests {
    @Test func `Taps reach the innermost view with a tap gesture`() throws {
        let (harness, _) = try show(Gestures(), height: 400)
        try harness.click("tap")
        #expect(harness.texts.last == "log tap over false by 0.0")
        try harness.doubleClick("double")
        #expect(harness.texts.last?.hasPrefix("log tap outer double over") == true, "\(harness.texts)")
    }

    @Test func `A held press is a long press`() throws {
        let (harness, _) = try show(Gestures(), height: 400)
        try harness.press("long")
        harness.advance(by: .milliseconds(600))
        try harness.release()
        #expect(harness.texts.last == "log long over false by 0.0")
    }

    @Test func `A drag reports its translation`() throws {
        let (harness, _) = try show(Gestures(), height: 400)
        let place = try harness.view("drag").placeInRoot
        let start = Point(x: place.midX, y: place.midY)
        try harness.drag(from: start, to: Point(x: start.x + 40, y: start.y))
        #expect(harness.texts.last == "log dragged over false by 40.0")
    }

    @Test func `Hover changes and key presses are reported`() throws {
        let (harness, _) = try show(Gestures(), height: 400)
        try harness.move(to: "over")
        #expect(harness.texts.last == "log over true by 0.0")
        try harness.focus(try harness.only(FocusableContainer.self))
        try harness.key(.keyboardSpacebar)
        #expect(harness.texts.last == "log space over true by 0.0")
    }

    @Test func `A styled button is still operable as a button`() throws {
        let (harness, _) = try show(Styled())
        let pill = try harness.find(PressButton.self, "pill")
        try harness.click("pill 0")
        #expect(harness.texts.contains("pill 1"))
        #expect(try harness.find(PressButton.self, "pill") === pill)
        try harness.press(pill)
        #expect(pill.all(PassingView.self).contains { $0.alpha == 0.5 })
        try harness.release()
        #expect(!pill.all(PassingView.self).contains { $0.alpha == 0.5 })
        try harness.click("plain")
        #expect(harness.texts.contains("pill 12"))
        try harness.focus(pill)
        try harness.key(.keyboardSpacebar)
        #expect(harness.texts.contains("pill 13"))
    }
}
