/// A layout as drawn in a line of text: Auto Layout's visual format language, as parsed.
///
///     "H:|-[icon(24)]-8-[title(>=40@750)]-|"
nonisolated struct VisualFormat: Hashable {
    /// `==`, a number or a name, and a priority.
    struct Predicate: Hashable {
        var relation = Relation.equal
        var object: Object
        var priority: Object?

        enum Relation: Hashable { case equal, atLeast, atMost }
    }

    /// A number, or the name of a metric or of a view.
    enum Object: Hashable {
        case number(Double)
        case name(String)
    }

    /// The connection between two neighbours.
    enum Connection: Hashable {
        /// Nothing: they touch.
        case flush
        /// `-`: the standard distance; at the superview's edge its margin.
        case standard
        case predicates([Predicate])
    }

    struct Element: Hashable {
        var name: String
        var sizes: [Predicate]
    }

    var isVertical = false
    /// From the superview's edge to the first element; nil without `|`.
    var leading: Connection?
    var elements: [Element] = []
    /// One fewer than the elements.
    var connections: [Connection] = []
    /// From the last element to the superview's edge.
    var trailing: Connection?
}

/// A mistake in a visual format, and its position.
nonisolated struct VisualFormatError: Error, Hashable, CustomStringConvertible {
    let format: String
    /// Characters before the mistake.
    let position: Int
    let message: String

    var description: String {
        let place = String(repeating: " ", count: position)
        return "\(message)\n  \(format)\n  \(place)^"
    }
}
