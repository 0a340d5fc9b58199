/// Required constraints that cannot hold together, although any of them could be left out and the others would hold.
///
///     for conflict in window.layoutConflicts { print(conflict) }
public struct LayoutConflict: Hashable, CustomStringConvertible {
    /// The constraints in words, oldest first, with where in the source they were made.
    public let members: [String]
    /// The one that gave way, of `members`.
    public let broken: String
    /// The least change that would make all of them hold.
    public let relaxation: String
    /// The constraint that gave way, if it is one that was made by hand.
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
