/// A value that an ancestor, or the system, provides through the environment.
///
/// Follows `SwiftUI.Environment`. A change of the value updates the view; changes of other values do not.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Library.self) private var library
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var scope: EnvironmentScope?

    /// Creates a property that reads the environment value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads the object of the given type that an ancestor provides with `environment(_:)`.
    ///
    /// Reading it stops the program if no ancestor provides one.
    public init(_ type: Value.Type) where Value: AnyObject {
        read = { values in
            guard let object = values[ObjectKey<Value>.self] else {
                preconditionFailure(
                    "@Environment(\(Value.self).self): no ancestor provides one; add .environment(object) to an ancestor"
                )
            }
            return object
        }
    }

    /// Creates a property that reads the object of the given type; nil if no ancestor provides one.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[ObjectKey<Object>.self] }
    }

    /// The current value in the environment of the view; the default value before the view is mounted.
    public var wrappedValue: Value { read(EnvironmentValues(scope)) }

    public mutating func _link(_ linker: inout PropertyLinker) { scope = linker.node.environment }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// The key of objects in the environment, by their type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
