import CSDL2
import Drawing
import Glibc
import XWindows

/// Memory that is shared with the X server, and its number of pixels.
struct XMemory {
    /// The C object, which exists until it is destroyed or abandoned by the pool.
    let handle: OpaquePointer
    let capacity: Int
}

/// The memory of windows on X11, of which that of the last closed window is kept for the next one.
///
/// Memory that is used again needs no answer of the server, and the kernel has cleared its pages before.
///
///     if let memory = pool.take(400 * 300, for: window) { pool.give(back: memory) }
@MainActor  // See VideoSystem.
final class XMemoryPool {
    private var spare: XMemory?
    /// Whether the server has mapped memory of this program, and whether it has refused to.
    private var isUsable = false
    private var isRefused = false

    /// The number of pixels above which memory is not kept: 4 MB.
    private static let limit = 1 << 20

    /// Returns memory for at least `count` pixels, with undefined content; nil if the server cannot read the memory of this program.
    func take(_ count: Int, for window: PlatformWindow) -> XMemory? {
        guard !isRefused, let display = window.xConnection?.display else { return nil }
        if let spare, count...count * 4 ~= spare.capacity {
            self.spare = nil
            return spare
        }
        guard let handle = widgets_x_create_memory(display, count) else {
            isRefused = !isUsable
            return nil
        }
        isUsable = true
        return XMemory(handle: handle, capacity: count)
    }

    /// Keeps the memory for the next window instead of the one that was kept before, or destroys it if it is large.
    func give(back memory: XMemory) {
        if memory.capacity > Self.limit { return widgets_x_destroy_memory(memory.handle) }
        if let spare { widgets_x_destroy_memory(spare.handle) }
        spare = memory
    }

    /// Frees the memory that is kept; without the connection, the server is not notified.
    func removeAll(isAbandoned: Bool) {
        guard let spare else { return }
        if isAbandoned {
            widgets_x_abandon_memory(spare.handle)
        } else {
            widgets_x_destroy_memory(spare.handle)
        }
        self.spare = nil
    }
}
