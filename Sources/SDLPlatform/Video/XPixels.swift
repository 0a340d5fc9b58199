import CSDL2
import Drawing
import Glibc
import XWindows

/// A window's pixels in memory that is shared with the X server.
///
/// The server reads the memory after `send` has returned, so the next frame waits for it before it paints, unless an event has arrived since:
/// the server reacts to requests in their order.
///
///     let pixels = XPixels(window: window, pool: pool)
///     if pixels.matchSize(width: 400, height: 300) { ... }
@MainActor  // See VideoSystem.
final class XPixels: WindowPixels {
    private(set) var buffer = PixelBuffer(base: nil, width: 0, height: 0, stride: 0)
    private(set) var isFresh = true
    /// The window, which calls ``release()`` before it is destroyed.
    private unowned let window: PlatformWindow
    private let pool: XMemoryPool
    private var memory: XMemory?

    init(window: PlatformWindow, pool: XMemoryPool) {
        self.window = window
        self.pool = pool
    }

    /// Returns whether windows with SDL's pixel format, which the variable of the environment can change, can display shared memory.
    static func supports(format: UInt32) -> Bool {
        (format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue)
            && getenv("SDL_VIDEO_X11_VISUALID") == nil
            && SDL_GetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID) == nil
    }

    /// Provides memory for the window's size; returns false if there is none that the server can read.
    ///
    /// Memory is exchanged if it is too small, with a quarter more for a window that grows further, or more than four times too large.
    func matchSize(width: Int32, height: Int32) -> Bool {
        let (columns, rows) = (max(Int(width), 1), max(Int(height), 1))
        if columns == buffer.width, rows == buffer.height { return true }
        let count = columns * rows
        isFresh = true
        if memory.map({ count...count * 4 ~= $0.capacity }) != true {
            let isFirst = memory == nil
            release()
            memory = pool.take(isFirst ? count : count + count / 4, for: window)
        }
        guard let memory, let base = widgets_x_memory_pixels(memory.handle) else { return false }
        buffer = PixelBuffer(base: base, width: columns, height: rows, stride: columns)
        return true
    }

    func prepareToPaint() {
        if let memory { widgets_x_await_memory(memory.handle) }
    }

    func didInitialize() { isFresh = false }

    func send(_ damage: DamageRegion) throws(SDLError) {
        guard let memory, let display = window.xConnection?.display else { return }
        for rect in damage.rects {
            widgets_x_send_memory(
                memory.handle, window.xWindow, Int32(buffer.width), Int32(buffer.height), Int32(rect.left),
                Int32(rect.top), Int32(rect.right), Int32(rect.bottom))
        }
        widgets_x_flush(display)
    }

    /// Returns the memory to the pool; there are no pixels until the next `matchSize`.
    func release() {
        if let memory { pool.give(back: memory) }
        abandon()
    }

    /// Forgets the memory without using the connection; it is freed when the program ends.
    func abandon() {
        memory = nil
        buffer = PixelBuffer(base: nil, width: 0, height: 0, stride: 0)
    }
}
