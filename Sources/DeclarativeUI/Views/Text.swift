/// A view that displays read-only text, wrapped within the proposed width.
///
/// Follows `SwiftUI.Text`. If the proposed height is insufficient, it displays the whole lines that fit, at least one,
/// and truncates the last as set by `truncationMode(_:)`. `fixedSize(horizontal:vertical:)` displays all lines.
///
///     Text("Inbox").font(.headline)
///     Text("\(count) letters").foregroundStyle(.secondary)
public struct Text: View, Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    /// The style that is used if `color` is nil; nil for the foreground style of ancestors.
    var style: AnyShapeStyle?

    /// Creates a text of a string.
    public init(_ string: String) { self.string = string }
    /// Creates a text of a string or substring.
    public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
    /// Creates a text of the literal string, without localization; `init(_:)` does not localize either.
    public init(verbatim: String) { string = verbatim }

    /// Sets the font; nil selects that of the environment.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// Sets the weight of the strokes; nil selects that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// Makes the text bold.
    public func bold() -> Text { with { $0.weight = .bold } }
    /// Makes the text italic.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// Sets the colour of the text.
    public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

    /// Sets the colour of the text; nil selects that of the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        with {
            $0.color = color
            $0.style = nil
        }
    }

    /// Sets the style of the text: a gradient over its frame, or a level of the foreground that ancestors define.
    ///
    ///     Text("Sunset").foregroundStyle(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        with {
            $0.color = nil
            $0.style = AnyShapeStyle(style)
        }
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Text: LeafView {
    func makeRetained() -> TextLabel { TextLabel(frame: .zero) }

    func configure(_ label: TextLabel, since old: Text?, _ environment: EnvironmentValues) {
        show(string, on: label)
        label.font = resolvedFont(environment)
        label.show(paint(environment))
        label.isEnabled = environment.isEnabled
        label.applyDirection()
        label.textAlignment =
            switch environment.multilineTextAlignment {
            case .leading: .natural
            case .center: .center
            case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
            }
        label.lineBreakMode = environment.truncationMode
        label.lineLimit = environment.lineLimit ?? 0
        if label.numberOfLines != 1 { label.numberOfLines = label.lineLimit }
    }

    /// Updates `label` if at most the string has changed since `old`, the usual case; returns whether it did.
    func configure(_ label: TextLabel, onlySince old: Text) -> Bool {
        guard font == old.font, weight == old.weight, isItalic == old.isItalic, color == old.color,
            style == old.style
        else { return false }
        show(string, on: label)
        return true
    }

    private func show(_ string: String, on label: TextLabel) {
        if label.text == string { return }
        label.text = string
        label.hasSeveralLines = string.mayContainLineBreaks
        // The new text may fit into one line where the old one did not, so measure one line first, as for a new label.
        if label.numberOfLines == 1 { return }
        label.numberOfLines = 1
        label.preferredMaxLayoutWidth = 0
    }

    /// The paint of the text in an environment.
    func paint(_ environment: EnvironmentValues) -> _ShapePaint {
        if let color { return _ShapePaint(color: color) }
        return style?._paint(environment) ?? ForegroundStyle()._paint(environment)
    }

    func resolvedFont(_ environment: EnvironmentValues) -> Font {
        var font = font ?? environment.font ?? .body
        if let weight { font.weight = weight }
        if isItalic { font.isItalic = true }
        return font
    }

    /// The size of a single line if it fits, the usual case; otherwise that of the lines that fit into the proposal.
    func size(of label: TextLabel, _ proposal: ProposedViewSize) -> Size {
        if label.numberOfLines == 1 {
            let line = label.intrinsicContentSize
            let width = proposal.width ?? .infinity
            if label.lineLimit == 1 {
                return Size(width: min(line.width, max(width, 0)), height: line.height)
            }
            // Sums of fractional points have rounding errors.
            if width + 1e-6 >= line.width, !label.hasSeveralLines { return line }
            label.numberOfLines = label.lineLimit
            // The width is that of the proposal: the label need not determine one itself.
            label.preferredMaxLayoutWidth = .infinity
        }
        return label.sizeOfLines(
            within: Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    }

    func lengthRange(of label: TextLabel, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        switch axis {
        case .horizontal: 0...max(0, size(of: label, .unspecified).width)
        case .vertical: heightRange(of: label, within: cross)
        }
    }

    /// Returns the range from the height of one line to that of all lines, in points.
    private func heightRange(of label: TextLabel, within width: Double?) -> ClosedRange<Double> {
        let most = size(of: label, ProposedViewSize(width: width, height: nil)).height
        if label.numberOfLines == 1 { return most...most }
        return label.heightsOfLines(within: width ?? .infinity)
    }

    func explicitAlignment(of label: TextLabel, _ guide: AlignmentKey, size: Size) -> Double? {
        label.baseline(guide, in: size)
    }

    func isEqual(to old: Text) -> Bool { self == old }
}

// Nonisolated, so that the closure does not check the executor.
nonisolated extension String {
    /// Whether the string may contain a line break; false if no byte can be part of one.
    fileprivate var mayContainLineBreaks: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes where byte == 10 || byte == 13 || byte == 0xe2 { return true }
            return false
        } ?? true
    }
}

/// The label of a text, with the line limit of its environment.
final class TextLabel: Widgets.Label {
    /// The maximum number of lines; 0 for no limit.
    var lineLimit = 0
    /// Whether the text may contain line breaks, judged by its bytes.
    var hasSeveralLines = false
    /// The gradient, image or shadow with which the text is drawn; nil for its colour alone.
    private var paint: _ShapePaint?

    /// Sets the colours of the text.
    func show(_ paint: _ShapePaint) {
        let isPlain = paint.pattern == nil && paint.shadows.isEmpty
        textColor = paint.pattern == nil ? paint.color : .black
        let pattern = isPlain ? nil : paint
        if pattern == self.paint { return }
        self.paint = pattern
        setNeedsDisplay()
    }

    override func draw(_ canvas: Widgets.Canvas) {
        guard let paint else { return super.draw(canvas) }
        canvas.draw(with: paint, in: bounds) { super.draw(canvas) }
    }
}
