/// Whether every second row of a table has a background of its own.
///
///     Table(files) { ... }.alternatingRowBackgrounds(.enabled)
public nonisolated enum AlternatingRowBackgroundBehavior: Hashable, Sendable, CaseIterable {
    /// The default, which is `disabled`.
    case automatic
    /// Every second row has a background of its own.
    case enabled
    /// All rows have the same background.
    case disabled
}

private struct AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct ColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[ColumnHeadersKey.self] }
        set { self[ColumnHeadersKey.self] = newValue }
    }

    var alternatingRowBackgrounds: Bool {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether every second row of descendant tables has a background of its own.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior == .enabled)
    }

    /// Sets whether descendant tables display the titles of their columns.
    ///
    /// Cells without titles keep the names of their columns for assistive technologies.
    ///
    ///     Table(properties) { ... }.tableColumnHeaders(.hidden)
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
