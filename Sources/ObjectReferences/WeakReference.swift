public import ReferenceCounting

/// A reference that does not keep its object alive, and reads nil from the moment the last strong reference is released.
///
/// It means what `weak` means, also when another thread releases the object. The first `weak` reference gives its object a
/// side table, after which each retain and release of the object takes the slow path: in a tree of views, where each view is
/// referred to by its subviews and its layout, that took a quarter of the time of building a form
/// (docs/decisions/0016-deinitialisers.md).
///
/// Safe, because the object's memory is kept from `init` to `deinit`, although the object's own deinitialiser may have run:
/// `address` never dangles, and no other object has the same address meanwhile. It cannot be copied, so that reading it counts nothing.
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

    /// The object; nil without one, and once its last strong reference has been released.
    @inlinable @inline(__always) public var object: Object? {
        guard let address, let retained = retain_unless_released(address) else { return nil }
        return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }

    /// Whether it refers to `other`; no reference is counted.
    @inlinable @inline(__always) public func refers(to other: Object) -> Bool {
        address == Unmanaged.passUnretained(other).toOpaque()
    }
}
