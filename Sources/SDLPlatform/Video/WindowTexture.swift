import CSDL2
import Drawing

/// A window's pixels in memory owned by this class, displayed through a texture of SDL's renderer.
///
/// Used on Wayland if `WaylandPixels` cannot be used. SDL's own emulation of a surface has the size in points and is blurred by the
/// compositor's scaling. Only the damaged rectangles are uploaded.
///
///     let pixels = try WindowTexture(handle)
///     try pixels.matchSize(of: handle)
@MainActor  // See VideoSystem.
final class WindowTexture: WindowPixels {
    private(set) var buffer = PixelBuffer(base: nil, width: 0, height: 0, stride: 0)
    private(set) var isFresh = true
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?

    /// Creates a renderer for the window, which must have been created with the OpenGL flag; otherwise SDL would recreate it.
    init(_ window: OpaquePointer) throws(SDLError) {
        guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) else {
            throw SDLError.last("SDL_CreateRenderer")
        }
        self.renderer = renderer
    }

    isolated deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        buffer.base?.deallocate()
    }

    /// Reallocates the memory and the texture when the window's size in pixels has changed.
    func matchSize(of window: OpaquePointer) throws(SDLError) {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        width = max(width, 1)
        height = max(height, 1)
        if width == buffer.width, height == buffer.height { return }
        let format = SDL_PIXELFORMAT_RGB888.rawValue
        let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
        guard let replacement = SDL_CreateTexture(renderer, format, access, width, height) else {
            throw SDLError.last("SDL_CreateTexture")
        }
        if let texture { SDL_DestroyTexture(texture) }
        texture = replacement
        buffer.base?.deallocate()
        let count = Int(width) * Int(height)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
        buffer = PixelBuffer(base: memory, width: Int(width), height: Int(height), stride: Int(width))
        isFresh = true
    }

    func didInitialize() { isFresh = false }

    func send(_ damage: DamageRegion) throws(SDLError) {
        for rect in damage.rects {
            var area = SDL_Rect(rect)
            let first = buffer.base?.advanced(by: rect.top * buffer.stride + rect.left)
            let pitch = Int32(buffer.stride * MemoryLayout<UInt32>.stride)
            guard SDL_UpdateTexture(texture, &area, first, pitch) == 0 else {
                throw SDLError.last("SDL_UpdateTexture")
            }
        }
        guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw SDLError.last("SDL_RenderCopy") }
        SDL_RenderPresent(renderer)
    }
}

extension SDL_Rect {
    init(_ rect: PixelRect) {
        self.init(x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
    }
}
