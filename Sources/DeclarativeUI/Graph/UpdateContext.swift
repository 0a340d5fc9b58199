/// The context of the closure or body that is running.
///
/// Bodies and actions have no parameters for it: each part is set around a call and restored after it.
struct UpdateContext {
    /// The context of the code that is running.
    static var current = UpdateContext()

    /// The node that is recorded as a reader of each source that is read; nil outside of bodies.
    var reader: Node?
    /// The transaction of writes.
    var transaction = Transaction()
    /// The origin that is recorded for writes; nil outside of the closures of views.
    var origin: UpdateOrigin?
}

/// Runs `body`, and applies `transaction` to the changes that result from its writes.
@discardableResult
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = UpdateContext.current.transaction
    UpdateContext.current.transaction = transaction
    defer { UpdateContext.current.transaction = outer }
    return try body()
}

/// Runs `body`, and animates the changes that result from its writes with `animation`.
@discardableResult
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
