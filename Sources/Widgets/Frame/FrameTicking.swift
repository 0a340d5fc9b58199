/// A view that moves by itself: it is told of every frame while it is among its host's `frameTickers`.
///
/// It takes itself out when it stands still; while it is in, frames are run without another cause.
protocol FrameTicking: View {
    func tick(at now: Duration)
}
