/// The accessibility tree, derived from the tree of objects by omitting views that only contain others.
package enum AccessibilityTree {
    static func children(of object: any AccessibilityObject) -> [any AccessibilityObject] {
        let attributes = object.accessibilityAttributes
        if attributes.isExposed, attributes.isLeaf { return [] }
        var found: [any AccessibilityObject] = []
        collect(object, into: &found)
        return sorted(found)
    }

    private static func collect(
        _ object: any AccessibilityObject, into found: inout [any AccessibilityObject]
    ) {
        let content = object.accessibilityOverrides?.elements ?? object.accessibilityContent
        var start = found.count
        for child in content {
            if child.isHiddenFromAccessibility || child.accessibilityOverrides?.isHidden == true { continue }
            let attributes = child.accessibilityAttributes
            if attributes.states.contains(.modal) {
                found.removeSubrange(start...)
                start = found.count
            }
            if attributes.isExposed { found.append(child) } else { collect(child, into: &found) }
        }
    }

    /// Returns the objects sorted by priority; the order of objects with equal priority is preserved.
    private static func sorted(_ objects: [any AccessibilityObject]) -> [any AccessibilityObject] {
        guard objects.contains(where: { $0.accessibilitySortPriority != 0 }) else { return objects }
        return objects.enumerated().sorted {
            let (first, second) = ($0.element.accessibilitySortPriority, $1.element.accessibilitySortPriority)
            return first == second ? $0.offset < $1.offset : first > second
        }.map(\.element)
    }

    /// Returns the labels inside an object joined into one, such as "Inbox, 3 new"; nil if there are none.
    package static func combinedLabel(of object: any AccessibilityObject) -> String? {
        var parts: [String] = []
        addLabels(inside: object, to: &parts)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func addLabels(inside object: any AccessibilityObject, to parts: inout [String]) {
        let content = object.accessibilityOverrides?.elements ?? object.accessibilityContent
        for child in content {
            if child.isHiddenFromAccessibility || child.accessibilityOverrides?.isHidden == true { continue }
            let attributes = child.accessibilityAttributes
            if attributes.isExposed, let label = attributes.label, !label.isEmpty {
                parts.append(label)
            } else if !(attributes.isExposed && attributes.isLeaf) {
                addLabels(inside: child, to: &parts)
            }
        }
    }

    /// Returns whether a descendant of the object can be operated.
    package static func hasOperableContent(_ object: any AccessibilityObject) -> Bool {
        object.accessibilityContent.contains { child in
            if child.isHiddenFromAccessibility || child.accessibilityOverrides?.isHidden == true {
                return false
            }
            let attributes = child.accessibilityAttributes
            return !attributes.actions.isEmpty || attributes.states.contains(.editable)
                || hasOperableContent(child)
        }
    }

    /// Returns the first descendant that can be activated, in depth-first order; nil if there is none.
    static func activatable(inside object: any AccessibilityObject) -> (any AccessibilityObject)? {
        for child in object.accessibilityContent where !child.isHiddenFromAccessibility {
            if child.accessibilityAttributes.actions.contains(.activate) { return child }
            if let found = activatable(inside: child) { return found }
        }
        return nil
    }

    // MARK: - Text representation

    /// Returns the tree as text with one line per element: role, name, value, range, states and actions.
    static func text(of object: any AccessibilityObject) -> String {
        var lines: [String] = []
        add(object, depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func add(_ object: any AccessibilityObject, depth: Int, to lines: inout [String]) {
        lines.append(
            String(repeating: "  ", count: depth)
                + line(for: object.accessibilityAttributes, table: tableText(of: object)))
        let children = object.accessibilityChildren
        for child in children { add(child, depth: depth + 1, to: &lines) }
        guard let container = object as? any AccessibilityContainer else { return }
        let missing = container.accessibilityElementCount() - children.filter { container.holds($0) }.count
        if missing > 0 {
            lines.append(String(repeating: "  ", count: depth + 1) + "and \(missing) more")
        }
    }

    /// Returns the size of a table, or the position of a cell in its table, counted from 1; empty for other objects.
    private static func tableText(of object: any AccessibilityObject) -> String {
        if let table = object as? any AccessibilityTable, let size = table.accessibilityTableSize {
            return " \(size.rows) rows \(size.columns) columns"
        }
        if let cell = object as? any AccessibilityTableCell, let index = cell.accessibilityTableIndex {
            return " row \(index.row + 1) column \(index.column + 1)"
        }
        return ""
    }

    static func line(for attributes: AccessibilityAttributes, table: String = "") -> String {
        var text = attributes.role.rawValue
        if let label = attributes.label { text += " \"\(label)\"" }
        if let value = attributes.value { text += " value \"\(value)\"" }
        if let range = attributes.range { text += " \(describe(range))" }
        if let index = attributes.positionInSet, let count = attributes.setSize {
            text += " \(index + 1) of \(count)"
        }
        text += table
        if let level = attributes.level { text += " level \(level)" }
        var states = attributes.states.subtracting(.enabled).stateNames
        if !attributes.states.contains(.enabled) { states.insert("disabled", at: 0) }
        if !states.isEmpty { text += " [\(states.joined(separator: ", "))]" }
        if let placeholder = attributes.placeholder { text += " placeholder \"\(placeholder)\"" }
        if let hint = attributes.hint { text += " hint \"\(hint)\"" }
        if let keys = attributes.keyShortcut { text += " keys \(keys)" }
        if !attributes.actions.isEmpty {
            text += " -> " + attributes.actions.map(\.description).joined(separator: ", ")
        }
        return text
    }

    private static func describe(_ range: AccessibilityRange) -> String {
        let step = range.step > 0 ? " by \(AccessibilityRange.short(range.step))" : ""
        let limits = "\(AccessibilityRange.short(range.minimum))...\(AccessibilityRange.short(range.maximum))"
        return "\(range.number ?? "?") in \(limits)\(step)"
    }
}

extension AccessibilityContainer {
    /// Returns whether `element` is counted as an element of the container.
    fileprivate func holds(_ element: any AccessibilityObject) -> Bool {
        index(ofAccessibilityElement: element) != nil
    }
}
