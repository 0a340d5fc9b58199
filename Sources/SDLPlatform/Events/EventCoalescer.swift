import InputEvents

/// A queue of events that merges consecutive pointer moves, finger moves, resizes and exposures of the same window.
///
/// The order of all other events is preserved, as is their order relative to the merged events.
///
///     events.append(1, move)
///     events.append(1, laterMove)   // replaces the first
nonisolated struct EventCoalescer {
    private(set) var events: [(windowID: UInt32, event: PlatformEvent)] = []

    mutating func append(_ windowID: UInt32, _ event: PlatformEvent) {
        switch event {
        case .input(.mouse(let mouse)) where mouse.phase == .moved:
            if let last = events.last, last.windowID == windowID, last.event.continues(as: mouse) {
                events.removeLast()
            }
        case .input(.touch(let touch)) where touch.phase == .moved:
            if let index = trailingMove(of: touch, windowID) { events.remove(at: index) }
        case .window(.resized):
            if let index = trailingGeometry(of: windowID, where: \.isResize) { events.remove(at: index) }
        case .window(.exposed):
            if trailingGeometry(of: windowID, where: { $0 == .exposed }) != nil { return }
        case .input, .window, .drop:
            break
        }
        events.append((windowID, event))
    }

    /// Removes and returns all events, oldest first.
    mutating func drain() -> [(windowID: UInt32, event: PlatformEvent)] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Returns the index of the last movement of the same finger in the run of movements of fingers at the end of the queue.
    private func trailingMove(of touch: TouchEvent, _ windowID: UInt32) -> Int? {
        for index in events.indices.reversed() {
            guard events[index].windowID == windowID, case .input(.touch(let other)) = events[index].event,
                other.phase == .moved
            else { return nil }
            if other.touchID == touch.touchID, other.deviceID == touch.deviceID { return index }
        }
        return nil
    }

    /// Returns the index of the last matching event in the run of resize and expose events of the window at the end of the queue.
    ///
    /// Resizes and exposures arrive interleaved, so merging looks back past either kind.
    private func trailingGeometry(of windowID: UInt32, where matches: (WindowEvent) -> Bool) -> Int? {
        for index in events.indices.reversed() {
            guard events[index].windowID == windowID, case .window(let event) = events[index].event else {
                return nil
            }
            if matches(event) { return index }
            guard event.isResize || event == .exposed else { return nil }
        }
        return nil
    }
}
nonisolated

    extension WindowEvent
{
    fileprivate var isResize: Bool {
        if case .resized = self { true } else { false }
    }
}
nonisolated

    extension PlatformEvent
{
    /// Returns whether the event is a pointer move with the same buttons and modifiers as `next`.
    fileprivate func continues(as next: MouseEvent) -> Bool {
        guard case .input(.mouse(let mouse)) = self else { return false }
        return mouse.phase == .moved && mouse.button == next.button && mouse.isButtonHeld == next.isButtonHeld
            && mouse.modifierFlags == next.modifierFlags
    }
}
