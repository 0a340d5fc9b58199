/// An invalidation of one view, with its cause: a link in the causal chain of a frame.
///
///     for invalidation in report.invalidations where invalidation.kind == .layout { print(invalidation) }
public nonisolated struct Invalidation: Hashable, Sendable {
    /// The kind of work that an invalidation requests.
    public enum Kind: Hashable, Sendable {
        case configuration
        case constraints
        case intrinsicContentSize
        case layout
        case display
        /// Compositing: the drawing is unchanged, but its position or its composited appearance has changed.
        case composition
        case restorableState
        case focus
    }

    /// The kind of work that is requested.
    public let kind: Kind
    /// The path of the view.
    public let view: String
    /// The annotated property whose change caused the invalidation; nil if a method was called.
    public let property: String?
    /// The location of that property's declaration; nil if a method was called.
    public let site: DeclarationSite?
    /// The event, timer or pass during which the view was invalidated.
    public let cause: String?
}

nonisolated extension Invalidation: CustomStringConvertible {
    public var description: String {
        var text = "\(kind) of \(view)"
        if let property { text += " by \(property)" }
        if let site { text += " (\(site))" }
        if let cause { text += " during \(cause)" }
        return text
    }
}
