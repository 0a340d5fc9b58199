/// The presentations that a controller takes part in.
package struct PresentationState {
    /// The presentation of the controller that this one presents.
    package var presented: (any ControllerPresentation)?
    package weak var presenting: ViewController?
    /// The presentation of this controller that ended last, while it fades out.
    package weak var fading: (any FadingPresentation)?
    /// The closure that Escape calls instead of dismissing the sheet; it returns false if it did nothing.
    package var cancels: (() -> Bool)?
}

/// The presentation of a controller, retained by the controller that presents it.
///
/// Deallocating it ends the presentation.
package protocol ControllerPresentation: AnyObject {
    /// The presented controller.
    var controller: ViewController { get }
    /// Called when the theme that the controller or its view overrides has changed.
    func themeOverrideDidChange()
    /// Ends the presentation and all presentations made by the presented controller.
    func end(animated: Bool, completion: (() -> Void)?)
}

/// A presentation that has ended and remains visible until it has faded out.
package protocol FadingPresentation: AnyObject {
    /// Removes the presentation immediately.
    func endFading()
}
