/// The dynamic context of the running code: values that a call passes to all code that it calls, through methods of the program
/// that have no parameters for them.
///
/// Each value is set before a call and restored after it, so that no value persists from one frame or event to the next.
///
///     let outer = ExecutionContext.current.scaleWithoutHost
///     ExecutionContext.current.scaleWithoutHost = 2
///     defer { ExecutionContext.current.scaleWithoutHost = outer }
package struct ExecutionContext {
    /// The context of the code that is running.
    package static var current = ExecutionContext()

    /// The animation that records the changes made by the running code.
    var animation = AnimationContext()
    /// Whether the event that is being handled has reached the end of the responder chain.
    var isEventUnhandled = false
    /// The responder that has received the key event that is being handled last; nil for none, and if it has performed a key command.
    var keyReceiver: Responder?
    /// The number of pixels per point of views that no host shows: 1, except while DeclarativeUI measures candidate content.
    package var scaleWithoutHost = 1.0
    /// The factor of texts of views that no host shows: 1, with the same exception.
    package var textScaleWithoutHost = 1.0
}
