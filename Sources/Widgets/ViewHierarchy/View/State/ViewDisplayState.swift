/// The state of a view in the display pass.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    // One byte, as the next property: more would not fit into padding, and each view has this state.
    private var opaqueParts: UInt8 = 0
    /// The excess of the view's pixels over its bounds for which ``list`` was recorded.
    var recordedExcess = PixelExcess.none
    var backgroundColor: Color?
    /// The display list of the last recording.
    var list: DisplayList?

    /// Whether the view had a large opaque part when it was painted last: see `OpaqueRegions`.
    var isOpaqueRegion: Bool {
        get { opaqueParts & 1 != 0 }
        set { opaqueParts = newValue ? opaqueParts | 1 : opaqueParts & ~1 }
    }
    /// Whether a descendant had one.
    var containsOpaqueRegion: Bool {
        get { opaqueParts & 2 != 0 }
        set { opaqueParts = newValue ? opaqueParts | 2 : opaqueParts & ~2 }
    }
    var isOrContainsOpaqueRegion: Bool { opaqueParts != 0 }
}
