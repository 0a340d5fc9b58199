/// Reusable memory whose elements are zero when it is reserved; the user sets them to zero again.
///
///     let cells = memory.reserve(640)
final class ZeroedMemory<Element: FixedWidthInteger & BitwiseCopyable> {
    private var memory: UnsafeMutablePointer<Element>?
    private var capacity = 0

    isolated deinit { memory?.deallocate() }

    /// Returns memory for at least `count` elements, all zero.
    ///
    /// Invalidates the pointer returned by the previous call.
    func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if let memory, count <= capacity {
            assert((0..<count).allSatisfy { memory[$0] == 0 }, "ZeroedMemory: elements were not reset")
            return memory
        }
        memory?.deallocate()
        capacity = max(256, count + count / 2)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.initialize(repeating: 0, count: capacity)
        memory = grown
        return grown
    }
}
