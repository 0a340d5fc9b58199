internal import SDLPlatform

/// The title bar of a window whose desktop draws none, with a host of its own above that of the window's content.
///
/// Points are in the coordinate space of the content, so those in the bar have a negative y.
///
///     if titleBar.handle(input) { return }
final class WindowTitleBar {
    let view: TitleBarView
    let host: ViewHost
    /// The shadow that the window has; nil before it has one.
    var shadow: WindowShadow?
    private var buffer: PixelBuffer?
    private var painted = DamageRegion()
    /// Whether the pointer is over the bar, or was pressed in it.
    private(set) var hasPointer = false
    /// Whether the press in progress began in the bar; nil without one.
    private var ownsPress: Bool?
    private var touches: Set<Int64> = []
    private var presses = DoublePress()

    /// The height of the bar, in points.
    static let height = 36.0

    init(width: Double, scale: Double, theme: Theme, perform: @escaping (TitleBarView.Command) -> Void) {
        view = TitleBarView(perform: perform)
        host = ViewHost(
            rootView: view, size: Size(width: width, height: Self.height), scale: scale, theme: theme)
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
    }

    // MARK: - Frames

    /// Paints the changes into the pixels of the bar, and returns their region.
    func paint(_ buffer: PixelBuffer, isFresh: Bool) -> DamageRegion {
        self.buffer = buffer
        painted = DamageRegion()
        if isFresh { host.redrawEverything() }
        host.runFrame(into: self)
        self.buffer = nil
        return painted
    }

    // MARK: - Input

    /// Dispatches an event of the pointer or of a finger that belongs to the bar.
    ///
    /// - Returns: Whether it belongs to the bar, and not to the content.
    func handle(_ input: InputEvent) -> Bool {
        switch input {
        case .mouse(var event):
            let belongs = claims(event)
            event.locationInWindow.y += Self.height
            if hasPointer, !belongs { event.phase = .left }
            if belongs || hasPointer { host.handle(.mouse(event)) }
            hasPointer = belongs && event.phase != .left
            return belongs
        case .touch(var event):
            if event.phase == .began, event.locationInWindow.y < 0 { touches.insert(event.touchID) }
            guard touches.contains(event.touchID) else { return false }
            if event.phase == .ended || event.phase == .cancelled { touches.remove(event.touchID) }
            event.locationInWindow.y += Self.height
            host.handle(.touch(event))
            return true
        case .scroll(let event): return event.locationInWindow.y < 0
        case .key, .textInput: return false
        }
    }

    /// Returns whether an event belongs to the bar: a press stays where it began.
    private func claims(_ event: MouseEvent) -> Bool {
        let isOver = event.phase == .left ? hasPointer : event.locationInWindow.y < 0
        if event.phase == .down, ownsPress == nil { ownsPress = isOver }
        defer { if !event.isButtonHeld { ownsPress = nil } }
        return ownsPress ?? isOver
    }

    /// Returns whether a press moves the window; a second one at the same place is a double click instead, and is delivered.
    func movesWindow(pressedAt point: Point, at time: Duration) -> Bool {
        guard view.movesWindow(at: Point(x: point.x, y: point.y + Self.height)) else { return false }
        view.expectsDoubleClick = presses.isSecond(at: point, time: time)
        return !view.expectsDoubleClick
    }
}

extension WindowTitleBar: FrameTarget {
    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) throws(FrameTargetError) {
        guard let buffer else { return }
        var damage = damage
        damage.clip(to: buffer.bounds)
        paint(buffer, damage)
        painted = damage
    }
}
