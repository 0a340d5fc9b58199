// Readers pull values from their descendants: a node that sets a preference sets the flag `hasPreferences` on itself and on its
// ancestors, and a read visits only flagged nodes. Nodes with several children cache the reduced value of the children; a
// change evicts only the values cached by the changed node and its ancestors.

/// The preferences that a node and its descendants set.
struct NodePreferences {
    let node: Node

    init(of node: Node) { self.node = node }

    /// Evicts the cached values of the node and its ancestors for `key`, and notifies readers among the ancestors.
    ///
    /// Readers read the new value after the update.
    func changed(_ key: ObjectIdentifier) {
        var next: Node? = node
        while let step = next {
            step.flags.insert(.hasPreferences)
            step.graph.preferences.forget(key, of: step)
            if step !== node, let reader = Self.reader(step), reader.preferenceKey == key {
                reader.preferenceChanged()
            }
            next = step.parent
        }
    }

    /// Evicts all cached values of the node and its ancestors, after children were inserted, removed or reordered.
    func structureChanged() {
        if !node.flags.contains(.hasPreferences) { return }
        var next: Node? = node
        while let step = next {
            step.graph.preferences.forget(step)
            Self.reader(step)?.preferenceChanged()
            next = step.parent
        }
    }

    private static func reader(_ node: Node) -> (any PreferenceReader)? {
        node.flags.contains(.readsPreferences) ? node as? any PreferenceReader : nil
    }
}

/// A node that is notified when a preference of its descendants has changed.
protocol PreferenceReader: Node {
    var preferenceKey: ObjectIdentifier { get }
    func preferenceChanged()
}

/// The reduced preference values of the children of a node, by node and key.
struct PreferenceCache {
    private var values: [ObjectIdentifier: [ObjectIdentifier: any CachedPreference]] = [:]

    /// Returns the cached value of `node` for `key`; nil if it has to be reduced again.
    func value(_ key: ObjectIdentifier, of node: Node) -> (any CachedPreference)? {
        values[ObjectIdentifier(node)]?[key]
    }

    mutating func set(_ value: any CachedPreference, _ key: ObjectIdentifier, of node: Node) {
        values[ObjectIdentifier(node), default: [:]][key] = value
    }

    mutating func forget(_ key: ObjectIdentifier, of node: Node) {
        values[ObjectIdentifier(node)]?[key] = nil
    }
    mutating func forget(_ node: Node) { values[ObjectIdentifier(node)] = nil }
}

/// A type-erased reduced preference value, which may be absent.
protocol CachedPreference {}
