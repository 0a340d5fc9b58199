import CSDL2
import Widgets

/// A texture with the pixels of views.
final class ViewTexture {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private(set) var size: (width: Int, height: Int) = (0, 0)

    init(_ renderer: OpaquePointer) { self.renderer = renderer }

    /// Recreates the texture if it has another size.
    func resize(_ width: Int, _ height: Int) {
        if size == (width, height) { return }
        destroy()
        size = (width, height)
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
            Int32(width), Int32(height))
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    }

    func upload(_ rect: PixelRect, _ pixels: UnsafeRawPointer, _ bytesPerRow: Int) {
        var area = SDL_Rect(
            x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
        SDL_UpdateTexture(texture, &area, pixels, Int32(bytesPerRow))
    }

    func draw(at frame: Rect) {
        var place = SDL_Rect(
            x: Int32(frame.minX), y: Int32(frame.minY), w: Int32(frame.width), h: Int32(frame.height))
        SDL_RenderCopy(renderer, texture, nil, &place)
    }

    func destroy() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        size = (0, 0)
    }
}
