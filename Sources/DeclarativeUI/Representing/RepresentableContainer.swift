/// Contains a represented view, sizes it to its bounds, and reports when its size may have changed.
final class RepresentableContainer: PassingView, LayoutHearing {
    /// Called when the represented view, or a descendant, was laid out or has invalidated its intrinsic size.
    var sizeMayHaveChanged: (() -> Void)?
    private var shown: Widgets.View?
    private var controller: ViewController?

    func show(_ view: Widgets.View, of controller: ViewController?) {
        observeDescendantLayout()
        shown = view
        self.controller = controller
        addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sizeMayHaveChanged?()
        guard let shown, shown.superview === self, shown.frame != bounds else { return }
        shown.frame = bounds
    }

    func subviewWasLaidOut(_ subview: Widgets.View) { sizeMayHaveChanged?() }

    // MARK: - The controller

    /// Adds the controller to the nearest parent controller when the container moves to a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let controller, viewHost != nil, controller.parent == nil else { return }
        var step = superview?.next
        while let responder = step {
            if let parent = responder as? ViewController {
                parent.addChild(controller)
                controller.didMove(toParent: parent)
                return
            }
            step = responder.next
        }
    }

    func removeController() {
        guard let controller else { return }
        if controller.parent != nil {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        self.controller = nil
    }
}
