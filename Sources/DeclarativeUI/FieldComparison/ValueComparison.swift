/// Compares two values of a type, if the type is `Equatable`.
final class ValueComparison<Value> {
    private let type: (any Equatable.Type)?

    private init() { type = Value.self as? any Equatable.Type }

    /// Whether the type is `Equatable`.
    var isComparable: Bool { type != nil }

    /// Returns whether both values are equal; false if the type is not `Equatable`.
    func areEqual(_ first: Value, _ second: Value) -> Bool {
        guard let type else { return false }
        return withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in Self.compare(type, first, second) }
        }
    }

    /// Returns whether two variables are equal.
    ///
    /// Neither is changed. Closures would check the executor, so the variables are passed by reference.
    func areEqual(_ first: inout Value, _ second: inout Value) -> Bool {
        compare(&first, &second)
    }

    private func compare(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
        guard let type else { return false }
        return Self.compare(type, UnsafeRawPointer(first), UnsafeRawPointer(second))
    }

    private static func compare<Same: Equatable>(
        _: Same.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
    ) -> Bool {
        // `Same` is `Value` as an `Equatable` type.
        first.assumingMemoryBound(to: Same.self).pointee == second.assumingMemoryBound(to: Same.self).pointee
    }

    static var shared: ValueComparison<Value> {
        let key = ObjectIdentifier(Value.self)
        if let known = Comparisons.known[key] {
            return unsafeDowncast(known, to: ValueComparison<Value>.self)
        }
        let made = ValueComparison<Value>()
        Comparisons.known[key] = made
        return made
    }
}

/// The comparisons created so far, by type.
private enum Comparisons {
    static var known: [ObjectIdentifier: AnyObject] = [:]
}
