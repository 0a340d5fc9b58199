/// The state of a view in the display pass.
package nonisolated struct ViewDisplayState {
    var alpha: Float = 1
    var backgroundColor: Color?
    /// The display list of the last recording.
    var list: DisplayList?
}
