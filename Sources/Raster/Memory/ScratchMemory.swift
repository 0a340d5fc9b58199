/// Reusable memory for temporary data, which only grows.
///
///     let row = scratch.reserve(640)   // valid until the next reserve
final class ScratchMemory<Element: BitwiseCopyable> {
    private var memory: UnsafeMutablePointer<Element>?
    private var capacity = 0

    isolated deinit { memory?.deallocate() }

    /// Returns memory for at least `count` elements, with undefined content.
    ///
    /// Invalidates the pointer returned by the previous call.
    func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if let memory, count <= capacity { return memory }
        memory?.deallocate()
        capacity = max(256, count + count / 2)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        memory = grown
        return grown
    }
}
