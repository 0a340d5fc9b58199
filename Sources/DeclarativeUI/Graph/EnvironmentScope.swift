/// The environment values that one node sets for its descendants, linked to the scope of its ancestors.
final class EnvironmentScope {
    private let parent: EnvironmentScope?
    private var boxes: [(key: ObjectIdentifier, box: AnyEnvironmentBox)] = []

    init(parent: EnvironmentScope?) { self.parent = parent }

    deinit {}

    /// Returns the nearest box for `key`; nil if no scope sets it.
    ///
    /// O(number of ancestor scopes).
    func box(for key: ObjectIdentifier) -> AnyEnvironmentBox? {
        var scope: EnvironmentScope? = self
        while let step = scope {
            for entry in step.boxes where entry.key == key { return entry.box }
            scope = step.parent
        }
        return nil
    }

    /// Returns the box for `key` of the outermost scope, in which the host sets its values.
    func rootBox(for key: ObjectIdentifier) -> AnyEnvironmentBox? {
        var root = self
        while let parent = root.parent { root = parent }
        return root.boxes.first { $0.key == key }?.box
    }

    /// Replaces the scope's values with `values`, and invalidates the readers of the changed ones.
    ///
    /// Pass false for `isUsed` if there are no descendants yet.
    /// - Returns: Whether `values` contains a key that no ancestor sets, in which case the readers of its default are
    ///   unknown.
    @discardableResult
    func set(_ values: [(key: ObjectIdentifier, box: AnyEnvironmentBox)], isUsed: Bool) -> Bool {
        var isFirst = false
        for value in values {
            if let known = boxes.first(where: { $0.key == value.key })?.box {
                known.setValue(of: value.box)
            } else {
                // A new key here hides the box of an ancestor, whose readers may be descendants.
                let hidden = isUsed ? box(for: value.key) : nil
                boxes.append(value)
                hidden?.invalidateReaders()
                if isUsed, hidden == nil { isFirst = true }
            }
        }
        if boxes.count > values.count { removeAll(except: values) }
        return isFirst
    }

    /// Removes the boxes of keys not in `values`, and invalidates their readers, which then read an ancestor's value.
    private func removeAll(except values: [(key: ObjectIdentifier, box: AnyEnvironmentBox)]) {
        let removed = boxes.filter { entry in !values.contains { $0.key == entry.key } }
        boxes.removeAll { entry in removed.contains { $0.key == entry.key } }
        for entry in removed { entry.box.invalidateReaders() }
    }
}

/// An environment value, independent of its key.
class AnyEnvironmentBox: Source {
    deinit {}

    /// Sets the value to that of `other`, a box of the same key, and invalidates the readers if the values differ.
    func setValue(of other: AnyEnvironmentBox) {}
    /// Invalidates the nodes that have read the value.
    final func invalidateReaders() { changed(.environment(name, writtenBy: UpdateOrigin.current)) }
    /// The name of the key, for update causes.
    var name: String { "" }
}
