/// The value of one key in one scope.
final class EnvironmentBox<Key: EnvironmentKey>: AnyEnvironmentBox {
    private(set) var value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    deinit {}

    override func setValue(of other: AnyEnvironmentBox) {
        let new = other.value(of: Key.self)
        if ValueComparison<Key.Value>.shared.areEqual(value, new) { return }
        value = new
        invalidateReaders()
    }

    override var name: String { "\(Key.self)" }
}

extension AnyEnvironmentBox {
    /// The value of a box that was found by `key`, and is of its type therefore; a debug build checks it.
    final func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
        unsafeDowncast(self, to: EnvironmentBox<Key>.self).value
    }
}
