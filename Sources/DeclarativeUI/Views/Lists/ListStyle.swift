/// How lists look: `SwiftUI.ListStyle`.
///
///     List(letters) { LetterRow(letter: $0) }.listStyle(.plain)
public protocol ListStyle {
    /// The appearance that the list draws.
    static var _look: ListAppearance { get }
}

/// The looks of lists that the toolkit draws.
///
///     PlainListStyle._look   // .plain
public nonisolated enum ListAppearance: Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows whose selection has round corners, with room around.
    case inset
}

/// Rows from edge to edge: `.listStyle(.plain)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.plain)
public struct PlainListStyle: ListStyle {
    public init() {}
    public static var _look: ListAppearance { .plain }
}

/// Rows with room around: `.listStyle(.inset)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.inset)
public struct InsetListStyle: ListStyle {
    public init() {}
    public static var _look: ListAppearance { .inset }
}

/// The default style: `.listStyle(.automatic)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.automatic)
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _look: ListAppearance { .inset }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
    /// How the lists inside look.
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

    /// The least height of a list's rows, in points, and what rows count that were never seen.
    public var defaultMinListRowHeight: Double {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
}

/// The environment values that apply to all rows of a list.
struct ListLook: Equatable {
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
