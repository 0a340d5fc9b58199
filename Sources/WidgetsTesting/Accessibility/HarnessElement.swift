public import Widgets

/// An element that a query has found, with what a user learns of it and can do to it.
///
/// It is no view: a row that is not mounted, a segment or a menu item is found like any other element.
///
///     let save = try harness.button("Save")
///     #expect(save.isEnabled)
///     try save.activate()
///     try harness.click(save)
public struct HarnessElement {
    /// The object behind it.
    public let object: any AccessibilityObject
    let harness: Harness

    /// The semantics of the element now.
    public var attributes: AccessibilityAttributes { object.accessibilityAttributes }
    /// The name.
    public var label: String? { attributes.label }
    /// The value as text.
    public var value: String? { attributes.value }
    /// The kind of element, as assistive technologies announce it.
    public var role: AccessibilityRole { attributes.role }
    /// Whether it can be operated.
    public var isEnabled: Bool { attributes.states.contains(.enabled) }
    /// Whether it has the keyboard focus.
    public var isFocused: Bool { attributes.states.contains(.focused) }
    /// Whether a check box or a switch is on; a mixed one is not.
    public var isChecked: Bool { attributes.states.contains(.checked) }
    /// Whether it is selected, as a row or a tab.
    public var isSelected: Bool { attributes.states.contains(.selected) }
    /// Whether what it opens is open.
    public var isExpanded: Bool { attributes.states.contains(.expanded) }
    /// The elements inside.
    public var children: [HarnessElement] {
        object.accessibilityChildren.map { HarnessElement(object: $0, harness: harness) }
    }

    /// Performs the main action as an assistive technology does, and runs frames until none is needed.
    public func activate() throws(HarnessError) { try perform(.activate) }
    /// Raises the value by a step.
    public func increment() throws(HarnessError) { try perform(.increment) }
    /// Lowers the value by a step.
    public func decrement() throws(HarnessError) { try perform(.decrement) }

    /// Performs one of the actions that the element lists.
    public func perform(_ action: AccessibilityAction) throws(HarnessError) {
        guard object.accessibilityPerform(action) else {
            throw HarnessError(.refused, "\(self) did not perform \(action)")
        }
        try harness.settleAfterVerb()
    }

    /// Sets the value of a slider, a stepper or a scroll bar.
    public func setValue(_ value: Double) throws(HarnessError) {
        guard object.accessibilitySetValue(value) else {
            throw HarnessError(.refused, "\(self) does not take the value \(value)")
        }
        try harness.settleAfterVerb()
    }

    /// Puts a text in the place of all text of a field.
    public func setText(_ text: String) throws(HarnessError) {
        guard let field = object.accessibilityText,
            field.accessibilityReplace(0..<field.accessibilityUTF8Count, with: text)
        else { throw HarnessError(.refused, "\(self) is no text that can be edited") }
        try harness.settleAfterVerb()
    }

    /// Gives the element the keyboard focus.
    public func focus() throws(HarnessError) {
        guard object.accessibilityFocus() else {
            throw HarnessError(.refused, "\(self) did not get the keyboard focus")
        }
        try harness.settleAfterVerb()
    }

    /// Scrolls until the element is seen.
    public func scrollToVisible() throws(HarnessError) {
        object.accessibilityScrollToVisible()
        try harness.settleAfterVerb()
    }
}

extension HarnessElement: CustomStringConvertible {
    /// Role, name, value and states.
    public var description: String { attributes.role.rawValue + (label.map { " \"\($0)\"" } ?? "") }
}

extension HarnessElement: PointerTarget {
    public func place(in harness: Harness) throws(HarnessError) -> Point {
        let frame = object.accessibilityFrame
        return Point(x: frame.midX, y: frame.midY)
    }

    public func reachablePlace(in harness: Harness) throws(HarnessError) -> Point {
        if let view = object as? View { return try view.reachablePlace(in: harness) }
        return try place(in: harness)
    }
}
