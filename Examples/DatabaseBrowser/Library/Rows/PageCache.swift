/// The most recently used pages of rows.
///
///     cache[7] = rows
///     let row = cache[7]?[12]
nonisolated struct PageCache {
    private var pages: [Int: [[DatabaseValue]]] = [:]
    /// The numbers of the pages, the most recently used one last.
    private var order: [Int] = []
    private let capacity: Int

    init(capacity: Int = 24) { self.capacity = capacity }

    var count: Int { pages.count }

    /// A page; reading or setting it makes it the most recently used one, and may remove the least recently used one: O(capacity).
    subscript(number: Int) -> [[DatabaseValue]]? {
        mutating get {
            guard let page = pages[number] else { return nil }
            if order.last != number { touch(number) }
            return page
        }
        set {
            pages[number] = newValue
            order.removeAll { $0 == number }
            if newValue == nil { return }
            order.append(number)
            if order.count > capacity { pages[order.removeFirst()] = nil }
        }
    }

    private mutating func touch(_ number: Int) {
        order.removeAll { $0 == number }
        order.append(number)
    }

    mutating func removeAll() {
        pages = [:]
        order = []
    }
}
