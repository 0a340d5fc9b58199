internal import SDLPlatform

/// Embeds a view tree into a program that has its own SDL window and event loop.
///
/// The program passes in its SDL events, queries whether and by when a frame is needed, and has the views painted into its own memory:
/// the locked pixels of an `SDL_Surface` with 32 bits per pixel (XRGB8888 or ARGB8888), or the damaged rectangles of a streaming texture. A
/// window can contain several hosts, each with its own ``frame``. See docs/embedding.md.
///
///     var event = SDL_Event()
///     while SDL_PollEvent(&event) == 1 {
///         if !hud.handle(sdlEvent: &event), !panel.handle(sdlEvent: &event) { game.handle(event) }
///     }
///     panel.renderDamage(alpha: .straight) { rect, pixels, bytesPerRow in
///         var area = SDL_Rect(x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
///         SDL_UpdateTexture(texture, &area, pixels, Int32(bytesPerRow))
///     }
public final class EmbeddedHost {
    /// The host of the view tree, for setting its theme, reading its reports and scheduling timers.
    public let host: ViewHost
    /// The object that carries out what the views request; nil by default.
    public weak var delegate: (any EmbeddedHostDelegate)? {
        didSet { clipboard.provide(for: delegate == nil ? nil : self) }
    }
    private let windowID: UInt32
    private var translator = EventTranslator()
    private var drops = DropCollector()
    private let target = MemoryTarget()
    private let clipboard = EmbeddedClipboard()
    /// The menus, popovers and tool tips that are displayed outside of the frame, from back to front.
    public internal(set) var openPopups: [EmbeddedPopup] = []
    /// Whether keyboard events belong to the program; set by a press that no view handled.
    private var keyboardIsPrograms = false
    /// Whether the host fills the window, and is resized with it.
    private let fillsWindow: Bool
    private var pointer = EmbeddedPointer()
    var reportedCursor = Cursor.arrow
    /// The pixels of ``renderDamage(_:)``; empty until it is first called.
    private var picture = Bitmap(width: 0, height: 0)

    /// The colour behind the views; `.secondarySystemBackground` by default.
    ///
    /// Pixels are `0xAARRGGBB`, premultiplied. With a translucent colour, or `.clear`, the memory contains an overlay that the program
    /// blends over its own image. With nil, the views are painted over the existing pixels: draw the program's image into the memory
    /// before each call of `render`, which then paints all views.
    public var backgroundColor: Color? {
        get { host.backgroundColor }
        set { host.backgroundColor = newValue }
    }

    /// The part of the window that the views fill, in points of the window; events outside of it are left to the program.
    ///
    /// The origin is rounded to whole pixels. Setting another size lays out the views again.
    public var frame: Rect {
        get { Rect(origin: pointer.area.origin, size: host.size) }
        set {
            guard isValid(newValue) else { return }
            host.resize(to: newValue.size)
            pointer.area = Rect(origin: Self.onPixels(newValue.origin, host.scale), size: host.size)
            host.popups.windowDidMove()
        }
    }

    /// Creates a host that shows `rootView` in the SDL window with the identifier `windowID`, and is resized with the window.
    ///
    /// The size is in points; `scale` is the number of pixels per point.
    public convenience init(
        rootView: View, windowID: UInt32, size: Size, scale: Double = 1, theme: Theme = .light
    ) {
        self.init(
            rootView: rootView, windowID: windowID, frame: Rect(origin: .zero, size: size), scale: scale,
            theme: theme, fillsWindow: true)
    }

    /// Creates a host that shows `rootView` in a part of the SDL window with the identifier `windowID`.
    ///
    /// The frame is in points of the window; `scale` is the number of pixels per point. Change ``frame`` when the window is resized.
    public convenience init(
        rootView: View, windowID: UInt32, frame: Rect, scale: Double = 1, theme: Theme = .light
    ) {
        self.init(
            rootView: rootView, windowID: windowID, frame: frame, scale: scale, theme: theme,
            fillsWindow: false)
    }

