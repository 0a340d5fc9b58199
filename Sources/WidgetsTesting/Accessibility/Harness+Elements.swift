public import Widgets

/// Queries for accessibility elements by role and name, as assistive technologies identify them.
///
/// A query must match exactly one element; otherwise it throws an error that lists the elements.
extension Harness {
    /// Returns the element with the given role and name or, if no element has that name, the one with that accessibility identifier.
    public func element(_ role: AccessibilityRole, named name: String) throws(HarnessError) -> HarnessElement
    {
        try only([role], name)
    }

    /// Returns the button, toggle button or link with the given name.
    public func button(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.button, .toggleButton, .link], name)
    }

    /// Returns the check box or switch with the given name.
    public func checkBox(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.checkBox, .switch], name)
    }

    /// Returns the radio button or segment with the given name.
    public func radioButton(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.radioButton], name)
    }

    /// Returns the text field, secure text field, search field or text area with the given name.
    public func textField(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.textField, .secureTextField, .searchField, .textArea], name)
    }

    /// Returns the slider or stepper with the given name.
    public func slider(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.slider, .incrementor], name)
    }

    /// Returns the pop-up button with the given name.
    public func popUpButton(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.popUpButton], name)
    }

    /// Returns the row of a list, table or outline with the given name.
    public func row(_ name: String) throws(HarnessError) -> HarnessElement { try only(rowRoles, name) }

    /// Returns the tab with the given name.
    public func tab(_ name: String) throws(HarnessError) -> HarnessElement { try only([.tab], name) }

    /// Returns the item of an open menu with the given name.
    public func menuItem(_ name: String) throws(HarnessError) -> HarnessElement {
        try only([.menuItem, .checkMenuItem, .radioMenuItem], name)
    }

    /// All accessibility elements in reading order, including those without a mounted view.
    public var elements: [HarnessElement] {
        runFirstFrame()
        var found: [HarnessElement] = []
        func add(_ object: any AccessibilityObject) {
            found.append(HarnessElement(object: object, harness: self))
            for child in object.accessibilityChildren { add(child) }
        }
        add(host.accessibilityRoot)
        return found
    }

    /// Runs frames until none is needed, and returns the accessibility tree as text, one line per element.
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

/// The roles of rows of lists, tables and outlines.
private let rowRoles: [AccessibilityRole] = [.listItem, .row]
