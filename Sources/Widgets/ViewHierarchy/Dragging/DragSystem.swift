/// The drags of a window: recognises them in the events of a press, moves them with the pointer, and passes items of other programs to
/// the views.
package final class DragSystem {
    private unowned let host: any DragHost
    private var recognition = DragRecognition()
    private weak var pressedView: View?
    private var pressedTouch: Touch?
    private var holdTimer: ScheduledTimer?
    private var current: LocalDrag?
    private var incoming: DropTracker?
    /// Called when a press becomes a drag: cancels the press for the views.
    var onTakeOver: () -> Void = {}

    init(host: any DragHost) { self.host = host }

    /// Whether items are being dragged from this window.
    package var isDragging: Bool { current != nil }

    /// The cursor of the drag; nil while there is none.
    var cursor: Cursor? { current?.cursor }

    // MARK: - A press

    /// Starts the recognition for a press of the left button on `view`, which is also the press of `touch`.
    func press(_ mouse: MouseEvent, on view: View, _ touch: Touch) {
        endRecognition()
        guard mouse.button == .left, current == nil, interaction(around: view, touch) != nil else { return }
        pressedView = view
        pressedTouch = touch
        guard recognition.press(at: mouse.locationInWindow, isTouch: mouse.isTouch) else { return }
        holdTimer = host.schedule(after: DragRecognition.holdTime, repeating: false) { [weak self] in
            guard let self else { return }
            apply(recognition.holdElapsed(), mouse)
        }
    }

    /// Handles a movement with the button held; returns whether it belongs to a drag.
    func move(_ mouse: MouseEvent) -> Bool {
        if current == nil {
            if recognition.start == nil { return false }
            apply(recognition.move(to: mouse.locationInWindow), mouse)
        }
        guard let current else { return false }
        current.move(to: mouse.locationInWindow, mouse.modifierFlags)
        host.dragCursorDidChange()
        return true
    }

    /// Handles the release of a button; returns whether it ends a drag.
    func release(_ mouse: MouseEvent) -> Bool {
        endRecognition()
        guard let drag = current else { return false }
        guard mouse.button == .left else { return true }
        drag.move(to: mouse.locationInWindow, mouse.modifierFlags)
        current = nil
        drag.drop()
        host.dragCursorDidChange()
        return true
    }

    /// Handles a key during a drag: Escape cancels it, other keys have no effect; returns whether there is a drag.
    func handle(_ event: KeyEvent) -> Bool {
        guard let drag = current else { return false }
        if event.phase == .down, event.key.keyCode == .keyboardEscape {
            cancel()
        } else {
            drag.move(to: drag.session.location, event.key.modifierFlags)
            host.dragCursorDidChange()
        }
        return true
    }

    /// Ends the drag without a drop.
    func cancel() {
        endRecognition()
        guard let drag = current else { return }
        current = nil
        drag.cancel()
        host.dragCursorDidChange()
    }

    /// Ends the recognition of a press that was cancelled.
    func endRecognition() {
        recognition.end()
        pressedView = nil
        pressedTouch = nil
        holdTimer?.invalidate()
        holdTimer = nil
    }

    private func apply(_ decision: DragRecognition.Decision, _ mouse: MouseEvent) {
        switch decision {
        case .wait: return
        case .fail: endRecognition()
        case .begin(let start):
            let (view, touch) = (pressedView, pressedTouch)
            endRecognition()
            guard let view, let touch, view.viewTree === host.rootView.viewTree,
                let interaction = interaction(around: view, touch),
                let drag = LocalDrag(interaction, at: start, in: host)
            else { return }
            current = drag
            onTakeOver()
            drag.begin()
            drag.move(to: mouse.locationInWindow, mouse.modifierFlags)
            host.dragCursorDidChange()
        }
    }

    /// Returns the innermost enabled interaction around `view`; nil if a view inside of it uses drags itself.
    private func interaction(around view: View, _ touch: Touch) -> DragInteraction? {
        var step: View? = view
        while let view = step {
            for case let interaction as DragInteraction in view.interactions where interaction.isEnabled {
                return hasPan(inside: view, touch) ? nil : interaction
            }
            if (view as? any DragTracking)?.tracksDrag(of: touch) == true { return nil }
            step = view.superview
        }
        return nil
    }

    /// Returns whether a descendant of `view` has a gesture recogniser for the drag of a mouse.
    ///
    /// A finger pans when it moves at once, and drags items after it has rested.
    private func hasPan(inside view: View, _ touch: Touch) -> Bool {
        guard touch.type == .indirectPointer else { return false }
        return touch.gestureRecognizers?.contains { recognizer in
            guard recognizer is PanGestureRecognizer, let inner = recognizer.view else { return false }
            return inner !== view && inner.isDescendant(of: view)
        } == true
    }

    // MARK: - Items of other programs

    /// Handles an event of a drag from another program; returns the effect of a drop at the current location.
    func handle(_ event: DropEvent) -> DropOperation {
        switch event.phase {
        case .entered, .moved:
            let tracker = incoming ?? DropTracker(session(for: event))
            incoming = tracker
            tracker.session.modifierFlags = event.modifierFlags
            tracker.move(to: event.locationInWindow, in: host)
            return tracker.operation
        case .exited:
            incoming?.exit()
            incoming?.end()
            incoming = nil
            return .cancel
        case .dropped:
            let tracker = incoming ?? DropTracker(session(for: event))
            incoming = nil
            tracker.session.items = DroppedItems(event.contents).items
            // A location is missing where the desktop reports none while the items are moved.
            tracker.move(to: event.locationInWindow, in: host)
            let drop = tracker.drop()
            if let target = drop?.target {
                target.delegate?.dropInteraction(target, concludeDrop: tracker.session)
            }
            tracker.end()
            return drop?.operation ?? .cancel
        }
    }

    private func session(for event: DropEvent) -> DropSession {
        let session = DropSession()
        session.items = DroppedItems(event.contents).items
        session.host = host
        return session
    }

    // MARK: - Changes of the tree

    /// Determines the target again after a layout.
    func treeChanged() {
        current?.update()
        incoming?.update()
        if current != nil { host.dragCursorDidChange() }
    }

    /// Ends all drags at once, because the window is closed.
    func abandon() {
        endRecognition()
        let drag = current
        current = nil
        drag?.abandon()
        incoming?.exit()
        incoming?.end()
        incoming = nil
    }
}
