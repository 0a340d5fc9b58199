import DeclarativeUI
import WidgetsTesting

/// Every view with its kind, text, place and opacity, in the order in which they are drawn.
func everythingSeen(in view: Widgets.View, depth: Int = 0) -> [String] {
    let text = (view as? Widgets.Label)?.text ?? "-"
    let indentation = String(repeating: " ", count: depth)
    let own = "\(indentation)\(type(of: view)) \(text) \(view.frame) \(view.alpha)"
    return [own] + view.subviews.flatMap { everythingSeen(in: $0, depth: depth + 1) }
}
