/// The relation between the two sides of a constraint.
///
///     let atLeast = Relation.greaterThanOrEqual
public enum Relation: UInt8, Hashable, Sendable, CustomStringConvertible {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual

    /// The operator as written in source code.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
