public import Widgets

/// The documented example of an invalidator of one's own, in a module of its own.
extension Invalidations {
    public struct Focus: ViewInvalidatingType {
        public nonisolated init() {}
        public func invalidate(view: View) { view.setNeedsFocusUpdate() }
    }
}

extension ViewInvalidatingType where Self == Invalidations.Focus {
    public static nonisolated var focus: Self { Self() }
}
