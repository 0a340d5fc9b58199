import CSDL2

/// SDL's window of the window on X11 that was closed last, hidden, for the next window with the same frame and the same decorations, such as a
/// dialog that is opened again.
///
/// While SDL creates a window, it waits for the server six times.
///
///     if closedWindow.keep(id, xWindow: xWindow, properties) { return }
///     if let id = closedWindow.take(properties) { handle = SDL_GetWindowFromID(id) }
@MainActor  // See VideoSystem.
final class ClosedWindow {
    /// The properties with which a window was created, and which it must still have.
    struct Properties: Hashable {
        /// The area that was requested, which may leave the position to SDL.
        var area: WindowPlacement.Area
        var flags: UInt32
    }

    private var kept: (id: UInt32, xWindow: UInt, properties: Properties)?
    /// Whether the events that were pending when the window was hidden have been delivered.
    private var isSettled = false

    /// The flags that the window manager and the program can change after the creation.
    private static let changeableFlags =
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_BORDERLESS.rawValue
        | SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        | SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_ALWAYS_ON_TOP.rawValue
        | SDL_WINDOW_MOUSE_CAPTURE.rawValue | SDL_WINDOW_MOUSE_GRABBED.rawValue

    /// Hides a visible window and keeps it, instead of the one that was kept before; returns false if it has changed since its creation.
    func keep(_ id: UInt32, xWindow: UInt, _ properties: Properties) -> Bool {
        guard let handle = SDL_GetWindowFromID(id) else { return false }
        let flags = SDL_GetWindowFlags(handle)
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowMinimumSize(handle, &width, &height)
        var isPlain = width == 0 && height == 0
        SDL_GetWindowMaximumSize(handle, &width, &height)
        isPlain = isPlain && width == 0 && height == 0
        guard isPlain, flags & SDL_WINDOW_SHOWN.rawValue != 0,
            (flags ^ properties.flags) & Self.changeableFlags == 0
        else { return false }
        removeAll()
        SDL_HideWindow(handle)
        kept = (id, xWindow, properties)
        isSettled = false
        return true
    }

    /// Returns SDL's identifier of the hidden window if it has the properties, and SDL has processed that it has lost the focus and the pointer.
    func take(_ properties: Properties) -> UInt32? {
        guard let kept, isSettled, kept.properties == properties,
            let handle = SDL_GetWindowFromID(kept.id), SDL_GetKeyboardFocus() != handle,
            SDL_GetMouseFocus() != handle
        else { return nil }
        self.kept = nil
        return kept.id
    }

    /// Called when the pending events have been read: those of the closed window are not delivered to the next one.
    func didReadEvents() { isSettled = true }

    /// Destroys the hidden window if it is `xWindow`, which another program has destroyed.
    func xWindowWasDestroyed(_ xWindow: UInt) {
        if kept?.xWindow == xWindow { removeAll() }
    }

    func removeAll() {
        if let kept, let handle = SDL_GetWindowFromID(kept.id) { SDL_DestroyWindow(handle) }
        kept = nil
    }
}
