/// A horizontal row of segments, of which at most one is selected.
///
/// `UISegmentedControl`.
///
/// A click, the arrow keys, Home and End select a segment; disabled segments are skipped. The highlight moves to the selected
/// segment with an animation.
///
///     let view = SegmentedControl(items: ["List", "Grid"])
///     view.selectedSegmentIndex = 0
///     view.addAction(Action { _ in show(view.selectedSegmentIndex) }, for: .valueChanged)
open class SegmentedControl: Control, BaselineProviding, AppearanceObserving {
    /// The value of ``selectedSegmentIndex`` when no segment is selected.
    public static let noSegment = -1

    /// The index of the selected segment; `noSegment` by default, and always while ``isMomentary`` is true.
    ///
    /// Setting it sends no events; an index out of range deselects.
    public final var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) && !isMomentary ? newValue : Self.noSegment }
    }

    /// Whether segments behave as buttons and none stays selected; false by default.
    ///
    /// In a handler of `valueChanged`, ``pressedSegmentIndex`` is the index of the pressed segment.
    public final var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }
    /// The index of the segment that the user pressed or selected last; `noSegment` before.
    public private(set) final var pressedSegmentIndex = SegmentedControl.noSegment
    /// Whether the width of each segment follows its content; false by default, which makes all equally wide.
    @ViewInvalidating(.display, .intrinsicContentSize)
    public final var apportionsSegmentWidthsByContent = false
    @ViewInvalidating(.display, .intrinsicContentSize)
    public final var font = Font.systemFont(ofSize: Font.systemFontSize, weight: .medium) {
        didSet { viewDidChangeEffectiveAppearance() }
    }
    /// The background colour of the selected segment; nil uses the theme's.
    @ViewInvalidating(.display) public final var selectedSegmentTintColor: Color? = nil

    final var segments: [Segment] = []
    final var segmentElements: [SegmentElement] = []
    @ViewInvalidating(.display) final var selected = SegmentedControl.noSegment
    /// The index of the segment with the keyboard focus ring while ``isMomentary`` is true.
    @ViewInvalidating(.display) private final var keyIndex = 0
    @ViewInvalidating(.display) private final var hoveredIndex = SegmentedControl.noSegment
    @ViewInvalidating(.display) private final var pressedIndex = SegmentedControl.noSegment

    /// The content and state of one segment.
    struct Segment {
        var title: String?
        var image: Image?
        var isEnabled = true
        /// The width in points; 0 follows the content.
        var width = 0.0
        var line = ControlTitle()
    }

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a control with one segment for each title, none of them selected.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        segments = items.map { Segment(title: $0) }
    }

    nonisolated deinit {}

    open func viewDidChangeEffectiveAppearance() {
        for index in segments.indices { segments[index].line.invalidate() }
    }

    /// Invalidates display and intrinsic size after a change of the segments' content or number.
    final func segmentsChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Size

    open override var intrinsicContentSize: Size {
        let widths = segments.indices.map { contentWidth($0) }
        let total = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : equalTotal(widths)
        return Size(width: total + 2 * Self.inset, height: effectiveAppearance.controlHeight)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = isMomentary ? .group : .radioGroup
    }

    private func equalTotal(_ widths: [Double]) -> Double {
        let widest = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
        return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    }

    private func contentWidth(_ index: Int) -> Double {
        let (segment, font) = (segments[index], scaledFont(for: font))
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.following(font).size.width + 24 }
        return segments[index].line.size(segment.title ?? "", font, scale: contentScaleFactor).width + 28
    }

    /// The distance from the edge of the control to the selected segment, in points.
    private static let inset = 2.0

    /// The frames of the segments, in order, in the control's coordinate space.
    final var rects: [Rect] {
        if segments.isEmpty { return [] }
        let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        var widths = segments.indices.map { contentWidth($0) }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }.count
        if !apportionsSegmentWidthsByContent, free > 0 {
            let each = max(0, area.width - fixed) / Double(free)
            for index in segments.indices where segments[index].width == 0 { widths[index] = each }
        } else {
            let total = widths.reduce(0, +)
            if total > 0 { widths = widths.map { $0 * area.width / total } }
        }
        var x = area.minX
        return widths.map { width in
            defer { x += width }
            let left = isMirrored ? area.minX + area.maxX - x - width : x
            return Rect(x: left, y: area.minY, width: width, height: area.height)
        }
    }

    final func index(at point: Point) -> Int {
        guard bounds.contains(point) else { return Self.noSegment }
        return rects.firstIndex { point.x >= $0.minX && point.x < $0.maxX } ?? Self.noSegment
    }

    // MARK: - Appearance

    open override func draw(_ canvas: Canvas) {
        let rects = rects
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.segmentedControlBackground(bounds, state: state)
        if rects.indices.contains(selected) {
            painter.selectedSegment(
                selectionRect(rects), tint: selectedSegmentTintColor, state: state)
        }
        for (index, rect) in rects.enumerated() {
            var state: State = isEnabled && segments[index].isEnabled ? .normal : .disabled
            if index == pressedIndex, isHighlighted { state.insert(.highlighted) }
            if index == hoveredIndex { state.insert(.hovered) }
            if index == selected { state.insert(.selected) }
            painter.segment(rect, state: state)
            if index > 0, index != selected, index - 1 != selected { drawLine(rect, canvas) }
            drawContent(index, rect, painter, state)
        }
    }

    /// Returns the frame of the selection highlight, interpolated while it is animated from the previously selected segment.
    private func selectionRect(_ rects: [Rect]) -> Rect {
        let target = rects[selected]
        let place = min(max(displayedValue(Double(selected)), 0), Double(rects.count - 1))
        let low = rects[Int(place.rounded(.down))]
        let high = rects[Int(place.rounded(.up))]
        let part = place - place.rounded(.down)
        if low == high { return low }
        return Rect(
            x: low.minX + (high.minX - low.minX) * part, y: target.minY,
            width: low.width + (high.width - low.width) * part, height: target.height)
    }

    private func drawLine(_ rect: Rect, _ canvas: Canvas) {
        canvas.fill(
            Rect(
                x: isMirrored ? rect.maxX : rect.minX, y: rect.minY + 7, width: canvas.hairline,
                height: max(0, rect.height - 14)), Color(role: .separator))
    }

    private func drawContent(_ index: Int, _ rect: Rect, _ painter: ControlPainter, _ state: State) {
        let (font, strength) = (scaledFont(for: font), state.contains(.disabled) ? 0.5 : 1)
        let hasTint = state.contains(.selected) && selectedSegmentTintColor != nil
        let ink = painter.faded(hasTint ? Color(role: .onTint) : .label, strength)
        if let image = segments[index].image?.following(font) {
            let size = image.size
            let (x, y) = (rect.midX - size.width / 2, rect.midY - size.height / 2)
            painter.canvas.draw(
                image, in: Rect(origin: Point(x: x, y: y), size: size),
                tint: image.renderingMode == .alwaysOriginal ? nil : ink, isRightToLeft: isMirrored)
        } else {
            segments[index].line.draw(
                segments[index].title ?? "", font, on: painter.canvas, in: rect.insetBy(dx: 6, dy: 0),
                part: 0.5, color: ink)
        }
    }

    public final var firstBaseline: LayoutBaseline {
        ControlTitle.baseline(of: scaledFont(for: font), scale: contentScaleFactor)
    }

    // MARK: - Selection by the user

    final func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled else { return }
        pressedSegmentIndex = index
        if isMomentary { return sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        if index == selected { return }
        let old = selected
        selected = index
        if old != Self.noSegment { animateValue(from: Double(old), to: Double(index)) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func beginTracking(with event: MouseEvent) -> Bool {
        pressedIndex = index(at: event.location(in: self))
        return pressedIndex != Self.noSegment && segments[pressedIndex].isEnabled
    }

    open override func continueTracking(with event: MouseEvent) -> Bool {
        let under = index(at: event.location(in: self))
        pressedIndex = under != Self.noSegment && segments[under].isEnabled ? under : Self.noSegment
        return true
    }

    open override func endTracking(with event: MouseEvent?) {
        let index = pressedIndex
        pressedIndex = Self.noSegment
        keyIndex = max(0, index)
        choose(index)
    }

    open override func cancelTracking(with event: MouseEvent?) {
        pressedIndex = Self.noSegment
        super.cancelTracking(with: event)
    }

    /// Does nothing: the selection of a segment sends the events.
    open override func performPrimaryAction() {}

    open override func mouseMoved(with event: MouseEvent) {
        hoveredIndex = index(at: event.location(in: self))
    }

    open override func mouseExited(with event: MouseEvent) {
        super.mouseExited(with: event)
        hoveredIndex = Self.noSegment
    }

    // MARK: - Keys

    open override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.isPlain, !segments.isEmpty else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardRightArrow: move(isMirrored ? -1 : 1)
        case .keyboardLeftArrow: move(isMirrored ? 1 : -1)
        case .keyboardHome: go(to: segments.firstIndex { $0.isEnabled })
        case .keyboardEnd: go(to: segments.lastIndex { $0.isEnabled })
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            if !isMomentary, event.key.keyCode == .keyboardReturnOrEnter { return super.keyDown(with: event) }
            if !event.isARepeat { choose(isMomentary ? keyIndex : max(0, selected)) }
        default: super.keyDown(with: event)
        }
    }

    /// Moves to the next enabled segment in the direction of `way` (1 or -1); does nothing if there is none.
    private func move(_ way: Int) {
        var index = isMomentary ? keyIndex : selected
        if index == Self.noSegment { index = way > 0 ? -1 : segments.count }
        repeat { index += way } while segments.indices.contains(index) && !segments[index].isEnabled
        go(to: index)
    }

    private func go(to index: Int?) {
        guard let index, segments.indices.contains(index) else { return }
        keyIndex = index
        if !isMomentary { choose(index) }
    }

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(selected, forKey: "selectedSegmentIndex")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let index = coder.decodeInt(forKey: "selectedSegmentIndex") { selectedSegmentIndex = index }
    }
}

extension SegmentedControl: FocusRingProviding {
    /// The outline of the control, or of the segment with keyboard focus while ``isMomentary`` is true.
    public final var focusRingShape: RoundedRect {
        let radius = effectiveAppearance.metrics.controlRadius
        let rects = rects
        guard isMomentary, rects.indices.contains(keyIndex) else {
            return RoundedRect(bounds, radius: radius)
        }
        return RoundedRect(rects[keyIndex], radius: radius - Self.inset)
    }
}
