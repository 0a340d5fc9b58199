/// The presenter's ownership of a popover, which closes when the presenter is deallocated.
@MainActor  // Repeated for the isolated deinit: whole-module builds of Swift 6.3 ignore the default.
final class PresentedPopover: ControllerPresentation {
    let controller: ViewController
    let overlay: PopoverOverlay
    private var isEnded = false

    init(_ overlay: PopoverOverlay, _ controller: ViewController) {
        self.overlay = overlay
        self.controller = controller
    }

    isolated deinit { end(animated: false, completion: nil) }

    func themeOverrideDidChange() { ThemeInheritance(of: overlay).takeOverride(of: controller.view) }

    func preferredContentSizeDidChange() { overlay.resize(to: controller.popoverContentSize) }

    func end(animated: Bool, completion: (() -> Void)?) {
        if isEnded { return }
        isEnded = true
        controller.presentation.presenting = nil
        overlay.dismiss()
        completion?()
    }
}

extension ViewController {
    /// Presents `controller` in a popover; returns false if it has to be presented as a sheet.
    final func presentPopover(_ controller: ViewController, in host: ViewHost) -> Bool {
        guard let manager = controller.popoverPresentationController else { return false }
        let presented = manager.open(from: self, in: host) { [weak self, weak controller] overlay in
            self?.popoverDidClose(overlay, of: controller)
        }
        guard let presented else { return false }
        presentation.presented = presented
        controller.presentation.presenting = self
        presented.themeOverrideDidChange()
        host.moveFocus(
            into: controller.view, preferring: controller.preferredFocusedView, asByKeyboard: false)
        return true
    }

    /// Ends the presentation of a popover that the user or a change of the window has closed.
    private func popoverDidClose(_ overlay: PopoverOverlay?, of controller: ViewController?) {
        guard let controller, let presented = presentation.presented as? PresentedPopover,
            presented.overlay === overlay
        else { return }
        presentation.presented = nil
        presented.end(animated: false, completion: nil)
        controller.popoverPresentationController?.didDismiss()
    }

    /// The controller that has presented this one or its nearest presented ancestor in a popover; nil otherwise.
    final var popoverPresenter: ViewController? {
        guard let presenting = presentingViewController,
            presenting.presentation.presented is PresentedPopover
        else { return nil }
        return presenting
    }
}
