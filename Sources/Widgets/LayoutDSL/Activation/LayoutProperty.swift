/// A property whose change updates the layout that reads it.
///
/// Only for stored properties of ``Layoutable`` classes: anywhere else it does not compile. Nothing happens before the layout was
/// activated for the first time, nor when an equatable value is set to an equal one.
///
///     @LayoutProperty var isExpanded = false
///     @LayoutProperty(mode: .deferred) var rowCount = 3
@propertyWrapper
public struct LayoutProperty<Value> {
    @usableFromInline var value: Value
    @usableFromInline let mode: LayoutUpdateMode
    @usableFromInline let isEqual: ((Value, Value) -> Bool)?

    public init(wrappedValue: Value, mode: LayoutUpdateMode = .immediate) {
        value = wrappedValue
        self.mode = mode
        isEqual = nil
    }

    public init(wrappedValue: Value, mode: LayoutUpdateMode = .immediate) where Value: Equatable {
        value = wrappedValue
        self.mode = mode
        isEqual = { $0 == $1 }
    }

    @available(
        *, unavailable, message: "@LayoutProperty works on stored properties of Layoutable classes only"
    )
    public var wrappedValue: Value {
        get { preconditionFailure("unavailable") }
        set { preconditionFailure("unavailable") }
    }

    @inlinable
    public static subscript<Owner: Layoutable>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            let old = owner[keyPath: storage].value
            owner[keyPath: storage].value = newValue
            if owner.activation == nil || owner[keyPath: storage].isEqual?(old, newValue) == true { return }
            owner.sl.updateLayout(owner[keyPath: storage].mode)
        }
    }
}
