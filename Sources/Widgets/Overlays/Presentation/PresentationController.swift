/// The object that manages the presentation of a view controller: `UIPresentationController`.
///
/// A program does not create one: it configures the ``ViewController/popoverPresentationController`` of the controller that it presents.
///
///     func presentationControllerDidDismiss(_ presentation: PresentationController) {
///         save(presentation.presentedViewController)
///     }
public class PresentationController {
    /// The controller that is presented.
    public unowned final let presentedViewController: ViewController

    /// The controller that presents; nil before the presentation and after it.
    public final var presentingViewController: ViewController? {
        presentedViewController.presentation.presenting
    }

    init(_ controller: ViewController) { presentedViewController = controller }

    nonisolated deinit {}
}

/// The questions about and notifications of a presentation: `UIAdaptivePresentationControllerDelegate`.
///
/// All of them have defaults.
///
///     extension Editor: PopoverPresentationControllerDelegate {
///         func presentationControllerShouldDismiss(_ presentation: PresentationController) -> Bool { !hasChanges }
///     }
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style of a presentation for which there is no room in its own style; a sheet by default.
    ///
    /// With `none`, the presentation keeps its style, and is reduced in size.
    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
    /// Returns whether the user may dismiss the controller with Escape or a press outside; true by default.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    /// Called after an attempt to dismiss the controller that was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
    /// Called before the user dismisses the controller.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)
    /// Called after the controller was dismissed by anything other than `dismiss(animated:completion:)`.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
        .automatic
    }
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    {
        true
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
}
