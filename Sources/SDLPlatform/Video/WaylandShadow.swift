import Drawing
import WaylandWindows

/// The shadow around a Wayland window: four surfaces of the toolkit beside that of the window, which receive no input.
///
/// SDL gives its surface the size of the window and declares all of it opaque, so that a shadow cannot be part of it. Changes take effect with
/// the next commit of the window's surface, so that both have the same size in each frame. The cost of a change is proportional to the
/// circumference of the window.
///
///     shadow.show(value, around: bounds)
@MainActor  // See VideoSystem.
final class WaylandShadow {
    private let memory: WaylandMemory
    /// The surface of the window, which exists longer than this object.
    private let parent: WaylandSurface
    private var strips: [Strip] = []
    /// The bounds of the window around which the shadow is displayed; nil while it is hidden.
    private var window: PixelRect?

    private struct Strip {
        let handle: OpaquePointer
        /// The pixels that the compositor may still read.
        var buffer: WaylandBuffer?
    }

    init(_ memory: WaylandMemory, around surface: WaylandSurface) {
        self.memory = memory
        parent = surface
    }

    isolated deinit { removeAll() }

    /// Paints the shadow, unless it is displayed around the same bounds already and is not `stale`.
    ///
    /// - Returns: Whether the surface of the window must be committed.
    func show(_ shadow: PlatformShadow, around window: PixelRect, isStale: Bool) -> Bool {
        if window == self.window, !isStale { return false }
        let areas = Self.areas(around: window, extent: shadow.extent)
        if strips.isEmpty { addStrips(areas.count) }
        for (index, area) in zip(strips.indices, areas) {
            guard let buffer = WaylandBuffer(memory, width: area.width, height: area.height, hasAlpha: true)
            else {
                // Without memory, there is no shadow.
                removeAll()
                break
            }
            let corner = PixelPoint(x: area.left, y: area.top)
            shadow.paint(buffer.pixels, corner, window)
            buffer.show(in: strips[index].handle, at: corner)
            strips[index].buffer?.release()
            strips[index].buffer = buffer
        }
        self.window = window
        return true
    }

    /// Removes the shadow from the screen; returns whether the surface of the window must be committed.
    func hide() -> Bool {
        if window == nil { return false }
        window = nil
        removeAll()
        return true
    }

    /// Returns the areas above, below, to the left and to the right of a window.
    private static func areas(around window: PixelRect, extent: Int) -> [PixelRect] {
        let (left, right) = (window.left - extent, window.right + extent)
        let (top, bottom) = (window.top - extent, window.bottom + extent)
        return [
            PixelRect(left: left, top: top, right: right, bottom: window.top),
            PixelRect(left: left, top: window.bottom, right: right, bottom: bottom),
            PixelRect(left: left, top: window.top, right: window.left, bottom: window.bottom),
            PixelRect(left: window.right, top: window.top, right: right, bottom: window.bottom),
        ]
    }

    /// Adds strips without pixels; none if the compositor has no subsurfaces.
    private func addStrips(_ count: Int) {
        guard let connection = memory.handle else { return }
        for _ in 0..<count {
            guard let handle = widgets_wl_create_strip(connection, parent.pointer) else { return removeAll() }
            strips.append(Strip(handle: handle))
        }
    }

    private func removeAll() {
        for strip in strips {
            if memory.handle != nil { widgets_wl_destroy_strip(strip.handle) }
            strip.buffer?.release()
        }
        strips = []
    }
}
