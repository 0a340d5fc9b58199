/// A minimal set of required constraints that cannot be satisfied together: without any one of them, the others can be.
///
///     for conflict in window.layoutConflicts { print(conflict) }
public struct LayoutConflict: Hashable, CustomStringConvertible {
    /// Descriptions of the constraints, oldest first, with the source locations at which they were created.
    public let members: [String]
    /// The description of the constraint that was broken, one of `members`.
    public let broken: String
    /// A description of the smallest change that would satisfy all of them.
    public let relaxation: String
    /// The broken constraint; nil if it was derived from a frame, a content size or margins.
    public internal(set) weak var constraint: LayoutConstraint?

    public var description: String {
        (["cannot all hold:"] + members.map { "  \($0)" } + ["gave way: \(broken)", relaxation])
            .joined(separator: "\n")
    }

    public static func == (left: LayoutConflict, right: LayoutConflict) -> Bool {
        left.members == right.members && left.broken == right.broken && left.relaxation == right.relaxation
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(members)
        hasher.combine(broken)
    }
}
