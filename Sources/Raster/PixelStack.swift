/// A stack of saved pixels, which holds the corners below rounded clips until they are restored.
///
///     let mark = stack.count
///     stack.push(64)
///     stack.removeAll(from: mark)
final class PixelStack {
    private(set) var count = 0
    private var capacity = 1024
    private var memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)

    isolated deinit { memory.deallocate() }

    /// Returns the pixels from `index` on; valid until the next push.
    func pixels(from index: Int) -> UnsafeMutablePointer<UInt32> { memory + index }

    /// Pushes `amount` pixels with undefined content and returns them.
    func push(_ amount: Int) -> UnsafeMutablePointer<UInt32> {
        if count + amount > capacity {
            capacity = 2 * (count + amount)
            let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
            grown.update(from: memory, count: count)
            memory.deallocate()
            memory = grown
        }
        count += amount
        return memory + (count - amount)
    }

    /// Removes the pixels from `index` on.
    func removeAll(from index: Int) { count = index }
}
