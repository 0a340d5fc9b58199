/// A comparison of values by one of their properties.
///
/// Follows Foundation's `KeyPathComparator`; see ``SortComparator`` for files that import Foundation. Texts are compared by `<`, that is by
/// their Unicode scalars, unless a comparator for them is given.
///
///     @State private var sortOrder = [KeyPathComparator(\Person.name)]
///     people.sort(using: sortOrder)
public nonisolated struct KeyPathComparator<Compared>: SortComparator {
    /// The property that is compared.
    public let keyPath: PartialKeyPath<Compared>
    /// The direction of the sort.
    public var order: SortOrder
    /// Compares the property in forward direction.
    private let comparison: (Compared, Compared) -> ComparisonResult

    /// Creates a comparator of a property by `<`.
    public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparison = { SortOrder.forward.ordering($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// Creates a comparator of an optional property by `<`; values without it come first in forward direction.
    public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparison = { first, second in
            switch (first[keyPath: keyPath], second[keyPath: keyPath]) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let first?, let second?): SortOrder.forward.ordering(first, second)
            }
        }
    }

    /// Creates a comparator of a property by a comparator for its type, whose own direction `order` can reverse.
    public init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder = .forward
    ) where Comparator.Compared == Value {
        self.keyPath = keyPath
        self.order = order
        comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    public func compare(_ first: Compared, _ second: Compared) -> ComparisonResult {
        let result = comparison(first, second)
        return order == .forward ? result : result.reversed
    }

    /// Returns whether both compare the same property in the same direction.
    public static func == (first: KeyPathComparator, second: KeyPathComparator) -> Bool {
        first.keyPath == second.keyPath && first.order == second.order
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(keyPath)
        hasher.combine(order)
    }
}
