/// The delegate of a scroll view, modelled on `UIScrollViewDelegate`.
///
/// All methods are optional.
///
///     final class Reader: ScrollViewDelegate {
///         func scrollViewDidScroll(_ scrollView: ScrollView) { header.alpha = 1 - scrollView.contentOffset.y / 100 }
///     }
@MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// Called when the offset has changed, by the user or by the program.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Called when the user begins to drag the content or the knob of a scroll bar.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// Called when the user lifts the finger after a pan; `velocity` is in points per second.
    ///
    /// The content will come to rest at `targetContentOffset`, which the delegate can change.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
    /// Called when the drag has ended; `decelerate` is true when the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// Called before the content decelerates.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when a deceleration has ended.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called when the animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// Returns the view that is scaled when the user zooms; nil, the default, for none.
    func viewForZooming(in scrollView: ScrollView) -> View?
    /// Called when the user begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
    /// Called when the zoom scale has changed, by the user or by the program.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// Called when a zoom by the user or an animated zoom has ended, with the scale between the limits.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
    public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
