/// The state of a view in the display pass.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    // One byte for several properties: more would not fit into padding, and each view has this state.
    private var parts: UInt8 = 0
    /// The excess of the view's pixels over its bounds for which ``list`` was recorded.
    var recordedExcess = PixelExcess.none
    var backgroundColor: Color?
    /// The display list of the last recording.
    var list: DisplayList?

    /// Whether the view had a large opaque part when it was painted last: see `OpaqueRegions`.
    var isOpaqueRegion: Bool {
        get { parts & 1 != 0 }
        set { parts = newValue ? parts | 1 : parts & ~1 }
    }
    /// Whether a descendant had one.
    var containsOpaqueRegion: Bool {
        get { parts & 2 != 0 }
        set { parts = newValue ? parts | 2 : parts & ~2 }
    }
    var isOrContainsOpaqueRegion: Bool { parts & 3 != 0 }

    /// The ground for which ``list`` was recorded.
    var recordedGround: ContentGround.Style {
        get { ContentGround.Style(rawValue: parts >> 2 & 3) ?? .normal }
        set { parts = parts & ~0b1100 | newValue.rawValue << 2 }
    }
    /// The ground of the subviews, if the view has drawn a selection behind them: `emphasized`, in the view's tint, or `unemphasized`.
    var groundBelowSubviews: ContentGround.Style {
        get { ContentGround.Style(rawValue: parts >> 4 & 3) ?? .normal }
        set { parts = parts & ~0b110000 | newValue.rawValue << 4 }
    }
}
