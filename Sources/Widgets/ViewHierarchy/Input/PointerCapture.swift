/// The capture of the pointer by the target of a press until all buttons are released; generic so that it can be tested without
/// views.
///
///     capture.press(on: [button, form, page])   // the pressed view and its superviews
///     capture.target                            // button, wherever the pointer is
///     capture.release(isButtonHeld: false)
nonisolated struct PointerCapture<Target: AnyObject> {
    /// The target that receives the pointer events; nil while no button is held, and after a press that hit no target.
    private(set) weak var target: Target?
    /// The target and its ancestors at the time of the press, innermost first; any of them may handle the press.
    private var path: [Reference] = []
    private var heldButtons = 0

    private struct Reference { weak var target: Target? }

    /// Counts a pressed button; captures the innermost target of `path` unless an earlier press has captured the pointer.
    mutating func press(on path: [Target]) {
        if target == nil {
            transfer(to: path)
            heldButtons = 0
        }
        heldButtons += 1
    }

    /// Counts a released button, and ends the capture with the last one.
    ///
    /// - Parameter isButtonHeld: Whether a button is still held, according to the event.
    /// - Returns: The target that receives the release.
    mutating func release(isButtonHeld: Bool) -> Target? {
        let released = target
        heldButtons = max(0, heldButtons - 1)
        if heldButtons == 0 || !isButtonHeld { transfer(to: []) }
        return released
    }

    /// Transfers the rest of the press to the innermost target of `path`.
    mutating func transfer(to path: [Target]) {
        target = path.first
        self.path = path.map { Reference(target: $0) }
    }

    /// Cancels the capture without a release.
    ///
    /// - Parameter parent: Returns the current parent of a target.
    /// - Returns: The targets to notify. Since a responder forwards the notification to its parent, these are the innermost
    ///   target and the targets that are no longer the parent of their predecessor in the path.
    mutating func cancel(parent: (Target) -> Target?) -> [Target] {
        let path = path.compactMap(\.target)
        transfer(to: [])
        return path.enumerated().filter { index, target in
            index == 0 || parent(path[index - 1]) !== target
        }.map(\.element)
    }
}
