internal import Raster

/// A host that displays a view tree: receives events, runs frames and produces pixels.
///
/// Windows, snapshots, embedding programs and tests each use a host. It has no clock and no run loop: the current time is
/// passed in with each call. See docs/architecture.md for the phases of a frame.
///
///     let host = ViewHost(rootView: page, size: Size(width: 640, height: 480))
///     let bitmap = host.renderBitmap()
@MainActor
public final class ViewHost {
    /// The displayed view tree and its work for the next frame.
    package let tree: ViewTree
    /// The root of the displayed view tree.
    public var rootView: View { tree.rootView }
    /// The size in points.
    public var size: Size { tree.size }
    /// The number of pixels per point.
    public var scale: Double { tree.scale }

    /// The theme (colours and metrics) of all views in the tree; light by default.
    public var theme: Theme {
        get { tree.theme }
        set {
            let newTheme = newValue.checked(current: tree.theme.textScale, for: "ViewHost.theme")
            if newTheme == theme { return }
            tree.theme = newTheme
            if newTheme.prefersReducedMotion { animator?.finishAll() }
            appearanceChanged()
        }
    }

    /// The report on the last frame, with its causes and its work; nil before the first frame.
    public internal(set) var lastFrameReport: FrameReport?
    /// The number of frames that have run.
    public private(set) var frameCount = 0
    /// The closure that is called once when `needsFrame` may have become true, for programs that do not poll it; nil by default.
    public var onNeedsFrame: (() -> Void)?

    /// Whether frame reports include the causes of invalidations; false by default.
    ///
    /// Tracing slows down all invalidations.
    public var tracesInvalidations = false {
        didSet {
            if tracesInvalidations != oldValue { InvalidationTrace.add(tracesInvalidations ? 1 : -1) }
        }
    }

    /// Whether the host is visible; true by default.
    ///
    /// No frames run while it is false.
    public var isVisible = true {
        didSet { if isVisible, !oldValue { tree.damageEverything() } }
    }

    package let pipeline: FramePipeline
    private(set) lazy var input = InputRouter(host: self, overlays: overlays)
    /// The presenters of menus, tool tips and the character palette, which are supplied by higher layers.
    package let overlays: OverlayPresenters
    /// The animator; nil until the first animation.
    var animator: Animator? { tree.animatorIfLoaded }
    /// Whether buttons and check boxes fade between their states; false by default, so that bitmaps and tests show changes
    /// immediately.
    ///
    /// Windows and embedded hosts set it.
    public var fadesControls: Bool {
        get { tree.fadesControls }
        set { tree.fadesControls = newValue }
    }
    /// The views that animate themselves, called in every frame until they remove themselves.
    var frameTickers: [any FrameTicking] = []
    /// Whether animations end immediately, so that a bitmap shows the final state.
    package var endsAnimationsImmediately: Bool {
        get { tree.endsAnimationsImmediately }
        set { tree.endsAnimationsImmediately = newValue }
    }
    package weak var requests: (any HostRequests)?
    /// The menus, popovers and tool tips that are displayed in windows of their own.
    package private(set) lazy var popups = HostPopups(tree: tree)
    /// The tracker that compares the accessibility elements after each frame and event; nil while there is no client.
    var accessibilityTracker: AccessibilityTracker?
    /// The check that reports controls without a name; nil where they are not reported.
    package var accessibilityNameCheck: AccessibilityNameCheck?
    /// The colour painted behind the root view; with nil, the target keeps its pixels there.
    package var backgroundColor: Color? = .secondarySystemBackground {
        didSet { if backgroundColor != oldValue { tree.damageEverything() } }
    }
    package var scheduler = FrameScheduler()
    private var timers = TimerQueue()
    package private(set) var now = Duration.zero
    /// The clock for timers scheduled between two calls of `advance(to:)`; nil in tests, which use `now`.
    package var liveClock: (() -> Duration)?
    private var displayLoops = DisplayLoopCheck()
    private(set) lazy var player: any DisplayListPlayer = SoftwarePlayer()
    /// The canvases of the current theme, which record display lists; nil before the first frame.
    private(set) lazy var canvases = PaletteCanvases(palette: theme.palette, scale: scale)
    package let opaqueRegions = OpaqueRegions()

