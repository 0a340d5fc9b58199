/// A view that wraps its content and provides as many views to its container as the content does.
protocol ContentHolding: View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
}

extension ContentHolding {
    static func _viewCount(_ modified: ViewCount) -> ViewCount { Content._viewCount(modified) }
    var _viewCount: ViewCount { content._viewCount }
}
