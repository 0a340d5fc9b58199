/// How the two sides of a constraint compare.
///
///     let atLeast = Relation.greaterThanOrEqual
public enum Relation: UInt8, Hashable, Sendable, CustomStringConvertible {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual

    /// The sign as source code writes it.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
