private import Glibc
internal import SDLPlatform

/// Embeds a view tree into a program that has its own SDL window and event loop.
///
/// The program passes in its SDL events, queries whether and by when a frame is needed, and has the views painted into its own memory:
/// the locked pixels of an `SDL_Surface` with 32 bits per pixel (XRGB8888 or ARGB8888), or a streaming texture.
///
///     var event = SDL_Event()
///     while SDL_PollEvent(&event) == 1 {
///         if !embedded.handle(sdlEvent: &event) { game.handle(event) }
///     }
///     if embedded.needsFrame {
///         embedded.render(into: surface.pixels, width: w, height: h, bytesPerRow: pitch)
///     }
public final class EmbeddedHost {
    /// The host of the view tree, for setting its theme, reading its reports and scheduling timers.
    public let host: ViewHost
    private let windowID: UInt32
    private var translator = EventTranslator()
    private let target = MemoryTarget()
    /// Whether keyboard events belong to the program; set by a press that no view handled.
    private var keyboardIsPrograms = false

    /// The colour behind the views; `.secondarySystemBackground` by default.
    ///
    /// Pixels are `0xAARRGGBB`, premultiplied. With a translucent colour, or `.clear`, the memory contains an overlay that the program
    /// blends over its own image. With nil, the views are painted over the existing pixels: draw the program's image into the memory
    /// before each call of `render`, which then paints all views.
    public var backgroundColor: Color? {
        get { host.backgroundColor }
        set { host.backgroundColor = newValue }
    }

    /// Creates a host that shows `rootView` in the SDL window with the identifier `windowID`.
    ///
    /// The size is in points; `scale` is the number of pixels per point.
    public init(rootView: View, windowID: UInt32, size: Size, scale: Double = 1, theme: Theme = .light) {
        self.windowID = windowID
        host = ViewHost(rootView: rootView, size: size, scale: scale, theme: theme)
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
        host.smoothsScrolling = true
    }

    /// Dispatches an event to the views.
    ///
    /// A press that no view handles takes the keyboard focus from the views. Keyboard events then belong to the program until a view is
    /// pressed or gets the focus in another way.
    ///
    /// - Parameter sdlEvent: A pointer to an `SDL_Event`.
    /// - Returns: Whether a view handled the event; if false, the event belongs to the program.
    @discardableResult public func handle(sdlEvent: UnsafeRawPointer) -> Bool {
        let metrics = WindowMetrics(unitsPerPoint: host.scale)
        guard EventTranslator.windowID(of: sdlEvent) == windowID,
            let event = translator.translate(sdlEvent, at: MonotonicClock.now, metrics: metrics)?.event
        else { return false }
        switch event {
        case .input(let input): return handle(input)
        case .window(let event): return handle(event)
        }
    }

    func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key, .textInput:
            if keyboardIsPrograms, host.firstResponder == nil { return false }
            return host.handle(event)
        case .mouse(let mouse) where mouse.phase == .down: return press(event, at: mouse.locationInWindow)
        case .touch(let touch) where touch.phase == .began: return press(event, at: touch.locationInWindow)
        case .mouse, .touch, .scroll: return host.handle(event)
        }
    }

    private func press(_ event: InputEvent, at location: Point) -> Bool {
        let pressed = host.hitTest(location, with: event)
        let isUsed = host.handle(event)
        let focused = host.firstResponder as? View
        let isInFocus = focused.map { pressed?.isDescendant(of: $0) ?? false } ?? false
        keyboardIsPrograms = !isUsed && !isInFocus
        if keyboardIsPrograms { host.endFocus() }
        return isUsed
    }

    private func handle(_ event: WindowEvent) -> Bool {
        switch event {
        case .focusGained: host.setActive(true)
        case .focusLost: host.setActive(false)
        case .resized(let size, _): host.resize(to: size)
        case .exposed: host.redrawEverything()
        case .shown: host.isVisible = true
        case .hidden: host.isVisible = false
        case .closeRequested, .moved: return false
        }
        return true
    }

    /// Whether the next call of `render` would change pixels; due timers run first.
    public var needsFrame: Bool {
        host.advance(to: MonotonicClock.now)
        return host.needsFrame
    }

    /// The time that the program may sleep before it queries ``needsFrame`` again; nil when nothing changes before the next event.
    public var timeUntilNextFrame: Duration? {
        host.nextDeadline.map { max($0 - MonotonicClock.now, .zero) }
    }

    /// Runs a frame and paints into the program's memory, which has rows of `width` pixels (`0xAARRGGBB`), `bytesPerRow` apart.
    ///
    /// Only pixels that have changed since the last call are written, unless `isFresh` indicates that the content of the memory was lost,
    /// or ``backgroundColor`` is nil. If the memory is smaller than the view tree, painting is clipped to it.
    ///
    /// - Returns: The changed rectangles in pixels; empty when no frame was needed.
    @discardableResult public func render(
        into pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isFresh: Bool = false
    ) -> [PixelRect] {
        precondition(
            width >= 0 && height >= 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
            "EmbeddedHost.render: \(width) x \(height) pixels with \(bytesPerRow) bytes a row; give 4 bytes a pixel"
        )
        host.advance(to: MonotonicClock.now)
        if isFresh || backgroundColor == nil { host.redrawEverything() }
        target.buffer = PixelBuffer(
            base: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
            stride: bytesPerRow / 4)
        defer { target.buffer = nil }
        guard let report = host.runFrame(into: target) else { return [] }
        var written = DamageRegion()
        for rect in report.damage { written.add(rect) }
        for move in report.moves { written.add(move.area) }
        return written.rects
    }
}

/// A frame target for memory that belongs to the program and is accessible during one frame.
private final class MemoryTarget: FrameTarget {
    var buffer: PixelBuffer?

    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        guard let buffer else { return }
        var damage = damage
        damage.clip(to: buffer.bounds)
        paint(buffer, damage)
    }
}
