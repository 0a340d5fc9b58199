/// A property whose change updates the layout that reads it, inside an animation.
///
/// Views that stay move to their new places; views that come are at their place at once; views that go are gone. As
/// ``LayoutProperty`` it is for stored properties of ``Layoutable`` classes only, and starts when the layout was activated.
///
///     @AnimatableLayoutProperty(duration: 0.25, options: .curveEaseOut) var isExpanded = false
@propertyWrapper
public struct AnimatableLayoutProperty<Value> {
    @usableFromInline var value: Value
    @usableFromInline let isEqual: ((Value, Value) -> Bool)?
    @usableFromInline let animation: Animation

    @usableFromInline struct Animation {
        @usableFromInline let duration: Double
        @usableFromInline let delay: Double
        @usableFromInline let options: AnimationOptions
        @usableFromInline let completion: ((Bool) -> Void)?
    }

    /// Times in seconds; `completion` is told whether the animation ran to its end.
    public init(
        wrappedValue: Value, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        value = wrappedValue
        isEqual = nil
        animation = Animation(duration: duration, delay: delay, options: options, completion: completion)
    }

    /// Times in seconds; `completion` is told whether the animation ran to its end.
    public init(
        wrappedValue: Value, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) where Value: Equatable {
        value = wrappedValue
        isEqual = { $0 == $1 }
        animation = Animation(duration: duration, delay: delay, options: options, completion: completion)
    }

    @available(
        *, unavailable,
        message: "@AnimatableLayoutProperty works on stored properties of Layoutable classes only"
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
            let animation = owner[keyPath: storage].animation
            View.animate(
                withDuration: animation.duration, delay: animation.delay, options: animation.options,
                animations: { owner.sl.updateLayout(.forced) }, completion: animation.completion)
        }
    }
}
