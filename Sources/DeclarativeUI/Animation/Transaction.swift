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

/// Runs `body`; what follows from its writes moves as `transaction` says.
@discardableResult
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = UpdateContext.current.transaction
    UpdateContext.current.transaction = transaction
    defer { UpdateContext.current.transaction = outer }
    return try body()
}

/// Runs `body`; what follows from its writes is animated.
@discardableResult
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
