/// A property whose changes update the layout that reads it, with an animation.
///
/// Views that are kept move to their new positions. New views appear at their position without animation, and removed views disappear at
/// once. Like ``LayoutProperty``, it requires a stored property of a ``Layoutable`` class, and has an effect only while the layout is
/// active.
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

    /// Creates a property with the parameters of its animation.
    ///
    /// `duration` and `delay` are in seconds; `completion` receives whether the animation ran to its end.
    public init(
        wrappedValue: Value, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        content = LayoutValue(wrappedValue)
        animation = Animation(duration: duration, delay: delay, options: options, completion: completion)
    }

    /// Creates a property with the parameters of its animation; setting an equal value has no effect.
    ///
    /// `duration` and `delay` are in seconds; `completion` receives whether the animation ran to its end.
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
