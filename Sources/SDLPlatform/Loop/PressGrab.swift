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
    /// The window of the last grab, which has ended if no button is held.
    private(set) var windowID: UInt32 = 0
    private var location: (x: Int32, y: Int32) = (0, 0)
    /// The location in the window that is closest to the pointer outside of it; nil if the pointer is inside.
    private var edge: (x: Int32, y: Int32)?

    /// Whether the pointer is outside of the window.
    var isOutside: Bool { edge != nil }

    /// The buttons whose state X reports with a movement, as a mask of SDL: left, middle and right.
    private static let reportedButtons: UInt32 = 0b111

    /// Starts with the press of the first button.
    mutating func begin(with press: SDL_MouseButtonEvent) {
        windowID = press.windowID
        location = (press.x, press.y)
        edge = nil
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
        location = (movement.motion.x, movement.motion.y)
        let nearest = (min(max(location.x, 0), size.width - 1), min(max(location.y, 0), size.height - 1))
        edge = nearest == location ? nil : nearest
        return movement
    }

    /// Completes an event of a button or the wheel, for which SDL may name no window and the last location inside of it.
    func complete(_ event: inout SDL_Event) {
        if event.type == SDL_MOUSEWHEEL.rawValue {
            event.wheel.windowID = windowID
            (event.wheel.mouseX, event.wheel.mouseY) = location
        } else {
            event.button.windowID = windowID
            (event.button.x, event.button.y) = location
        }
    }

    /// Returns whether an event after the grab places the pointer at the edge of the window, because SDL moves it there when the last button is
    /// released outside.
    ///
    /// The movement or the departure that follows is the next true event.
    mutating func isFalse(_ event: SDL_Event) -> Bool {
        guard let edge else { return false }
        if event.type == SDL_MOUSEMOTION.rawValue, event.motion.windowID == windowID {
            if (event.motion.x, event.motion.y) == edge { return true }
            self.edge = nil
        } else if event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == windowID,
            UInt32(event.window.event) == SDL_WINDOWEVENT_LEAVE.rawValue
        {
            self.edge = nil
        }
        return false
    }
}
