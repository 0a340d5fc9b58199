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
    /// The place in another window at which SDL believes the pointer to be; SDL moves it to the same place of this window at the release.
    private var placeElsewhere: Location?

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
        location = Location(x: press.x, y: press.y)
        end()
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
        move(to: Location(x: movement.motion.x, y: movement.motion.y), size)
        return movement
    }

    /// Returns a movement to the place at which X has found the pointer, in SDL's form; nil if no movement was missed.
    mutating func missedMovement(
        toX x: Int32, y: Int32, size: (width: Int32, height: Int32), buttons: UInt32
    ) -> SDL_Event? {
        let place = Location(x: x, y: y)
        if place == location { return nil }
        move(to: place, size)
        var movement = SDL_Event()
        movement.motion.type = SDL_MOUSEMOTION.rawValue
        movement.motion.windowID = windowID
        movement.motion.state = buttons
        (movement.motion.x, movement.motion.y) = (x, y)
        return movement
    }

    private mutating func move(to place: Location, _ size: (width: Int32, height: Int32)) {
        location = place
        let nearest = Location(
            x: min(max(place.x, 0), size.width - 1), y: min(max(place.y, 0), size.height - 1))
        // SDL stays at the place to which it has moved the pointer first.
        edges = nearest == place ? [] : Array(edges.prefix(1)) + [nearest]
    }

    /// Notes a movement in another window, which SDL reports if the pointer had left this one before the grab began.
    mutating func noteMovementElsewhere(_ movement: SDL_MouseMotionEvent) {
        placeElsewhere = Location(x: movement.x, y: movement.y)
    }

    /// Completes an event of a button or the wheel outside of the window, for which SDL may name no window or another one, and the last place inside
    /// of it.
    func complete(_ event: inout SDL_Event) {
        let isWheel = event.type == SDL_MOUSEWHEEL.rawValue
        if edges.isEmpty, (isWheel ? event.wheel.windowID : event.button.windowID) == windowID { return }
        if isWheel {
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
        guard event.type == SDL_MOUSEMOTION.rawValue, event.motion.windowID == windowID else { return false }
        let place = Location(x: event.motion.x, y: event.motion.y)
        return place == placeElsewhere || edges.contains(place)
    }

    /// Ends with the first true movement, or the departure of the pointer, after the last button was released.
    mutating func end() {
        edges = []
        placeElsewhere = nil
    }
}
