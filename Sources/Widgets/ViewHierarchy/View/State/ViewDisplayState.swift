/// The state of a view in the display pass.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    /// Whether the view had a large opaque part when it was painted last: see `OpaqueRegions`.
    // Declared here, both fit into padding.
    var isOpaqueRegion = false
    /// Whether a descendant had one.
    var containsOpaqueRegion = false

    var isOrContainsOpaqueRegion: Bool { isOpaqueRegion || containsOpaqueRegion }
    var backgroundColor: Color?
    /// The display list of the last recording.
    var list: DisplayList?
}
