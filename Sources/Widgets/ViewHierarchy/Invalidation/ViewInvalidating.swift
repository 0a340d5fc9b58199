/// A property of a view that marks what has to be done again when it changes.
///
/// Setting a value that is not equal to the old one stores it and calls each invalidator in the order written;
/// setting an equal one does nothing. Any number of invalidators, each kept as its own type: nothing is boxed, and
/// nothing allocated. Only for stored properties of `View` subclasses: anywhere else it does not compile.
///
///     final class Card: View {
///         @ViewInvalidating(.layout, .display) var padding = 12.0
///     }
///
/// While a host traces invalidations, each change also records the property, its declaration's place and the view's
/// path. The model is Apple's `@Invalidating` (`NSView.Invalidating`), whose name works here too.
@propertyWrapper
@frozen
public struct ViewInvalidating<Value: Equatable, each Invalidator: ViewInvalidatingType> {
    @usableFromInline var value: Value
    @usableFromInline let invalidators: (repeat each Invalidator)
    @usableFromInline let site: DeclarationSite

    /// `invalidators` are called in their order when the value changes.
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

extension ViewInvalidating: DeclaredProperty {}

extension View {
    /// Apple's name of `ViewInvalidating`, as written inside a view.
    public typealias Invalidating<Value: Equatable, each Invalidator: ViewInvalidatingType> =
        ViewInvalidating<Value, repeat each Invalidator>

    /// Apple's place of `Invalidations`.
    public typealias Invalidations = ViewHierarchy.Invalidations
}

@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// UIKit's name of `ViewInvalidatingType`.
public typealias UIViewInvalidating = ViewInvalidatingType
@available(
    *, deprecated, renamed: "ViewInvalidatingType", message: "The protocol is the same on all platforms here"
)
/// AppKit's name of `ViewInvalidatingType`.
public typealias NSViewInvalidating = ViewInvalidatingType
