/// How many views a description comes to, for the container around it.
///
/// Asked by modifiers: around one view they are placed with it, around several each of those gets its own.
///
///     Group<Text>._viewCount(.several)   // .one
public enum ViewCount: Comparable, Sendable {
    /// Always one.
    case one
    /// One or none, or now this one and now another.
    case optional
    /// Any number.
    case several
}

extension View {
    /// As many as its body comes to.
    public static func _viewCount(_ modified: ViewCount) -> ViewCount { Body._viewCount(.several) }
    public var _viewCount: ViewCount { Self._viewCount(.several) }

    /// How many views this one comes to; the description is looked at only where its type does not tell.
    var viewCount: ViewCount {
        let count = Self._viewCount(.several)
        return count == .one ? .one : _viewCount
    }
}

extension View where Body == Never {
    /// Returns one: a view without a body is drawn or placed by the module as one view.
    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
}
