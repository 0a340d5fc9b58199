/// A property that reads and writes a value stored elsewhere.
///
/// Follows `SwiftUI.Binding`. A body that reads it depends on the stored value, not on the binding.
///
///     struct Volume: View {
///         @Binding var level: Double
///         var body: some View { Slider(value: $level) }
///     }
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let source: Storage
    /// The transaction of writes through the binding, with the animation of the changes that result from them.
    ///
    /// A transaction without an animation leaves the current transaction in effect.
    public var transaction = Transaction()

    /// The storage that a binding reads and writes.
    private enum Storage {
        case state(StateBox<Value>)
        case closures(Accessors<Value>)
    }

    init(_ box: StateBox<Value>) { source = .state(box) }

    /// Creates a binding that reads and writes with closures; `get` is called for each read.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        source = .closures(Accessors(get: get, set: set))
    }

    /// Creates a binding that reads and writes with closures; `set` also receives the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, UpdateContext.current.transaction) }
    }

    /// Creates a binding from the projected value of another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding that always reads `value` and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The current value; writing it invalidates the bodies that have read it.
    public var wrappedValue: Value {
        get {
            switch source {
            case .state(let box): box.read()
            case .closures(let accessors): accessors.get()
            }
        }
        nonmutating set {
            if transaction.animation == nil { return write(newValue) }
            withTransaction(transaction) { write(newValue) }
        }
    }

    private func write(_ value: Value) {
        switch source {
        case .state(let box): box.write(value)
        case .closures(let accessors): accessors.set(value)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value; a write reads the whole value, changes the property and writes the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var whole = self
        // Only the binding to the part has the transaction, so that it is set once for each write.
        whole.transaction = Transaction()
        var part = Binding<Part>(
            get: { [whole] in whole.wrappedValue[keyPath: keyPath] },
            set: { [whole] (value: Part) in
                var changed = whole.wrappedValue
                changed[keyPath: keyPath] = value
                whole.wrappedValue = changed
            })
        part.transaction = transaction
        return part
    }

    /// Returns a binding whose writes animate the changes that result from them; nil removes the animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public mutating func _link(_ linker: inout PropertyLinker) {}

    /// Returns false: the values that its closures capture cannot be compared.
    public func _isUnchanged(since old: Self) -> Bool { false }
}

extension Binding {
    /// Creates an optional binding from a non-optional one; writes of nil are ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the value of an optional binding; returns nil if the value is nil.
    ///
    /// If the value becomes nil later, the new binding reads the value that it had when it was created.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

/// The closures of a binding that does not refer to a state.
private final class Accessors<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    deinit {}
}
