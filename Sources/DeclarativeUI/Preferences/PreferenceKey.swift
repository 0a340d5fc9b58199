/// A value that views pass to their ancestors.
///
/// `SwiftUI.PreferenceKey`.
///
///     struct Widest: PreferenceKey {
///         static let defaultValue = 0.0
///         static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
///     }
@MainActor
public protocol PreferenceKey {
    associatedtype Value
    /// The value if no descendant sets one.
    static var defaultValue: Value { get }
    /// Combines the reduced value of the previous views with the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets a preference for ancestors; it replaces the values that descendants of this view set.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
        PreferenceSetting<Self, Key>(content: self, value: value)
    }

    /// Transforms the preference that descendants have set, for ancestors.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceTransforming<Self, Key>(content: self, transform: transform)
    }

    /// Sets a preference for ancestors from a point or rectangle of this view.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value source: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        AnchorSetting<Self, Value, Key>(content: self, source: source) { $0 = transform($1) }
    }

    /// Transforms the preference that descendants have set, using a point or rectangle of this view.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value source: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        AnchorSetting<Self, Value, Key>(content: self, source: source, transform: transform)
    }

    /// Calls `action` when the preference of descendants has changed: after their update, in the same frame.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceObserving<Self, Key>(
            content: self, site: DeclarationSite(fileID: fileID, line: line), action: action)
    }

    /// Places views in front of this one that are built from the preference of descendants.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        PreferenceLayered<Self, Key, Layer>(
            content: self, alignment: alignment, isBehind: false, make: transform)
    }

    /// Places views behind this one that are built from the preference of descendants.
    public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        PreferenceLayered<Self, Key, Layer>(
            content: self, alignment: alignment, isBehind: true, make: transform)
    }
}
