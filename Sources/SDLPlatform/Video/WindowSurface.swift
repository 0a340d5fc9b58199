import CSDL2
import Drawing

/// The memory of SDL's window surface, borrowed for the duration of a call.
///
/// SDL replaces the surface when the window's size has changed. A new surface is recognised by its user data, which SDL reserves for the
/// program; its address is not sufficient, because it can be reused.
///
///     let surface = try WindowSurface(handle)
///     paint(surface.buffer)
///     try surface.send(damage)
struct WindowSurface: WindowPixels {
    let buffer: PixelBuffer
    private let window: OpaquePointer
    private let surface: UnsafeMutablePointer<SDL_Surface>

    init(_ window: OpaquePointer) throws(SDLError) {
        guard let surface = SDL_GetWindowSurface(window) else { throw SDLError.last("SDL_GetWindowSurface") }
        let format = surface.pointee.format.pointee.format
        guard format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue else {
            let name = String(cString: SDL_GetPixelFormatName(format))
            throw SDLError(
                call: "SDL_GetWindowSurface",
                reason: "the display's pixel format is \(name); 32-bit ARGB is required")
        }
        self.window = window
        self.surface = surface
        let memory = surface.pointee.pixels?.assumingMemoryBound(to: UInt32.self)
        buffer = PixelBuffer(
            base: memory, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
            stride: Int(surface.pointee.pitch) / MemoryLayout<UInt32>.stride)
    }

    var isFresh: Bool { surface.pointee.userdata == nil }

    func didInitialize() { surface.pointee.userdata = UnsafeMutableRawPointer(surface) }

    func send(_ damage: DamageRegion) throws(SDLError) {
        let rects = damage.rects.map { SDL_Rect($0) }
        guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
            throw SDLError.last("SDL_UpdateWindowSurfaceRects")
        }
    }
}
