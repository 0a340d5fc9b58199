internal import ObjectReferences

/// The view controller that one modifier presents, from the request to the dismissal.
final class Presentation {
    // The graph owns the presenting node, which owns this object.
    @UncountedReference private var graph: Graph
    private var controller: ViewController? {
        didSet {
            graph.interaction?.presentationCount += (controller == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
        }
    }
    /// The root view of a presented sheet; nil for alerts.
    var page: PageView?

    /// The theme of the presenting declarative view; nil for the theme of the host.
    var theme: Theme? {
        didSet { if theme != oldValue, isPresenting { setTheme() } }
    }

    init(graph: Graph) { _graph = UncountedReference(graph) }

    deinit {}

    var isPresenting: Bool { controller != nil }

    /// Presents the controller with the next update, or once the graph is in a window.
    func present(_ controller: ViewController) {
        self.controller = controller
        graph.afterUpdate { [weak self] in self?.presentNow() }
    }

    private func presentNow() {
        guard let controller, controller.presentingViewController == nil else { return }
        guard let presenter = graph.interaction?.presenter else {
            graph.interaction?.deferredPresentations.append { [weak self] in self?.presentNow() }
            return
        }
        if theme != nil {
            controller.loadViewIfNeeded()
            setTheme()
        }
        presenter.present(controller, animated: true)
    }

    private func setTheme() {
        guard let view = controller?.viewIfLoaded else { return }
        ThemeInheritance(of: view).override(with: theme, for: self, depth: 0)
    }

    func dismiss(_ completion: @escaping () -> Void) {
        guard let old = controller else { return completion() }
        controller = nil
        page = nil
        // A controller that the user has dismissed has no presenter.
        guard let presenting = old.presentingViewController else { return completion() }
        presenting.dismiss(animated: true, completion: completion)
    }

    /// Forgets the controller after one of its buttons has dismissed it.
    func forget() { controller = nil }
}

extension GraphInteraction {
    /// The topmost presented controller, which presents for the graph; nil outside of windows.
    var presenter: ViewController? {
        guard let container = graph.container, container.viewHost != nil else { return nil }
        var presenter = nearestController(container)
        while let presented = presenter.presentedViewController { presenter = presented }
        return presenter
    }

    private func nearestController(_ container: Widgets.View) -> ViewController {
        var step: Responder? = container.next
        while let responder = step {
            if let controller = responder as? ViewController { return controller }
            step = responder.next
        }
        let made = ContainerController(container)
        substituteController = made
        return made
    }
}

/// A substitute controller for a hosting view that no view controller displays.
private final class ContainerController: ViewController {
    init(_ container: Widgets.View) {
        super.init()
        view = container
    }
}
