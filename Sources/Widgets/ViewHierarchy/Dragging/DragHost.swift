/// The interface of drags to the host of a view tree.
package protocol DragHost: AnyObject {
    /// The root of the view tree, in which previews are displayed.
    var rootView: View { get }
    /// Returns the view that receives an event at `point`, in the window's space; nil if there is none.
    func hitTest(_ point: Point, with event: InputEvent?) -> View?
    /// Calls `action` after `delay`, repeatedly if `repeating` is true, until the timer is invalidated.
    func schedule(after delay: Duration, repeating: Bool, _ action: @escaping () -> Void) -> ScheduledTimer
    /// Called when the cursor of a drag may have changed.
    func dragCursorDidChange()
    /// Returns the host of the frontmost window of the program at `point`, in points of this host's window, and the point in its space;
    /// nil if there is no window of the program.
    func dragDestination(at point: Point) -> (host: any DragHost, location: Point)?
}

/// A view on which certain items can be dropped without an interaction of the program, such as text on a text field.
package protocol DropInteractionProviding: View {
    /// The interaction that receives the items if no other one of the view does; nil if nothing can be dropped.
    var providedDropInteraction: DropInteraction? { get }
    /// Returns whether the interaction receives the items of a session only if no ancestor of the view does; false by default.
    func providesFallback(for session: DropSession) -> Bool
}

extension DropInteractionProviding {
    package func providesFallback(for session: DropSession) -> Bool { false }
}

/// A view on which nothing can be dropped at the moment, such as a disabled control.
package protocol DropRefusing: View {
    var refusesDrops: Bool { get }
}
