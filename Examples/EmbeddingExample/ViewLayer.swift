import CSDL2
import Widgets

/// A layer of views over the game's image: an `EmbeddedHost` and the texture that contains its pixels.
final class ViewLayer {
    let host: EmbeddedHost
    private var texture: OpaquePointer?

    init(_ host: EmbeddedHost, _ renderer: OpaquePointer) {
        self.host = host
        // Where there are no views, the game's image is visible.
        host.backgroundColor = .clear
        let bounds = host.host.pixelBounds
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
            Int32(bounds.width), Int32(bounds.height))
        // The pixels are premultiplied.
        SDL_SetTextureBlendMode(
            texture,
            SDL_ComposeCustomBlendMode(
                SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
                SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD))
    }

    /// Uploads the damaged rectangles, and draws the texture; returns the number of rectangles.
    func draw(on renderer: OpaquePointer) -> Int {
        let count = host.renderDamage { rect, pixels, bytesPerRow in
            var area = SDL_Rect(
                x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
            SDL_UpdateTexture(texture, &area, pixels, Int32(bytesPerRow))
        }
        let frame = host.frame
        var place = SDL_Rect(
            x: Int32(frame.minX), y: Int32(frame.minY), w: Int32(frame.width), h: Int32(frame.height))
        SDL_RenderCopy(renderer, texture, nil, &place)
        return count
    }

    func destroyTexture() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }
}
