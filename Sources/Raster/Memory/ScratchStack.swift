/// A stack of pixels or coverage bytes, which holds the data of open clips.
///
///     let mark = stack.count
///     stack.push(64)
///     stack.removeAll(from: mark)
final class ScratchStack<Element: BitwiseCopyable> {
    private(set) var count = 0
    private var capacity = 1024
    private var memory = UnsafeMutablePointer<Element>.allocate(capacity: 1024)

    isolated deinit { memory.deallocate() }

    /// Returns the elements from `index` on; valid until the next push.
    func elements(from index: Int) -> UnsafeMutablePointer<Element> { memory + index }

    /// Pushes `amount` elements with undefined content and returns them.
    func push(_ amount: Int) -> UnsafeMutablePointer<Element> {
        if count + amount > capacity {
            capacity = 2 * (count + amount)
            let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
            grown.update(from: memory, count: count)
            memory.deallocate()
            memory = grown
        }
        count += amount
        return memory + (count - amount)
    }

    /// Removes the elements from `index` on.
    func removeAll(from index: Int) { count = index }
}
