/// A layer in front of a window's views that takes part in the routing of events: a menu, popover, sheet or tool tip.
///
/// Its ``rules`` determine how the router treats it. Events that no view of the layer handles arrive at ``layerView`` through
/// the responder chain, which ends there.
///
///     extension ColorPalette: InputLayer {
///         var rules: InputLayerRules { InputLayerRules(level: .popover, focus: .transient, dismissal: .deactivation) }
///         var layerView: View? { self }
///     }
package protocol InputLayer: AnyObject {
    /// The rules of the layer, which must not change while it is presented.
    var rules: InputLayerRules { get }
    /// The view that displays the layer; nil while it is not displayed.
    var layerView: View? { get }
    /// The view that opened the layer; nil for a layer that belongs to the window.
    var owner: View? { get }
    /// The views outside of the layer that receive presses and the focus as if the layer were not there.
    var passthroughViews: [View] { get }
    /// Returns whether a press at a point in the window is delivered to the views behind the layer, which it dismisses; false by default.
    func passesPress(at point: Point) -> Bool
    /// Handles a key event, if the layer takes keys; returns whether it was handled.
    ///
    /// A layer that leaves a key to the views behind removes itself and returns false.
    func handle(_ event: KeyEvent) -> Bool
    /// Called for Escape: `NSResponder.cancelOperation(_:)`.
    func cancel()
    /// Removes the layer from the window.
    ///
    /// - Parameter restoringFocus: Whether the view that had the focus before the layer regains it.
    func dismiss(restoringFocus: Bool)
}

extension InputLayer {
    package var owner: View? { nil }
    package var passthroughViews: [View] { [] }
    package func passesPress(at point: Point) -> Bool { false }
    package func handle(_ event: KeyEvent) -> Bool { false }
    package func cancel() { dismiss(restoringFocus: true) }

    /// Calls ``cancel()`` if `event` is Escape, only once while the key is held; returns whether it is Escape.
    package func handleEscape(_ event: KeyEvent) -> Bool {
        guard event.key.keyCode == .keyboardEscape, event.isPlain else { return false }
        if !event.isARepeat { cancel() }
        return true
    }

    /// Applies the rules to a press that no view of the layer has handled.
    ///
    /// - Parameter isInside: Whether the press is within the layer's content.
    package func handleUnusedPress(isInside: Bool) {
        if !isInside, rules.dismissal.contains(.outsidePress) { dismiss(restoringFocus: true) }
    }
}
