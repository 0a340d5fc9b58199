/// A minimal set of required constraints that cannot be satisfied together: without any one of them, the others can be.
///
///     for conflict in window.layoutConflicts { print(conflict) }
public struct LayoutConflict: Hashable, CustomStringConvertible {
    /// Descriptions of the constraints, oldest first, with the source locations at which they were created.
    public let members: [String]
    /// The description of the constraint that was relaxed, one of `members`.
    public let broken: String
    /// A description of the smallest change of the relaxed constraint with which all of them can be satisfied.
    public let relaxation: String
    /// The relaxed constraint; nil if it was derived from a frame, a content size or margins.
    public internal(set) weak var constraint: LayoutConstraint?

    public var description: String {
        (["the following constraints cannot be satisfied simultaneously:"] + members.map { "  \($0)" }
            + ["relaxed constraint: \(broken)", relaxation]).joined(separator: "\n")
    }

    public static func == (left: LayoutConflict, right: LayoutConflict) -> Bool {
        left.members == right.members && left.broken == right.broken && left.relaxation == right.relaxation
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(members)
        hasher.combine(broken)
    }
}
