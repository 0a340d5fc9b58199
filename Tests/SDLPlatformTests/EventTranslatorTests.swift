import CSDL2
import Drawing
import InputEvents
import SDLPlatform
import Testing

nonisolated struct EventTranslatorTests {
    private var translator = EventTranslator()

    @Test(arguments: [
        (SDL_WINDOWEVENT_CLOSE, WindowEvent.closeRequested), (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained),
        (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost), (SDL_WINDOWEVENT_EXPOSED, .exposed),
        (SDL_WINDOWEVENT_SHOWN, .shown), (SDL_WINDOWEVENT_RESTORED, .shown),
        (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .hidden),
    ])
    func `A window event is translated to its value`(kind: SDL_WindowEventID, expected: WindowEvent) {
        var translator = translator

        #expect(translator.value(RawEvent.window(kind)) == .window(expected))
    }

    @Test func `Events carry the identifier of their window, and others have no value`() throws {
        var translator = translator
        var close = RawEvent.window(SDL_WINDOWEVENT_CLOSE)
        var quit = SDL_Event()
        quit.type = SDL_QUIT.rawValue

        #expect(translator.translate(&close, at: .zero)?.windowID == 7)
        #expect(EventTranslator.windowID(of: &close) == 7)
        #expect(translator.translate(&quit, at: .zero) == nil)
        #expect(EventTranslator.windowID(of: &quit) == nil)
        #expect(translator.value(RawEvent.window(SDL_WINDOWEVENT_MOVED, 1, 2)) == .window(.moved))
        #expect(translator.value(RawEvent.window(SDL_WINDOWEVENT_RESIZED, 1, 2)) == nil)
    }

    @Test func `A resize is reported in points, with the scale`() {
        var translator = translator
        let event = RawEvent.window(SDL_WINDOWEVENT_SIZE_CHANGED, 300, 200)
        let x11 = WindowMetrics(unitsPerPoint: 2)
        let wayland = WindowMetrics(pixelsPerUnit: 1.5)

        #expect(translator.value(event) == .window(.resized(Size(width: 300, height: 200), scale: 1)))
        #expect(translator.value(event, x11) == .window(.resized(Size(width: 150, height: 100), scale: 2)))
        #expect(
            translator.value(event, wayland) == .window(.resized(Size(width: 300, height: 200), scale: 1.5)))
    }

    @Test func `Buttons are identified, held and released`() throws {
        var translator = translator

        let down = try mouse(translator.value(RawEvent.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 10, 20)))
        let drag = try mouse(translator.value(RawEvent.motion(12, 24, state: 4)))
        let up = try mouse(translator.value(RawEvent.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 14, 28)))
        let hover = try mouse(translator.value(RawEvent.motion(16, 30), WindowMetrics(unitsPerPoint: 2)))

        #expect(
            down
                == MouseEvent(
                    phase: .down, locationInWindow: Point(x: 10, y: 20), button: .right, isButtonHeld: true))
        #expect(
            drag
                == MouseEvent(
                    phase: .moved, locationInWindow: Point(x: 12, y: 24), button: .right, isButtonHeld: true))
        #expect(up == MouseEvent(phase: .up, locationInWindow: Point(x: 14, y: 28), button: .right))
        #expect(hover == MouseEvent(phase: .moved, locationInWindow: Point(x: 8, y: 15)))
    }

    @Test(arguments: [
        (SDL_BUTTON_LEFT, MouseEvent.Button.left), (SDL_BUTTON_MIDDLE, .middle), (SDL_BUTTON_RIGHT, .right),
        (SDL_BUTTON_X1, .other(4)), (SDL_BUTTON_X2, .other(5)),
    ])
    func `Each mouse button is identified`(number: Int32, button: MouseEvent.Button) throws {
        var translator = translator

        #expect(try mouse(translator.value(RawEvent.button(SDL_MOUSEBUTTONDOWN, number))).button == button)
    }

    @Test func `The pointer leaves at its last position, but not during a drag`() throws {
        var translator = translator

        _ = translator.value(RawEvent.motion(5, 6))
        let left = try mouse(translator.value(RawEvent.window(SDL_WINDOWEVENT_LEAVE)))
        _ = translator.value(RawEvent.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT))

        #expect(left == MouseEvent(phase: .left, locationInWindow: Point(x: 5, y: 6)))
        #expect(translator.value(RawEvent.window(SDL_WINDOWEVENT_LEAVE)) == nil)
    }

    @Test func `The wheel scrolls, with precise values if the device has them`() throws {
        var translator = translator

        let precise = try scroll(translator.value(RawEvent.wheel(0.5, 1.25, whole: (0, 1))))
        let whole = try scroll(translator.value(RawEvent.wheel(0, 0, whole: (0, -1))))
        let natural = try scroll(translator.value(RawEvent.wheel(0, -2, isFlipped: true)))

        #expect(
            precise
                == ScrollEvent(
                    locationInWindow: Point(x: 30, y: 40), scrollingDeltaX: -0.5, scrollingDeltaY: 1.25,
                    hasPreciseScrollingDeltas: true))
        #expect(whole.scrollingDeltaY == -1)
        #expect(natural.scrollingDeltaY == -2)
    }

    private func mouse(_ event: PlatformEvent?) throws -> MouseEvent {
        guard case .input(.mouse(let mouse)) = event else { throw Unexpected(event: event) }
        return mouse
    }

    private func scroll(_ event: PlatformEvent?) throws -> ScrollEvent {
        guard case .input(.scroll(let scroll)) = event else { throw Unexpected(event: event) }
        return scroll
    }
}

/// An error for an event of an unexpected kind.
nonisolated struct Unexpected: Error {
    let event: PlatformEvent?
}
