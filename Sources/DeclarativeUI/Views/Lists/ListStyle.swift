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
    /// Compact rows without separators on the background of the window.
    case sidebar
    /// Sections on a background of their own, from edge to edge.
    case grouped
    /// Sections on rounded backgrounds that are inset from the edges.
    case insetGrouped
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

/// A list style for the navigation beside the content of a window, with compact rows without separators: `.listStyle(.sidebar)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.sidebar)
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .sidebar }
}

/// A list style whose sections have a background of their own, from edge to edge: `.listStyle(.grouped)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.grouped)
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .grouped }
}

/// A list style whose sections have rounded backgrounds that are inset from the edges: `.listStyle(.insetGrouped)`.
///
///     List(0..<3) { Text("\($0)") }.listStyle(.insetGrouped)
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var _look: ListAppearance { .insetGrouped }
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

extension ListStyle where Self == SidebarListStyle {
    /// The style with compact rows without separators.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// The style whose sections have a background of their own.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The style whose sections have rounded backgrounds.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
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

extension View {
    /// Sets the distance between the rows of descendant lists, in points; nil restores the default, 0.
    ///
    /// A negative or infinite distance, or one that is not a number, is replaced by 0.
    public func listRowSpacing(_ spacing: Double?) -> some View {
        environment(\.listRowSpacing, spacing ?? 0)
    }
}

extension View {
    /// Sets whether the backgrounds of descendant lists, tables and text editors are visible; a hidden one shows the view behind them.
    ///
    /// The header of a list's section still has a background while rows scroll behind it.
    ///
    ///     List(notes) { NoteRow(note: $0) }.scrollContentBackground(.hidden).background(paper)
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct ListAppearanceKey: EnvironmentKey { static var defaultValue: ListAppearance { .inset } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: Double { 32 } }

extension EnvironmentValues {
    var listAppearance: ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }

    var scrollContentBackground: Visibility {
        get { self[ContentBackgroundKey.self] }
        set { self[ContentBackgroundKey.self] = newValue }
    }

    var listRowSpacing: Double {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    /// The minimum height of list rows, in points, which is also the estimate for rows that were never visible; 32 by
    /// default.
    public var defaultMinListRowHeight: Double {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
}
