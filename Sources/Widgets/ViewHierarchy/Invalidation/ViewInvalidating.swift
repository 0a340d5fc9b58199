/// A property wrapper that invalidates its view when the value changes.
///
/// Setting a value that differs from the current one stores it and calls each invalidator in the order in which they are
/// listed; setting an equal value does nothing. Any number of invalidators is possible; each is stored with its static type,
/// without boxing or allocation. Works only for stored properties of `View` subclasses; other uses do not compile. Its name
/// in views is ``View/ViewInvalidating``; elsewhere the compiler refuses that name, at the declaration of the property.
///
///     final class Card: View {
///         @ViewInvalidating(.layout, .display) var padding = 12.0
///     }
///
/// While a host traces invalidations, each change also records the property, the location of its declaration and the path of
/// the view. Modelled on Apple's `@Invalidating` (`NSView.Invalidating`), which is available as an alias.
@propertyWrapper
@frozen
public struct InvalidatingProperty<Value: Equatable, each Invalidator: ViewInvalidatingType> {
    @usableFromInline var value: Value
    @usableFromInline let invalidators: (repeat each Invalidator)
    @usableFromInline let site: DeclarationSite

    /// Creates a property whose changes call `invalidators`, in order.
    @inlinable public init(
        wrappedValue: Value, _ invalidators: repeat each Invalidator, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        value = wrappedValue
        self.invalidators = (repeat each invalidators)
        site = DeclarationSite(fileID: fileID, line: line)
    }

    @available(
        *, unavailable, message: "@ViewInvalidating works on stored properties of View subclasses only"
    )
    public var wrappedValue: Value {
        get { preconditionFailure("unavailable") }
        set { preconditionFailure("unavailable") }
    }

    @inlinable
    public static subscript<Owner: View>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        @inline(__always) get { owner[keyPath: storage].value }
        @inline(__always) set {
            if owner[keyPath: storage].value == newValue { return }
            owner[keyPath: storage].value = newValue
            if InvalidationTrace.isActive {
                InvalidationTrace.beginChange(owner, owner[keyPath: storage].site)
            }
            for invalidator in repeat each owner[keyPath: storage].invalidators {
                invalidator.invalidate(view: owner)
            }
            if InvalidationTrace.isActive { InvalidationTrace.endChange() }
            if InvalidationTrace.hasMisuse {
                InvalidationTrace.reportMisuse(owner, owner[keyPath: storage].site)
            }
        }
    }
}

extension InvalidatingProperty: DeclaredProperty {}

extension View {
    /// The property wrapper that invalidates its view when the value changes.
    public typealias ViewInvalidating<Value: Equatable, each Invalidator: ViewInvalidatingType> =
        InvalidatingProperty<Value, repeat each Invalidator>

    /// The name of `ViewInvalidating` in AppKit and UIKit, available inside of views.
    public typealias Invalidating<Value: Equatable, each Invalidator: ViewInvalidatingType> =
        InvalidatingProperty<Value, repeat each Invalidator>

    /// The invalidators, under the name nested in the view as in AppKit and UIKit.
    public typealias Invalidations = ViewHierarchy.Invalidations
}

@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// The name of `ViewInvalidatingType` in UIKit.
public typealias UIViewInvalidating = ViewInvalidatingType
@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// The name of `ViewInvalidatingType` in AppKit.
public typealias NSViewInvalidating = ViewInvalidatingType
@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// The name of `ViewInvalidatingType` in the Invalidating package, for UIKit.
public typealias UIViewInvalidatingType = ViewInvalidatingType
@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// The name of `ViewInvalidatingType` in the Invalidating package, for AppKit.
public typealias NSViewInvalidatingType = ViewInvalidatingType
