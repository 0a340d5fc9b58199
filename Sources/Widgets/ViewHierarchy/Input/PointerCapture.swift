/// The capture of the pointer by the target of a press, until all buttons are released.
///
///     capture.press(on: [button, form, page])   // the pressed view and its superviews
///     capture.target                            // button, wherever the pointer is
///     capture.release(isButtonHeld: false)
nonisolated struct PointerCapture<Target: AnyObject> {
    /// The target that gets the pointer; nil while no button is held, and for a press on nothing.
    private(set) weak var target: Target?
    /// The target and its ancestors at the time of the press, innermost first: those that may act on the press.
    private var path: [Reference] = []
    private var heldButtons = 0

    private struct Reference { weak var target: Target? }

    /// Counts a pressed button; captures the innermost target of `path` unless another press has the pointer.
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
    /// - Returns: The target that gets the release.
    mutating func release(isButtonHeld: Bool) -> Target? {
        let released = target
        heldButtons = max(0, heldButtons - 1)
        if heldButtons == 0 || !isButtonHeld { transfer(to: []) }
        return released
    }

    /// Gives the rest of the press to the innermost target of `path`.
    mutating func transfer(to path: [Target]) {
        target = path.first
        self.path = path.map { Reference(target: $0) }
    }

    /// Ends the capture without a release.
    ///
    /// - Parameter parent: Returns the present parent of a target.
    /// - Returns: The targets to notify. A responder notifies its parent, so that they are the innermost target and those that have
    ///   been removed from their parent's path since the press.
    mutating func cancel(parent: (Target) -> Target?) -> [Target] {
        let path = path.compactMap(\.target)
        transfer(to: [])
        return path.enumerated().filter { index, target in
            index == 0 || parent(path[index - 1]) !== target
        }.map(\.element)
    }
}
