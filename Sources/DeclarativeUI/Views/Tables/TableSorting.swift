/// The binding of a table's sort order, without the type of its comparators.
struct TableSorting<Value> {
    /// Returns the comparators, the most significant first.
    let comparators: () -> [any SortComparator<Value>]
    let set: ([any SortComparator<Value>]) -> Void
    /// Returns whether a comparator has the type of the order.
    let accepts: (any SortComparator<Value>) -> Bool

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
        comparators = { order.wrappedValue.map { $0 } }
        set = { order.wrappedValue = $0.compactMap { $0 as? Sort } }
        accepts = { $0 is Sort }
    }

    /// Returns a comparator in one direction, as a value that can be compared with others.
    static func identity(_ comparator: any SortComparator<Value>) -> AnyHashable {
        AnyHashable(Self.comparator(comparator, .forward))
    }

    /// Returns a comparator in another direction.
    static func comparator(
        _ comparator: any SortComparator<Value>, _ order: SortOrder
    ) -> any SortComparator<Value> {
        var comparator = comparator
        comparator.order = order
        return comparator
    }
}
