/// A way to read and write a value that somebody else keeps.
///
/// `SwiftUI.Binding`. A body that reads it depends on the source, not on the binding.
///
///     struct Volume: View {
///         @Binding var level: Double
///         var body: some View { Slider(value: $level) }
///     }
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let source: BindingSource<Value>
    /// How changes through the binding move.
    public var transaction = Transaction()

    init(_ source: BindingSource<Value>) { self.source = source }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        source = ClosureSource(get: get, set: set)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        source = ClosureSource(get: get) { set($0, UpdateContext.current.transaction) }
    }

    /// Makes a binding to the source of `projectedValue`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding that always reads `value`, and takes no other.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { source.read() }
        nonmutating set {
            if transaction.animation == nil { return source.write(newValue) }
            withTransaction(transaction) { source.write(newValue) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(PartSource(source, keyPath))
        part.transaction = transaction
        return part
    }

    /// Returns the binding with writes that are animated.
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
    /// A binding that is nil while the base is; writing nil through it is left out.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to what is inside `base`; nil when there is nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

/// A source made of two closures.
private final class ClosureSource<Value>: BindingSource<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value) }
}

/// A part of another source.
private final class PartSource<Whole, Part>: BindingSource<Part> {
    private let whole: BindingSource<Whole>
    private let keyPath: WritableKeyPath<Whole, Part>

    init(_ whole: BindingSource<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.keyPath = keyPath
    }

    override func read() -> Part { whole.read()[keyPath: keyPath] }

    override func write(_ value: Part) {
        var changed = whole.read()
        changed[keyPath: keyPath] = value
        whole.write(changed)
    }
}
