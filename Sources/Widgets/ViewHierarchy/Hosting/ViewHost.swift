internal import Raster

/// The host that displays a tree of views: it takes events in, runs frames, and gives pixels out.
///
/// A window has one, so has an offscreen picture, an embedding program and a test. It has no clock and no loop: the
/// time comes with each call. See docs/architecture.md for the frame.
///
///     let host = ViewHost(rootView: page, size: Size(width: 640, height: 480))
///     let bitmap = host.renderBitmap()
@MainActor
public final class ViewHost {
    /// The tree of views that is displayed, and what waits in it for the next frame.
    package let tree: ViewTree
    /// The view at the top of the hierarchy that is displayed.
    public var rootView: View { tree.rootView }
    /// In points.
    public var size: Size { tree.size }
    /// Pixels a point.
    public var scale: Double { tree.scale }

    /// Colours and measures of all controls below.
    public var theme: Theme {
        get { tree.theme }
        set {
            if newValue == theme { return }
            tree.theme = newValue
            if newValue.prefersReducedMotion { animator?.finishAll() }
            appearanceChanged()
        }
    }

    /// The report on the last frame: its causes and its work; nil before the first.
    public internal(set) var lastFrameReport: FrameReport?
    /// Frames run so far.
    public private(set) var frameCount = 0
    /// Called once when there is work where there was none, for programs that do not ask `needsFrame` themselves.
    public var onNeedsFrame: (() -> Void)?

    /// Whether reports name who invalidated what.
    ///
    /// Costs time while it is on.
    public var tracesInvalidations = false {
        didSet {
            if tracesInvalidations != oldValue { InvalidationTrace.add(tracesInvalidations ? 1 : -1) }
        }
    }

    /// Whether the host is visible; no frames run while it is not.
    public var isVisible = true {
        didSet { if isVisible, !oldValue { tree.damageEverything() } }
    }

    package let pipeline: FramePipeline
    private(set) lazy var input = InputRouter(host: self, overlays: overlays)
    /// The presenters of menus and tool tips, which the layers above supply.
    package let overlays: OverlayPresenters
    /// Made by the first animation.
    var animator: Animator? { tree.animatorIfMade }
    /// Whether buttons and check boxes fade from one state to the next: in windows; elsewhere (pictures, tests) they
    /// change at once unless this is set.
    public var fadesControls: Bool {
        get { tree.fadesControls }
        set { tree.fadesControls = newValue }
    }
    /// The views that animate themselves, called in every frame until they stand still.
    var frameTickers: [any FrameTicking] = []
    /// Animations end as soon as they are asked for: pictures are of what is there in the end.
    package var isStill: Bool {
        get { tree.isStill }
        set { tree.isStill = newValue }
    }
    package weak var requests: (any HostRequests)?
    /// Compares the elements after each frame and event; nil while there is no client of them.
    var accessibilityTracker: AccessibilityTracker?
    /// Reports controls without a name; nil where they are not reported.
    package var accessibilityNameCheck: AccessibilityNameCheck?
    /// Painted behind the root view; nil leaves the target's pixels there.
    package var backgroundColor: Color? = .secondarySystemBackground {
        didSet { if backgroundColor != oldValue { tree.damageEverything() } }
    }
    package var scheduler = FrameScheduler()
    private var timers = TimerQueue()
    package private(set) var now = Duration.zero
    /// Reads the time for timers that are asked for between turns; hosts of tests are told the time instead.
    package var liveClock: (() -> Duration)?
    private var loopingFrames = 0
    private lazy var player: any DisplayListPlayer = SoftwarePlayer()
    private var canvases: PaletteCanvases?

