/// An action that ends a search: it clears the text and leaves the field.
///
/// Follows `SwiftUI.DismissSearchAction`.
///
///     @Environment(\.dismissSearch) private var dismissSearch
///
///     Button("Cancel") { dismissSearch() }
public struct DismissSearchAction {
    let action: () -> Void

    /// Ends the search; does nothing outside of a searchable view.
    public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) }
}

extension EnvironmentValues {
    /// Whether the user searches in the enclosing searchable view: its field has the focus or a text.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search in the enclosing searchable view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
