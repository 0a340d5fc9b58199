/// A reference without reference counting, to an object that is known to outlive it.
///
/// The reference does not keep its object alive.
///
/// In a debug build, using the reference after the object was deallocated stops the program with a message; in a release build it reads
/// freed memory. Each use therefore needs a comment at the property that proves why the object outlives the reference
/// (docs/decisions/0022-unsafe-constructs.md). Use ``WeakReference`` where there is no such proof.
///
///     final class Page {
/// `Book` owns its pages and removes them before it is deallocated.
///         @UncountedReference private var book: Book
///
///         init(book: Book) { _book = UncountedReference(book) }
///     }
@propertyWrapper
public struct UncountedReference<Object: AnyObject> {
    #if DEBUG
        @usableFromInline unowned var reference: Object

        @inlinable public init(_ object: Object) { reference = object }

        /// The referenced object.
        @inlinable public var object: Object { reference }
    #else
        @usableFromInline var reference: Unmanaged<Object>

        @inlinable @inline(__always) public init(_ object: Object) { reference = .passUnretained(object) }

        /// The referenced object.
        @inlinable @inline(__always) public var object: Object { reference._withUnsafeGuaranteedRef { $0 } }
    #endif

    @inlinable @inline(__always) public init(wrappedValue: Object) { self.init(wrappedValue) }

    /// The referenced object.
    @inlinable @inline(__always) public var wrappedValue: Object {
        get { object }
        set { self = UncountedReference(newValue) }
    }

    /// Returns whether the reference refers to `other`.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool { object === other }
}

extension UncountedReference: Equatable {
    /// Returns whether both references refer to the same object.
    @inlinable @inline(__always) public static func == (first: Self, second: Self) -> Bool {
        first.refers(to: second.object)
    }
}
