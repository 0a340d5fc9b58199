/// A reference without reference counting, cleared by the isolated deinitialiser of its object.
///
/// When another thread releases the last strong reference, the deinitialiser is enqueued on the main actor. Until it has run, the object
/// can still be read and retained through this reference, but retaining it does not keep it alive. The debug check of
/// ``UncountedReference`` would trap during that time, so this type has none.
///
///     final class Page {
/// Cleared by the isolated deinitialiser of `Book`.
///         var book: ClearedReference<Book>?
///     }
public struct ClearedReference<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always) public init(_ object: Object) { reference = .passUnretained(object) }

    /// The referenced object, read without counting a reference.
    @inlinable @inline(__always) public var object: Object { reference._withUnsafeGuaranteedRef { $0 } }

    /// Returns whether the reference refers to `other`.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool {
        reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }
}
