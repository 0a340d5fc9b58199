import CSDL2
import Widgets

/// Displays that are disconnected.
enum DisplayScenes {
    /// Waits until another program has moved a window far to the right, and lets SDL report that a display was disconnected.
    static func displays() {
        let window = Widgets.Window(title: "Lost", size: Size(width: 300, height: 120))
        let other = Widgets.Window(title: "Kept", size: Size(width: 100, height: 80))
        other.position = Point(x: 40, y: 50)
        window.makeKeyAndVisible()
        other.makeKeyAndVisible()
        Scenes.afterFrame(of: other) {
            say("ready")
            Task {
                @MainActor func isAway() -> Bool { (window.position?.x ?? 0) >= 2000 }
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

    private static func place(of window: Widgets.Window) -> String {
        window.position.map { "\(Int($0.x)),\(Int($0.y))" } ?? "unknown"
    }
}
