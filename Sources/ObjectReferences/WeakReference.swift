public import ReferenceCounting

/// A weak reference that becomes nil as soon as the object's last strong reference is released.
///
/// It behaves like `weak`, also when another thread releases the object, but does not allocate a side table. The first `weak` reference
/// to an object allocates one, after which each retain and release of that object takes the slow path. In a view tree, where subviews and
/// layout objects refer to each view, that took a quarter of the time of building a form (docs/decisions/0016-deinitialisers.md).
///
/// The object's memory stays allocated from `init` to `deinit` of the reference, even after the object's deinitialiser has run. So
/// `address` never dangles, and no other object can be allocated at the same address. The type is noncopyable, so that reading it counts
/// no reference.
///
///     var owner = WeakReference(book)
///     if let book = owner.object { book.close() }
public struct WeakReference<Object: AnyObject>: ~Copyable {
    @usableFromInline let address: UnsafeMutableRawPointer?

    @inlinable @inline(__always) public init(_ object: Object? = nil) {
        guard let object else {
            address = nil
            return
        }
        let address = Unmanaged.passUnretained(object).toOpaque()
        keep_memory(address)
        self.address = address
    }

    @inlinable deinit {
        if let address { release_memory(address) }
    }

    /// The referenced object; nil when there is none, and after its last strong reference was released.
    @inlinable @inline(__always) public var object: Object? {
        guard let address, let retained = retain_unless_released(address) else { return nil }
        return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }

    /// Returns whether the reference refers to `other`, determined without counting a reference.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool {
        address == Unmanaged.passUnretained(other).toOpaque()
    }
}
