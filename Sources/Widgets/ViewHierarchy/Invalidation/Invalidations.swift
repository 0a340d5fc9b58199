/// The built-in invalidators, and the place for others.
///
///     @ViewInvalidating(.layout, .display) var spacing = 8.0
public enum Invalidations {
    /// Calls `setNeedsLayout()`.
    public struct Layout: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsDisplay()`.
    public struct Display: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsUpdateConstraints() }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.invalidateIntrinsicContentSize() }
    }

    /// Calls `invalidateRestorableState()`.
    public struct RestorableState: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.invalidateRestorableState() }
    }

    /// `setNeedsUpdateConfiguration()`, on cells, headers and footers of lists and tables.
    ///
    /// On any other view it does nothing but report a diagnostic that names view and property.
    public struct Configuration: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        public func invalidate(view: View) {
            if let view = view as? any ConfigurationUpdating {
                view.setNeedsUpdateConfiguration()
            } else {
                InvalidationTrace.hasMisuse = true
            }
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.Layout {
    @inlinable public static nonisolated var layout: Self { Self() }
}
extension ViewInvalidatingType where Self == Invalidations.Display {
    @inlinable public static nonisolated var display: Self { Self() }
}
extension ViewInvalidatingType where Self == Invalidations.Constraints {
    @inlinable public static nonisolated var constraints: Self { Self() }
}
extension ViewInvalidatingType where Self == Invalidations.IntrinsicContentSize {
    @inlinable public static nonisolated var intrinsicContentSize: Self { Self() }
}
extension ViewInvalidatingType where Self == Invalidations.RestorableState {
    @inlinable public static nonisolated var restorableState: Self { Self() }
}
extension ViewInvalidatingType where Self == Invalidations.Configuration {
    @inlinable public static nonisolated var configuration: Self { Self() }
}
