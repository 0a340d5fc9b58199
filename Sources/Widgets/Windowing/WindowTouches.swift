internal import SDLPlatform

/// Fingers on the edges of a window without a title bar of the desktop, and on the views that move it.
///
/// The content receives the touches of a finger until it has moved the window, and then the cancellation.
///
///     if touches.handle(input) { return }
final class WindowTouches {
    private unowned let presenter: WindowPresenter
    private var adjustment: Adjustment?

    /// The finger that moves or resizes the window.
    private struct Adjustment {
        let touchID: Int64
        let deviceID: Int64
        var touch: WindowTouch
        /// The number of turns of the event loop in which the locations of the finger may be relative to an earlier position of the window.
        var staleTurns = 0
        /// The origin of the window before its last movement.
        var previousOrigin = Point.zero

        func isOf(_ event: TouchEvent) -> Bool { event.touchID == touchID && event.deviceID == deviceID }
    }

    init(_ presenter: WindowPresenter) { self.presenter = presenter }

    /// Lets a finger move or resize the window; returns whether the event is used for that.
    func handle(_ input: InputEvent) -> Bool {
        guard case .touch(let event) = input else { return false }
        if event.phase == .began, adjustment == nil { adjustment = makeAdjustment(event) }
        guard var adjustment, adjustment.isOf(event) else { return false }
        if event.phase == .began { return adjustment.touch.isActive }
        let wasActive = adjustment.touch.isActive
        if event.phase != .cancelled { follow(event, &adjustment) }
        let hasEnded = event.phase == .ended || event.phase == .cancelled
        self.adjustment = hasEnded ? nil : adjustment
        if adjustment.touch.isActive, !wasActive {
            var cancelled = event
            cancelled.phase = .cancelled
            presenter.host.handle(.touch(cancelled))
        }
        return adjustment.touch.isActive
    }

    /// Counts a turn of the event loop, after which all locations relative to an earlier position of the window may have been received.
    func finishTurn() {
        if let turns = adjustment?.staleTurns, turns > 0 { adjustment?.staleTurns = turns - 1 }
    }

    /// Ends the movement, because a dialog blocks the window.
    func cancel() { adjustment = nil }

    private func makeAdjustment(_ event: TouchEvent) -> Adjustment? {
        let (window, platform) = (presenter.window, presenter.platform)
        if window.styleMask.contains(.titled), presenter.titleBar == nil { return nil }
        if platform.isMaximized || platform.isFullScreen { return nil }
        let point = event.locationInWindow
        let edge = window.isResizable ? presenter.edge(at: point)?.direction : nil
        guard let direction = edge ?? (presenter.movesWindow(at: point) ? (0, 0) : nil) else { return nil }
        let touch = WindowTouch(edge: direction, at: frame.origin + point, frame: frame)
        // Wayland has no positions: only the right and the lower edge can follow the finger.
        if platform.position == nil, touch.movesOrigin { return nil }
        return Adjustment(touchID: event.touchID, deviceID: event.deviceID, touch: touch)
    }

    private func follow(_ event: TouchEvent, _ adjustment: inout Adjustment) {
        let (window, old) = (presenter.window, frame)
        var location = old.origin + event.locationInWindow
        if adjustment.staleTurns > 0 {
            // SDL reports locations relative to the window, so those that the server has sent before the last movement would move it once
            // more. No other location follows the one at which the finger is lifted.
            guard event.phase == .ended else { return }
            location = adjustment.touch.liftLocation(
                inWindow: event.locationInWindow, old: adjustment.previousOrigin, new: old.origin)
        }
        let new = adjustment.touch.frame(
            for: location, minimumSize: window.contentMinSize ?? .zero, maximumSize: window.contentMaxSize)
        guard let new, new != old else { return }
        if new.size != old.size { window.setContentSize(new.size) }
        if new.origin != old.origin {
            window.frameTopLeftPoint = new.origin
            adjustment.previousOrigin = old.origin
            // The server may send further locations until the position is set, and the next turn receives the last ones.
            adjustment.staleTurns = 2
        }
    }

    /// The position of the window and the size of its content; the position is zero where windows have none.
    private var frame: Rect {
        Rect(origin: presenter.platform.position ?? .zero, size: presenter.platform.size)
    }
}

extension PlatformWindow.Part {
    /// The edges of the window that the part resizes: -1 for the left or upper one, 1 for the right or lower one; nil for none.
    fileprivate var direction: (x: Int, y: Int)? {
        switch self {
        case .content, .titleBar: nil
        case .topLeft: (-1, -1)
        case .top: (0, -1)
        case .topRight: (1, -1)
        case .right: (1, 0)
        case .bottomRight: (1, 1)
        case .bottom: (0, 1)
        case .bottomLeft: (-1, 1)
        case .left: (-1, 0)
        }
    }
}
