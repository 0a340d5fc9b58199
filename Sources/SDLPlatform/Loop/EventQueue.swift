import CSDL2
import InputEvents
import XWindows

/// Reads SDL's pending events and translates them into values.
///
///     let quits = queue.collect(from: video)
///     for (windowID, event) in queue.drain() { ... }
struct EventQueue {
    private var translator = EventTranslator()
    private var coalescer = EventCoalescer()
    private var drops = DropCollector()
    private var pressGrab = PressGrab()
    /// A drop on Wayland that waits until the pointer enters a window, because SDL reports neither the window nor the location.
    private var pendingDrop: (contents: [DropEvent.Content], deadline: Duration)?
    /// Whether the pointer has entered a window since the last drop, or together with it.
    private var pointerHasEntered = false

    /// The time at which the events must be read again at the latest; nil if nothing waits.
    var deadline: Duration? { pendingDrop?.deadline }

    /// Pumps SDL once and translates all pending events.
    ///
    /// - Returns: Whether SDL requests the end of the program.
    mutating func collect(from video: VideoSystem) -> Bool {
        let now = MonotonicClock.now
        var quits = false
        if pendingDrop == nil { pointerHasEntered = false }
        SDL_PumpEvents()
        withUnsafeTemporaryAllocation(of: SDL_Event.self, capacity: 32) { batch in
            while true {
                let count = SDL_PeepEvents(
                    batch.baseAddress, Int32(batch.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
                    SDL_LASTEVENT.rawValue)
                for index in 0..<Int(max(count, 0)) {
                    if batch[index].type == SDL_QUIT.rawValue { quits = true }
                    append(&batch[index], at: now, from: video)
                }
                if count < Int32(batch.count) { break }
            }
        }
        renewPress(at: now, in: video)
        deliverPendingDrop(at: now, in: video)
        for (windowID, touch) in translator.cancelVanishedTouches(at: now) {
            coalescer.append(windowID, .input(.touch(touch)))
        }
        return quits
    }

    /// Removes and returns all events, oldest first.
    mutating func drain() -> [(windowID: UInt32, event: PlatformEvent)] { coalescer.drain() }

    /// Appends a pointer event of the window whose popups have grabbed the pointer, or in which a button is held.
    ///
    /// SDL does not report the pointer outside of the window, where popups may be and drags continue, so the events of X are used instead.
    ///
    /// - Returns: Whether the event is a pointer event.
    private mutating func appendPointerEvent(
        _ event: inout SDL_Event, at now: Duration, from video: VideoSystem
    ) -> Bool {
        let xWindow = widgets_x_pointer_window(&event)
        if xWindow == 0 { return false }
        if let window = video.popups.grabbingWindow {
            var pointer = SDL_Event()
            if let (left, top) = window.contentOrigin,
                widgets_x_pointer_event(&event, window.id, left, top, &pointer) != 0
            {
                appendTranslation(of: &pointer, at: now, to: window)
            }
            video.popups.endGrabIfReleased()
        } else if let window = pressedWindow(in: video), window.xWindow == xWindow {
            appendMovement(in: &event, at: now, to: window)
        }
        return true
    }

    private mutating func appendTranslation(
        of event: inout SDL_Event, at now: Duration, to window: PlatformWindow
    ) {
        let isKey = event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue
        let translation = translator.translate(
            event, at: now, metrics: window.metrics,
            meaning: isKey ? window.video.meaning(of: event.key) : nil)
        window.video.popups.isButtonHeld = !translator.pressedButtons.isEmpty
        guard let value = translation else { return }
        // SDL reports a position when it has centred a window, but Wayland has no positions.
        if window.video.isWayland, case .window(.moved) = value { return }
        coalescer.append(window.id, value)
    }

    // MARK: - Held buttons

    /// Returns the window that receives the pointer because a button is held; nil without an X server.
    private func pressedWindow(in video: VideoSystem) -> PlatformWindow? {
        if video.xConnection == nil || translator.pressedButtons.isEmpty { return nil }
        return video.window(pressGrab.windowID)
    }

    private mutating func appendMovement(
        in message: inout SDL_Event, at now: Duration, to window: PlatformWindow
    ) {
        let movement = pressGrab.movement(
            in: &message, size: window.sizeInUnits, buttons: translator.pressedButtons.mask)
        if var movement { appendTranslation(of: &movement, at: now, to: window) }
    }

    /// Grabs the pointer again if SDL has ended the grab, and delivers the movement that the window has missed since.
    private mutating func renewPress(at now: Duration, in video: VideoSystem) {
        var (x, y): (Int32, Int32) = (0, 0)
        guard widgets_x_renew_press(&x, &y) != 0, let window = pressedWindow(in: video) else { return }
        let movement = pressGrab.missedMovement(
            toX: x, y: y, size: window.sizeInUnits, buttons: translator.pressedButtons.mask)
        if var movement { appendTranslation(of: &movement, at: now, to: window) }
    }

    /// Directs an event of the pointer to the window in which a button is held.
    ///
    /// - Returns: False if the event must be ignored: a movement that SDL has invented, or the departure of the pointer, which the window keeps.
    private mutating func redirect(_ event: inout SDL_Event, in video: VideoSystem) -> Bool {
        if pressGrab.isInvented(event) { return false }
        let isFromWindow = EventTranslator.isFromPointer(event, in: pressGrab.windowID)
        guard pressedWindow(in: video) != nil else {
            if isFromWindow { pressGrab.end() }
            return true
        }
        if !isFromWindow {
            switch SDL_EventType(event.type) {
            case SDL_MOUSEMOTION:
                pressGrab.noteMovementElsewhere(event.motion)
                return false
            case SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL: break
            default: return true
            }
        }
        if event.type == SDL_WINDOWEVENT.rawValue {
            // SDL has displayed its default cursor.
            video.redefineCursor()
            return false
        }
        // Movements inside of the window are merged with those of X.
        if event.type != SDL_MOUSEMOTION.rawValue { pressGrab.complete(&event) }
        return true
    }

    /// Delivers a drop on Wayland when the pointer has entered a window.
    ///
    /// The compositor reports that after the drop. If it reports nothing within two seconds, as after a drag with a finger, the drop fails.
    private mutating func deliverPendingDrop(at now: Duration, in video: VideoSystem) {
        guard let drop = pendingDrop else { return }
        if now >= drop.deadline {
            video.onFailedDrop?(.unknownLocation)
        } else if pointerHasEntered, let placed = video.dropEvent(of: drop.contents) {
            coalescer.append(placed.windowID, .drop(placed.event))
        } else {
            return
        }
        pendingDrop = nil
    }

    private mutating func append(_ event: inout SDL_Event, at now: Duration, from video: VideoSystem) {
        if event.type == SDL_SYSWMEVENT.rawValue {
            if let (windowID, drop) = video.dropEvent(of: event) {
                coalescer.append(windowID, .drop(drop))
            } else if !appendPointerEvent(&event, at: now, from: video) {
                video.recordDestroyedWindow(event)
            }
            return
        }
        if DropCollector.handles(event.type) {
            defer { SDL_free(event.drop.file) }
            // On X11, the messages of the protocol report more.
            if video.isWayland, let contents = drops.collect(&event) {
                if pendingDrop != nil { video.onFailedDrop?(.unknownLocation) }
                pendingDrop = (contents, now + .seconds(2))
            }
            return
        }
        if event.type == SDL_DISPLAYEVENT.rawValue { video.displaysDidChange() }
        if let window = video.popups.grabbingWindow, EventTranslator.isFromPointer(event, in: window.id) {
            return
        }
        if !redirect(&event, in: video) { return }
        if let windowID = EventTranslator.windowID(of: &event), let window = video.window(windowID) {
            if event.type == SDL_WINDOWEVENT.rawValue {
                if UInt32(event.window.event) == SDL_WINDOWEVENT_ENTER.rawValue { pointerHasEntered = true }
                if let change = window.updateMetrics(for: event.window.event) {
                    coalescer.append(windowID, change)
                }
            }
            if event.type == SDL_MOUSEBUTTONDOWN.rawValue,
                translator.pressedButtons.isEmpty || windowID != pressGrab.windowID
            {
                pressGrab.begin(with: event.button)
            }
            appendTranslation(of: &event, at: now, to: window)
        }
        if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
    }
}
