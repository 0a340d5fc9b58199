import Widgets

/// UIKit source whose properties have ordinary names.
final class RouteView: UIView {
    var path: [CGPoint] = []
    var theme = "plain"
    var cursor = 0
    var toolTip: (text: String, delay: TimeInterval)?
    var contextMenu: [String] = []

    func append(_ point: CGPoint) {
        path.append(point)
        cursor = path.count - 1
        contextMenu.append("Delete point \(path.count)")
    }
}
