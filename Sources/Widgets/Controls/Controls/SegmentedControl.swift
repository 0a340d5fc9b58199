/// A row of choices of which one holds, on one ground.
///
/// `UISegmentedControl`.
///
/// A click chooses; the arrow keys, Home and End too, past segments that are disabled. A ground glides to what is chosen.
///
///     let view = SegmentedControl(items: ["List", "Grid"])
///     view.selectedSegmentIndex = 0
///     view.addAction(Action { _ in show(view.selectedSegmentIndex) }, for: .valueChanged)
open class SegmentedControl: Control, BaselineProviding, AppearanceObserving {
    /// For ``selectedSegmentIndex``: none is chosen.
    public static let noSegment = -1

    /// The chosen segment; `noSegment` at first, and always while ``isMomentary``.
    ///
    /// Setting it sends nothing; an index beyond the segments counts as `noSegment`.
    public final var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) && !isMomentary ? newValue : Self.noSegment }
    }

    /// Whether segments are buttons, of which none stays chosen; false at first.
    ///
    /// ``pressedSegmentIndex`` tells the handler of `valueChanged` which one was pressed.
    public final var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }
    /// The segment that the user operated last.
    public private(set) final var pressedSegmentIndex = SegmentedControl.noSegment
    /// Whether a segment is as wide as its title asks for; false, as at first, makes all equal.
    @ViewInvalidating(.display, .intrinsicContentSize)
    public final var apportionsSegmentWidthsByContent = false
    @ViewInvalidating(.display, .intrinsicContentSize)
    public final var font = Font.systemFont(ofSize: Font.systemFontSize, weight: .medium) {
        didSet { appearanceDidChange() }
    }
    /// The ground of the chosen segment; nil takes the theme's.
    @ViewInvalidating(.display) public final var selectedSegmentTintColor: Color? = nil

    final var segments: [Segment] = []
    final var segmentElements: [SegmentElement] = []
    @ViewInvalidating(.display) final var selected = SegmentedControl.noSegment
    /// Where the keyboard is while no segment stays chosen.
    @ViewInvalidating(.display) private final var keyIndex = 0
    @ViewInvalidating(.display) private final var hoveredIndex = SegmentedControl.noSegment
    @ViewInvalidating(.display) private final var heldIndex = SegmentedControl.noSegment

    /// One choice.
    struct Segment {
        var title: String?
        var image: Image?
        var isEnabled = true
        /// In points; 0 for as wide as it comes.
        var width = 0.0
        var line = ControlTitle()
    }

    public override init(frame: Rect) { super.init(frame: frame) }

    public convenience init(items: [String]) {
        self.init(frame: .zero)
        segments = items.map { Segment(title: $0) }
    }

    nonisolated deinit {}

    public final func appearanceDidChange() {
        for index in segments.indices { segments[index].line.forget() }
    }

    /// Titles, images or their number changed.
    final func segmentsChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Size

    open override var intrinsicContentSize: Size {
        let widths = segments.indices.map { contentWidth($0) }
        let total = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : equalTotal(widths)
        return Size(width: total + 2 * Self.inset, height: effectiveTheme.metrics.controlHeight)
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
        let segment = segments[index]
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width + 24 }
        return segments[index].line.size(segment.title ?? "", font, scale: contentScaleFactor).width + 28
    }

    /// From the ground's edge to the chosen segment's.
    private static let inset = 2.0

    /// Where the segments are, in order, in the control's space.
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

    private func index(at point: Point) -> Int {
        guard bounds.contains(point) else { return Self.noSegment }
        return rects.firstIndex { point.x >= $0.minX && point.x < $0.maxX } ?? Self.noSegment
    }

    // MARK: - Look

    open override func draw(_ canvas: Canvas) {
        let rects = rects
        let painter = ControlPainter(theme: effectiveTheme, canvas: canvas)
        painter.segmentGround(bounds, state: state)
        if rects.indices.contains(selected) {
            painter.chosenSegment(
                chosenRect(rects), tint: selectedSegmentTintColor, state: state)
        }
        for (index, rect) in rects.enumerated() {
            var state: State = isEnabled && segments[index].isEnabled ? .normal : .disabled
            if index == heldIndex, isHighlighted { state.insert(.highlighted) }
            if index == hoveredIndex { state.insert(.hovered) }
            if index == selected { state.insert(.selected) }
            painter.segment(rect, state: state)
            if index > 0, index != selected, index - 1 != selected { drawLine(rect, canvas) }
            drawContent(index, rect, painter, state)
        }
    }

    /// On its way from the segment that was chosen before, if that is being shown.
    private func chosenRect(_ rects: [Rect]) -> Rect {
        let target = rects[selected]
        let place = min(max(shownValue(Double(selected)), 0), Double(rects.count - 1))
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
        let wasOnTint = painter.canvas.isOnTint
        defer { painter.canvas.isOnTint = wasOnTint }
        // The chosen segment has a background of its own.
        if state.contains(.selected) { painter.canvas.isOnTint = false }
        let strength = state.contains(.disabled) ? 0.5 : 1
        let hasTint = state.contains(.selected) && selectedSegmentTintColor != nil
        let ink = painter.faded(hasTint ? Color(role: .onTint) : .label, strength)
        if let image = segments[index].image {
            let size = image.size
            painter.canvas.draw(
                image,
                in: Rect(
                    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
                    height: size.height), tint: ink)
        } else {
            segments[index].line.draw(
                segments[index].title ?? "", font, on: painter.canvas, in: rect.insetBy(dx: 6, dy: 0),
                part: 0.5, color: ink)
        }
    }

    public final var firstBaseline: LayoutBaseline {
        ControlTitle.baseline(of: font, scale: contentScaleFactor)
    }

    // MARK: - By the user

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
        heldIndex = index(at: event.location(in: self))
        return heldIndex != Self.noSegment && segments[heldIndex].isEnabled
    }

    open override func continueTracking(with event: MouseEvent) -> Bool {
        let under = index(at: event.location(in: self))
        heldIndex = under != Self.noSegment && segments[under].isEnabled ? under : Self.noSegment
        return true
    }

    open override func endTracking(with event: MouseEvent?) {
        let index = heldIndex
        heldIndex = Self.noSegment
        keyIndex = max(0, index)
        choose(index)
    }

    open override func cancelTracking(with event: MouseEvent?) {
        heldIndex = Self.noSegment
        super.cancelTracking(with: event)
    }

    /// A press is no action of its own: the choice is.
    open override func pressed() {}

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

    /// To the next one that is enabled; at the ends it stays.
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

    // MARK: - State of the last launch

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(selected, forKey: "selectedSegmentIndex")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let index = coder.decodeInt(forKey: "selectedSegmentIndex") { selectedSegmentIndex = index }
    }
}

extension SegmentedControl: FocusRingProviding {
    /// Around the whole control, or around the segment that a key would press.
    public final var focusRingShape: RoundedRect {
        let radius = effectiveTheme.metrics.controlRadius
        let rects = rects
        guard isMomentary, rects.indices.contains(keyIndex) else {
            return RoundedRect(bounds, radius: radius)
        }
        return RoundedRect(rects[keyIndex], radius: radius - Self.inset)
    }
}
