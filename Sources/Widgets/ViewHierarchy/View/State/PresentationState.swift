/// The presentations that a controller takes part in.
package struct PresentationState {
    /// The presentation of the controller that this one presents.
    package var presented: (any ControllerPresentation)?
    package weak var presenting: ViewController?
    /// The presentation of this controller that ended last, while it fades out.
    package weak var fading: (any FadingPresentation)?
    /// The closure that Escape calls instead of dismissing the sheet; it returns false if it did nothing.
    package var cancels: (() -> Bool)?
    /// The style in which the controller is presented.
    package var style = ModalPresentationStyle.automatic
    /// The object that manages the presentation in the style, which the program configures before it.
    package var manager: AnyObject?
    /// The view in a sheet or popover for which the controller is presented, in front of that; nil for presentations by controllers.
    package weak var source: View?
    /// Whether the controller is being presented: its own presentations follow.
    package var isOpening = false
    /// The presentations by the controller that wait until it has appeared.
    package var deferred: [(ViewController) -> Void] = []
}

/// How a controller is presented: `UIModalPresentationStyle`.
///
///     controller.modalPresentationStyle = .popover
public nonisolated enum ModalPresentationStyle: Hashable, Sendable {
    /// The style that is usual for controllers: ``formSheet``.
    case automatic
    /// A sheet in the middle of the window, which blocks the views behind it.
    case formSheet
    /// A popover beside the source of the controller's ``ViewController/popoverPresentationController``.
    case popover
    /// No other style: an answer to the question which style replaces a popover without room.
    case none
}

/// The presentation of a controller, retained by the controller that presents it.
///
/// Deallocating it ends the presentation.
package protocol ControllerPresentation: AnyObject {
    /// The presented controller.
    var controller: ViewController { get }
    /// Called when the theme that the controller or its view overrides has changed.
    func themeOverrideDidChange()
    /// Called when the `preferredContentSize` of the controller has changed.
    func preferredContentSizeDidChange()
    /// Ends the presentation and all presentations made by the presented controller.
    func end(animated: Bool, completion: (() -> Void)?)
}

/// A presentation that has ended and remains visible until it has faded out.
package protocol FadingPresentation: AnyObject {
    /// Removes the presentation immediately.
    func endFading()
}
