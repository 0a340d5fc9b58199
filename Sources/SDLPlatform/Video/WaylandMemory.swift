import CSDL2
import Drawing
import WaylandWindows

/// The shared memory of the connection to a Wayland compositor.
///
/// SDL 2 displays pixels on Wayland through OpenGL only, which without a GPU costs 85 MB and five threads. The toolkit therefore gives the
/// compositor buffers in shared memory itself ([decision 36](../../../docs/decisions/0036-wayland.md)).
///
///     let memory = WaylandMemory(display: display)
@MainActor  // See VideoSystem.
final class WaylandMemory {
    /// The C object; nil after `abandon()`.
    ///
    /// Only this file and `WaylandShadow` use it, on the main thread, and never after the display was closed: each window releases its pixels
    /// before it is destroyed, and `VideoSystem`, which all windows retain, releases this object before it closes the display.
    private(set) var handle: OpaquePointer?
    /// Whether the desktop draws the title bars of windows: the compositor, or a plugin of libdecor.
    let hasTitleBars: Bool

    /// The name of the global object of the compositor, in errors.
    static let name = "wl_shm"

    /// Opens the memory of a `wl_display *`; nil if the compositor has no shared memory, or libwayland-client is too old.
    init?(display: UnsafeMutableRawPointer) {
        guard let handle = widgets_wl_open_memory(display) else { return nil }
        self.handle = handle
        hasTitleBars =
            widgets_wl_compositor_decorates(handle) != 0 || widgets_wl_libdecor_decorates() != 0
    }

    isolated deinit {
        if let handle { widgets_wl_close_memory(handle) }
    }

    /// Whether the connection to the compositor has failed; false after `abandon()`.
    var hasFailed: Bool { handle.map { widgets_wl_has_failed($0) != 0 } ?? false }

    /// Stops using the connection without closing anything.
    func abandon() { handle = nil }

    /// Returns the meaning of a key in the key map of the compositor; nil without a keyboard.
    func meaning(of event: SDL_KeyboardEvent) -> KeyMeaning? {
        var found = widgets_wl_key()
        let code = KeyMeaning.code(of: event.keysym.scancode)
        guard let handle,
            widgets_wl_take_key(handle, code, event.type == SDL_KEYDOWN.rawValue ? 1 : 0, &found) != 0
        else { return nil }
        return KeyMeaning(
            plain: found.plain, typed: found.typed, latin: found.latin, dead: Int(found.dead),
            isLatin: found.is_latin != 0, selectsLevel: found.selects_level != 0,
            isForLayout: found.is_for_layout != 0, hasAlt: found.has_alt != 0)
    }

    /// Makes SDL create windows without a context of OpenGL; returns whether it does from now on.
    static func avoidOpenGL() -> Bool {
        guard let path = widgets_wl_empty_vulkan() else { return false }
        return SDL_Vulkan_LoadLibrary(path) == 0
    }
}

/// The pixels of a Wayland window, in buffers that the compositor reads.
///
///     let pixels = WaylandPixels(memory, surface: surface)
///     try pixels.matchSize(of: window)
@MainActor  // See VideoSystem.
final class WaylandPixels: WindowPixels {
    private(set) var isFresh = true
    private let memory: WaylandMemory
    /// The surface of the window; `PlatformWindow` releases this object before it destroys the window.
    private let surface: WaylandSurface
    private var ring = BufferRing<WaylandBuffer>()
    private var size = (width: 0, height: 0)
    /// The shadow around the window; without surfaces until it is shown.
    let shadow: WaylandShadow

    init(_ memory: WaylandMemory, surface: WaylandSurface) {
        self.memory = memory
        self.surface = surface
        shadow = WaylandShadow(memory, around: surface)
    }

    isolated deinit { ring.removeAll() }

    var buffer: PixelBuffer { ring.latest?.pixels ?? PixelBuffer(base: nil, width: 0, height: 0, stride: 0) }

    /// The number of waits, of up to 8 ms each, for a compositor that keeps all buffers.
    private static let waits = 4

    var statistics: (copiedPixels: Int, madeBuffers: Int) { (ring.copiedPixelCount, ring.madeCount) }

    func matchSize(of window: OpaquePointer) throws(SDLError) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        let wanted = (width: max(Int(width), 1), height: max(Int(height), 1))
        if wanted == size { return }
        ring.removeAll()
        isFresh = true
        guard ring.next({ WaylandBuffer(memory, width: wanted.width, height: wanted.height) }) != nil else {
            size = (0, 0)
            throw SDLError(
                call: "wl_shm_create_pool", reason: "no memory for \(wanted.width) x \(wanted.height) pixels")
        }
        size = wanted
    }

    func prepareToPaint() {
        memory.receive()
        // The compositor has not displayed the last frames yet, so another one would be wasted, and would need a new buffer.
        for _ in 0..<Self.waits where ring.isExhausted { memory.receive(waiting: 8) }
        _ = ring.next { WaylandBuffer(memory, width: size.width, height: size.height) }
    }

    func didInitialize() { isFresh = false }

    func send(_ damage: DamageRegion) throws(SDLError) {
        ring.didPaint(damage)
        for rect in damage.rects {
            widgets_wl_damage(
                surface.pointer, Int32(rect.left), Int32(rect.top), Int32(rect.width), Int32(rect.height))
        }
        ring.latest?.show(in: surface)
    }

    /// Displays a change of the shadow without new pixels of the window.
    func commit() {
        if let handle = memory.handle { widgets_wl_commit(handle, surface.pointer) }
    }
}

extension WaylandMemory {
    /// Receives the buffers that the compositor has finished reading.
    ///
    /// Waits for the next message of the compositor, for at most the given time in milliseconds.
    fileprivate func receive(waiting milliseconds: Int32 = 0) {
        if let handle { widgets_wl_receive(handle, milliseconds) }
    }
}

/// A buffer in shared memory.
///
///     let buffer = WaylandBuffer(memory, width: 200, height: 100)
final class WaylandBuffer: @MainActor SharedBuffer {
    let pixels: PixelBuffer
    /// The C object, which exists until ``release()``; the ring does not use a released buffer.
    private let handle: OpaquePointer
    private let memory: WaylandMemory

    init?(_ memory: WaylandMemory, width: Int, height: Int, hasAlpha: Bool = false) {
        guard let connection = memory.handle,
            let handle = widgets_wl_create_buffer(
                connection, Int32(clamping: width), Int32(clamping: height), hasAlpha ? 1 : 0)
        else { return nil }
        self.memory = memory
        self.handle = handle
        pixels = PixelBuffer(
            base: widgets_wl_pixels(handle), width: width, height: height, stride: width)
    }

    var isFree: Bool { widgets_wl_is_free(handle) != 0 }

    func release() {
        if memory.handle != nil { widgets_wl_release_buffer(handle) }
    }

    func show(in surface: WaylandSurface) {
        if memory.handle != nil { widgets_wl_show(handle, surface.pointer) }
    }

    /// Displays the buffer in a strip, with its first pixel at a place relative to the window.
    func show(in strip: OpaquePointer, at place: PixelPoint) {
        if memory.handle != nil {
            widgets_wl_show_strip(strip, handle, Int32(clamping: place.x), Int32(clamping: place.y))
        }
    }
}
