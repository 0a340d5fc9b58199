import CSDL2
import Widgets

/// A layer of views over the game's image: an `EmbeddedHost`, and the textures that contain its pixels and those of its open menus.
final class ViewLayer {
    let host: EmbeddedHost
    private let renderer: OpaquePointer
    private let texture: ViewTexture
    private var popups: [(popup: EmbeddedPopup, texture: ViewTexture)] = []

    init(_ host: EmbeddedHost, _ renderer: OpaquePointer) {
        self.host = host
        self.renderer = renderer
        // Where there are no views, the game's image is visible.
        host.backgroundColor = .clear
        texture = ViewTexture(renderer)
    }

    /// Uploads the damaged rectangles, and draws the texture; returns the number of rectangles.
    func draw() -> Int {
        let bounds = host.host.pixelBounds
        texture.resize(bounds.width, bounds.height)
        let count = host.renderDamage(alpha: .straight, texture.upload)
        texture.draw(at: host.frame)
        return count
    }

    /// Draws the menus and tool tips outside of the layer; returns the number of uploaded rectangles.
    func drawPopups() -> Int {
        var count = 0
        for (popup, texture) in popups {
            let size = popup.pixelSize
            if size.width == 0 { continue }
            texture.resize(size.width, size.height)
            count += popup.renderDamage(alpha: .straight, texture.upload)
            texture.draw(at: popup.frame)
        }
        return count
    }

    func open(_ popup: EmbeddedPopup) { popups.append((popup, ViewTexture(renderer))) }

    func close(_ popup: EmbeddedPopup) {
        for entry in popups where entry.popup === popup { entry.texture.destroy() }
        popups.removeAll { $0.popup === popup }
    }

    func destroyTextures() {
        for entry in popups { entry.texture.destroy() }
        texture.destroy()
    }
}
