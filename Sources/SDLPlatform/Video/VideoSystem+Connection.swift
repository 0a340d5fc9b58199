import CSDL2
import ProcessHandlers
import XWindows

/// The connection to the display server, and its failures.
///
/// Xlib's default handlers end the process when another client destroys a window or the connection is lost. They are replaced, so that
/// the event loop can end the program cleanly.
extension VideoSystem {
    /// Creates a hidden window while no window is open, because SDL gives access to its connection only through a window, and because
    /// `SDL_WaitEvent` sleeps only with one, and polls for events every millisecond otherwise.
    func createPlaceholderWindow() {
        guard !hasWindows, placeholderWindow == nil else { return }
        let window = SDL_CreateWindow("", 0, 0, 1, 1, SDL_WINDOW_HIDDEN.rawValue | graphicsFlag)
        placeholderWindow = window
        if let window { watchConnection(XConnection(of: window)) }
    }

    /// Starts recording X errors of a connection; called for each window, effective for the first.
    func watchConnection(_ connection: XConnection?) {
        guard let connection, xConnection == nil else { return }
        xConnection = connection
        Self.watched = self
        widgets_catch_x_errors(connection.display, MainQueue.bell, displayWasLost)
        // The filter passes these system events: a window was destroyed, the pointer has moved while popups are open or a button is held,
        // and drags from other programs.
        SDL_SetEventFilter(filterEvent, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }

    /// Returns the meaning of a key in the layouts of the keyboard; nil if the display server cannot be asked.
    func meaning(of event: SDL_KeyboardEvent) -> KeyMeaning? {
        if let xConnection {
            return KeyMeaning(of: event, connection: xConnection, isRecorded: true)
        }
        return waylandMemory?.meaning(of: event)
    }

    /// Whether a Wayland compositor has closed the connection.
    ///
    /// SDL must not be called from then on: libdecor repeats the dispatching of the remaining events, which fails, without end.
    var hasLostCompositor: Bool { waylandMemory?.hasFailed ?? false }

    /// Returns the failure that has occurred since the last call; nil for none.
    ///
    /// After ``PlatformFailure/windowDestroyed(title:)``, call ``abandon()``. The loss of the connection to an X server is reported by
    /// ``onDisplayLost`` instead.
    public func takeFailure() -> PlatformFailure? {
        if isWayland { return nil }
        var error = widgets_x_error()
        let isRefused = xConnection != nil && widgets_take_x_error(&error) != 0
        if let destroyed = destroyedWindow ?? (isRefused ? window(ofX: error.resource) : nil) {
            return .windowDestroyed(title: destroyed.lastTitle)
        }
        return isRefused ? .requestRefused(code: Int(error.code), request: Int(error.request)) : nil
    }

    /// Stops using the connection and the windows without closing them, because SDL would wait for answers from the server.
    ///
    /// Their memory is not freed. Call this method directly before the program ends.
    public func abandon() {
        isAbandoned = true
        waylandMemory?.abandon()
        for window in allWindows { window.abandon() }
    }

    /// Records the destruction of an X window; if it belongs to an open window, another client has destroyed it.
    func recordDestroyedWindow(_ event: SDL_Event) {
        let id = withUnsafePointer(to: event) { widgets_destroyed_x_window($0) }
        if id == 0 { return }
        closedWindow.xWindowWasDestroyed(id)
        if let window = window(ofX: id) { destroyedWindow = window }
    }

    private func window(ofX id: UInt) -> PlatformWindow? { allWindows.first { $0.xWindow == id } }

    /// Stops recording X errors.
    ///
    /// The errors of the last requests must have arrived: before SDL closes the connection, it restores Xlib's own handler, which would end the
    /// program with status 1.
    func stopWatchingConnection() {
        if xConnection == nil { return }
        widgets_stop_catching_x_errors()
        SDL_SetEventFilter(nil, nil)
    }
}

/// Called by Xlib on the main thread when its connection is lost.
private nonisolated func displayWasLost() {
    MainActor.assumeIsolated { VideoSystem.watched?.onDisplayLost?() }
}

/// Filters SDL's event queue; also called on other threads that post events.
private nonisolated func filterEvent(
    _ data: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?
) -> Int32 {
    guard let event else { return 1 }
    if [SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue].contains(event.pointee.type) {
        // SDL does not set this field.
        event.pointee.key.keysym.unused = widgets_x_take_key()
    }
    guard event.pointee.type == SDL_SYSWMEVENT.rawValue else {
        updatePressGrab(for: event.pointee)
        return 1
    }
    let xEvent = widgets_x_event(event)
    widgets_x_read_press(xEvent)
    widgets_x_read_key(xEvent)
    let pointerWindow = widgets_x_pointer_window(event)
    if pointerWindow != 0 {
        return pointerWindow == widgets_x_grabbing_window() || SDL_GetMouseState(nil, nil) != 0 ? 1 : 0
    }
    if widgets_destroyed_x_window(event) != 0 { return 1 }
    var drop = widgets_x_drop()
    return widgets_x_read_drop(xEvent, &drop) == 0 ? 0 : 1
}

/// Grabs the pointer for the window in which SDL reports a press, before SDL would capture it; see `PressGrab`.
///
/// Changes of windows and of the focus may end the grab.
private nonisolated func updatePressGrab(for event: SDL_Event) {
    if event.type == SDL_WINDOWEVENT.rawValue {
        if UInt32(event.window.event) != SDL_WINDOWEVENT_LEAVE.rawValue { widgets_x_lose_press() }
    } else if event.type == SDL_MOUSEBUTTONDOWN.rawValue,
        let window = SDL_GetWindowFromID(event.button.windowID)
    {
        widgets_x_begin_press(widgets_x_display(window), widgets_x_window(window))
    }
}
