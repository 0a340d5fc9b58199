/// A view that animates itself: it is called in every frame while it is among its host's `frameTickers`.
///
/// It removes itself when it stands still; while it is registered, frames are run without another cause.
package protocol FrameTicking: View {
    func tick(at now: Duration)
}
