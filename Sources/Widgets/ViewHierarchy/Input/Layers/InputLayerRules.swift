/// The rules that define how an input layer takes part in the routing of events: a value, which can be tested without views.
///
///     InputLayerRules(level: .popover, focus: .transient, dismissal: [.deactivation, .replacement])
package nonisolated struct InputLayerRules: Hashable, Sendable {
    /// The order of layers, from back to front.
    package enum Level: Int, Comparable, Sendable, CaseIterable {
        case sheet, popover, menu, toolTip

        package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }

    /// The effect of the layer on the keyboard focus.
    package enum Focus: Hashable, Sendable {
        /// The layer does not affect the focus.
        case unchanged
        /// The focus is in the layer; a view outside that requests it causes the layer to be dismissed.
        case transient
        /// The focus is in the layer; requests of views behind it are refused.
        case modal
    }

    /// The events that dismiss the layer.
    package struct Dismissal: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A button press, a key press or scrolling, anywhere in the window.
        package static let input = Dismissal(rawValue: 1)
        /// A press outside of the layer's content.
        package static let outsidePress = Dismissal(rawValue: 2)
        /// The deactivation of the window.
        package static let deactivation = Dismissal(rawValue: 4)
        /// A resize of the window.
        package static let resize = Dismissal(rawValue: 8)
        /// The presentation of a layer of the same level or a lower one.
        package static let replacement = Dismissal(rawValue: 16)
        /// The removal of the view that opened the layer, or hiding it.
        package static let ownerDisappearance = Dismissal(rawValue: 32)
    }

    package let level: Level
    /// Whether key events are sent to the layer, and neither they nor typed text reach the first responder.
    package var takesKeys = false
    package var focus = Focus.unchanged
    package var dismissal: Dismissal = []

    package init(level: Level, takesKeys: Bool = false, focus: Focus = .unchanged, dismissal: Dismissal = [])
    {
        self.level = level
        self.takesKeys = takesKeys
        self.focus = focus
        self.dismissal = dismissal
    }

    /// Whether the layer prevents the views behind it from receiving keys or the focus.
    var holdsKeyboard: Bool { takesKeys || focus != .unchanged }
    /// Whether the layer's view covers the whole window; the view of a tool tip does not.
    var coversWindow: Bool { level != .toolTip }
}
