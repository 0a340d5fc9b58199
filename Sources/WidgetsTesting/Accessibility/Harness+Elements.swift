public import Widgets

/// Elements are found by role and name, as users of assistive technologies find them. A question must have one answer: none, or
/// several, is an error that shows the elements.
extension Harness {
    /// The element of that role with that name; where none has the name, the one with that identifier.
    public func element(_ role: AccessibilityRole, named name: String) throws(HarnessError) -> HarnessElement
    {
        try only([role], name)
    }

    /// The button, toggle button or link with that name.
    public func button(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.button, .toggleButton, .link], name)
    }

    /// The check box or switch with that name.
    public func checkBox(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.checkBox, .switch], name)
    }

    /// The radio button or segment with that name.
    public func radioButton(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.radioButton], name)
    }

    /// The field, the search field or the text of several lines with that name.
    public func textField(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.textField, .secureTextField, .searchField, .textArea], name)
    }

    /// The slider or stepper with that name.
    public func slider(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.slider, .incrementor], name)
    }

    /// The pop-up button with that name.
    public func popUpButton(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.popUpButton], name)
    }

    /// The row of a list with that name.
    public func row(_ name: String) throws(HarnessError) -> HarnessElement { try only([.listItem], name) }

    /// The tab with that name.
    public func tab(_ name: String) throws(HarnessError) -> HarnessElement { try only([.tab], name) }

    /// The element of an open menu with that name.
    public func menuItem(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.menuItem, .checkMenuItem, .radioMenuItem], name)
    }

    /// All elements, in the order in which they are read.
    public var elements: [HarnessElement] {
        var found: [HarnessElement] = []
        func add(_ object: any AccessibilityObject) {
            found.append(HarnessElement(object: object, harness: self))
            for child in object.accessibilityChildren { add(child) }
        }
        add(host.accessibilityRoot)
        return found
    }

    /// The elements as text, after settling: a line an element.
    public func accessibilityDump() throws(HarnessError) -> String {
        try settle()
        return host.accessibilityDump()
    }

    private func only(_ roles: [AccessibilityRole], _ name: String) throws(HarnessError) -> HarnessElement {
        let fitting = elements.filter { roles.contains($0.role) }
        let named = fitting.filter { $0.label == name }
        let found = named.isEmpty ? fitting.filter { $0.object.accessibilityIdentifier == name } : named
        if found.count == 1 { return found[0] }
        let kinds = roles.map(\.rawValue).joined(separator: " or ")
        let dump = host.accessibilityDump()
        if found.isEmpty {
            throw HarnessError(.missing, "there is no \(kinds) named \"\(name)\"; there is:\n\(dump)")
        }
        throw HarnessError(.ambiguous, "there are \(found.count) of \(kinds) named \"\(name)\":\n\(dump)")
    }
}
