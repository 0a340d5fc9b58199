import InputEvents

/// A list of events in which runs of pointer moves, and of changes of size, have become one.
///
/// The order among all others stays, and so does the order between them and what was merged.
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
        case .window(.resized):
            if let index = trailingGeometry(of: windowID, where: \.isResize) { events.remove(at: index) }
        case .window(.exposed):
            if trailingGeometry(of: windowID, where: { $0 == .exposed }) != nil { return }
        case .input, .window:
            break
        }
        events.append((windowID, event))
    }

    /// Gives the events away, oldest first.
    mutating func takeAll() -> [(windowID: UInt32, event: PlatformEvent)] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Sizes and exposures come mixed; between them, at the list's end, an earlier one of the same window can be merged.
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
    /// True for a move with the same buttons and modifiers.
    fileprivate func continues(as next: MouseEvent) -> Bool {
        guard case .input(.mouse(let mouse)) = self else { return false }
        return mouse.phase == .moved && mouse.button == next.button && mouse.isButtonHeld == next.isButtonHeld
            && mouse.modifierFlags == next.modifierFlags
    }
}
