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

extension EnvironmentValues {
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
}