    private init(
        rootView: View, windowID: UInt32, frame: Rect, scale: Double, theme: Theme, fillsWindow: Bool
    ) {
        self.windowID = windowID
        self.fillsWindow = fillsWindow
        host = ViewHost(rootView: rootView, size: frame.size, scale: scale, theme: theme)
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
        host.smoothsScrolling = true
        let origin = isValid(Rect(origin: frame.origin, size: host.size)) ? frame.origin : .zero
        pointer.area = Rect(origin: Self.onPixels(origin, host.scale), size: host.size)
        host.requests = self
        host.popups.provider = self
        host.onNeedsFrame = { [weak self] in
            guard let self else { return }
            delegate?.embeddedHostNeedsFrame(self)
        }
    }

    private static func onPixels(_ point: Point, _ scale: Double) -> Point {
        Point(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    // MARK: - Events

    /// Dispatches an event to the views.
    ///
    /// A press that no view handles takes the keyboard focus from the views. Keyboard events then belong to the program until a view is
    /// pressed or gets the focus in another way. Pointer events outside of ``frame`` belong to the program, except for the rest of a press
    /// that began inside. Files and text that are dropped at the pointer are passed to the views; the program still frees the text of the
    /// SDL event.
    ///
    /// - Parameter sdlEvent: A pointer to an `SDL_Event`.
    /// - Returns: Whether a view handled the event; if false, the event belongs to the program.
    @discardableResult public func handle(sdlEvent: UnsafeRawPointer) -> Bool {
        if let window = DropCollector.windowID(of: sdlEvent) { return handleDrop(sdlEvent, window) }
        let metrics = WindowMetrics(unitsPerPoint: host.scale)
        guard EventTranslator.windowID(of: sdlEvent) == windowID,
            let event = translator.translate(sdlEvent, at: MonotonicClock.now, metrics: metrics)?.event
        else { return false }
        switch event {
        case .input(let input): return handle(input)
        case .window(let event): return handle(event)
        case .drop: return false
        }
    }

    private func handleDrop(_ event: UnsafeRawPointer, _ window: UInt32) -> Bool {
        guard window == windowID || window == 0, let contents = drops.collect(event),
            let location = pointer.location
        else { return false }
        return host.handle(DropEvent(phase: .dropped, locationInWindow: location, contents: contents)).isDrop
    }

    /// Handles an event with a location in points of the window.
    func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key, .textInput:
            if keyboardIsPrograms, host.firstResponder == nil, !host.isDragging { return false }
            return host.handle(event)
        case .mouse(let mouse):
            switch pointer.route(mouse, isGrabbed: isGrabbingPointer) {
            case .program:
                if mouse.phase == .down { giveUpKeyboard() }
                return false
            case .left(let left):
                host.handle(.mouse(left))
                // The host notifies of changes only while the pointer is inside.
                if reportedCursor != .arrow { cursorChanged(.arrow) }
                if mouse.phase == .down { giveUpKeyboard() }
                return false
            case .views(let mouse):
                let event = InputEvent.mouse(mouse)
                return mouse.phase == .down ? press(event, at: mouse.locationInWindow) : host.handle(event)
            }
        case .touch(var touch):
            let isInside = isGrabbingPointer || pointer.area.contains(touch.locationInWindow)
            touch.locationInWindow = touch.locationInWindow - pointer.area.origin
            // The host ignores the movements of fingers that began outside.
            if touch.phase != .began { return host.handle(.touch(touch)) }
            if isInside { return press(.touch(touch), at: touch.locationInWindow) }
            giveUpKeyboard()
            return false
        case .scroll(var scroll):
            guard isGrabbingPointer || pointer.area.contains(scroll.locationInWindow) else { return false }
            scroll.locationInWindow = scroll.locationInWindow - pointer.area.origin
            return host.handle(.scroll(scroll))
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

    private func giveUpKeyboard() {
        keyboardIsPrograms = true
        host.endFocus()
    }

    private func handle(_ event: WindowEvent) -> Bool {
        switch event {
        case .focusGained: host.setActive(true)
        case .focusLost: host.setActive(false)
        case .resized(let size, _): if fillsWindow { frame = Rect(origin: .zero, size: size) }
        case .exposed: host.redrawEverything()
        case .shown: host.isVisible = true
        case .hidden: host.isVisible = false
        case .closeRequested, .moved: return false
        }
        return true
    }

    // MARK: - Frames

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
    /// The views are painted at the origin of ``frame``. Only pixels that have changed since the last call are written, unless `isFresh`
    /// indicates that the content of the memory was lost, or ``backgroundColor`` is nil. If the memory is smaller than the frame, painting
    /// is clipped to it.
    ///
    /// - Returns: The changed rectangles in pixels of the memory; empty when no frame was needed.
    @discardableResult public func render(
        into pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isFresh: Bool = false
    ) -> [PixelRect] {
        precondition(
            width >= 0 && height >= 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
            "EmbeddedHost.render: \(width) x \(height) pixels with \(bytesPerRow) bytes a row; give 4 bytes a pixel"
        )
        host.advance(to: MonotonicClock.now)
        if isFresh || backgroundColor == nil { host.redrawEverything() }
        let memory = PixelBuffer(
            base: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
            stride: bytesPerRow / 4)
        let box = PixelRect(snapping: pointer.area, scale: host.scale)
        let corner = PixelPoint(x: box.left, y: box.top)
        guard corner.x >= 0, corner.y >= 0 else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidGeometry, subject: host.rootView.hierarchyPath,
                    message:
                        "EmbeddedHost.render: the frame begins at \(frame.origin), outside of the memory",
                    cure:
                        "nothing is painted; upload the views to a texture with renderDamage, or move the frame inside"
                ))
            return []
        }
        return paint(into: memory.part(at: corner, size: host.pixelBounds)).map { rect in
            PixelRect(
                left: rect.left + corner.x, top: rect.top + corner.y, right: rect.right + corner.x,
                bottom: rect.bottom + corner.y)
        }
    }

    /// Runs a frame, and passes each damaged rectangle to `upload`, for a texture of the size of ``frame``.
    ///
    /// The host keeps the pixels. `upload` receives the rectangle in pixels of the frame, a pointer to its first pixel (`0xAARRGGBB`),
    /// and the number of bytes from one row to the next; the pointer is valid during the call. With `isFresh`, all pixels are passed,
    /// because the content of the texture was lost. `alpha` is the meaning of the colours of translucent pixels.
    ///
    /// - Returns: The number of rectangles; 0 when no frame was needed.
    @discardableResult public func renderDamage(
        isFresh: Bool = false, alpha: AlphaFormat = .premultiplied,
        _ upload: (PixelRect, UnsafeRawPointer, _ bytesPerRow: Int) -> Void
    ) -> Int {
        precondition(
            backgroundColor != nil,
            "EmbeddedHost.renderDamage: the background is nil, which paints over the program's pixels; use .clear for an overlay"
        )
        host.advance(to: MonotonicClock.now)
        let bounds = host.pixelBounds
        let isNew = picture.bounds != bounds
        if isNew { picture = Bitmap(width: bounds.width, height: bounds.height) }
        if isNew || isFresh { host.redrawEverything() }
        return picture.withPixelBuffer { buffer in
            let rects = paint(into: buffer)
            buffer.forEachPart(rects, alpha, upload)
            return rects.count
        }
    }

    private func paint(into buffer: PixelBuffer) -> [PixelRect] {
        target.buffer = buffer
        defer { target.buffer = nil }
        guard let report = host.runFrame(into: target) else { return [] }
        var written = DamageRegion()
        for rect in report.damage { written.add(rect) }
        for move in report.moves { written.add(move.area) }
        written.clip(to: buffer.bounds)
        return written.rects
    }
}
