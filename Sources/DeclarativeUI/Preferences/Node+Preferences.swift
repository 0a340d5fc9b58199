// Values go up by being asked for: a node that sets one marks the way to the root, and who reads one walks only marked
// ways. What children came to together is remembered at each fork, and forgotten only along the way to a change.

/// A node that has something to say about preferences.
protocol PreferenceSource: Node {
    /// What it tells for `key`, given what is told inside; nil when it has nothing of its own to say.
    func preference<Key: PreferenceKey>(_ key: Key.Type, inside: () -> Key.Value?) -> PreferenceAnswer<
        Key.Value
    >
}

/// What a node has to say about a key.
enum PreferenceAnswer<Value> {
    /// Whatever is told inside.
    case passes
    /// Its own.
    case tells(Value?)
}

/// A node that is told when what is set inside changed.
protocol PreferenceReader: Node {
    var preferenceKey: ObjectIdentifier { get }
    func preferenceChanged()
}

extension Node {
    /// What this node and those inside of it have set; nil when none has.
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

    /// What the children have set together.
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

    /// What is set here is another: those above forget what they knew, and readers look again after the update.
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

    /// Other children are inside, or in another order: all that they tell may be another.
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

/// What children came to together.
final class PreferenceValue<Value>: AnyPreferenceValue {
    let value: Value?
    init(_ value: Value?) { self.value = value }
}

/// What children came to together, for any key.
class AnyPreferenceValue {
    init() {}
    deinit {}
}
