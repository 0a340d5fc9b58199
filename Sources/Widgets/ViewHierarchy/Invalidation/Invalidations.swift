/// A namespace for the built-in invalidators, which can be extended with others.
///
///     @ViewInvalidating(.layout, .display) var spacing = 8.0
public enum Invalidations {
    /// An invalidator that calls `setNeedsLayout()`.
    public struct Layout: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsLayout() }
    }

    /// An invalidator that calls `setNeedsDisplay()`.
    public struct Display: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsDisplay() }
    }

    /// An invalidator that calls `setNeedsUpdateConstraints()`.
    public struct Constraints: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.setNeedsUpdateConstraints() }
    }

    /// An invalidator that calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.invalidateIntrinsicContentSize() }
    }

    /// An invalidator that calls `invalidateRestorableState()`.
    public struct RestorableState: ViewInvalidatingType {
        @inlinable public nonisolated init() {}
        @inlinable public func invalidate(view: View) { view.invalidateRestorableState() }
    }

    /// An invalidator that calls `setNeedsUpdateConfiguration()` on cells, headers and footers of lists and tables.
    ///
    /// On any other view it only reports a diagnostic that names the view and the property.
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
