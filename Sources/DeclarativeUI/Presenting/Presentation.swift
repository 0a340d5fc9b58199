internal import ObjectReferences

/// The view controller that one modifier presents, from the request to the dismissal.
final class Presentation: PresentationRequest {
    // The node owns this object.
    @UncountedReference private(set) var presenter: Node
    let precedence: PresentationPrecedence
    private var controller: ViewController? {
        didSet {
            graph.interaction?.presentationCount += (controller == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
        }
    }
    /// The root view of a presented sheet; nil for alerts.
    var page: PageView?
    private var graph: Graph { presenter.graph }
    private var queue: PresentationQueue? { graph.interaction?.presentations }

    /// The theme of the presenting declarative view; nil for the theme of the host.
    var theme: Theme? {
        didSet { if theme != oldValue, isPresenting { setTheme() } }
    }

    init(by presenter: Node, _ precedence: PresentationPrecedence) {
        _presenter = UncountedReference(presenter)
        self.precedence = precedence
    }

    deinit {}

    /// Whether a presentation has been requested.
    var isPresenting: Bool { controller != nil }
    var isDisplayed: Bool { controller?.presentingViewController != nil }
    func presents(_ controller: ViewController) -> Bool { self.controller === controller }

    /// Presents the controller after the update, or as soon as the presentations in front of the view permit it.
    func present(_ controller: ViewController) {
        self.controller = controller
        queue?.add(self)
    }

    func perform() -> Bool {
        guard let controller, !isDisplayed else { return true }
        guard let interaction = graph.interaction, let nearest = interaction.presenter else { return false }
        if theme != nil {
            controller.loadViewIfNeeded()
            setTheme()
        }
        controller.presentation.source = PresentationOrder.enclosingPage(of: presenter)?.view
        nearest.present(controller, animated: true) { [weak self] in self?.queue?.presentNext() }
        interaction.presentations.didPresent(self)
        return true
    }

    private func setTheme() {
        guard let view = controller?.viewIfLoaded else { return }
        ThemeInheritance(of: view).override(with: theme, for: self, depth: 0)
    }

    /// Dismisses the controller with the presentations by views in `page`, but not those by other views in front of it.
    func dismiss(withPage page: Node? = nil, _ completion: @escaping () -> Void = {}) {
        guard let old = controller else { return completion() }
        let kept = queue?.presentation(inFrontOf: old, outsideOf: page)
        forget()
        // A controller that the user has dismissed has no presenter.
        guard let presenting = old.presentingViewController else { return completion() }
        if let kept {
            presenting.dismiss(animated: true, keeping: kept, completion: completion)
        } else {
            presenting.dismiss(animated: true, completion: completion)
        }
    }

    /// Releases the controller; called after one of its buttons has dismissed it.
    func forget() {
        controller = nil
        page = nil
        queue?.remove(self)
    }
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