    /// Shows `rootView`, whose views open overlays through `overlays`.
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
        rootView.layoutParticipant?.endLayoutOfDetachedTree()
        rootView.moveTree(to: tree, depth: 0)
    }

    isolated deinit {
        if tracesInvalidations { InvalidationTrace.add(-1) }
        tree.host = nil
        animator?.abandonAll()
        rootView.leave(tree)
        animator?.tellAbandoned()
    }

    /// Which way the user interface runs, where views do not say otherwise; from the left at first.
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

    /// The target's size in pixels.
    public var pixelBounds: PixelRect { tree.pixelBounds }

    /// A new size (in points) or scale: the root view follows, and everything is drawn again.
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

    /// Dispatches the event to completion.
    ///
    /// True when a view made use of it.
    @discardableResult public func handle(_ event: InputEvent) -> Bool {
        var used = false
        InvalidationTrace.during(input.name(of: event)) { used = input.dispatch(event) }
        if accessibilityTracker != nil { compareElementsAfterEvent() }
        return used
    }

    // MARK: - Time

    /// Fires `timer` at `delay` after the host's present time.
    func add(_ timer: ScheduledTimer, after delay: Duration) {
        timers.add(timer, deadline: currentTime + delay)
    }

    /// True when a frame would have something to do.
    public var needsFrame: Bool { isVisible && hasWork }

    private var hasWork: Bool {
        pipeline.hasWork || animator?.needsFrame(at: now) == true || !frameTickers.isEmpty
            || accessibilityTracker?.isStale == true
    }

    /// The time at which `advance(to:)` has to be called next: for a frame or a timer.
    ///
    /// nil: only after an event.
    public var nextDeadline: Duration? {
        let frame = needsFrame ? scheduler.nextFrame(now: now) : nil
        let animation = isVisible ? animator?.nextBegin(after: now) : animator?.nextEnd
        return [frame, timers.nextDeadline, animation].compactMap(\.self).min()
    }

    /// Tells the time and fires the timers that are due.
    ///
    /// The time does not go back.
    public func advance(to time: Duration) {
        now = max(now, time)
        for timer in timers.takeDue(at: now) {
            InvalidationTrace.during("a timer") { timer.fire() }
        }
        // Without frames, animations still come to their end.
        if !isVisible, let end = animator?.nextEnd, end <= now { animator?.tick(at: now, patience: patience) }
        if !isVisible { tickFrameTickers() }
    }

    /// How late the first frame of an animation may count; nil where the clock is virtual, which is taken at its word.
    private var patience: Duration? { liveClock == nil || !isVisible ? nil : scheduler.interval }

    /// True when a frame is needed and the display is ready for one.
    package var isFrameDue: Bool { needsFrame && scheduler.nextFrame(now: now) <= now }

    // MARK: - Frames

    /// Runs the passes and paints what changed into `target`.
    ///
    /// Gives nil when there was nothing to do.
    @discardableResult
    package func runFrame(into target: any FrameTarget) -> FrameReport? {
        guard needsFrame else { return nil }
        var report = pipeline.takeReport()
        frameCount += 1
        report.number = frameCount
        report.time = now
        let started = MonotonicClock.now
        InvalidationTrace.during("an animation") { animator?.tick(at: now, patience: patience) }
        tickFrameTickers()
        pipeline.layOut(&report)
        input.treeChanged()
        let damage = pipeline.collectDamage()
        let laidOut = MonotonicClock.now
        report.layoutDuration = laidOut - started
        report.damage = damage.rects
        report.moves = tree.takeMoves(damage)
        if !damage.isEmpty || !report.moves.isEmpty { paint(damage, into: target, &report) }
        report.invalidations = InvalidationTrace.take(for: ObjectIdentifier(tree))
        reportDisplayLoop(&report)
        tree.hasNotedWork = false
        if hasWork { tree.noteWork() }
        scheduler.frameRan(at: now)
        lastFrameReport = report
        elementsMayHaveChanged()
        FrameTrace.file(report, of: self)
        return report
    }

    private func paint(_ damage: DamageRegion, into target: any FrameTarget, _ report: inout FrameReport) {
        let canvases = canvases ?? PaletteCanvases(palette: theme.palette, scale: scale)
        self.canvases = canvases
        var pass = PaintPass(
            player: player, canvases: canvases, canvas: canvases.base, scale: scale, ringView: focusRingView,
            report: report, ringRoom: pixelBounds
        )
        do {
            try target.present(damage, moves: report.moves) { buffer, damage in
                let started = MonotonicClock.now
                let damage = PixelMove.perform(report.moves, on: buffer, beforePainting: damage)
                for rect in damage.rects {
                    player.begin(target: buffer, scale: scale, clip: rect)
                    paintBackground(of: rect, on: buffer, player)
                    pass.paint(rootView, at: rootView.shownOrigin)
                    player.end()
                }
                pass.report.paintDuration += MonotonicClock.now - started
                pass.report.damage = damage.rects
            }
        } catch {
            Diagnostics.report(
                Diagnostic(
                    kind: .failedPresentation, subject: rootView.hierarchyPath, message: "\(error)",
                    cure: "the frame is lost; the next one draws everything again"))
            tree.damageEverything()
        }
        report = pass.report
    }

    private func appearanceChanged() {
        canvases = nil
        ThemeInheritance(of: rootView).invalidateAll()
        tree.damageEverything()
    }

    /// Views that invalidate themselves while drawing keep the host from ever being idle: they are named.
    private func reportDisplayLoop(_ report: inout FrameReport) {
        let marked = pipeline.viewsMarkedForDisplay
        loopingFrames = marked.isEmpty ? 0 : loopingFrames + 1
        for view in marked.prefix(8) {
            let cause = InvalidationTrace.lastCause(of: .display, view)
            report.culprits.append(
                FrameReport.Culprit(
                    view: view.hierarchyPath, pass: .display, count: loopingFrames, cause: cause))
        }
        if loopingFrames == Self.displayLoopLimit, let view = marked.first {
            Diagnostics.report(
                Diagnostic(
                    kind: .displayLoop, subject: view.hierarchyPath,
                    message: "was marked for drawing inside the drawing of \(loopingFrames) frames in a row",
                    cure: "frames go on, at the display's pace; animate with a timer instead of from draw(_:)"
                ))
        }
    }

    private static let displayLoopLimit = 120
}
