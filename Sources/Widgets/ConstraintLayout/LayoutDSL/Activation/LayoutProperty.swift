/// A property whose changes update the layout that reads it.
///
/// It can be applied only to stored properties of ``Layoutable`` classes, which is checked by the compiler. Changes have no effect before
/// the first activation of the layout, nor does setting an equatable value to an equal one.
///
/// Updates are `.immediate` unless another mode is given. In version 5 of the SwiftLayout library they are `.deferred`, once per frame
/// for any number of changes; source that depends on this must specify `mode: .deferred`.
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
