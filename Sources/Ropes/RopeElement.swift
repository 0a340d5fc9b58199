/// An element of a ``Rope``, with a summary that can be added to those of other elements.
///
///     struct Line: RopeElement {
///         var text: String
///         var summary: LineCount { LineCount(characters: text.count) }
///     }
public protocol RopeElement: Sendable {
    associatedtype Summary: RopeSummary
    /// Of this element alone.
    var summary: Summary { get }
    /// The most elements of a leaf; 96 unless a type declares otherwise. At least 4.
    ///
    /// A change copies a leaf that is shared with another rope, and adds up its summaries: less for elements of which many versions are
    /// kept, more for small ones of a rope that is the only one of its kind.
    static var leafLimit: Int { get }
}

extension RopeElement {
    @inlinable public static var leafLimit: Int { 96 }
}

/// The sum over a range of a rope's elements: lengths, counts, or whatever else can be added up.
///
/// Addition is associative and ``zero`` is its neutral element. It need not be commutative: the summary on the left is that of
/// the earlier elements.
///
///     struct LineCount: RopeSummary {
///         var characters = 0
///         static var zero: LineCount { LineCount() }
///         static func += (sum: inout LineCount, next: LineCount) { sum.characters += next.characters }
///     }
public protocol RopeSummary: Sendable {
    /// Of no elements.
    static var zero: Self { get }
    /// Adds the summary of the elements that follow.
    static func += (sum: inout Self, next: Self)
}
