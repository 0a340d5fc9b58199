/// The prominence of the background behind a view: `SwiftUI.BackgroundProminence`.
///
/// Texts, symbols and shapes in the standard colours adapt to a selection without it; a view that draws in colours of its own can read it.
///
///     @Environment(\.backgroundProminence) private var prominence
///     Circle().fill(prominence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(tag.color))
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The background of windows and containers, or a grey selection.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// The selection of a list that has the keyboard focus.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the background: increased in a selected row of a list that has the keyboard focus.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
