/// The appearance of lists: `SwiftUI.ListStyle`.
///
///     List(letters) { LetterRow(letter: $0) }.listStyle(.plain)
public protocol ListStyle {
    /// The appearance that the list draws.
    static var _look: ListAppearance { get }
}

/// The list appearances that the toolkit draws.
///
///     PlainListStyle._look   // .plain
public nonisolated enum ListAppearance: Hashable, Sendable {
    /// Rows that extend from edge to edge.
    case plain
    /// Rows with a rounded selection that is inset from the edges.
    case inset
}

/// A list style with rows that extend from edge to edge: `.listStyle(.plain)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.plain)
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .plain }
}

/// A list style with a rounded selection that is inset from the edges: `.listStyle(.inset)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.inset)
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .inset }
}

/// The default list style, which is inset: `.listStyle(.automatic)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.automatic)
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .inset }
}

extension ListStyle where Self == PlainListStyle {
    /// The style with rows that extend from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// The style with a rounded selection that is inset from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style, which is inset.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
    /// Sets the style of descendant lists; `.automatic` by default.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listAppearance, Style._look)
    }
}

private struct ListAppearanceKey: EnvironmentKey { static var defaultValue: ListAppearance { .inset } }
private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: Double { 32 } }

extension EnvironmentValues {
    var listAppearance: ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }

    /// The minimum height of list rows, in points, which is also the estimate for rows that were never visible; 32 by
    /// default.
    public var defaultMinListRowHeight: Double {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
}

/// The environment values that apply to all rows of a list.
struct ListRowStyle: Equatable {
    var appearance = ListAppearance.inset
    var minRowHeight = 0.0

    init() {}

    init(_ environment: EnvironmentValues) {
        appearance = environment.listAppearance
        let height = environment.defaultMinListRowHeight
        minRowHeight = height.isFinite ? max(1, height) : 32
    }

    var isInset: Bool { appearance == .inset }
    var showsSeparators: Bool { true }
    var background: Color { Color(role: .systemBackground) }
    var insets: EdgeInsets { EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12) }
}
