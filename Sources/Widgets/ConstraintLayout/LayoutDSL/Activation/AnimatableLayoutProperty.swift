/// A property whose change updates the layout that reads it, inside an animation.
///
/// Views that stay move to their new places; new views appear at their place and removed ones disappear at once. Like
/// ``LayoutProperty``, only for stored properties of ``Layoutable`` classes, and effective once the layout is active.
///
///     @AnimatableLayoutProperty(duration: 0.25, options: .curveEaseOut) var isExpanded = false
@propertyWrapper
public struct AnimatableLayoutProperty<Value> {
    @usableFromInline var content: LayoutValue<Value>
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
        content = LayoutValue(wrappedValue)
        animation = Animation(duration: duration, delay: delay, options: options, completion: completion)
    }

    /// Times in seconds; `completion` is told whether the animation ran to its end.
    public init(
        wrappedValue: Value, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) where Value: Equatable {
        content = LayoutValue(comparing: wrappedValue)
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
        get { owner[keyPath: storage].content.value }
        set {
            guard owner[keyPath: storage].content.set(newValue), owner.activation != nil else { return }
            let animation = owner[keyPath: storage].animation
            View.animate(
                withDuration: animation.duration, delay: animation.delay, options: animation.options,
                animations: { owner.sl.updateLayout(.forced) }, completion: animation.completion)
        }
    }
}
