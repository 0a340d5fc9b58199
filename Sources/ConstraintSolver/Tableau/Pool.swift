/// Growable storage for trivial values that are accessed by index.
///
/// Like an array, but noncopyable (no reference counts, no copy on write) and without bounds checks in optimised
/// builds, because all indices come from this module's own lists. Debug builds check each access.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 16
        base = .allocate(capacity: capacity)
    }

    /// Creates a pool with `count` copies of `element`.
    init(repeating element: Element, _ count: Int) {
        capacity = max(count, 1)
        base = .allocate(capacity: capacity)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    deinit { base.deallocate() }

    subscript(index: Index) -> Element {
        get {
            assert(contains(index))
            return base[Int(index.rawValue)]
        }
        nonmutating _modify {
            assert(contains(index))
            yield &base[Int(index.rawValue)]
        }
    }

    /// Appends `element` and returns its index.
    @discardableResult
    mutating func append(_ element: Element) -> Index {
        if count == capacity { grow(to: capacity * 4) }
        (base + count).initialize(to: element)
        count += 1
        return Index(rawValue: Int32(count - 1))
    }

    /// Appends `number` copies of `element` and returns the index of the first.
    mutating func append(repeating element: Element, _ number: Int) -> Index {
        if count + number > capacity { grow(to: max(capacity * 4, count + number)) }
        (base + count).initialize(repeating: element, count: number)
        count += number
        return Index(rawValue: Int32(count - number))
    }

    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to newCapacity: Int) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        new.moveInitialize(from: base, count: count)
        base.deallocate()
        base = new
        capacity = newCapacity
    }
}
