/// A kind of invalidation that a change of an annotated property causes.
///
/// To add your own, declare it in an extension of `Invalidations`, with a static member in an extension of this protocol; it
/// can then be used like the built-in ones, from any module:
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
    /// Invalidates `view`, whose annotated property already has its new value.
    func invalidate(view: View)
}
