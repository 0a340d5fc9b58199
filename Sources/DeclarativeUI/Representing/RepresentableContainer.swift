/// Holds a represented view, gives it its own bounds, and tells when it may want another size.
final class RepresentableContainer: PassingView, LayoutHearing {
    /// The view, or something in it, was laid out or has told of another size.
    var sizeMayHaveChanged: (() -> Void)?
    private var shown: Widgets.View?
    private var controller: ViewController?

    func show(_ view: Widgets.View, of controller: ViewController?) {
        hearOfLayoutInside()
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

    /// In a window, the controller is inside of that which shows the description.
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

    func leaveController() {
        guard let controller else { return }
        if controller.parent != nil {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        self.controller = nil
    }
}