    /// Creates a host for `rootView`, whose views open overlays through `overlays`; ``attachRootView()`` displays it.
    package init(rootView: View, size: Size, scale: Double, theme: Theme, overlays: OverlayPresenters) {
        precondition(
            rootView.superview == nil && rootView.viewTree == nil,
            "ViewHost: \(rootView.hierarchyPath) is already shown elsewhere; remove it there first")
        self.overlays = overlays
        tree = ViewTree(
            rootView: rootView, size: HostSize.valid(size), scale: HostSize.valid(scale), theme: theme)
        pipeline = FramePipeline(tree: tree)
        tree.host = self
        rootView.frame = Rect(origin: .zero, size: tree.size)
    }

    /// Displays the root view: its views and controllers are notified that they appear.
    package func attachRootView() {
        rootView.layoutParticipant?.endLayoutOfDetachedTree()
        rootView.moveTree(to: tree, depth: 0)
    }

    isolated deinit {
        if tracesInvalidations { InvalidationTrace.add(-1) }
        popups.closeAll()
        tree.host = nil
        animator?.abandonAll()
        rootView.leave(tree)
        animator?.callAbandonedCompletions()
    }

    /// The direction of the user interface for views that do not override it; left to right by default.
    public var layoutDirection: UserInterfaceLayoutDirection {
        get { tree.layoutDirection }
        set {
            if newValue == layoutDirection { return }
            tree.layoutDirection = newValue
            rootView.layoutDirectionChanged()
            rootView.safeAreaChanged()
            appearanceChanged()
        }
    }

    /// The rectangle of the target in pixels.
    public var pixelBounds: PixelRect { tree.pixelBounds }

    /// Resizes the host to `newSize` (in points) and changes its scale; the root view fills it, and everything is repainted.
    public func resize(to newSize: Size, scale newScale: Double? = nil) {
        let newSize = HostSize.valid(newSize)
        let newScale = newScale.map { HostSize.valid($0) } ?? scale
        if newSize == size, newScale == scale { return }
        input.layers.dismiss(by: .resize)
        let scaleChanged = newScale != scale
        tree.size = newSize
        tree.scale = newScale
        rootView.frame = Rect(origin: .zero, size: newSize)
        tree.damageEverything()
        if scaleChanged {
            tree.constraintLayout?.scaleChanged()
            appearanceChanged()
        }
    }

    // MARK: - Events

    /// Dispatches an event synchronously.
    ///
    /// - Returns: Whether a view handled the event.
    @discardableResult public func handle(_ event: InputEvent) -> Bool {
        var used = false
        UndoEvents.during { InvalidationTrace.during(input.name(of: event)) { used = input.dispatch(event) } }
        if accessibilityTracker != nil { compareElementsAfterEvent() }
        return used
    }

    // MARK: - Time

    /// Schedules `timer` after `delay` from the host's current time.
    func add(_ timer: ScheduledTimer, after delay: Duration) {
        timers.add(timer, deadline: currentTime + delay)
    }

    /// Whether a frame would have something to do.
    public var needsFrame: Bool { isVisible && hasWork }

    private var hasWork: Bool {
        pipeline.hasWork || animator?.needsFrame(at: now) == true || !frameTickers.isEmpty
            || accessibilityTracker?.isStale == true
    }

    /// The time at which `advance(to:)` must be called next, for a frame or a timer; nil if only an event requires it.
    public var nextDeadline: Duration? {
        let frame = needsFrame ? scheduler.nextFrame(now: now) : nil
        let animation = isVisible ? animator?.nextStart(after: now) : animator?.nextEnd
        return [frame, timers.nextDeadline, animation].compactMap(\.self).min()
    }

