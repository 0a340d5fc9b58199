/// A property that reads and writes a value stored elsewhere.
///
/// Follows `SwiftUI.Binding`. A body that reads it depends on the stored value, not on the binding. Two bindings to one place are equal when
/// views are compared: to a state, a property or element of its value, or a property of an object. Closures cannot be compared, so a binding
/// that a body creates from closures counts as changed.
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
        case location(BindingLocation<Value>)
    }

    init(_ box: StateBox<Value>) { source = .state(box) }
    init(_ location: BindingLocation<Value>) { source = .location(location) }

    /// Creates a binding that reads and writes with closures; `get` is called for each read.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(ClosureLocation(get: get, set: set))
    }

    /// Creates a binding that reads and writes with closures; `set` also receives the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, UpdateContext.current.transaction) }
    }

    /// Creates a binding from the projected value of another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding that always reads `value` and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ConstantLocation(value))
    }

    /// The current value; writing it invalidates the bodies that have read it.
    public var wrappedValue: Value {
        get {
            switch source {
            case .state(let box): box.read()
            case .location(let location): location.read()
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
        case .location(let location): location.write(value)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value; a write reads the whole value, changes the property and writes the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var whole = self
        // Only the binding to the part has the transaction, so that it is set once for each write.
        whole.transaction = Transaction()
        var part = Binding<Part>(PartLocation(of: whole, at: keyPath))
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

    /// Returns whether both bindings refer to one place, and the values were equal if changes of the value do not update its readers.
    public func _isUnchanged(since old: Self) -> Bool {
        isSamePlace(as: old) && hasEqualValue(as: old)
    }

    // MARK: - Comparing

    /// Whether the bodies that read the value are updated when it changes.
    var isTracked: Bool {
        switch source {
        case .state: true
        case .location(let location): location.isTracked
        }
    }

    /// Whether the binding consists of closures.
    var isMadeOfClosures: Bool {
        switch source {
        case .state: false
        case .location(let location): location is ClosureLocation<Value>
        }
    }

    /// Whether both bindings read and write one place, with the same transaction.
    func isSamePlace(as other: Self) -> Bool {
        if transaction != other.transaction { return false }
        switch (source, other.source) {
        case (.state(let box), .state(let otherBox)): return box === otherBox
        case (.location(let location), .location(let otherLocation)):
            return location === otherLocation || location.isSamePlace(as: otherLocation)
        default: return false
        }
    }

    /// Whether the values at the creation of both bindings are equal, if changes do not update the readers.
    func hasEqualValue(as other: Self) -> Bool {
        switch (source, other.source) {
        case (.location(let location), .location(let otherLocation)):
            location === otherLocation || location.hasEqualValue(as: otherLocation)
        default: true
        }
    }
}

extension Binding: BindingField {
    func isUnchanged(sinceField old: Self) -> Bool { _isUnchanged(since: old) }
}

extension Binding {
    /// Creates an optional binding from a non-optional one; writes of nil are ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(WrappedLocation(base))
    }

    /// Creates a binding to the value of an optional binding; returns nil if the value is nil.
    ///
    /// If the value becomes nil later, the new binding reads the last value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(UnwrappedLocation(base, first))
    }
}
