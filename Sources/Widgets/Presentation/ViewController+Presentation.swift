extension ViewController {
    /// What this controller presents; nil while it presents nothing.
    public final var presentedViewController: ViewController? { presentation.presented?.controller }

    /// What presents this controller, or the one that it is inside of; nil while nothing does.
    public final var presentingViewController: ViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Shows `controller` as a sheet over everything in this controller's window, until it is dismissed.
    ///
    /// What is below takes no events, and the focus stays inside; Escape dismisses it unless its ``isModalInPresentation``.
    /// It returns at once: there is one loop, and it never nests. A controller that presents already, is nowhere to be seen,
    /// or presents one that is shown elsewhere, changes nothing and says so.
    ///
    ///     present(AlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
    public final func present(
        _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let host = viewIfLoaded?.viewHost else {
            return refuse(controller, "while its own view is in no window", "show the presenting view first")
        }
        if let presented = presentedViewController {
            return refuse(
                controller, "while it presents \(type(of: presented))", "dismiss that, or present from it")
        }
        if controller.presentation.presenting != nil || controller.viewIfLoaded?.superview != nil {
            return refuse(controller, "which is shown elsewhere", "take it out there first")
        }
        let overlay = PresentationOverlay(controller)
        presentation.presented = overlay
        controller.presentation.presenting = self
        overlay.appear(in: host, animated: animated, completion: completion)
    }

    private func refuse(_ controller: ViewController, _ why: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: "\(type(of: self))",
                message: "was to present \(type(of: controller)) \(why)",
                cure: "nothing was changed; \(cure)"))
    }

    /// Takes away what this controller presents, with all that it presents in turn; where it presents nothing, asks the one
    /// that presents it to do so.
    ///
    /// The focus goes back to where it was. `completion` is called in any case, afterwards.
    public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let overlay = presentation.presented else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        // What is above goes with it, without being seen to.
        if overlay.controller.presentation.presented != nil { overlay.controller.dismiss(animated: false) }
        presentation.presented = nil
        overlay.controller.presentation.presenting = nil
        overlay.disappear(animated: animated, completion: completion)
    }

    /// Has Escape do something else than to dismiss the sheet, as long as `action` gives true.
    package final func setCancelAction(_ action: @escaping () -> Bool) { presentation.cancels = action }

    /// Escape was pressed in the sheet.
    final func cancelPresentation() {
        if presentation.cancels?() == true || isModalInPresentation || !userMayDismiss() { return }
        let controller = self
        presentation.presenting?.dismiss(animated: true) { controller.presentationDidDismiss() }
    }
}

/// Who presents whom.
struct PresentationState {
    var presented: PresentationOverlay?
    weak var presenting: ViewController?
    /// What Escape does instead of dismissing it; false when it does nothing.
    var cancels: (() -> Bool)?
}
