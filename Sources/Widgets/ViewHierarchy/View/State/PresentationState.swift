/// The part of a controller in presentations.
package struct PresentationState {
    /// The presentation of the controller that this one presents.
    package var presented: (any ControllerPresentation)?
    package weak var presenting: ViewController?
    /// The presentation of this controller that has ended last, while it fades.
    package weak var fading: (any FadingPresentation)?
    /// Called by Escape in place of dismissing the sheet; false where it did nothing.
    package var cancels: (() -> Bool)?
}

/// The presentation of a controller in its presenter's window, which the presenter keeps.
///
/// When it is deallocated, the presentation ends.
package protocol ControllerPresentation: AnyObject {
    /// The presented controller.
    var controller: ViewController { get }
    /// Called when the theme that the controller or its view overrides has changed.
    func themeOverrideDidChange()
    /// Ends the presentation, with all presentations of the presented controller.
    func end(animated: Bool, completion: (() -> Void)?)
}

/// A presentation that has ended and is still visible until it has faded.
package protocol FadingPresentation: AnyObject {
    /// Removes it at once.
    func endFading()
}
