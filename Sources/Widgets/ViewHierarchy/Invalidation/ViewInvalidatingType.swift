/// A kind of work that is repeated when an annotated property changes.
///
/// Declare your own in an extension of `Invalidations`, and a name for it in an extension of this protocol; it then
/// stands beside the built-in ones, from any module:
///
///     extension Invalidations {
///         struct Focus: ViewInvalidatingType {
///             func invalidate(view: View) { view.setNeedsFocusUpdate() }
///         }
///     }
///     extension ViewInvalidatingType where Self == Invalidations.Focus {
///         static var focus: Self { Self() }
///     }
///     // @ViewInvalidating(.display, .focus) var isActive = false
public protocol ViewInvalidatingType {
    /// Marks `view`; the annotated property already has its new value.
    func invalidate(view: View)
}
