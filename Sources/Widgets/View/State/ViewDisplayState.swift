/// The state of a view in the display pass.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    var backgroundColor: Color?
    /// How often `draw(_:)` recorded, for tests and the inspector.
    package var drawCount: UInt32 = 0
    /// The display list of the last recording.
    var list: DisplayList?
}
