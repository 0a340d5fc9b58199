private import Glibc
internal import SDLPlatform

/// A tree of views inside a program that has its own SDL window and its own loop.
///
/// The program hands its SDL events in, asks whether a frame is needed and by when, and gets pixels into memory of its
/// own: the locked pixels of an `SDL_Surface` with 32 bits a pixel (XRGB8888 or ARGB8888), or of a streaming texture.
///
///     var event = SDL_Event()
///     while SDL_PollEvent(&event) == 1 {
///         if !embedded.handle(sdlEvent: &event) { game.handle(event) }
///     }
///     if embedded.needsFrame {
///         embedded.render(into: surface.pixels, width: w, height: h, bytesPerRow: pitch)
///     }
public final class EmbeddedHost {
    /// The tree's host: for its theme, its reports and its timers.
    public let host: ViewHost
    private let windowID: UInt32
    private var translator = EventTranslator()
    private let target = MemoryTarget()
    /// Whether the keyboard is the program's, after a press beside the views.
    private var keyboardIsPrograms = false

    /// The colour behind the views; `.secondarySystemBackground` at first.
    ///
    /// Pixels are `0xAARRGGBB`, premultiplied. With a translucent colour, or `.clear`, the memory holds an overlay for the program to
    /// blend over its own picture. With nil, the views are painted over the pixels that the memory holds: draw the program's picture
    /// into it before each `render`, which paints all views then.
    public var backgroundColor: Color? {
        get { host.backgroundColor }
        set { host.backgroundColor = newValue }
    }

    /// Shows `rootView` in the window that SDL numbers `windowID`; `size` in points, `scale` in pixels a point.
    public init(rootView: View, windowID: UInt32, size: Size, scale: Double = 1, theme: Theme = .light) {
        self.windowID = windowID
        host = ViewHost(rootView: rootView, size: size, scale: scale, theme: theme)
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
    }

    /// Dispatches an event to the views.
    ///
    /// A press that no view uses takes the keyboard focus from the views, and the keyboard is the program's until a view is
    /// pressed or gets the focus by other means.
    ///
    /// - Parameter sdlEvent: Points to an `SDL_Event`.
    /// - Returns: Whether a view used it; where false, the event is the program's.
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
        case .mouse(let mouse) where mouse.phase == .down:
            let pressed = host.hitTest(mouse.locationInWindow, with: event)
            let isUsed = host.handle(event)
            let focused = host.firstResponder as? View
            let isInFocus = focused.map { pressed?.isDescendant(of: $0) ?? false } ?? false
            keyboardIsPrograms = !isUsed && !isInFocus
            if keyboardIsPrograms { host.endFocus() }
            return isUsed
        case .mouse, .scroll: return host.handle(event)
        }
    }

    private func handle(_ event: WindowEvent) -> Bool {
        switch event {
        case .focusGained: host.setActive(true)
        case .focusLost: host.setActive(false)
        case .resized(let size, _): host.resize(to: size)
        case .exposed: host.redrawEverything()
        case .shown: host.isVisible = true
        case .hidden: host.isVisible = false
        case .closeRequested: return false
        }
        return true
    }

    /// True when `render` would change pixels.
    public var needsFrame: Bool {
        host.advance(to: MonotonicClock.now)
        return host.needsFrame
    }

    /// How long the program may sleep before it should ask again; nil: until an event comes.
    public var timeUntilNextFrame: Duration? {
        host.nextDeadline.map { max($0 - MonotonicClock.now, .zero) }
    }

    /// Runs a frame into the program's memory: rows of `width` pixels, `0xAARRGGBB` each, `bytesPerRow` apart.
    ///
    /// Only pixels that have changed since the last call are written, unless `isFresh` says that the memory's content was lost, or
    /// ``backgroundColor`` is nil. Memory that is smaller than the tree is written as far as it reaches.
    ///
    /// - Returns: The written rectangles, in pixels; none when there was nothing to do.
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

/// Memory that is lent for one frame.
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
