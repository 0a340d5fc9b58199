import CSDL2
public import Drawing
import XWindows

/// The pixels of the window.
extension PlatformWindow {
    /// Lets `draw` paint into the window's pixels, and then sends only the region that it returns to the screen.
    ///
    /// `isFresh` is true when the memory was just allocated, for example after a resize: its content is undefined, and all of it is sent.
    /// The region is clipped to the content. To send all pixels, because the screen has lost them (`WindowEvent.exposed`), pass true for
    /// `everything`, and return an empty region without painting. Does nothing if the window is closed.
    public func present(
        everything: Bool = false, _ draw: (PixelBuffer, _ isFresh: Bool) -> DamageRegion
    ) throws(SDLError) {
        guard let handle else { return }
        if !hasFrame, wantsToShow, video.isWayland { SDL_ShowWindow(handle) }
        let pixels = try pixels()
        pixels.prepareToPaint()
        let isFresh = pixels.isFresh
        let parts = pixels.buffer.split(atRow: titleBarPixels)
        var damage = draw(parts.below, isFresh)
        damage.clip(to: parts.below.bounds)
        damage.move(down: parts.above.height)
        if parts.above.height > 0, let paintTitleBar {
            for rect in paintTitleBar(parts.above, isFresh).rects { damage.add(rect) }
        }
        pixels.didInitialize()
        if isFresh || everything { damage.add(pixels.buffer.bounds) }
        if !hasFrame {
            hasFrame = true
            // An X11 window is mapped directly before its first pixels are sent, so that it never appears empty. A Wayland window appears
            // with its first pixels, and must be shown before it can have any.
            if wantsToShow, !video.isWayland { return try show(pixels, damage) }
        }
        let changesShadow = updateShadow()
        if !damage.isEmpty {
            try pixels.send(damage)
        } else if changesShadow {
            wayland?.commit()
        }
    }

    /// Maps a window and sends its first pixels.
    ///
    /// Without a window manager, the window is mapped when the server processes the request, so that the pixels can follow immediately.
    private func show(_ pixels: any WindowPixels, _ damage: DamageRegion) throws(SDLError) {
        let isMappedAtOnce = xConnection != nil && !video.hasWindowManager(for: self)
        requestMap()
        if isMappedAtOnce { try pixels.send(damage) }
        awaitMap()
        if !isMappedAtOnce { try pixels.send(damage) }
    }

    /// Maps the window, for which a window manager has a second.
    func map() {
        requestMap()
        awaitMap()
    }

    /// The connection on which the window is mapped; nil with other drivers, and if the window is visible or closed.
    private var mappingConnection: XConnection? {
        isClosed || flags & SDL_WINDOW_SHOWN.rawValue != 0 ? nil : xConnection
    }

    private func requestMap() {
        guard let connection = mappingConnection else { return }
        // A window manager removes the state from hidden windows.
        if isModal { widgets_x_set_modal(connection.display, xWindow) }
        widgets_x_map_window(connection.display, xWindow)
    }

    /// Waits until an X11 window is mapped; `SDL_ShowWindow` alone would wait without a limit.
    ///
    /// A window that is mapped later is exposed, and gets all its pixels then.
    private func awaitMap() {
        let isMapped = mappingConnection?.awaitMap(of: xWindow, limit: .seconds(1)) ?? true
        if let handle, isMapped { SDL_ShowWindow(handle) }
        if !isMapped { onIgnored?() }
    }

    /// The height of the title bar, in pixels.
    private var titleBarPixels: Int {
        Int((Double(metrics.contentTop) * metrics.pixelsPerUnit).rounded())
    }

    /// Returns a copy of the content's pixels as they were painted, for tests.
    public func readPixels() throws(SDLError) -> Bitmap {
        try pixels().buffer.split(atRow: titleBarPixels).below.copy()
    }

    /// The numbers of pixels that were copied between the window's buffers, and of these buffers, for tests.
    public var statistics: (copiedPixels: Int, madeBuffers: Int)? { wayland?.statistics }

    private func pixels() throws(SDLError) -> any WindowPixels {
        guard let handle else { throw SDLError(call: "pixels", reason: "the window is closed") }
        if !video.isWayland {
            if let shared = sharedPixels() { return shared }
            // SDL would keep the pixels for the next window.
            isReusable = false
            return try WindowSurface(handle)
        }
        if let wayland {
            try wayland.matchSize(of: handle)
            return wayland
        }
        let texture: WindowTexture
        if let known = self.texture { texture = known } else { texture = try WindowTexture(handle) }
        self.texture = texture
        try texture.matchSize(of: handle)
        return texture
    }

    /// Returns the pixels in shared memory on X11; nil without such memory.
    private func sharedPixels() -> (any WindowPixels)? {
        guard let handle, xConnection != nil, XPixels.supports(format: SDL_GetWindowPixelFormat(handle))
        else {
            return nil
        }
        let shared = shared ?? XPixels(window: self, pool: video.xMemory)
        self.shared = shared
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(handle, &width, &height)
        return shared.matchSize(width: width, height: height) ? shared : nil
    }
}
