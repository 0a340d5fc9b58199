private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct ScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: LineBreakMode { .byTruncatingTail } }

/// How lines of text stand beside each other: `SwiftUI.TextAlignment`.
///
///     Text(poem).multilineTextAlignment(.center)
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}

extension EnvironmentScope {
    /// Returns the direction for nodes that are all updated when the host's direction changes: only descendants of a
    /// view that sets its own direction are registered as readers.
    func layoutDirection(_ graph: Graph) -> LayoutDirection {
        guard let box = box(for: ObjectIdentifier(LayoutDirectionKey.self)) else {
            return graph.layout.direction
        }
        box.noteRead()
        return box.value(of: LayoutDirectionKey.self)
    }
}

extension EnvironmentValues {
    /// The font of texts and controls; nil means the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The colour of texts and shapes; nil means the label's.
    var foregroundColor: Color? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The accent of controls; nil means the theme's.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// False inside of what is disabled; a view inside cannot enable itself again.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The direction in which lines of text run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point of what shows the views.
    public var displayScale: Double {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// The most lines that a text may have; nil for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of texts are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: LineBreakMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
}

extension Node {
    /// The direction in which lines of text run at this node.
    final var layoutDirection: LayoutDirection { environment.layoutDirection(graph) }
}
