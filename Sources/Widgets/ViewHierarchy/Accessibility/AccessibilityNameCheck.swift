/// A check for visible, focusable controls without a name, which reports each one once.
///
/// A control that has been added to a window is checked after each frame until it is visible for the first time. Only windows of
/// debug builds have this check.
package final class AccessibilityNameCheck {
    private var pending: [AccessibilityOverrides.WeakObject] = []

    package init() {}

    package func add(_ object: any AccessibilityObject) {
        pending.append(AccessibilityOverrides.WeakObject(object: object))
    }

    /// Removes the objects that have become visible, and returns those among them without a name.
    ///
    /// O(number of objects that are waiting).
    func takeUnnamed() -> [any AccessibilityObject] {
        if pending.isEmpty { return [] }
        var unnamed: [any AccessibilityObject] = []
        pending = pending.filter { entry in
            guard let object = entry.object else { return false }
            guard isVisible(object) else { return true }
            let attributes = object.accessibilityAttributes
            if attributes.states.contains(.focusable), attributes.label?.isEmpty != false {
                unnamed.append(object)
            }
            return false
        }
        return unnamed
    }

    private func isVisible(_ object: any AccessibilityObject) -> Bool {
        if object.accessibilityPlace.isEmpty { return false }
        var step: (any AccessibilityObject)? = object
        while let current = step {
            if current.isHiddenFromAccessibility { return false }
            step = current.accessibilityContainer
        }
        return true
    }
}
