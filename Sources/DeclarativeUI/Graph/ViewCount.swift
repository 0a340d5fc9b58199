/// The number of views that a view value provides to its container.
///
/// A modifier of one view is placed together with it; a modifier of several views is applied to each of them separately.
///
///     Group<Text>._viewCount(.several)   // .one
public enum ViewCount: Comparable, Sendable {
    /// Always exactly one view.
    case one
    /// At most one view, whose existence or identity may change.
    case optional
    /// Any number of views.
    case several
}

extension View {
    /// Returns the count of the body's type.
    public static func _viewCount(_ modified: ViewCount) -> ViewCount { Body._viewCount(.several) }
    public var _viewCount: ViewCount { Self._viewCount(.several) }

    /// The number of views that this value provides; the value is examined only if its type does not determine the count.
    var viewCount: ViewCount {
        let count = Self._viewCount(.several)
        return count == .one ? .one : _viewCount
    }
}

extension View where Body == Never {
    /// Returns one: a view without a body is drawn or placed by the module as one view.
    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
}
