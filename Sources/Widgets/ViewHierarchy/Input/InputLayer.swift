/// A layer in front of a window's views that takes part in the routing of events: a menu, a popover, a sheet, a tool tip.
///
/// Its ``rules`` say what the router does for it. Events that no view of the layer uses arrive at ``layerView`` through the chain of
/// responders, which ends there.
///
///     extension ColorPalette: InputLayer {
///         var rules: InputLayerRules { InputLayerRules(level: .popover, focus: .transient, dismissal: .deactivation) }
///         var layerView: View? { self }
///     }
package protocol InputLayer: AnyObject {
    /// The rules of the layer, which stay the same as long as it is presented.
    var rules: InputLayerRules { get }
    /// The view in which the layer is shown; nil while nothing is shown.
    var layerView: View? { get }
    /// The view that opened the layer; nil for a layer that belongs to the window.
    var owner: View? { get }
    /// Handles a key of a layer that takes keys; returns whether it was used.
    func handle(_ event: KeyEvent) -> Bool
    /// Called for Escape: `NSResponder.cancelOperation(_:)`.
    func cancel()
    /// Removes the layer from the window.
    ///
    /// - Parameter restoringFocus: Whether the view that had the focus before gets it back.
    func dismiss(restoringFocus: Bool)
}

extension InputLayer {
    package var owner: View? { nil }
    package func handle(_ event: KeyEvent) -> Bool { false }
    package func cancel() { dismiss(restoringFocus: true) }

    /// Calls ``cancel()`` when `event` is Escape, once for a key that is held; returns whether it is Escape.
    package func handleEscape(_ event: KeyEvent) -> Bool {
        guard event.key.keyCode == .keyboardEscape, event.isPlain else { return false }
        if !event.isARepeat { cancel() }
        return true
    }

    /// Applies the rules to a press that no view of the layer used.
    ///
    /// - Parameter isInside: Whether the press is on the layer's content.
    package func handleUnusedPress(isInside: Bool) {
        if !isInside, rules.dismissal.contains(.outsidePress) { dismiss(restoringFocus: true) }
    }
}
