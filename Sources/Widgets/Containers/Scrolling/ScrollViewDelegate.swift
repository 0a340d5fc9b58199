/// Hears how a scroll view is scrolled: `UIScrollViewDelegate`.
///
/// All of it is optional.
///
///     final class Reader: ScrollViewDelegate {
///         func scrollViewDidScroll(_ scrollView: ScrollView) { header.alpha = 1 - scrollView.contentOffset.y / 100 }
///     }
@MainActor
public protocol ScrollViewDelegate: AnyObject {
    /// The offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// The user begins to drag the content, or the knob of a scroll bar.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// The user lets go; `velocity` in points a second.
    ///
    /// The content will come to rest at `targetContentOffset`, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
    /// Called when the pointer or the finger is lifted; `decelerate` when the content moves on.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// Called before the content moves on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called when the animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
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
}
