/// A bar that displays the progress of a task.
///
/// `UIProgressView`, with the indeterminate mode of `NSProgressIndicator`.
///
///     let download = ProgressView()
///     download.setProgress(0.4, animated: true)
open class ProgressView: View {
    /// The completed fraction, 0...1; values outside are clamped.
    public final var progress: Double {
        get { storedProgress }
        set {
            guard !newValue.isNaN else { return reportNotANumber() }
            storedProgress = min(max(newValue, 0), 1)
        }
    }

    /// Whether the progress is unknown, displayed as a part of the bar that moves back and forth; false by default.
    ///
    /// The animation runs only while the view is visible.
    @ViewInvalidating(.display) public final var isIndeterminate = false
    /// The colour of the completed part; nil uses the tint colour.
    @ViewInvalidating(.display) public final var progressTintColor: Color? = nil
    /// The colour of the track; nil uses the theme's.
    @ViewInvalidating(.display) public final var trackTintColor: Color? = nil

    @ViewInvalidating(.display) private final var storedProgress = 0.0
    private final var animation = ContinuousAnimation(interval: .milliseconds(33))

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    /// Sets the progress; the bar is animated to the new value if `animated` is true.
    public final func setProgress(_ progress: Double, animated: Bool) {
        let old = storedProgress
        self.progress = progress
        if animated { animateValue(from: old, to: storedProgress) }
    }

    private func reportNotANumber() {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath, message: "progress was set to nan",
                cure: "its value is kept; give a number from 0 to 1, or set isIndeterminate"))
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .progressIndicator
        let range = AccessibilityRange(value: isIndeterminate ? nil : storedProgress, minimum: 0, maximum: 1)
        attributes.range = range
        attributes.value = range.percentage
        if isIndeterminate { attributes.states.insert(.busy) }
    }

    open override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: effectiveAppearance.metrics.progressHeight)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: effectiveAppearance.metrics.progressHeight)
    }

    open override func draw(_ canvas: Canvas) {
        let height = min(effectiveAppearance.metrics.progressHeight, bounds.height)
        let track = Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        ControlPainter(theme: effectiveAppearance, canvas: canvas).progress(
            track: track, filled: filled(track), tint: progressTintColor ?? tintColor,
            trackTint: trackTintColor ?? Color(role: .track))
        if isIndeterminate { animation.scheduleNextFrame(self) }
    }

    private func filled(_ track: Rect) -> Rect {
        var rect = track
        if isIndeterminate {
            rect.size.width = track.width * 0.3
            rect.origin.x = track.minX + (track.width - rect.width) * barPosition
        } else {
            rect.size.width = track.width * min(max(displayedValue(storedProgress), 0), 1)
            if isMirrored { rect.origin.x = track.maxX - rect.width }
        }
        return rect
    }

    /// The position of the moving part, 0...1, eased at both ends.
    private var barPosition: Double {
        if effectiveAppearance.prefersReducedMotion { return 0.5 }
        let phase = animation.phase(every: .milliseconds(2200), in: self)
        let position = phase < 0.5 ? 2 * phase : 2 - 2 * phase
        return position * position * (3 - 2 * position)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animation.stop()
    }
}
