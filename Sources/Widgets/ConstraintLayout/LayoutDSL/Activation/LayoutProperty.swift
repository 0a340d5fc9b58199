/// A property whose change updates the layout that reads it.
///
/// Only for stored properties of ``Layoutable`` classes: anywhere else it does not compile. Nothing happens before the layout was
/// activated for the first time, nor when an equatable value is set to an equal one.
///
/// An update is `.immediate` unless another mode is given. In version 5 of the SwiftLayout library it is `.deferred`, once a frame for
/// any number of changes: source that depends on that writes `mode: .deferred`.
///
///     @LayoutProperty var isExpanded = false
///     @LayoutProperty(mode: .deferred) var rowCount = 3
@propertyWrapper
public struct LayoutProperty<Value> {
    @usableFromInline var content: LayoutValue<Value>
    @usableFromInline let mode: LayoutUpdateMode

    public init(wrappedValue: Value, mode: LayoutUpdateMode = .immediate) {
        content = LayoutValue(wrappedValue)
        self.mode = mode
    }

    public init(wrappedValue: Value, mode: LayoutUpdateMode = .immediate) where Value: Equatable {
        content = LayoutValue(comparing: wrappedValue)
        self.mode = mode
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
        get { owner[keyPath: storage].content.value }
        set {
            guard owner[keyPath: storage].content.set(newValue), owner.activation != nil else { return }
            owner.sl.updateLayout(owner[keyPath: storage].mode)
        }
    }
}
