private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundPaints? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: _ShapePaint? { nil } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: _ShapePaint? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct ScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: LineBreakMode { .byTruncatingTail } }

/// The horizontal alignment of lines of text, which depends on the layout direction: `SwiftUI.TextAlignment`.
///
///     Text(poem).multilineTextAlignment(.center)
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}

extension EnvironmentScope {
    /// Returns the layout direction for nodes that are all updated when the host's direction changes.
    ///
    /// Only descendants of a view that sets its own direction are registered as readers.
    func layoutDirection(_ graph: Graph) -> LayoutDirection {
        guard let box = box(for: ObjectIdentifier(LayoutDirectionKey.self)) else {
            return graph.layout.direction
        }
        box.recordRead()
        return box.value(of: LayoutDirectionKey.self)
    }
}

extension EnvironmentValues {
    /// The font of texts and controls; if nil, the default, the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The paints of texts and shapes; nil for the label colours.
    var foreground: ForegroundPaints? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The colour of texts and shapes, or the first colour of their gradient; nil for the label colour.
    var foregroundColor: Color? {
        get { foreground?.primary.color }
        set { foreground = newValue.map { ForegroundPaints(_ShapePaint(color: $0)) } }
    }

    /// The paint of the style `.tint`; nil for the accent colour of the theme.
    var tintPaint: _ShapePaint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent colour of controls, or the first colour of its gradient; nil for that of the theme.
    var tint: Color? {
        get { tintPaint?.color }
        set { tintPaint = newValue.map { _ShapePaint(color: $0) } }
    }

    /// The paint of the style `.background`; nil for the background of windows.
    var backgroundPaint: _ShapePaint? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// Whether controls are enabled; true by default.
    ///
    /// Descendants of a disabled view cannot enable themselves.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The direction of the layout, left to right or right to left; that of the host by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of pixels per point of the display; 1 without a host.
    public var displayScale: Double {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// The maximum number of lines of a text; nil, the default, for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The alignment of the lines of a text; `.leading` by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The position at which a text that does not fit is truncated; `.byTruncatingTail` by default.
    public var truncationMode: LineBreakMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
}

extension Node {
    /// The direction in which lines of text run at this node.
    final var layoutDirection: LayoutDirection { environment.layoutDirection(graph) }
}
