import CSDL2

/// The window that receives the pointer while a button is held.
///
/// SDL 2 captures the pointer while a button is held, but for the window with the keyboard focus, even if another one was pressed: the release
/// then arrives in the wrong window. On X11, the filter of `VideoSystem` therefore grabs the pointer for the pressed window. SDL drops movements
/// outside of a window that it has not captured, so that those of X are used.
///
///     grab.begin(with: press)
///     if let movement = grab.movement(in: &message, size: size, buttons: 1) { deliver(movement) }
nonisolated struct PressGrab {
    /// The window of the last press, which has lost the pointer if no button is held.
    private(set) var windowID: UInt32 = 0
    private var location = Location(x: 0, y: 0)
    /// The places in the window to which SDL has moved the pointer, or will, because it is outside; empty if it is inside.
    private var edges: [Location] = []

    /// A place in SDL's units, from the top left corner of the window.
    private struct Location: Hashable {
        var x: Int32
        var y: Int32
    }

    /// The buttons whose state X reports with a movement, as a mask of SDL: left, middle and right.
    private static let reportedButtons: UInt32 = 0b111

    /// Starts with the press of the first button.
    mutating func begin(with press: SDL_MouseButtonEvent) {
        windowID = press.windowID
        edges = []
    }

    /// Returns the movement in an event of X in SDL's form; nil for any other event.
    ///
    /// `size` is that of the window, and `buttons` are those held according to the former events, both in SDL's form.
    mutating func movement(
        in message: inout SDL_Event, size: (width: Int32, height: Int32), buttons: UInt32
    ) -> SDL_Event? {
        var movement = SDL_Event()
        guard widgets_x_motion_event(&message, windowID, &movement) != 0 else { return nil }
        movement.motion.state |= buttons & ~Self.reportedButtons
        location = Location(x: movement.motion.x, y: movement.motion.y)
        let nearest = Location(
            x: min(max(location.x, 0), size.width - 1), y: min(max(location.y, 0), size.height - 1))
        // SDL stays at the place to which it has moved the pointer first.
        edges = nearest == location ? [] : Array(edges.prefix(1)) + [nearest]
        return movement
    }

    /// Completes an event of a button or the wheel outside of the window, for which SDL may name no window, and the last place inside of it.
    func complete(_ event: inout SDL_Event) {
        if edges.isEmpty { return }
        if event.type == SDL_MOUSEWHEEL.rawValue {
            event.wheel.windowID = windowID
            (event.wheel.mouseX, event.wheel.mouseY) = (location.x, location.y)
        } else {
            event.button.windowID = windowID
            (event.button.x, event.button.y) = (location.x, location.y)
        }
    }

    /// Returns whether SDL has invented a movement to the edge of the window, as it does when the pointer leaves, the wheel is turned outside, or
    /// the last button is released outside.
    func isInvented(_ event: SDL_Event) -> Bool {
        event.type == SDL_MOUSEMOTION.rawValue && event.motion.windowID == windowID
            && edges.contains(Location(x: event.motion.x, y: event.motion.y))
    }

    /// Ends with the first true movement, or the departure of the pointer, after the last button was released.
    mutating func end() { edges = [] }
}
