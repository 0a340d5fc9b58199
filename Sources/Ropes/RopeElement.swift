/// An element of a ``Rope``, with a summary that can be added to those of other elements.
///
///     struct Line: RopeElement {
///         var text: String
///         var summary: LineCount { LineCount(characters: text.count) }
///     }
public protocol RopeElement: Sendable {
    associatedtype Summary: RopeSummary
    /// The summary of this element.
    var summary: Summary { get }
    /// The maximum number of elements per leaf, at least 4; 96 by default.
    ///
    /// A change copies a leaf that is shared with another rope, and adds the summaries of its elements. Choose a lower limit if many
    /// versions of a rope are kept, and a higher one for small elements in a single rope.
    static var leafLimit: Int { get }
}

extension RopeElement {
    @inlinable public static var leafLimit: Int { 96 }
}

/// A sum over a range of a rope's elements, such as lengths or counts.
///
/// Addition is associative and ``zero`` is its neutral element. It need not be commutative: the left operand is the summary of the
/// earlier elements.
///
///     struct LineCount: RopeSummary {
///         var characters = 0
///         static var zero: LineCount { LineCount() }
///         static func += (sum: inout LineCount, next: LineCount) { sum.characters += next.characters }
///     }
public protocol RopeSummary: Sendable {
    /// The summary of no elements.
    static var zero: Self { get }
    /// Adds the summary of the elements that follow those of `sum`.
    static func += (sum: inout Self, next: Self)
}
