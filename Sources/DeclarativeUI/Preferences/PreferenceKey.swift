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
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the reduced value of the views before with the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Tells the views above `value`; what is set inside of this view is not heard above it.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
        PreferenceSetting<Self, Key>(content: self, value: value)
    }

    /// Changes what the views inside have set, on its way up.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceTransforming<Self, Key>(content: self, transform: transform)
    }

    /// Tells the views above of a place in this view.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value source: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        AnchorSetting<Self, Value, Key>(content: self, source: source) { $0 = transform($1) }
    }

    /// Adds a place in this view to what the views inside have set.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value source: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        AnchorSetting<Self, Value, Key>(content: self, source: source, transform: transform)
    }

    /// Calls `action` when the preference of the views inside has changed: after their update, in the same frame.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceWatching<Self, Key>(
            content: self, site: DeclarationSite(fileID: fileID, line: line), action: action)
    }

    /// Views in front of this one, made of what the views inside have set.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        PreferenceLayered<Self, Key, Layer>(
            content: self, alignment: alignment, isBehind: false, make: transform)
    }

    /// Views behind this one, made of what the views inside have set.
    public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        PreferenceLayered<Self, Key, Layer>(
            content: self, alignment: alignment, isBehind: true, make: transform)
    }
}
