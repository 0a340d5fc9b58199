private import Observation

/// The place that a binding reads and writes, unless that is a whole state.
///
/// Views with two bindings to one place are equal, so that the body of a view that holds a binding does not run for each update of its
/// parent. A body that reads the binding depends on the sources of the value. Places whose value has no source, such as a property of an
/// `ObservableObject`, store the value at the creation of the binding, and are unchanged only if that is equal.
class BindingLocation<Value> {
    /// Whether reading the value registers the reader, which is then updated when the value changes.
    var isTracked: Bool { true }

    func read() -> Value { preconditionFailure("a location of a binding must implement read()") }
    func write(_ value: Value) {}

    /// Returns whether `other` reads and writes the same place.
    func isSamePlace(as other: BindingLocation<Value>) -> Bool { self === other }

    /// Returns whether the values at the creation of both are equal, if the place is not tracked.
    func hasEqualValue(as other: BindingLocation<Value>) -> Bool { true }

    init() {}
    deinit {}
}

/// The value that a place without a source had at the creation of a binding.
struct BoundValue<Value> {
    private let value: Value?

    /// Reads the value, if values of the type can be compared and the place is not tracked.
    init(isTracked: Bool, _ read: () -> Value) {
        let isNeeded = !isTracked && ValueComparison<Value>.shared.isComparable
        value = isNeeded ? DependencyTracker.untracked(read) : nil
    }

    /// Returns false if the values are different or cannot be compared.
    func isEqual(to other: BoundValue) -> Bool {
        guard let value, let old = other.value else { return false }
        return ValueComparison<Value>.shared.areEqual(value, old)
    }
}

/// The closures of a binding, which cannot be compared: copies of one binding are unchanged, and any other one has changed.
final class ClosureLocation<Value>: BindingLocation<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value) }
}

/// A constant value.
final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func read() -> Value { value }

    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return self === other || ValueComparison<Value>.shared.areEqual(value, other.value)
    }
}

/// A part of the value of another binding: a property, an element, or a chain of them.
final class PartLocation<Whole, Part>: BindingLocation<Part> {
    private let whole: Binding<Whole>
    private let keyPath: WritableKeyPath<Whole, Part>
    private let original: BoundValue<Part>

    init(of whole: Binding<Whole>, at keyPath: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.keyPath = keyPath
        original = BoundValue(isTracked: whole.isTracked) { whole.wrappedValue[keyPath: keyPath] }
    }

    override var isTracked: Bool { whole.isTracked }
    override func read() -> Part { whole.wrappedValue[keyPath: keyPath] }

    override func write(_ value: Part) {
        var changed = whole.wrappedValue
        changed[keyPath: keyPath] = value
        whole.wrappedValue = changed
    }

    override func isSamePlace(as other: BindingLocation<Part>) -> Bool {
        guard let other = other as? PartLocation<Whole, Part> else { return false }
        return keyPath == other.keyPath && whole.isSamePlace(as: other.whole)
    }

    override func hasEqualValue(as other: BindingLocation<Part>) -> Bool {
        guard let other = other as? PartLocation<Whole, Part> else { return false }
        return isTracked || original.isEqual(to: other.original)
    }
}

/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: BindingLocation<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let isObservable: Bool
    private let original: BoundValue<Value>

    init(of object: Object, at keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        isObservable = object is any Observable
        original = BoundValue(isTracked: isObservable) { object[keyPath: keyPath] }
    }

    override var isTracked: Bool { isObservable }
    override func read() -> Value { object[keyPath: keyPath] }
    override func write(_ value: Value) { object[keyPath: keyPath] = value }

    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? PropertyLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }

    override func hasEqualValue(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? PropertyLocation<Object, Value> else { return false }
        return isTracked || original.isEqual(to: other.original)
    }
}

/// The value of another binding as an optional; writes of nil are ignored.
final class WrappedLocation<Wrapped>: BindingLocation<Wrapped?> {
    private let base: Binding<Wrapped>

    init(_ base: Binding<Wrapped>) { self.base = base }

    override var isTracked: Bool { base.isTracked }
    override func read() -> Wrapped? { base.wrappedValue }
    override func write(_ value: Wrapped?) { if let value { base.wrappedValue = value } }

    override func isSamePlace(as other: BindingLocation<Wrapped?>) -> Bool {
        (other as? WrappedLocation<Wrapped>).map { base.isSamePlace(as: $0.base) } ?? false
    }

    override func hasEqualValue(as other: BindingLocation<Wrapped?>) -> Bool {
        (other as? WrappedLocation<Wrapped>).map { base.hasEqualValue(as: $0.base) } ?? false
    }
}

/// The value of an optional binding; while that is nil, the last value.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
    private let base: Binding<Value?>
    private var last: Value

    init(_ base: Binding<Value?>, _ first: Value) {
        self.base = base
        last = first
    }

    override var isTracked: Bool { base.isTracked }

    override func read() -> Value {
        if let value = base.wrappedValue { last = value }
        return last
    }

    override func write(_ value: Value) { base.wrappedValue = value }

    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSamePlace(as: $0.base) } ?? false
    }

    override func hasEqualValue(as other: BindingLocation<Value>) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.hasEqualValue(as: $0.base) } ?? false
    }
}
