/// A view that wraps its content and counts as as many views as the content.
protocol ContentHolding: View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
}

extension ContentHolding {
    static func _viewCount(_ modified: ViewCount) -> ViewCount { Content._viewCount(modified) }
    var _viewCount: ViewCount { content._viewCount }
}
