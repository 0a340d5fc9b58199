/// A view that animates itself: it is called in every frame while it is registered in its host's `frameTickers`.
///
/// While a view is registered, frames run continuously; it must remove itself when its motion has ended.
package protocol FrameTicking: View {
    func tick(at now: Duration)
}
