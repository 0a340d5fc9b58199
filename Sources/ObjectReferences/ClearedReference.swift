/// A reference that counts nothing, to an object whose isolated deinitialiser clears the reference.
///
/// When the last strong reference is released on another thread, the deinitialiser waits for the main actor. Until it has run, the
/// object can be reached and retained, though not kept; a check as in ``UncountedReference`` would stop the program then.
///
///     final class Page {
///         // The isolated deinitialiser of the book clears it.
///         var book: ClearedReference<Book>?
///     }
public struct ClearedReference<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always) public init(_ object: Object) { reference = .passUnretained(object) }

    /// The object.
    @inlinable @inline(__always) public var object: Object { reference._withUnsafeGuaranteedRef { $0 } }

    /// Whether the object is `other`.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool {
        reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }
}
