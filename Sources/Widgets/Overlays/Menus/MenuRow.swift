/// A row of a menu panel; input is handled by the ``MenuOverlay``.
final class MenuRow: View, VisibleText, AppearanceObserving {
    private(set) var line: MenuLine
    /// The displayed values of the line when it was last drawn; nil before.
    private var drawnContent: MenuRowContent?
    /// Whether the row is highlighted, by the pointer or the keyboard.
    @ViewInvalidating(.display) var isHighlighted = false
    /// The columns for marks and images before the title, equal in all rows of a menu.
    @ViewInvalidating(.display) var columns = Columns() {
        didSet { if columns != oldValue { measuredSize = nil } }
    }

    /// Whether the mnemonic is underlined.
    @ViewInvalidating(.display) var showsMnemonic = false
    /// The index of the row in a list of completions, with the number of its rows; nil in a menu.
    var listPosition: (index: Int, count: Int)?

    /// The preferred size; nil when the row has to be measured.
    private var measuredSize: Size?
    private var title = ControlTitle()
    private var detail = ControlTitle()
    private var second = ControlTitle()

    struct Columns: Equatable {
        var hasMarks = false
        var hasImages = false
        var hasDetails = false

        /// Returns the width of the columns with texts of `theme`.
        func width(in theme: Theme) -> Double {
            theme.scaledValue(for: (hasMarks ? 24 : 0) + (hasImages ? 26 : 0))
        }
    }

    private static let font = Font.systemFont(ofSize: Font.systemFontSize)
    private static let headerFont = Font.systemFont(ofSize: Font.smallSystemFontSize, weight: .semibold)
    private static let secondFont = Font.systemFont(ofSize: Font.smallSystemFontSize)
    /// The size of symbols: that of the image column.
    private var symbols: SymbolConfiguration { SymbolConfiguration(font: scaledFont(for: Self.font)) }
    private static let padding = 12.0
    /// The minimum space between the title and the shortcut or submenu arrow.
    private static let gap = 28.0

