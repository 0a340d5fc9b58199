/// A value that an ancestor, or the system, provides through the environment.
///
/// Follows `SwiftUI.Environment`. A change of the value updates the view; changes of other values do not.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Library.self) private var library
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    /// The request for an object that the view cannot do without; nil for other values.
    private let request: ObjectRequest?
    private var scope: EnvironmentScope?

    /// Creates a property that reads the environment value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        request = nil
    }

    /// Creates a property that reads the object of the given type that an ancestor provides with `environment(_:)`.
    ///
    /// Reading it stops the program if no ancestor provides one.
    public init(_ type: Value.Type) where Value: AnyObject {
        let request = ObjectRequest("@Environment(\(Value.self).self)", remedy: ".environment(object)") {
            $0[ObjectKey<Value>.self] != nil
        }
        read = { values in
            guard let object = values[ObjectKey<Value>.self] else { preconditionFailure(request.failure) }
            return object
        }
        self.request = request
    }

    /// Creates a property that reads the object of the given type; nil if no ancestor provides one.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[ObjectKey<Object>.self] }
        request = nil
    }

    /// The current value in the environment of the view; the default value before the view is mounted.
    public var wrappedValue: Value { read(EnvironmentValues(scope)) }

    public mutating func _link(_ linker: inout PropertyLinker) {
        scope = linker.node.environment
        request?.check(linker.node)
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// A view's request for an object of the environment, whose absence stops the program when the object is read.
final class ObjectRequest {
    private let property: String
    private let remedy: String
    private let isProvided: (EnvironmentValues) -> Bool
    /// The path of the view if no ancestor provides the object.
    private var view: String?

    init(_ property: String, remedy: String, isProvided: @escaping (EnvironmentValues) -> Bool) {
        self.property = property
        self.remedy = remedy
        self.isProvided = isProvided
    }

    deinit {}

    /// Records the view if no ancestor of its node provides the object.
    func check(_ node: Node) {
        let values = EnvironmentValues(node.environment)
        view = DependencyTracker.untracked { isProvided(values) } ? nil : node.path
    }

    /// The message with which the program stops.
    var failure: String {
        "\(view.map { "\($0): " } ?? "")\(property): no ancestor provides an object of the type; add \(remedy) to an ancestor"
    }
}

/// The key of objects in the environment, by their type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
