/// A detector of changes of the accessibility tree for one observer, which compares the tree with its state after the last frame.
///
/// It exists only while a host has an observer; each comparison, after each frame and event, then costs O(number of elements).
final class AccessibilityTracker {
    private(set) weak var observer: (any AccessibilityObserver)?
    private var lastSnapshots: [ObjectIdentifier: Snapshot] = [:]
    private weak var focused: (any AccessibilityObject)?
    private var isComparing = false
    /// Whether a property that does not affect drawing has been set since the last comparison.
    var isStale = false

    /// The number of comparisons, for tests.
    private(set) var comparisonCount = 0

    /// The recorded state of an element.
    private struct Snapshot {
        weak var object: (any AccessibilityObject)?
        var attributes: AccessibilityAttributes
        var children: [ObjectIdentifier]
        var text: Text?
    }

    /// The recorded state of an editable text; texts of more than 64 KiB are compared by length only.
    private struct Text: Equatable {
        var count: Int
        var selection: Range<Int>
        var content: String

        static let limit = 1 << 16
    }

    init(_ observer: any AccessibilityObserver, root: any AccessibilityObject) {
        self.observer = observer
        (lastSnapshots, focused) = Self.snapshots(of: root)
    }

    private typealias Change = (notification: AccessibilityNotification, object: any AccessibilityObject)

    /// Compares the tree with its recorded state and notifies the observer of each difference.
    func compare(_ root: any AccessibilityObject) {
        // Prevents recursion when the observer operates an element.
        if isComparing { return }
        isComparing = true
        isStale = false
        defer { isComparing = false }
        comparisonCount += 1
        let old = lastSnapshots
        let newFocus: (any AccessibilityObject)?
        (lastSnapshots, newFocus) = Self.snapshots(of: root)
        var changes: [Change] = []
        add(root, comparedWith: old, to: &changes)
        if newFocus !== focused {
            focused = newFocus
            if let newFocus { changes.append((.focusMoved, newFocus)) }
        }
        for change in changes { observer?.accessibilityChanged(change.notification, of: change.object) }
    }

    /// Appends the changes of `object` and its descendants, in tree order.
    private func add(
        _ object: any AccessibilityObject, comparedWith old: [ObjectIdentifier: Snapshot],
        to changes: inout [Change]
    ) {
        guard let new = lastSnapshots[ObjectIdentifier(object)] else { return }
        if let before = old[ObjectIdentifier(object)], before.object === object {
            for notification in Self.differences(before, new) { changes.append((notification, object)) }
        }
        for child in object.accessibilityChildren { add(child, comparedWith: old, to: &changes) }
    }

    private static func differences(_ old: Snapshot, _ new: Snapshot) -> [AccessibilityNotification] {
        var found: [AccessibilityNotification] = []
        if old.attributes.label != new.attributes.label { found.append(.labelChanged) }
        let hasValueChanged =
            old.attributes.value != new.attributes.value || old.attributes.range != new.attributes.range
        if hasValueChanged { found.append(.valueChanged) }
        let states = old.attributes.states.symmetricDifference(new.attributes.states)
        if !states.isEmpty { found.append(.statesChanged(states)) }
        if old.children != new.children { found.append(.childrenChanged) }
        if let before = old.text, let after = new.text {
            if before.count != after.count || before.content != after.content { found.append(.textChanged) }
            if before.selection != after.selection { found.append(.textSelectionChanged) }
        }
        return found
    }

    /// Returns the states of all elements, and the innermost focused one: of a table, the row or the cell with the cursor.
    private static func snapshots(
        of root: any AccessibilityObject
    ) -> (all: [ObjectIdentifier: Snapshot], focused: (any AccessibilityObject)?) {
        var made: [ObjectIdentifier: Snapshot] = [:]
        var focused: (any AccessibilityObject)?
        func add(_ object: any AccessibilityObject) {
            let (attributes, children) = (object.accessibilityAttributes, object.accessibilityChildren)
            made[ObjectIdentifier(object)] = Snapshot(
                object: object, attributes: attributes, children: children.map { ObjectIdentifier($0) },
                text: text(of: object))
            if attributes.states.contains(.focused) { focused = object }
            for child in children { add(child) }
        }
        add(root)
        return (made, focused)
    }

    private static func text(of object: any AccessibilityObject) -> Text? {
        guard let text = object.accessibilityText else { return nil }
        let count = text.accessibilityUTF8Count
        return Text(
            count: count, selection: text.accessibilitySelectedRange,
            content: count <= Text.limit ? text.accessibilityText(in: 0..<count) : "")
    }
}