    /// Advances the time and fires the timers that are due.
    ///
    /// A time before the current one is ignored.
    public func advance(to time: Duration) {
        now = max(now, time)
        for timer in timers.takeDue(at: now) {
            UndoEvents.during { InvalidationTrace.during("a timer") { timer.fire() } }
        }
        // Animations end even while no frames run.
        if !isVisible, let end = animator?.nextEnd, end <= now {
            animator?.tick(at: now, maximumLateness: maximumLateness)
        }
        if !isVisible { tickFrameTickers() }
    }

    /// The maximum delay of an animation's first frame that counts as elapsed time; nil, for no limit, with a virtual clock.
    private var maximumLateness: Duration? { liveClock == nil || !isVisible ? nil : scheduler.interval }

    /// Whether a frame is needed and the display is ready for one.
    package var isFrameDue: Bool { needsFrame && scheduler.nextFrame(now: now) <= now }

    // MARK: - Frames

    /// Runs all passes and paints the changes into `target`.
    ///
    /// - Returns: The report; nil if there was nothing to do.
    @discardableResult
    package func runFrame(into target: any FrameTarget) -> FrameReport? {
        guard needsFrame else { return nil }
        frameCount += 1
        var report = pipeline.takeReport(number: frameCount, at: now)
        let started = MonotonicClock.now
        InvalidationTrace.during("an animation") { animator?.tick(at: now, maximumLateness: maximumLateness) }
        tickFrameTickers()
        pipeline.layOut(&report)
        input.treeChanged()
        popups.place()
        var damage = pipeline.collectDamage()
        report.layoutDuration = MonotonicClock.now - started
        report.moves = tree.takeMoves(damage)
        tree.backdrops.complete(&damage, report.moves, in: tree)
        report.damage = damage.rects
        if !popups.isEmpty {
            var pass = PaintPass(
                player: player, canvases: canvases, canvas: canvases.base, scale: scale,
                ringView: focusRingView, report: report)
            popups.paint(with: &pass)
            report = pass.report
        }
        if !damage.isEmpty || !report.moves.isEmpty { paint(damage, into: target, &report) }
        popups.grabPointer()
        report.invalidations = InvalidationTrace.take(for: ObjectIdentifier(tree))
        displayLoops.check(pipeline.viewsMarkedForDisplay, &report)
        tree.hasRequestedFrame = false
        if hasWork { tree.requestFrame() }
        scheduler.frameRan(at: now)
        lastFrameReport = report
        compareElementsAfterFrame()
        FrameTrace.file(report, of: self)
        return report
    }

    private func paint(_ damage: DamageRegion, into target: any FrameTarget, _ report: inout FrameReport) {
        var pass = PaintPass(
            player: player, canvases: canvases, canvas: canvases.base, scale: scale, ringView: focusRingView,
            report: report, ringBounds: pixelBounds, detachedParts: tree.detachedParts
        )
        let color = backgroundColor?.resolved(in: rootView.effectiveAppearance.palette)
        do {
            try target.present(damage, moves: report.moves) { buffer, damage in
                let started = MonotonicClock.now
                let damage = PixelMove.perform(report.moves, on: buffer, beforePainting: damage)
                for rect in damage.rects {
                    player.begin(target: buffer, scale: scale, clip: rect)
                    if tree.backdrops.mayRead(rect, in: tree) {
                        pass.opaque = nil
                    } else {
                        pass.findOpaqueRegions(in: rootView, of: rect, using: opaqueRegions)
                    }
                    if let color {
                        pass.forEachUncoveredPart(of: rect) {
                            player.paintBackground(color, $0, on: buffer, scale: scale)
                        }
                    }
                    pass.paint(rootView, at: rootView.shownOrigin)
                    player.end()
                }
                opaqueRegions.removeAll()
                pass.report.paintDuration += MonotonicClock.now - started
                pass.report.damage = damage.rects
            }
        } catch {
            error.report(for: rootView)
            tree.damageEverything()
        }
        report = pass.report
    }

    private func appearanceChanged() {
        canvases = PaletteCanvases(palette: theme.palette, scale: scale)
        ThemeInheritance(of: rootView).invalidateAll()
        tree.damageEverything()
    }
}
