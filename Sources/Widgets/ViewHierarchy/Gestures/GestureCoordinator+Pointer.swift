/// The wheel, and the pointer without a button held.
extension GestureCoordinator {
    /// Offers a scroll event to the recognisers of `path`, innermost first; returns whether one has used it.
    func scrolled(_ scroll: ScrollEvent, path: [View]) -> Bool {
        if isArbitrating { return false }
        let isTransform = scroll.modifierFlags.contains(.control)
        let event = Event(
            isTransform ? .transform : .scroll, at: scroll.timestamp, modifiers: scroll.modifierFlags)
        for view in path {
            if (view as? any WheelScrolling)?.usesWheel(scroll) == true { return false }
            for recognizer in view.rare?.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.shouldReceive(event)
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            {
                var isUsed = false
                perform {
                    let isNew = participants[ObjectIdentifier(recognizer)] == nil
                    join(recognizer, nil)
                    recognizer.record(event)
                    isUsed = recognizer.scrolled(scroll)
                    if isNew, !isUsed { leave(ObjectIdentifier(recognizer)) }
                }
                if isUsed { return true }
            }
        }
        return false
    }

    /// Updates the hover recognisers for the pointer over `path`, or outside of the window with an empty path.
    func hover(over path: [View], _ mouse: MouseEvent) {
        var under: [HoverGestureRecognizer] = []
        for view in path {
            for recognizer in view.rare?.gestureRecognizers ?? [] {
                if let hover = recognizer as? HoverGestureRecognizer, hover.isEnabled { under.append(hover) }
            }
        }
        if under.isEmpty && hovered.isEmpty { return }
        let old = hovered
        hovered = under
        let event = Event(.hover, at: mouse.timestamp, modifiers: mouse.modifierFlags)
        for recognizer in old where !under.contains(where: { $0 === recognizer }) {
            recognizer.coordinator = nil
            recognizer.hover(.ended, at: mouse.locationInWindow, event)
        }
        for recognizer in under {
            let isNew = !old.contains { $0 === recognizer }
            recognizer.coordinator = self
            recognizer.hover(isNew ? .began : .changed, at: mouse.locationInWindow, event)
        }
    }

    func endHover(at location: Point?) {
        let old = hovered
        hovered = []
        let event = Event(.hover, at: sink?.currentTime ?? .zero)
        for recognizer in old {
            recognizer.coordinator = nil
            recognizer.hover(.ended, at: location ?? recognizer.location(in: nil), event)
        }
    }
}
