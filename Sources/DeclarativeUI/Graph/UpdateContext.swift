/// The surroundings of the closure or the body that runs now.
///
/// Bodies and actions have no parameters for it: each part is set around a call and restored after it.
struct UpdateContext {
    /// The context of the code that runs now.
    static var current = UpdateContext()

    /// The node that is tied to what is read; nil outside of bodies.
    var reader: Node?
    /// The transaction of what is written.
    var transaction = Transaction()
    /// The closure that writes; nil outside of closures that views were given.
    var origin: UpdateOrigin?
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
