/// SDL's `wl_surface *` of a window, which exists as long as the window.
///
///     let pixels = WaylandPixels(memory, surface: WaylandSurface(pointer: surface))
struct WaylandSurface {
    let pointer: UnsafeMutableRawPointer
}
