/// Presents a controller in the window of a view, whichever controller displays the view.
enum WindowPanel {
    /// Presents `controller`; returns false if the view is in no window, or a panel of the same kind is open.
    @discardableResult static func present(_ controller: ViewController, for view: View) -> Bool {
        guard let host = view.viewHost else { return false }
        var presenter = controllerOfWindow(host.rootView)
        while let presented = presenter.presentedViewController {
            if type(of: presented) == type(of: controller) { return false }
            presenter = presented
        }
        presenter.present(controller, animated: true)
        return true
    }

    private static func controllerOfWindow(_ root: View) -> ViewController {
        if let controller = (root as? Window)?.rootViewController ?? root.owningController {
            return controller
        }
        if let known = root.subviews.lazy.compactMap({ $0 as? PanelAnchor }).first { return known.controller }
        let made = PanelAnchor(frame: .zero)
        made.isHidden = true
        View.performWithoutAnimation { root.insertSubview(made, at: 0) }
        return made.controller
    }
}

/// A hidden view whose controller presents panels in a window without a root view controller.
private final class PanelAnchor: View {
    private var storedController: PanelController?

    var controller: PanelController {
        if let storedController { return storedController }
        let made = PanelController()
        made.view = self
        storedController = made
        return made
    }

    /// Releases the controller, which retains this view.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if viewHost == nil { storedController = nil }
    }
}

private final class PanelController: ViewController {}
