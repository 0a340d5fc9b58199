import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// A square in the middle of nothing, already on the screen.
struct Stage {
    let root = View(frame: .zero)
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let harness: Harness

    init(theme: Theme = .light) {
        root.backgroundColor = .white
        view.backgroundColor = .blue
        root.addSubview(view)
        harness = Harness(root, size: Size(width: 400, height: 200), theme: theme)
        harness.step()
    }

    /// Where the left edge is shown.
    var shownX: Double { view.shownFrame.minX }
    /// Seconds since `start` at the newest frame.
    func elapsed(since start: Duration) -> Double { ((harness.lastFrame?.time ?? .zero) - start).seconds }

    /// Lets time pass up to `seconds`, and shows a frame at just that time.
    func show(at seconds: Double) { harness.show(at: seconds) }
}

extension Harness {
    /// Lets time pass up to `seconds`, and shows a frame at just that time.
    func show(at seconds: Double) {
        advance(by: .nearest(seconds) - now)
        _ = renderFresh()
    }
}

extension View {
    /// Where the view is shown.
    var shownFrame: Rect { layer.presentation()?.frame ?? frame }
}
