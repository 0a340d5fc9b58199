/// The direction of a sort.
///
///     comparator.order = .reverse
public nonisolated enum SortOrder: Hashable, Sendable, CaseIterable {
    /// The smallest value comes first.
    case forward
    /// The largest value comes first.
    case reverse
}

/// The result of comparing two values.
///
///     a < b ? ComparisonResult.orderedAscending : .orderedDescending
public nonisolated enum ComparisonResult: Int, Hashable, Sendable, CaseIterable {
    /// The first value comes before the second one.
    case orderedAscending = -1
    /// Neither value comes first.
    case orderedSame
    /// The first value comes after the second one.
    case orderedDescending

    /// The opposite result.
    var reversed: ComparisonResult { ComparisonResult(rawValue: -rawValue) ?? .orderedSame }
}

/// A comparison by which values are sorted.
///
/// Has the requirements of Foundation's `SortComparator`, which the toolkit does not import. In a file that imports Foundation too, write
/// `typealias SortComparator = DeclarativeUI.SortComparator`, or use the name with its module; the same applies to ``SortOrder``,
/// ``ComparisonResult`` and ``KeyPathComparator``.
///
///     struct ByLength: SortComparator {
///         var order = SortOrder.forward
///         func compare(_ first: String, _ second: String) -> ComparisonResult {
///             order.ordering(first.count, second.count)
///         }
///     }
public nonisolated protocol SortComparator<Compared>: Hashable {
    /// The type of the compared values.
    associatedtype Compared
    /// The direction of the sort, which ``compare(_:_:)`` has to take into account.
    var order: SortOrder { get set }
    /// Returns which of two values comes first.
    func compare(_ first: Compared, _ second: Compared) -> ComparisonResult
}

extension SortOrder {
    /// Returns which of two values comes first in this order.
    public nonisolated func ordering<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        if first == second { return .orderedSame }
        return (first < second) == (self == .forward) ? .orderedAscending : .orderedDescending
    }
}

extension Sequence {
    /// Returns the elements, sorted by a comparator; equal ones keep their order.
    ///
    /// Complexity: O(n log n).
    public nonisolated func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
    where Comparator.Compared == Element {
        sorted { comparator.compare($0, $1) == .orderedAscending }
    }

    /// Returns the elements, sorted by comparators of which the first is the most significant; equal elements keep their order.
    ///
    /// Complexity: O(n log n).
    public nonisolated func sorted<Comparators: Sequence>(using comparators: Comparators) -> [Element]
    where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
        sorted { first, second in
            for comparator in comparators {
                let result = comparator.compare(first, second)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Sorts the elements by a comparator; equal ones keep their order.
    ///
    /// Complexity: O(n log n).
    public nonisolated mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
    where Comparator.Compared == Element {
        sort { comparator.compare($0, $1) == .orderedAscending }
    }

    /// Sorts the elements by comparators of which the first is the most significant; equal elements keep their order.
    ///
    /// Complexity: O(n log n).
    public nonisolated mutating func sort<Comparators: Sequence>(using comparators: Comparators)
    where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
        for (index, element) in zip(indices, sorted(using: comparators)) { self[index] = element }
    }
}
