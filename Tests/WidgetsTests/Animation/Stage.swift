import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// A blue square on a white root view, already displayed.
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

    /// The displayed left edge of the view.
    var shownX: Double { view.shownFrame.minX }
    /// The seconds between `start` and the latest frame.
    func elapsed(since start: Duration) -> Double { ((harness.lastFrame?.time ?? .zero) - start).seconds }

    /// Advances the clock to `seconds` and displays a frame at that time.
    func show(at seconds: Double) { harness.show(at: seconds) }
}

extension Harness {
    /// Advances the clock to `seconds` and displays a frame at that time.
    func show(at seconds: Double) {
        advance(by: .nearest(seconds) - now)
        _ = renderFresh()
    }
}

extension View {
    /// The displayed frame of the view, which is the presentation frame during an animation.
    var shownFrame: Rect { layer.presentation()?.frame ?? frame }
}
