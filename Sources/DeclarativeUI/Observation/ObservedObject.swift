internal import ObjectReferences

/// An observable object that another owner keeps, and whose changes update the view.
///
/// Follows `SwiftUI.ObservedObject`. Views are compared by the identity of the object. The subscription lives as long
/// as the view's identity.
///
///     @ObservedObject var library: Library
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// The bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _link(_ linker: inout PropertyLinker) {
        let node = linker.node
        linker.storedObject { ObjectSubscription(node) }.observe(wrappedValue)
    }

    public func _isUnchanged(since old: Self) -> Bool { wrappedValue === old.wrappedValue }

    /// A dynamic lookup of bindings to the properties of an object.
    ///
    ///     TextField("Name", text: $library.name)
    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<
            Value
        > {
            Binding(PropertyLocation(of: object, at: keyPath))
        }
    }
}

/// An observable object that the view owns: created once for each identity of the view.
///
/// Follows `SwiftUI.StateObject`.
///
///     @StateObject private var library = Library()
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private let make: () -> Object
    private var owner: OwnedObject<Object>?

    public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

    public var wrappedValue: Object {
        guard let owner else {
            preconditionFailure(
                "@StateObject was read in a view that is not mounted; read it in the body or an action")
        }
        return owner.object
    }

    public var projectedValue: ObservedObject<Object>.Wrapper {
        ObservedObject<Object>.Wrapper(object: wrappedValue)
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        let (node, name, make) = (linker.node, linker.name, make)
        owner = linker.storedObject { OwnedObject(make(), name, node) }
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// An observable object that an ancestor provides with `environmentObject(_:)`: `SwiftUI.EnvironmentObject`.
///
/// Reading it stops the program if no ancestor provides one.
///
///     @EnvironmentObject private var library: Library
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private var object: Object?
    private let request = ObjectRequest(
        "@EnvironmentObject \(Object.self)", remedy: ".environmentObject(object)"
    ) {
        $0[ObjectKey<Object>.self] != nil
    }

    public init() {}

    public var wrappedValue: Object {
        guard let object else { preconditionFailure(request.failure) }
        return object
    }

    public var projectedValue: ObservedObject<Object>.Wrapper {
        ObservedObject<Object>.Wrapper(object: wrappedValue)
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        let node = linker.node
        object = EnvironmentValues(node.environment)[ObjectKey<Object>.self]
        if object == nil { request.check(node) }
        let subscription = linker.storedObject { ObjectSubscription(node) }
        if let object { subscription.observe(object) }
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

extension View {
    /// Provides an observable object to descendants, which read it with `@EnvironmentObject`.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        environment(object)
    }
}

/// The subscription of a node to an observable object.
private class ObjectSubscription: PropertyObject {
    /// The node to invalidate; nil after it was unmounted.
    @OptionalUncountedReference private var node: Node?
    private weak var observed: AnyObject?
    private var subscription: AnyCancellable?

    init(_ node: Node) {
        _node = OptionalUncountedReference(node)
        super.init()
    }

    final func observe(_ object: any ObservableObject) {
        if observed === object, subscription != nil { return }
        observed = object
        let name = "\(type(of: object))"
        subscription = object.objectWillChange.sink { [unowned self] in
            self.node?.setNeedsUpdate(.observedObject(name, writtenBy: UpdateOrigin.current))
        }
    }

    override func ownerDidUnmount() {
        subscription = nil
        node = nil
    }
}

/// An object that lives as long as its node.
private final class OwnedObject<Object: ObservableObject>: ObjectSubscription {
    let object: Object
    private let name: String

    init(_ object: Object, _ name: String, _ node: Node) {
        self.object = object
        self.name = name
        super.init(node)
        observe(object)
    }

    override var stateName: String? { name }
}

/// Bindings to the properties of an `@Observable` object: `SwiftUI.Bindable`.
///
///     @Bindable var book: Book
///     TextField("Title", text: $book.title)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject>: DynamicProperty {
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Object> { self }

    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value>
    {
        Binding(PropertyLocation(of: wrappedValue, at: keyPath))
    }

    public mutating func _link(_ linker: inout PropertyLinker) {}
    public func _isUnchanged(since old: Self) -> Bool { wrappedValue === old.wrappedValue }
}
