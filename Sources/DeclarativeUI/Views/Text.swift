/// Text to be read: as many lines as it takes within the width that is proposed.
///
/// `SwiftUI.Text`. Where less height is proposed than they take, it shows the whole lines that there is room for, at least
/// one, and cuts the last as `truncationMode(_:)` says. `fixedSize(horizontal:vertical:)` keeps them all.
///
///     Text("Inbox").font(.headline)
///     Text("\(count) letters").foregroundStyle(.secondary)
public struct Text: View, Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    /// A level of the foreground around, where no colour is given.
    var level: HierarchicalShapeStyle?

    public init(_ string: String) { self.string = string }
    public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
    /// The string as it is: nothing is looked up.
    public init(verbatim: String) { string = verbatim }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// Sets the weight of the strokes; nil is the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// Makes the text bold.
    public func bold() -> Text { with { $0.weight = .bold } }
    /// Makes the text slanted.
    public func italic() -> Text { with { $0.isItalic = true } }
    public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

    /// Sets the colour of the text; nil is the one of the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        with {
            $0.color = color
            $0.level = nil
        }
    }

    /// A level of the foreground around: on the selection of a list, of what is read there.
    public func foregroundStyle(_ level: HierarchicalShapeStyle) -> Text {
        with {
            $0.color = nil
            $0.level = level
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
        label.textColor = color ?? (level ?? .primary)._paint(environment).color
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
            level == old.level
        else { return false }
        show(string, on: label)
        return true
    }

    private func show(_ string: String, on label: TextLabel) {
        if label.text == string { return }
        label.text = string
        label.hasSeveralLines = string.mayHaveSeveralLines
        // Other words may fit where those before did not: a new label is asked for one line first, too.
        if label.numberOfLines == 1 { return }
        label.numberOfLines = 1
        label.preferredMaxLayoutWidth = 0
    }

    private func resolvedFont(_ environment: EnvironmentValues) -> Font {
        var font = font ?? environment.font ?? .body
        if let weight { font.weight = weight }
        if isItalic { font.isItalic = true }
        return font
    }

    /// The line's where it fits, as most do; else that of the lines it is broken into, as many as there is room for.
    func size(of label: TextLabel, _ proposal: ProposedViewSize) -> Size {
        if label.numberOfLines == 1 {
            let line = label.intrinsicContentSize
            let width = proposal.width ?? .infinity
            if label.lineLimit == 1 {
                return Size(width: min(line.width, max(width, 0)), height: line.height)
            }
            // Sums of fractions of points may be off by a little.
            if width + 1e-6 >= line.width, !label.hasSeveralLines { return line }
            label.numberOfLines = label.lineLimit
            // Its width is the proposal's: the label need not look for one itself.
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

    /// From one line to all.
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

// Not bound to the main actor: its closure need not ask where it runs.
nonisolated extension String {
    /// False where no byte can be of a line's end.
    fileprivate var mayHaveSeveralLines: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes where byte == 10 || byte == 13 || byte == 0xe2 { return true }
            return false
        } ?? true
    }
}

/// The label of a text, with the most lines that it may come to have.
final class TextLabel: Widgets.Label {
    /// 0 for any number.
    var lineLimit = 0
    /// Whether the text has breaks of its own, as far as its bytes tell.
    var hasSeveralLines = false
}
