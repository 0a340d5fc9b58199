import CSDL2
import Widgets

/// Several displays, and displays that are disconnected.
enum DisplayScenes {
    /// Waits until another program has moved a window far to the right, and lets SDL report that a display was disconnected.
    static func displays() {
        let window = Widgets.Window(title: "Lost", size: Size(width: 300, height: 120))
        let other = Widgets.Window(title: "Kept", size: Size(width: 100, height: 80))
        other.frameTopLeftPoint = Point(x: 40, y: 50)
        window.makeKeyAndVisible()
        other.makeKeyAndVisible()
        Scenes.afterFrame(of: other) {
            say("ready")
            Task {
                @MainActor func isAway() -> Bool { (window.frameTopLeftPoint?.x ?? 0) >= 2000 }
                while !isAway() { try? await Task.sleep(for: .milliseconds(5)) }
                var event = SDL_Event()
                event.display.type = SDL_DISPLAYEVENT.rawValue
                event.display.event = UInt8(SDL_DISPLAYEVENT_DISCONNECTED.rawValue)
                SDL_PushEvent(&event)
                while isAway() { try? await Task.sleep(for: .milliseconds(5)) }
                say("lost \(place(of: window)), kept \(place(of: other))")
                Application.shared.quit()
            }
        }
    }

    /// Opens a window of 1000 × 700 points at a position, and a dialog of it; prints the displays, both frames, and their displays.
    static func screens(x: Double, y: Double) {
        let window = Widgets.Window(title: "Owner", size: Size(width: 1000, height: 700))
        window.frameTopLeftPoint = Point(x: x, y: y)
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            for screen in Screen.screens { say("screen \(numbers(screen.frame))") }
            say("owner \(numbers(of: window))")
            let dialog = Widgets.Window(title: "Dialog", size: Size(width: 200, height: 100))
            dialog.scheduleWhenOpen {
                say("dialog \(numbers(of: dialog))")
                Application.shared.quit()
            }
            Task { await window.beginSheet(dialog) }
        }
    }

    /// The frame of an open window, and the left edge of its display.
    private static func numbers(of window: Widgets.Window) -> String {
        let frame = Rect(origin: window.frameTopLeftPoint ?? .zero, size: window.bounds.size)
        return "\(numbers(frame)) on \(Int(window.screen?.frame.minX ?? -1))"
    }

    private static func numbers(_ rect: Rect) -> String {
        "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
    }

    private static func place(of window: Widgets.Window) -> String {
        window.frameTopLeftPoint.map { "\(Int($0.x)),\(Int($0.y))" } ?? "unknown"
    }
}
