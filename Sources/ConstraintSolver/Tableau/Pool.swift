/// Growing storage for plain values, which have an index each.
///
/// Like an array, but owned by one place (no reference counts, no copies on write) and without a check of each access
/// in optimised builds: every index in it comes from this module's own lists. Debug builds do check.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 16
        base = .allocate(capacity: capacity)
    }

    /// `count` copies of `element`.
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

    /// Adds `element` and gives its index.
    @discardableResult
    mutating func append(_ element: Element) -> Index {
        if count == capacity { grow(to: capacity * 4) }
        (base + count).initialize(to: element)
        count += 1
        return Index(rawValue: Int32(count - 1))
    }

    /// Adds `number` copies of `element` and gives the index of the first.
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
