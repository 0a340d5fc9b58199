import DeclarativeUI
import WidgetsTesting

/// Returns a description of every view in drawing order: type, text, frame and opacity.
func everythingSeen(in view: Widgets.View, depth: Int = 0) -> [String] {
    let text = (view as? Widgets.Label)?.text ?? "-"
    let indentation = String(repeating: " ", count: depth)
    let own = "\(indentation)\(type(of: view)) \(text) \(view.frame) \(view.alpha)"
    return [own] + view.subviews.flatMap { everythingSeen(in: $0, depth: depth + 1) }
}
