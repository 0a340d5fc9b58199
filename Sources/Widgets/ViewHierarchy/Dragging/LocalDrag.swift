/// A drag that began in a view of this program, from the lift to the end of its animation.
final class LocalDrag {
    let session: DragSession
    let tracker: DropTracker
    private let interaction: DragInteraction
    private var previews: [TargetedDragPreview] = []
    private var preview: DragPreviewView?
    /// The host in whose window the drag began, and whose events move it.
    private unowned let host: any DragHost

    /// Creates a drag of the items of `interaction` at `start`, in the window of `host`; nil if it provides no items.
    init?(_ interaction: DragInteraction, at start: Point, in host: any DragHost) {
        guard let delegate = interaction.delegate else { return nil }
        let session = DragSession()
        session.location = start
        session.host = host
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        if session.items.isEmpty { return nil }
        session.allowsMoveOperation = delegate.dragInteraction(
            interaction, sessionAllowsMoveOperation: session)
        self.session = session
        self.interaction = interaction
        self.host = host
        let drop = DropSession()
        drop.items = session.items
        drop.allowsMoveOperation = session.allowsMoveOperation
        drop.localDragSession = session
        tracker = DropTracker(drop)
    }

    /// Lifts the items, after the press was cancelled for the views.
    func begin() {
        guard let delegate = interaction.delegate else { return }
        previews = session.items.compactMap { item in
            let lifted = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
            guard let own = item.previewProvider?(), let lifted else { return lifted }
            return TargetedDragPreview(view: own.view, target: lifted.target)
        }
        preview = DragPreviewView(
            previews, itemCount: session.items.count, in: host, pointer: session.location)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
    }

    /// The cursor for the effect of a drop at the current location.
    var cursor: Cursor {
        switch tracker.operation {
        case .forbidden: .operationNotAllowed
        case .move: .move
        case .copy, .cancel: .arrow
        }
    }

    /// Moves the drag with the pointer.
    func move(to location: Point, _ modifiers: KeyModifierFlags) {
        session.location = location
        session.modifierFlags = modifiers
        tracker.session.modifierFlags = modifiers
        if let (other, place) = host.dragDestination(at: location) {
            tracker.move(to: place, in: other)
            preview?.move(to: place, in: other)
        } else {
            tracker.move(to: location, in: nil)
            preview?.move(to: location, in: host)
        }
        preview?.show(tracker.operation)
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    }

    /// Determines the target again after a layout.
    func update() {
        tracker.update()
        preview?.show(tracker.operation)
    }

    /// Drops the items at the current location, or cancels the drag if nothing can be dropped there.
    func drop() {
        guard let (target, operation) = tracker.drop() else {
            if host.dragDestination(at: session.location) == nil { reportDropOutside() }
            return cancel()
        }
        let session = tracker.session
        interaction.delegate?.dragInteraction(interaction, session: self.session, didEndWith: operation)
        var place: DragPreviewTarget?
        if let item = session.items.first, let preview, let root = preview.superview {
            let standard = TargetedDragPreview(
                view: preview, target: DragPreviewTarget(container: root, center: preview.center))
            let chosen = target.delegate?.dropInteraction(
                target, previewForDropping: item, withDefault: standard)
            place = chosen === standard ? nil : chosen?.target
        }
        finish(at: place, shrinking: true) { [tracker] in
            target.delegate?.dropInteraction(target, concludeDrop: session)
            tracker.end()
        }
    }

    /// Reports that items cannot be dragged to other programs.
    private func reportDropOutside() {
        Diagnostics.report(
            Diagnostic(
                kind: .unsupportedByDesktop, subject: "A drag",
                message:
                    "ended outside of the windows of the program, and SDL cannot drag items to other programs",
                cure: "the drag is cancelled; copy the items, and paste them in the other program"))
    }

    /// Ends the drag without a drop; the preview returns to its source.
    func cancel() {
        tracker.exit()
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
        var place: DragPreviewTarget?
        if let item = session.items.first, let first = previews.first {
            var standard = first
            if let view = interaction.view, first.view === view { standard = TargetedDragPreview(view: view) }
            place =
                interaction.delegate?.dragInteraction(
                    interaction, previewForCancelling: item, withDefault: standard)?.target
        }
        if preview?.superview !== host.rootView { preview?.move(to: session.location, in: host) }
        finish(at: place, shrinking: false) { [tracker] in tracker.end() }
    }

    /// Ends the drag without animation, because its window is closed.
    func abandon() {
        tracker.exit()
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
        preview?.removeFromSuperview()
        preview = nil
        tracker.end()
    }

    private func finish(
        at place: DragPreviewTarget?, shrinking: Bool, completion: @escaping () -> Void
    ) {
        guard let preview else { return completion() }
        self.preview = nil
        preview.finish(at: place, shrinking: shrinking, completion: completion)
    }
}
