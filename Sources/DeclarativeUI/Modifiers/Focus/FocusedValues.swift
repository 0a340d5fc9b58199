/// A key for a value of the focused view, or of the window: `SwiftUI.FocusedValueKey`.
///
///     struct DocumentKey: FocusedValueKey { typealias Value = Document }
///
///     extension FocusedValues {
///         var document: Document? {
///             get { self[DocumentKey.self] }
///             set { self[DocumentKey.self] = newValue }
///         }
///     }
@MainActor
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its ancestors provide: `SwiftUI.FocusedValues`.
///
/// Commands read them with ``FocusedValue``; views provide them with `focusedValue(_:_:)` and `focusedSceneValue(_:_:)`.
///
///     extension FocusedValues { var zoom: Binding<Double>? { get { self[ZoomKey.self] } set { self[ZoomKey.self] = newValue } } }
@MainActor
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that the focused view of the window provides; nil without one: `SwiftUI.FocusedValue`.
///
///     @FocusedValue(\.document) private var document
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private weak var node: Node?

    /// Creates a property that reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value of the focused view or else of the window; nil if none provides one.
    public var wrappedValue: Value? {
        FocusedValueSource.shared.recordRead()
        return node.flatMap { FocusedValueSource.values(for: $0)[keyPath: keyPath] }
    }

    public mutating func _link(_ linker: inout PropertyLinker) { node = linker.node }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// A binding that the focused view of the window provides: `SwiftUI.FocusedBinding`.
///
///     @FocusedBinding(\.zoom) private var zoom: Double?
///
///     Button("Zoom in") { zoom? += 1 }.disabled(zoom == nil)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var source: FocusedValue<Binding<Value>>

    /// Creates a property that reads and writes the binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { source = FocusedValue(keyPath) }

    /// The value of the binding; nil if no view provides one.
    ///
    /// Writing nil has no effect.
    public var wrappedValue: Value? {
        get { source.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { source.wrappedValue?.wrappedValue = newValue } }
    }

    /// The binding; nil if no view provides one.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    public mutating func _link(_ linker: inout PropertyLinker) { source._link(&linker) }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

extension View {
    /// Provides a value while the focus is in this view; an inner view takes precedence.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        FocusedValueProviding(content: self, keyPath: keyPath, value: value, isOfScene: false)
    }

    /// Provides a value while the window that displays this view is used, wherever its focus is.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        FocusedValueProviding(content: self, keyPath: keyPath, value: value, isOfScene: true)
    }
}
