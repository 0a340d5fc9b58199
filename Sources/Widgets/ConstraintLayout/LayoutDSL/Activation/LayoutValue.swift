/// The storage of a property that a layout reads, which detects changes.
@usableFromInline
struct LayoutValue<Value> {
    @usableFromInline private(set) var value: Value
    /// Compares two values; nil if they are not equatable, in which case setting any value is a change.
    private let isEqual: ((Value, Value) -> Bool)?

    @usableFromInline init(_ value: Value) {
        self.value = value
        isEqual = nil
    }

    @usableFromInline init(comparing value: Value) where Value: Equatable {
        self.value = value
        isEqual = { $0 == $1 }
    }

    /// Sets the value, and returns whether it has changed.
    @usableFromInline mutating func set(_ newValue: Value) -> Bool {
        let old = value
        value = newValue
        return isEqual?(old, newValue) != true
    }
}
