/// A reference that does not keep its object alive, and whose use counts nothing: for an object that is known to live longer.
///
/// A debug build stops the program with a message when the object has been deallocated; a release build reads freed memory. So each
/// use needs a proof that the object outlives the reference, beside the property (docs/decisions/0022-unsafe-constructs.md). Where there
/// is none, use ``WeakReference``.
///
///     final class Page {
///         // The book keeps its pages, and takes them apart before it is deallocated.
///         @UncountedReference private var book: Book
///
///         init(book: Book) { _book = UncountedReference(book) }
///     }
@propertyWrapper
public struct UncountedReference<Object: AnyObject> {
    #if DEBUG
        @usableFromInline unowned var reference: Object

        @inlinable public init(_ object: Object) { reference = object }

        /// The object.
        @inlinable public var object: Object { reference }
    #else
        @usableFromInline var reference: Unmanaged<Object>

        @inlinable @inline(__always) public init(_ object: Object) { reference = .passUnretained(object) }

        /// The object.
        @inlinable @inline(__always) public var object: Object { reference._withUnsafeGuaranteedRef { $0 } }
    #endif

    @inlinable @inline(__always) public init(wrappedValue: Object) { self.init(wrappedValue) }

    /// The object.
    @inlinable @inline(__always) public var wrappedValue: Object {
        get { object }
        set { self = UncountedReference(newValue) }
    }

    /// Whether the object is `other`.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool { object === other }
}

extension UncountedReference: Equatable {
    /// Whether both refer to the same object.
    @inlinable @inline(__always) public static func == (first: Self, second: Self) -> Bool {
        first.refers(to: second.object)
    }
}
