import Drawing
import InputEvents
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy
@testable import Windowing

/// The title bar of windows whose desktop draws none.
@Suite(.serialized)
struct TitleBarTests {
    @Test(
        arguments: [
            (nil, "| minimize maximize close"),
            ("appmenu:minimize,maximize,close", "| minimize maximize close"),
            ("close,minimize,maximize:", "close minimize maximize |"), ("appmenu:close", "| close"),
            ("close:icon, minimize ,close,close", "close | minimize"), ("close", "close |"), ("", "|"),
            (":::maximize", "|"),
        ] as [(String?, String)])
    func `The buttons are at the sides that the user has set for the desktop`(
        setting: String?, expected: String
    ) {
        let buttons = TitleBarButtons(setting: setting)
        let text = (buttons.left.map(\.rawValue) + ["|"] + buttons.right.map(\.rawValue)).joined(
            separator: " ")
        #expect(text == expected)
    }

    @Test func `A click of a button performs its action, and one that ends elsewhere does not`() {
        let scene = Scene()

        scene.click(x: 400 - 4 - 17)
        #expect(scene.performed == [.button(.close)])
        scene.click(x: 400 - 4 - 17 - 34)
        scene.click(x: 400 - 4 - 17 - 68)
        #expect(scene.performed == [.button(.close), .button(.maximize), .button(.minimize)])

        scene.send(.down, x: 379, y: -18)
        scene.send(.up, x: 379, y: 50)
        #expect(scene.performed.count == 3)
    }

    @Test func `A press belongs to the part in which it began`() {
        let scene = Scene()
        #expect(!scene.send(.down, x: 379, y: 5))
        #expect(!scene.send(.moved, x: 379, y: -18, isHeld: true))
        #expect(!scene.send(.up, x: 379, y: -18))
        #expect(scene.performed.isEmpty)

        #expect(scene.send(.moved, x: 379, y: -18))
        #expect(scene.send(.down, x: 379, y: -18))
        #expect(scene.send(.moved, x: 379, y: 90, isHeld: true))
        #expect(scene.send(.up, x: 379, y: 90))
        #expect(!scene.send(.moved, x: 379, y: 90))
        #expect(!scene.bar.hasPointer)
    }

    @Test func `A button is highlighted only while the pointer is over it`() throws {
        let scene = Scene()
        let close = try #require(scene.buttons.last)
        scene.send(.moved, x: 379, y: -18)
        #expect(close.state.contains(.hovered))
        scene.send(.moved, x: 379, y: 40)
        #expect(!close.state.contains(.hovered))
        scene.send(.moved, x: 379, y: -18)
        scene.send(.left, x: 379, y: -18)
        #expect(!close.state.contains(.hovered))
    }

    @Test func `A press beside the buttons moves the window, and a double click is delivered`() {
        let scene = Scene()
        let point = Point(x: 100, y: -20)
        #expect(!scene.bar.movesWindow(pressedAt: Point(x: 379, y: -18), at: .seconds(1)))
        #expect(scene.bar.movesWindow(pressedAt: point, at: .seconds(1)))
        #expect(scene.bar.movesWindow(pressedAt: point, at: .seconds(2)))
        #expect(!scene.bar.movesWindow(pressedAt: point, at: .seconds(2) + .milliseconds(200)))

        #expect(scene.performed.isEmpty)
        for _ in 1...2 {
            scene.send(.down, x: 100, y: -20)
            scene.send(.up, x: 100, y: -20)
        }
        #expect(scene.performed == [.click(.double, at: Point(x: 100, y: 16))])
        #expect(scene.bar.movesWindow(pressedAt: point, at: .seconds(2) + .milliseconds(300)))
        #expect(scene.bar.movesWindow(pressedAt: Point(x: 130, y: -20), at: .seconds(2) + .milliseconds(350)))
    }

    @Test func `Clicks of the other buttons beside the buttons of the bar are reported with their place`() {
        let scene = Scene()
        for button in [MouseEvent.Button.right, .middle] {
            scene.send(.down, x: 100, y: -20, button: button)
            scene.send(.up, x: 100, y: -20, button: button)
        }
        let point = Point(x: 100, y: 16)
        #expect(scene.performed == [.click(.right, at: point), .click(.middle, at: point)])
    }

