/// Finds controls that are shown, can have the focus, and have no name: once each.
///
/// A control is looked at after the frames that follow its coming to the window, until it is shown for the first time. It exists in
/// windows of debug builds only.
package final class AccessibilityNameCheck {
    private var waiting: [AccessibilityOverrides.WeakObject] = []

    package init() {}

    package func add(_ object: any AccessibilityObject) {
        waiting.append(AccessibilityOverrides.WeakObject(object: object))
    }

    /// The objects without a name that were shown for the first time.
    ///
    /// O(number of objects that wait).
    func takeUnnamed() -> [any AccessibilityObject] {
        if waiting.isEmpty { return [] }
        var unnamed: [any AccessibilityObject] = []
        waiting = waiting.filter { entry in
            guard let object = entry.object else { return false }
            guard isShown(object) else { return true }
            let attributes = object.accessibilityAttributes
            if attributes.states.contains(.focusable), attributes.label?.isEmpty != false {
                unnamed.append(object)
            }
            return false
        }
        return unnamed
    }

    private func isShown(_ object: any AccessibilityObject) -> Bool {
        if object.accessibilityPlace.isEmpty { return false }
        var step: (any AccessibilityObject)? = object
        while let current = step {
            if current.isHiddenFromAccessibility { return false }
            step = current.accessibilityContainer
        }
        return true
    }
}
