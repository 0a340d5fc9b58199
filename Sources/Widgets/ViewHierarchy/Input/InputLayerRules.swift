/// The part that an input layer takes in the routing of events: a value, so that its consequences can be tried without views.
///
///     InputLayerRules(level: .popover, focus: .transient, dismissal: [.deactivation, .replacement])
package nonisolated struct InputLayerRules: Hashable, Sendable {
    /// The order of layers, from back to front.
    package enum Level: Int, Comparable, Sendable, CaseIterable {
        case sheet, popover, menu, toolTip

        package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }

    /// Where the keyboard focus can be while the layer is presented.
    package enum Focus: Hashable, Sendable {
        /// Where it was: the layer has no focus of its own.
        case unchanged
        /// In the layer. A request of another view for the focus dismisses the layer.
        case transient
        /// In the layer. Requests of views below it are refused.
        case modal
    }

    /// Events that dismiss the layer.
    package struct Dismissal: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A press, a key or the wheel, anywhere in the window.
        package static let input = Dismissal(rawValue: 1)
        /// A press on no content of the layer.
        package static let outsidePress = Dismissal(rawValue: 2)
        /// The window becomes inactive.
        package static let deactivation = Dismissal(rawValue: 4)
        /// The window is resized.
        package static let resize = Dismissal(rawValue: 8)
        /// A layer of the same level, or of a lower one, is presented.
        package static let replacement = Dismissal(rawValue: 16)
        /// The view that opened the layer is hidden or leaves the window.
        package static let ownerDisappearance = Dismissal(rawValue: 32)
    }

    package let level: Level
    /// Whether the layer takes every key and typed text before the first responder.
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

    /// Whether the layer keeps keys or the focus from the views below.
    var holdsKeyboard: Bool { takesKeys || focus != .unchanged }
    /// Whether the layer's view covers the whole window; a tool tip lies over a part of it.
    var coversWindow: Bool { level != .toolTip }
}
