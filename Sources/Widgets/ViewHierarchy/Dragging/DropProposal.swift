/// The effect of a drop: `UIDropOperation`.
///
///     DropProposal(operation: .copy)
public nonisolated enum DropOperation: Hashable, Sendable {
    /// Nothing is dropped here, but it may be dropped in another place of the view.
    case cancel
    /// Nothing can be dropped here although it could be expected; the pointer shows this.
    case forbidden
    /// The data is copied.
    case copy
    /// The data is moved: the source removes it after the drop.
    case move

    /// Whether data is transferred.
    public var isDrop: Bool { self == .copy || self == .move }
}

/// The answer of a drop target to the question what a drop at the current location would do: `UIDropProposal`.
///
///     func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
///         DropProposal(operation: session.allowsMoveOperation ? .move : .copy)
///     }
public nonisolated struct DropProposal: Hashable, Sendable {
    /// The effect of a drop.
    public var operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
