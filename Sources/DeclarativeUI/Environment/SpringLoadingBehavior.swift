/// Whether dragged items that rest over a view open it: `SwiftUI.SpringLoadingBehavior`.
///
///     Button("Archive") { show(.archive) }.springLoadingBehavior(.enabled)
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The standard behaviour of the view: the tabs of a `TabView` open, other views do not.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// Buttons are pressed, and segments, rows and tabs are selected.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// Nothing opens.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)

    /// Returns whether the view opens; `standard` is its standard behaviour.
    func isEnabled(standard: Bool) -> Bool { kind == .enabled || standard && kind == .automatic }
}

private struct SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether dragged items that rest over views open them; `automatic` by default.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}
