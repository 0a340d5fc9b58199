// Readers pull values from their descendants: a node that sets one marks the path to the root, and a read walks only
// marked paths. The reduced value of children is cached at each fork, and dropped only along the path to a change.

/// A node that sets or transforms preferences.
protocol PreferenceSource: Node {
    /// Returns the node's value for `key`, given that of its descendants; `passes` when it has none of its own.
    func preference<Key: PreferenceKey>(_ key: Key.Type, inside: () -> Key.Value?) -> PreferenceAnswer<
        Key.Value
    >
}

/// The answer of a node for a preference key.
enum PreferenceAnswer<Value> {
    /// The reduced value of its descendants.
    case passes
    /// The node's own value.
    case tells(Value?)
}

/// A node that is notified when a preference of its descendants has changed.
protocol PreferenceReader: Node {
    var preferenceKey: ObjectIdentifier { get }
    func preferenceChanged()
}

extension Node {
    /// Returns the reduced value of this node and its descendants; nil when none of them sets the key.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard flags.contains(.hasPreferences) else { return nil }
        if flags.contains(.tellsPreferences), let source = self as? any PreferenceSource {
            switch source.preference(key, inside: { innerPreference(key) }) {
            case .passes: break
            case .tells(let value): return value
            }
        }
        return innerPreference(key)
    }

    /// Returns the reduced value of the children; nil when none of them sets the key.
    final func innerPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let isFork = childCount > 1
        let (node, name) = (ObjectIdentifier(self), ObjectIdentifier(key))
        if isFork, let known = graph.preferences[node]?[name] as? PreferenceValue<Key.Value> {
            return known.value
        }
        var result: Key.Value?
        for index in 0..<childCount {
            guard let value = child(at: index).preference(key) else { continue }
            if var sum = result {
                Key.reduce(value: &sum) { value }
                result = sum
            } else {
                result = value
            }
        }
        if isFork { graph.preferences[node, default: [:]][name] = PreferenceValue(result) }
        return result
    }

    /// Drops the cached values for `key` from here to the root, and notifies readers, which read after the update.
    final func preferenceChanged(_ key: ObjectIdentifier) {
        var node: Node? = self
        while let step = node {
            step.flags.insert(.hasPreferences)
            graph.preferences[ObjectIdentifier(step)]?[key] = nil
            if step !== self, step.flags.contains(.readsPreferences),
                let reader = step as? any PreferenceReader, reader.preferenceKey == key
            {
                reader.preferenceChanged()
            }
            node = step.parent
        }
    }

    /// Drops all cached values from here to the root: children were inserted, removed or reordered.
    final func preferenceStructureChanged() {
        if !flags.contains(.hasPreferences) { return }
        var node: Node? = self
        while let step = node {
            graph.preferences[ObjectIdentifier(step)] = nil
            if step.flags.contains(.readsPreferences), let reader = step as? any PreferenceReader {
                reader.preferenceChanged()
            }
            node = step.parent
        }
    }
}

/// The cached reduced value of a node's children.
final class PreferenceValue<Value>: AnyPreferenceValue {
    let value: Value?
    init(_ value: Value?) { self.value = value }
}

/// The cached reduced value of a node's children, for any key.
class AnyPreferenceValue {
    init() {}
    deinit {}
}
