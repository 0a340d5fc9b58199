/// The environment values of a view.
///
/// Follows `SwiftUI.EnvironmentValues`. A body that reads a value is updated by changes of that key alone.
///
///     @Environment(\.layoutDirection) private var direction
@MainActor
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    /// The values set on this copy.
    private(set) var changes: [(key: ObjectIdentifier, box: AnyEnvironmentBox)] = []

    init(_ scope: EnvironmentScope?) { self.scope = scope }

    /// Creates environment values that all have their defaults.
    public init() { scope = nil }

    /// The value of `key`: that of the nearest ancestor that sets it, or the default value of the key.
    ///
    /// O(number of ancestors that set environment values) for a value that is not set on this copy.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            for change in changes where change.key == id {
                return change.box.value(of: key)
            }
            guard let box = scope?.box(for: id) else { return Key.defaultValue }
            box.recordRead()
            return box.value(of: key)
        }
        set {
            let id = ObjectIdentifier(key)
            let box = EnvironmentBox<Key>(newValue)
            if let index = changes.firstIndex(where: { $0.key == id }) {
                changes[index].box = box
            } else {
                changes.append((id, box))
            }
        }
    }
}
