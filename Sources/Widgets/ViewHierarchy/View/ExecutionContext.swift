/// The surroundings of the code that runs now: values that a call hands to all code that it leads to, through methods of the program,
/// which have no parameters for them.
///
/// Each is set around a call and restored after it, so that nothing of one frame or one event is left for the next.
///
///     let outer = ExecutionContext.current.scaleOfUnshown
///     ExecutionContext.current.scaleOfUnshown = 2
///     defer { ExecutionContext.current.scaleOfUnshown = outer }
package struct ExecutionContext {
    /// The context of the code that runs now.
    package static var current = ExecutionContext()

    /// The animation that the changes made now belong to.
    var animation = AnimationContext()
    /// Whether the event that is being handled has reached the end of the responder chain.
    var isEventUnhandled = false
    /// The number of pixels per point of views that no host shows: 1 except while a description measures what it may come to show.
    package var scaleOfUnshown = 1.0
}
