extension ViewController {
    /// The controller that this controller presents; nil while it presents none.
    public final var presentedViewController: ViewController? { presentation.presented?.controller }

    /// The controller that presents this one or its ancestor; nil while none does.
    public final var presentingViewController: ViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Shows `controller` as a sheet over everything in this controller's window, until it is dismissed.
    ///
    /// Views below take no events, and the focus stays inside; Escape dismisses it unless ``isModalInPresentation``.
    /// The call returns at once: the event loop never nests. A controller that presents already or is in no window, or
    /// a presented controller that is shown elsewhere, changes nothing and reports a diagnostic.
    ///
    ///     present(AlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
    public final func present(
        _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let view = viewIfLoaded, let host = view.viewHost else {
            return refuse(controller, "while its own view is in no window", "show the presenting view first")
        }
        if let presented = presentedViewController {
            return refuse(
                controller, "while it presents \(type(of: presented))", "dismiss that, or present from it")
        }
        // Dismissed just now, it may be presented again while it fades.
        controller.presentation.fading?.endFading()
        controller.presentation.fading = nil
        if controller.presentation.presenting != nil || controller.viewIfLoaded?.superview != nil {
            return refuse(controller, "which is shown elsewhere", "take it out there first")
        }
        let overlay = PresentationOverlay(controller, from: view)
        presentation.presented = PresentedOverlay(overlay)
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
        guard let presented = presentation.presented else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        presentation.presented = nil
        presented.end(animated: animated, completion: completion)
    }

    /// Makes Escape call `action` in place of dismissing the sheet, where that returns true.
    package final func setCancelAction(_ action: @escaping () -> Bool) { presentation.cancels = action }

    /// Escape was pressed in the sheet.
    final func cancelPresentation() {
        if presentation.cancels?() == true || isModalInPresentation { return }
        if let sheet = self as? any SheetBehavior, !sheet.userMayDismiss() { return }
        let controller = self
        presentation.presenting?.dismiss(animated: true) { controller.presentationDidDismiss() }
    }
}

/// A presenter's hold on what it presents: when the presenter is deallocated, the presentation ends.
///
/// An object of its own, so that `ViewController` needs no deinitialiser.
@MainActor  // Said again for the isolated deinit: whole-module builds of Swift 6.3 overlook the default.
final class PresentedOverlay: ControllerPresentation {
    private let overlay: PresentationOverlay
    private var isEnded = false

    init(_ overlay: PresentationOverlay) { self.overlay = overlay }

    var controller: ViewController { overlay.controller }

    isolated deinit {
        // The views behind must not stay covered by a sheet that cannot be dismissed.
        end(animated: false, completion: nil)
    }

    func themeOverrideDidChange() { ThemeInheritance(of: overlay).takeOverride(of: controller.view) }

    func end(animated: Bool, completion: (() -> Void)?) {
        if isEnded { return }
        isEnded = true
        let controller = controller
        if controller.presentation.presented != nil { controller.dismiss(animated: false) }
        controller.presentation.presenting = nil
        controller.presentation.fading = overlay
        overlay.disappear(animated: animated, completion: completion)
    }
}
