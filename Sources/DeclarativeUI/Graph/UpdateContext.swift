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
