internal import ObjectReferences

/// The origin of a constraint of the solver.
nonisolated struct LayoutSource {
    enum Kind {
        case constraint
        case frame, content, contentHugging, contentResistance, margins, fitting
        /// A size that is not negative.
        case bound
    }

    var kind: Kind
    // Both leave the solver before they are deallocated.
    @OptionalUncountedReference var constraint: LayoutConstraint? = nil
    @OptionalUncountedReference var node: LayoutNode? = nil
}
