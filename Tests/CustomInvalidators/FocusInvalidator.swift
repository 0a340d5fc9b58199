public import Widgets

/// The documented example of a custom invalidator, in a separate module.
extension Invalidations {
    public struct Focus: ViewInvalidatingType {
        public nonisolated init() {}
        public func invalidate(view: View) { view.setNeedsFocusUpdate() }
    }
}

extension ViewInvalidatingType where Self == Invalidations.Focus {
    public static nonisolated var focus: Self { Self() }
}