    init(_ line: MenuLine) {
        self.line = line
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Displays another line; redraws the row only if the two look different.
    func display(_ newLine: MenuLine) {
        line = newLine
        if let drawnContent, drawnContent == MenuRowContent(newLine) { return }
        drawnContent = nil
        viewDidChangeEffectiveAppearance()
        setNeedsDisplay()
    }

    /// Releases the element, while the row is in no window.
    func releaseElement() {
        line = .separator
        measuredSize = nil
    }

    var visibleText: String? {
        switch line {
        case .element(let element, _): element.title
        case .header(let title): title
        case .separator: nil
        }
    }

    var isEnabled: Bool { line.isEnabled }
    var submenu: Menu? { line.element as? Menu }
    var secondLine: String? { line.secondLine }

    /// The preferred size, in points.
    var fittingSize: Size {
        if let measuredSize { return measuredSize }
        let size = Size(width: fittingWidth, height: fittingHeight)
        measuredSize = size
        return size
    }

    private var fittingHeight: Double {
        switch line {
        case .element:
            effectiveAppearance.menuRowHeight
                + (secondLine == nil ? 0 : effectiveAppearance.scaledValue(for: 17).rounded())
        case .header: effectiveAppearance.menuRowHeight - 4
        case .separator: 9
        }
    }

    private var fittingWidth: Double {
        let scale = contentScaleFactor
        switch line {
        case .separator: return 0
        case .header(let text):
            return title.size(text, scaledFont(for: Self.headerFont), scale: scale).width + 2 * Self.padding
        case .element(let element, _):
            let texts = max(
                title.size(element.title, scaledFont(for: Self.font), scale: scale).width,
                second.size(secondLine ?? "", scaledFont(for: Self.secondFont), scale: scale).width)
            var width = texts + columns.width(in: effectiveAppearance)
            if let text = element.shortcutText {
                width += Self.gap + detail.size(text, scaledFont(for: Self.font), scale: scale).width
            } else if element is Menu {
                width += effectiveAppearance.scaledValue(for: Self.gap)
            }
            return width + 2 * Self.padding
        }
    }

    /// Returns the preferred width of a row of `view` with only a title, in points.
    static func width(ofTitle title: String, columns: Columns, in view: View) -> Double {
        var line = ControlTitle()
        return line.size(title, view.scaledFont(for: font), scale: view.contentScaleFactor).width
            + columns.width(in: view.effectiveAppearance) + 2 * padding
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeRow(&attributes)
    }

    override func accessibilityActivate() -> Bool { chooseRow() }

    func viewDidChangeEffectiveAppearance() {
        measuredSize = nil
        title.invalidate()
        detail.invalidate()
        second.invalidate()
    }

    override func draw(_ canvas: Canvas) {
        drawnContent = MenuRowContent(line)
        let room = bounds.insetBy(dx: Self.padding, dy: 0)
        switch line {
        case .separator:
            canvas.fill(
                Rect(
                    x: bounds.minX + 4, y: bounds.midY, width: max(0, bounds.width - 8),
                    height: canvas.hairline), .separator)
        case .header(let text):
            title.draw(
                text, scaledFont(for: Self.headerFont), on: canvas, in: room, part: isMirrored ? 1 : 0,
                color: .secondaryLabel)
        case .element(let element, _): draw(element, canvas, room)
        }
    }

    private func draw(_ element: MenuElement, _ canvas: Canvas, _ room: Rect) {
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        let attributes = element.chosenAttributes
        if isHighlighted {
            // The selected row of a list of completions, whose text has the keyboard focus.
            let tint = listPosition == nil ? nil : tintColor
            painter.menuHighlight(bounds, tint: tint, isEnabled: isEnabled)
        }
        let isDestructive = attributes.contains(.destructive)
        let base: Color = isDestructive ? Color(role: .error) : .label
        let ink = painter.faded(base, isEnabled ? 1 : 0.45)
        drawMarks(element, painter, room, ink)
        var text = leading(room, columns.width(in: effectiveAppearance), isFirst: false)
        if element is Menu {
            let inset = grown(3)
            painter.chevron(
                at: Point(x: isMirrored ? room.minX + inset : room.maxX - inset, y: room.midY),
                pointing: isMirrored ? .left : .right, ink, size: grown(3.6))
            text = trailing(text, grown(16))
        } else if let shortcut = element.shortcutText {
            let width = detail.size(shortcut, scaledFont(for: Self.font), scale: canvas.scale).width
            detail.draw(
                shortcut, scaledFont(for: Self.font), on: canvas, in: room, part: isMirrored ? 0 : 1,
                color: painter.faded(.secondaryLabel, isEnabled ? 1 : 0.6))
            text = trailing(text, width + 8)
        }
        if let subtitle = secondLine {
            let lower = Rect(
                x: text.minX, y: text.midY, width: text.width, height: max(0, text.height / 2 - 3))
            second.draw(
                subtitle, scaledFont(for: Self.secondFont), on: canvas, in: lower, part: isMirrored ? 1 : 0,
                color: painter.faded(.secondaryLabel, isEnabled ? 1 : 0.6))
            text = Rect(
                x: text.minX, y: text.minY + 3, width: text.width, height: max(0, text.height / 2 - 3))
        }
        title.draw(
            element.title, scaledFont(for: Self.font), on: canvas, in: text, part: isMirrored ? 1 : 0,
            color: ink)
        if showsMnemonic, let mnemonic = element.mnemonic {
            Mnemonic(mnemonic).underline(
                in: element.title, font: scaledFont(for: Self.font), on: canvas, textRect: text,
                isMirrored: isMirrored,
                color: ink)
        }
    }

    /// Returns a length that grows with the text.
    private func grown(_ length: Double) -> Double { effectiveAppearance.scaledValue(for: length) }

    private func drawMarks(_ element: MenuElement, _ painter: ControlPainter, _ room: Rect, _ ink: Color) {
        if columns.hasMarks {
            painter.menuMark(leading(room, grown(16), isFirst: true), state: element.chosenState, ink)
        }
        guard let image = element.image?.following(symbols) else { return }
        let contentRect = leading(room, columns.hasMarks ? grown(24) : 0, isFirst: false)
        let imageRect = leading(contentRect, grown(18), isFirst: true)
        let size = image.size
        let factor = min(1, grown(18) / max(size.width, size.height, 1))
        painter.canvas.draw(
            image,
            in: Rect(
                x: imageRect.midX - size.width * factor / 2, y: imageRect.midY - size.height * factor / 2,
                width: size.width * factor, height: size.height * factor),
            tint: image.tint(besideText: ink), isRightToLeft: isMirrored)
    }

    /// Returns the first `width` points of `rect` on the leading side, or the remainder after them.
    private func leading(_ rect: Rect, _ width: Double, isFirst: Bool) -> Rect {
        let rest = max(0, rect.width - width)
        if isFirst {
            return Rect(
                x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height
            )
        }
        return Rect(
            x: isMirrored ? rect.minX : rect.minX + width, y: rect.minY, width: rest, height: rect.height)
    }

    private func trailing(_ rect: Rect, _ width: Double) -> Rect {
        let rest = max(0, rect.width - width)
        return Rect(
            x: isMirrored ? rect.maxX - rest : rect.minX, y: rect.minY, width: rest, height: rect.height)
    }
}
