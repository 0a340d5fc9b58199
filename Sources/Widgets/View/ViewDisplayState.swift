/// What the display pass knows of a view.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    var backgroundColor: Color?
    /// How often `draw(_:)` recorded, for tests and the inspector.
    package var drawCount: UInt32 = 0
    /// What the view draws, as of its last recording.
    var list: DisplayList?
}
