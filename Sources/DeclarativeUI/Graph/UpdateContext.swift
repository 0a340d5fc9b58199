/// The context of the closure or body that is running.
///
/// Bodies and actions take no parameters, so the context is global: each part is set around a call and restored after it.
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

/// Runs `body`, and applies `transaction` to the changes of views that result from its writes.
///
/// Returns the result of `body`, and rethrows its errors. The views change in the next frame.
@discardableResult
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = UpdateContext.current.transaction
    UpdateContext.current.transaction = transaction
    defer { UpdateContext.current.transaction = outer }
    return try body()
}

/// Runs `body`, and animates the changes of views that result from its writes with `animation`.
///
/// Returns the result of `body`, and rethrows its errors. The views change in the next frame; if `animation` is nil, they
/// change without an animation.
///
///     withAnimation(.easeOut(duration: 0.2)) { isExpanded.toggle() }
@discardableResult
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
