/// An ``UncountedReference`` that can be nil.
///
///     final class Page {
///         // The book clears it before it is deallocated.
///         @OptionalUncountedReference var book: Book?
///     }
@propertyWrapper
public struct OptionalUncountedReference<Object: AnyObject> {
    @usableFromInline var reference: UncountedReference<Object>?

    @inlinable @inline(__always) public init(_ object: Object? = nil) {
        if let object { reference = UncountedReference(object) } else { reference = nil }
    }

    @inlinable @inline(__always) public init(wrappedValue: Object?) { self.init(wrappedValue) }

    /// The referenced object, or nil.
    @inlinable @inline(__always) public var object: Object? { reference?.object }

    /// The referenced object, or nil.
    @inlinable @inline(__always) public var wrappedValue: Object? {
        get { object }
        set { self = OptionalUncountedReference(newValue) }
    }
}
