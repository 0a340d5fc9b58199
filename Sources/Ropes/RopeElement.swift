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
