/// A parsed visual format: a row or column of views in Auto Layout's visual format language.
///
///     "H:|-[icon(24)]-8-[title(>=40@750)]-|"
nonisolated struct VisualFormat: Hashable {
    /// A relation (`==` unless written), a number or a name, and an optional priority.
    struct Predicate: Hashable {
        var relation = Relation.equal
        var object: Object
        var priority: Object?

        enum Relation: Hashable { case equal, atLeast, atMost }
    }

    /// A number, or the name of a metric or a view.
    enum Object: Hashable {
        case number(Double)
        case name(String)
    }

    /// The connection between two neighbours, or between a view and the superview's edge.
    enum Connection: Hashable {
        /// No connection: the neighbours touch.
        case flush
        /// `-`, the standard distance; at the superview's edge its margin.
        case standard
        case predicates([Predicate])
    }

    struct Element: Hashable {
        var name: String
        var sizes: [Predicate]
    }

    var isVertical = false
    /// The connection from the superview's edge to the first element; nil without `|`.
    var leading: Connection?
    var elements: [Element] = []
    /// The connections between neighbouring elements.
    var connections: [Connection] = []
    /// The connection from the last element to the superview's edge; nil without `|`.
    var trailing: Connection?
}

/// A syntax error or an unknown name in a visual format, with its position.
nonisolated struct VisualFormatError: Error, Hashable, CustomStringConvertible {
    let format: String
    /// The number of characters before the error.
    let position: Int
    let message: String

    var description: String {
        let place = String(repeating: " ", count: position)
        return "\(message)\n  \(format)\n  \(place)^"
    }
}
