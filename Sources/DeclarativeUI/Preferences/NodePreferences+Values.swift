/// A node that sets or transforms preferences.
protocol PreferenceSource: Node {
    /// Returns the node's value for `key`, given that of its descendants; `passes` when it has none of its own.
    func preference<Key: PreferenceKey>(_ key: Key.Type, inside: () -> Key.Value?) -> PreferenceResult<
        Key.Value
    >
}

/// The answer of a node for a preference key.
enum PreferenceResult<Value> {
    /// The reduced value of its descendants.
    case passes
    /// The node's own value.
    case tells(Value?)
}

extension NodePreferences {
    /// Returns the reduced value of the node and its descendants; nil when none of them sets the key.
    func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard node.flags.contains(.hasPreferences) else { return nil }
        if node.flags.contains(.setsPreferences), let source = node as? any PreferenceSource {
            switch source.preference(key, inside: { innerValue(key) }) {
            case .passes: break
            case .tells(let value): return value
            }
        }
        return innerValue(key)
    }

    /// Returns the reduced value of the children; nil when none of them sets the key.
    private func innerValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let isFork = node.childCount > 1
        let name = ObjectIdentifier(key)
        if isFork, let known = node.graph.preferences.value(name, of: node) as? ReducedPreference<Key.Value> {
            return known.value
        }
        var result: Key.Value?
        for index in 0..<node.childCount {
            guard let child = node.child(at: index), let value = NodePreferences(of: child).value(key) else {
                continue
            }
            if var sum = result {
                Key.reduce(value: &sum) { value }
                result = sum
            } else {
                result = value
            }
        }
        if isFork { node.graph.preferences.set(ReducedPreference(value: result), name, of: node) }
        return result
    }
}

/// The cached reduced value of a node's children.
private struct ReducedPreference<Value>: CachedPreference {
    let value: Value?
}