    @Test func `Two taps of a finger are a double click, and a long press is a click of the right button`() {
        let scene = Scene()
        scene.bar.host.liveClock = nil
        for time in [0, 0.1] {
            scene.touch(.began, x: 100, y: -20, at: .seconds(time))
            scene.touch(.ended, x: 100, y: -20, at: .seconds(time + 0.05))
        }
        #expect(scene.performed == [.click(.double, at: Point(x: 100, y: 16))])
        for time in [3, 3.1] {
            scene.touch(.began, x: 379, y: -20, at: .seconds(time))
            scene.touch(.ended, x: 379, y: -20, at: .seconds(time + 0.05))
        }
        #expect(scene.performed.dropFirst() == [.button(.close), .button(.close)])

        scene.touch(.began, x: 100, y: -20, at: .seconds(6))
        scene.bar.host.advance(to: .seconds(7))
        scene.touch(.ended, x: 100, y: -20, at: .seconds(7.1))
        #expect(scene.performed.last == .click(.right, at: Point(x: 100, y: 16)))
    }

    @Test func `A finger presses a button`() {
        let scene = Scene()
        #expect(!scene.touch(.began, x: 379, y: 10))
        #expect(scene.touch(.began, x: 379, y: -18, id: 2))
        #expect(scene.touch(.ended, x: 379, y: -18, id: 2))
        #expect(!scene.touch(.ended, x: 379, y: -18))
        #expect(scene.performed == [.button(.close)])
    }

    @Test func `The title is in the middle of the window, and gives way to the buttons`() throws {
        let scene = Scene(title: "Notes")
        _ = scene.bar.host.renderBitmap()
        let label = try #require(scene.bar.view.subviews.first as? Label)
        #expect(abs(label.frame.midX - 200) <= 1)

        scene.bar.view.title = String(repeating: "A long title ", count: 20)
        _ = scene.bar.host.renderBitmap()
        #expect(label.frame.minX >= 8)
        #expect(label.frame.maxX <= 400 - 8 - 3 * 34)
    }

    @Test func `The bar has a name, and its buttons have names that follow the state of the window`() throws {
        let scene = Scene()
        func labels() -> [String?] {
            ([scene.bar.view] + scene.buttons).map { view in
                var attributes = AccessibilityAttributes()
                view.describeAccessibility(&attributes)
                return attributes.label
            }
        }
        #expect(labels() == ["Title bar", "Minimise", "Maximise", "Close"])
        scene.bar.view.isZoomed = true
        #expect(labels()[2] == "Restore")
        #expect(scene.buttons.allSatisfy { !$0.canBecomeFirstResponder })
    }

    @Test func `The bar follows the theme, and is fainter while the window is inactive`() {
        let scene = Scene(title: "Notes")
        let inactive = scene.bar.host.renderBitmap()
        scene.bar.view.isWindowKey = true
        let active = scene.bar.host.renderBitmap()
        scene.bar.host.theme = .dark
        let dark = scene.bar.host.renderBitmap()

        #expect(inactive != active)
        #expect(active[2, 2] & 0xff > 0xe0)
        #expect(dark[2, 2] & 0xff < 0x40)
    }

    @Test func `A frame paints only the changed button, and a new buffer completely`() {
        let scene = Scene()
        var bitmap = Bitmap(width: 400, height: 36)
        func paint(isFresh: Bool) -> Int {
            bitmap.withPixelBuffer { scene.bar.paint($0, isFresh: isFresh).area }
        }
        #expect(paint(isFresh: true) == 400 * 36)
        #expect(paint(isFresh: false) == 0)
        scene.bar.host.fadesControls = false
        scene.send(.moved, x: 379, y: -18)
        let area = paint(isFresh: false)
        #expect(area > 0 && area <= 34 * 36)
        #expect(paint(isFresh: true) == 400 * 36)
    }

    /// A bar above a window with a width of 400 points.
    private final class Scene {
        private(set) var performed: [TitleBarView.Command] = []
        private(set) lazy var bar = WindowTitleBar(width: 400, scale: 1, theme: .light) { [unowned self] in
            performed.append($0)
        }

        init(title: String = "") {
            bar.view.buttons = TitleBarButtons()
            bar.view.title = title
            _ = bar.host.renderBitmap()
        }

        var buttons: [TitleBarButton] { bar.view.subviews.compactMap { $0 as? TitleBarButton } }

        @discardableResult
        func send(
            _ phase: MouseEvent.Phase, x: Double, y: Double, isHeld: Bool = false,
            button: MouseEvent.Button = .left
        ) -> Bool {
            bar.handle(
                .mouse(
                    MouseEvent(
                        phase: phase, locationInWindow: Point(x: x, y: y), button: button,
                        isButtonHeld: phase == .down || isHeld)))
        }

        func click(x: Double) {
            send(.moved, x: x, y: -18)
            send(.down, x: x, y: -18)
            send(.up, x: x, y: -18)
        }

        @discardableResult
        func touch(
            _ phase: TouchEvent.Phase, x: Double, y: Double, id: Int64 = 1, at time: Duration = .zero
        ) -> Bool {
            bar.handle(
                .touch(
                    TouchEvent(
                        phase: phase, touchID: id, locationInWindow: Point(x: x, y: y), timestamp: time)))
        }
    }
}
