/// Reads a value that a view above has set, or the system.
///
/// `SwiftUI.Environment`. The body runs again when that value changes, and only then.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Library.self) private var library
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var scope: EnvironmentScope?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// The object of that type that was given with `.environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject {
        read = { values in
            guard let object = values[ObjectKey<Value>.self] else {
                preconditionFailure(
                    "@Environment(\(Value.self).self): no view above gives one; add .environment(object) there"
                )
            }
            return object
        }
    }

    /// Reads the object of that type from the environment; nil when no ancestor sets one.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[ObjectKey<Object>.self] }
    }

    public var wrappedValue: Value { read(EnvironmentValues(scope)) }

    public mutating func _link(_ linker: inout PropertyLinker) { scope = linker.node.environment }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// Objects given to the environment, by their type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
