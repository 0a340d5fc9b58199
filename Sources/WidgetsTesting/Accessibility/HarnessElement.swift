public import Widgets

/// An accessibility element found by a query, with its attributes and actions.
///
/// The element need not have a view: a row that is not mounted, a segment or a menu item is found like any other element.
///
///     let save = try harness.button("Save")
///     #expect(save.isEnabled)
///     try save.activate()
///     try harness.click(save)
public struct HarnessElement {
    /// The accessibility object of the element.
    public let object: any AccessibilityObject
    let harness: Harness

    /// The current accessibility attributes of the element.
    public var attributes: AccessibilityAttributes { object.accessibilityAttributes }
    /// The name of the element.
    public var label: String? { attributes.label }
    /// The value of the element as text.
    public var value: String? { attributes.value }
    /// The kind of the element, as assistive technologies announce it.
    public var role: AccessibilityRole { attributes.role }
    /// Whether the element is enabled.
    public var isEnabled: Bool { attributes.states.contains(.enabled) }
    /// Whether the element has the keyboard focus.
    public var isFocused: Bool { attributes.states.contains(.focused) }
    /// Whether a check box or switch is on; false for the mixed state.
    public var isChecked: Bool { attributes.states.contains(.checked) }
    /// Whether the element, for example a row or a tab, is selected.
    public var isSelected: Bool { attributes.states.contains(.selected) }
    /// Whether the element's menu or pop-up is open.
    public var isExpanded: Bool { attributes.states.contains(.expanded) }
    /// The child elements.
    public var children: [HarnessElement] {
        object.accessibilityChildren.map { HarnessElement(object: $0, harness: harness) }
    }

    /// Performs the element's main action as an assistive technology does, then runs frames until none is needed.
    public func activate() throws(HarnessError) { try perform(.activate) }
    /// Increases the value by one step.
    public func increment() throws(HarnessError) { try perform(.increment) }
    /// Decreases the value by one step.
    public func decrement() throws(HarnessError) { try perform(.decrement) }

    /// Performs an action, then runs frames until none is needed.
    ///
    /// Throws when the element does not perform the action.
    public func perform(_ action: AccessibilityAction) throws(HarnessError) {
        guard object.accessibilityPerform(action) else {
            throw HarnessError(.refused, "\(self) did not perform \(action)")
        }
        try harness.settleAfterVerb()
    }

    /// Sets the value of a slider, a stepper or a scroll bar; throws when the element does not accept it.
    public func setValue(_ value: Double) throws(HarnessError) {
        guard object.accessibilitySetValue(value) else {
            throw HarnessError(.refused, "\(self) does not accept the value \(value)")
        }
        try harness.settleAfterVerb()
    }

    /// Replaces the whole text of an editable element; throws when the element is not editable text.
    public func setText(_ text: String) throws(HarnessError) {
        guard let field = object.accessibilityText,
            field.accessibilityReplace(0..<field.accessibilityUTF8Count, with: text)
        else { throw HarnessError(.refused, "\(self) is not editable text") }
        try harness.settleAfterVerb()
    }

    /// Gives the element the keyboard focus; throws when it does not accept it.
    public func focus() throws(HarnessError) {
        guard object.accessibilityFocus() else {
            throw HarnessError(.refused, "\(self) did not get the keyboard focus")
        }
        try harness.settleAfterVerb()
    }

    /// Scrolls the element into view.
    public func scrollToVisible() throws(HarnessError) {
        object.accessibilityScrollToVisible()
        try harness.settleAfterVerb()
    }
}

extension HarnessElement: CustomStringConvertible {
    /// The role and the name.
    public var description: String { attributes.role.rawValue + (label.map { " \"\($0)\"" } ?? "") }
}

extension HarnessElement: PointerTarget {
    /// Returns the centre of the element's frame in window coordinates, in points.
    public func place(in harness: Harness) throws(HarnessError) -> Point {
        let frame = object.accessibilityFrame
        return Point(x: frame.midX, y: frame.midY)
    }

    /// Returns the centre of the element; throws if it is a view that a user could not reach with the pointer.
    public func reachablePlace(in harness: Harness) throws(HarnessError) -> Point {
        if let view = object as? View { return try view.reachablePlace(in: harness) }
        return try place(in: harness)
    }
}
