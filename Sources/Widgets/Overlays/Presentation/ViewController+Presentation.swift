extension ViewController {
    /// The controller that this controller presents; nil when there is none.
    public final var presentedViewController: ViewController? { presentation.presented?.controller }

    /// The controller that presents this controller or its nearest presented ancestor; nil when there is none.
    public final var presentingViewController: ViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Presents `controller` as a sheet over all views of this controller's window, or in a popover, until it is dismissed.
    ///
    /// The ``modalPresentationStyle`` of `controller` decides; for popovers see ``popoverPresentationController``. The views behind a sheet
    /// receive no events, and the focus stays in the sheet. Escape dismisses it unless ``isModalInPresentation`` is true. A popover is not
    /// animated. A controller in a popover that presents another one is dismissed first, and its presenter presents the other one.
    ///
    /// The method returns at once, without a nested event loop. Called from `viewDidLoad()`, `viewWillAppear(_:)` or `viewDidAppear(_:)`, it
    /// takes effect when this controller has appeared. It does nothing but report a diagnostic if this controller already presents another or
    /// its view is in no window, or if `controller` is already presented or its view has a superview.
    ///
    ///     present(AlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
    public final func present(
        _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        if isAppearing {
            presentation.deferred.append {
                $0.present(controller, animated: animated, completion: completion)
            }
            return
        }
        if let presenter = popoverPresenter {
            presenter.dismiss(animated: false)
            return presenter.present(controller, animated: animated, completion: completion)
        }
        guard let view = viewIfLoaded, let host = view.viewHost else {
            return reportRefusal(
                controller, "while its own view is in no window", "show the presenting view first")
        }
        if let presented = presentedViewController {
            return reportRefusal(
                controller, "while it presents \(type(of: presented))", "dismiss that, or present from it")
        }
        // A controller that was dismissed can be presented again before its fade-out has ended.
        controller.presentation.fading?.endFading()
        controller.presentation.fading = nil
        if controller.presentation.presenting != nil || controller.viewIfLoaded?.superview != nil {
            return reportRefusal(
                controller, "which is shown elsewhere", "remove its view from its superview first")
        }
        controller.presentation.isOpening = true
        if controller.modalPresentationStyle == .popover, presentPopover(controller, in: host) {
            completion?()
        } else {
            let overlay = PresentationOverlay(controller, from: view)
            presentation.presented = PresentedOverlay(overlay)
            controller.presentation.presenting = self
            overlay.appear(in: host, animated: animated, completion: completion)
        }
        controller.presentation.isOpening = false
        controller.performDeferredPresentations()
    }

    private func reportRefusal(_ controller: ViewController, _ reason: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: "\(type(of: self))",
                message: "was to present \(type(of: controller)) \(reason)",
                cure: "nothing was changed; \(cure)"))
    }

    /// Dismisses the controller that this controller presents as a sheet or in a popover, with all controllers presented by it in turn.
    ///
    /// If this controller presents none, the call is forwarded to its presenting controller.
    ///
    /// The previous focus is restored. `completion` is called in all cases, after the dismissal.
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

    /// Dismisses the controller that this controller presents, with the controllers presented by it in turn up to `kept`, which this
    /// controller presents from then on.
    package final func dismiss(
        animated: Bool, keeping kept: ViewController, completion: (() -> Void)? = nil
    ) {
        guard let presenter = kept.presentation.presenting, presenter !== self,
            let presented = presentation.presented, let keptPresentation = presenter.presentation.presented
        else { return dismiss(animated: animated, completion: completion) }
        presenter.presentation.presented = nil
        presentation.presented = keptPresentation
        kept.presentation.presenting = self
        (keptPresentation as? PresentedOverlay)?.inheritFocus(from: presented)
        presented.end(animated: animated, completion: completion)
    }

    /// Sets an action for Escape; the sheet is not dismissed when the action returns true.
    package final func setCancelAction(_ action: @escaping () -> Bool) { presentation.cancels = action }

    /// Handles Escape in the sheet: calls the cancel action, or dismisses the sheet unless that is not allowed.
    final func cancelPresentation() {
        if presentation.cancels?() == true || isModalInPresentation { return }
        if let sheet = self as? any SheetBehavior, !sheet.userMayDismiss() { return }
        let controller = self
        presentation.presenting?.dismiss(animated: true) { controller.presentationDidDismiss() }
    }
}

/// The presenter's ownership of a presentation, which ends when the presenter is deallocated.
///
/// A separate object, so that `ViewController` needs no deinitialiser.
@MainActor  // Repeated for the isolated deinit: whole-module builds of Swift 6.3 ignore the default.
final class PresentedOverlay: ControllerPresentation {
    private let overlay: PresentationOverlay
    private var isEnded = false

    init(_ overlay: PresentationOverlay) { self.overlay = overlay }

    var controller: ViewController { overlay.controller }

    /// Restores the focus that `other` would have restored, because it ends while this presentation is in front of it.
    func inheritFocus(from other: any ControllerPresentation) {
        if let other = other as? PresentedOverlay { overlay.inheritFocus(from: other.overlay) }
    }

    isolated deinit {
        // Otherwise the views behind would stay covered by a sheet that cannot be dismissed.
        end(animated: false, completion: nil)
    }

    func themeOverrideDidChange() { ThemeInheritance(of: overlay).takeOverride(of: controller.view) }

    func preferredContentSizeDidChange() { overlay.setNeedsLayout() }

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
