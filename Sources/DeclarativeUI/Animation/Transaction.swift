/// The context of a group of changes, which determines their animation.
///
/// Follows `SwiftUI.Transaction`.
///
///     withTransaction(Transaction(animation: .easeOut)) { isOpen = true }
public struct Transaction: Hashable {
    /// The animation of the changes; nil for none.
    public var animation: Animation?
    /// Whether `animation(_:value:)` of descendants is ignored; false by default.
    public var disablesAnimations = false

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with the animation of the changes; nil for none.
    public init(animation: Animation?) { self.animation = animation }
}
