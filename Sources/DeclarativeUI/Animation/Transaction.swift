/// How the changes that are made together move.
///
/// `SwiftUI.Transaction`.
///
///     withTransaction(Transaction(animation: .easeOut)) { isOpen = true }
public struct Transaction: Hashable {
    /// The animation of the changes; nil changes at once.
    public var animation: Animation?
    /// Whether `.animation(_:value:)` below is left out.
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
