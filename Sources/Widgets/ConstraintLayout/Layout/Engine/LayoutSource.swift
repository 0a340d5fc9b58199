internal import ObjectReferences

/// The origin of a solver constraint.
nonisolated struct LayoutSource {
    enum Kind {
        case constraint
        case frame, content, contentHugging, contentResistance, margins, fitting
        /// A bound that keeps a size nonnegative.
        case bound
    }

    var kind: Kind
    // Safe: both are removed from the solver before they are deallocated.
    @OptionalUncountedReference var constraint: LayoutConstraint? = nil
    @OptionalUncountedReference var node: LayoutNode? = nil
}
