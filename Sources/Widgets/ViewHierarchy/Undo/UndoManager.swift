/// A recorder of changes that can be undone and redone, with the semantics of Foundation's `UndoManager`.
///
/// Each change registers an action that reverts it. While an action is performed, the actions that it registers itself are recorded for
/// redo, so that one method is enough for both directions:
///
///     func setTitle(_ title: String) {
///         let old = self.title
///         undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///         undoManager?.setActionName("Rename")
///         self.title = title
///     }
///
/// The changes of one event are undone together (``groupsByEvent``). A responder finds its manager in `undoManager`; every window has one.
/// Targets are not retained: the actions of a target that has been deallocated are removed.
@MainActor
open class UndoManager {
    final var undoStack: [UndoGroup] = []
    final var redoStack: [UndoGroup] = []
    final var openGroups = OpenUndoGroups()
    /// Whether the outermost open group was begun for an event.
    private var isEventGroupOpen = false
    private var disabledCount = 0
    final var phase = Phase.recording

    enum Phase { case recording, undoing, redoing }

    /// Creates a manager without actions.
    public init() {}

    nonisolated deinit {}

    // MARK: - Registration

    /// Registers an action that reverts a change: `handler` is called with `target` when the change is undone.
    ///
    /// Outside of undo and redo, this removes the actions that could be redone. O(1).
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let begins = openGroups.isEmpty
        if begins {
            if groupsByEvent {
                beginEventGroup()
            } else {
                report(
                    "registered an action outside of a group, while groupsByEvent is false",
                    "it is a group of its own")
                openGroups.begin()
            }
        }
        let action = UndoAction(target: target) { object in
            if let target = object as? Target { handler(target) }
        }
        openGroups.add(action)
        if phase == .recording { redoStack.removeAll() }
        if begins, !groupsByEvent { closeGroup() }
    }

    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Ignores actions until ``enableUndoRegistration()`` has been called as often as this method.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Ends the effect of one ``disableUndoRegistration()``; a call too many is reported as a diagnostic.
    open func enableUndoRegistration() {
        if disabledCount == 0 {
            return report(
                "enabled the registration more often than it was disabled", "the call has no effect")
        }
        disabledCount -= 1
    }

    /// The maximum number of groups that can be undone; 0, the default, for no limit.
    ///
    /// The oldest groups beyond the limit are removed.
    open var levelsOfUndo = 0 { didSet { removeOldest() } }

    /// Removes all actions, closes all groups, and enables the registration.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = OpenUndoGroups()
        isEventGroupOpen = false
        disabledCount = 0
    }

    /// Removes the actions of one target.
    ///
    /// O(number of actions).
    open func removeAllActions(withTarget target: AnyObject) {
        for index in undoStack.indices { undoStack[index].removeActions(of: target) }
        for index in redoStack.indices { redoStack[index].removeActions(of: target) }
        openGroups.removeActions(of: target)
        undoStack.removeAll(where: \.actions.isEmpty)
        redoStack.removeAll(where: \.actions.isEmpty)
    }

    // MARK: - Groups

    /// Whether the changes of one event are undone together; true by default.
    ///
    /// With false, each change belongs to a group that the program begins and ends.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, whose actions are undone together; groups can be nested.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, phase == .recording { beginEventGroup() }
        openGroups.begin()
    }

    /// Ends the innermost group.
    ///
    /// A call without a group is reported as a diagnostic; a group without actions is discarded.
    open func endUndoGrouping() {
        // The groups of the event and of a running undo are ended by the manager.
        let ownGroups = phase == .recording && !isEventGroupOpen ? 0 : 1
        if openGroups.count <= ownGroups {
            return report("ended a group that was not begun", "the call has no effect")
        }
        closeGroup()
    }

    private func beginEventGroup() {
        openGroups.begin()
        isEventGroupOpen = true
        UndoEvents.opened(self)
    }

    /// Ends the group of the event, unless a group inside it is still open.
    final func endEventGroup() {
        if isEventGroupOpen, openGroups.count == 1 { closeGroup() }
    }

    /// Whether the group of the current event is open.
    final var hasEventGroup: Bool { isEventGroupOpen }

    private func closeGroup() {
        let change = openGroups.end()
        if openGroups.isEmpty { isEventGroupOpen = false }
        guard let change else { return }
        switch phase {
        case .undoing: redoStack.append(change)
        case .recording, .redoing:
            undoStack.append(change)
            removeOldest()
        }
    }

    private func removeOldest() {
        if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
    }

    // MARK: - Undo and redo

    /// Whether there is a group to undo, including the open one of the current event.
    open var canUndo: Bool {
        prune(&undoStack)
        return !undoStack.isEmpty || openGroups.hasTargets
    }

    /// Whether there is a group to redo.
    open var canRedo: Bool {
        prune(&redoStack)
        return !redoStack.isEmpty
    }

    /// Whether an undo is being performed.
    open var isUndoing: Bool { phase == .undoing }
    /// Whether a redo is being performed.
    open var isRedoing: Bool { phase == .redoing }

    /// Ends the group of the event, and undoes the newest group.
    ///
    /// Groups that the program has begun and not ended are reported as a diagnostic and ended.
    open func undo() {
        guard phase == .recording else {
            return report("undid a change during an undo or redo", "the call has no effect")
        }
        endAllGroups()
        prune(&undoStack)
        if let group = undoStack.popLast() { perform(group, as: .undoing) }
    }

    /// Undoes the newest group, without ending open groups, which are reported as a diagnostic.
    open func undoNestedGroup() {
        if !openGroups.isEmpty {
            return report(
                "undid a nested group while a group is open", "nothing is undone; end the group first")
        }
        undo()
    }

    /// Redoes the group that was undone last.
    open func redo() {
        guard phase == .recording else {
            return report("redid a change during an undo or redo", "the call has no effect")
        }
        endAllGroups()
        prune(&redoStack)
        if let group = redoStack.popLast() { perform(group, as: .redoing) }
    }

    /// Performs the actions of a group, and records the actions that they register as its counterpart.
    final func perform(_ group: UndoGroup, as newPhase: Phase) {
        phase = newPhase
        openGroups.begin(group.label)
        group.perform()
        if openGroups.count > 1 {
            report("performed an action that began a group and did not end it", "the group is ended")
        }
        while !openGroups.isEmpty { closeGroup() }
        phase = .recording
    }

    private func endAllGroups() {
        endEventGroup()
        if openGroups.isEmpty { return }
        let explicit = openGroups.count - (isEventGroupOpen ? 1 : 0)
        report(
            "was asked to undo or redo while \(explicit) groups are open",
            "they are ended; balance beginUndoGrouping() and endUndoGrouping()")
        while !openGroups.isEmpty { closeGroup() }
    }

    final func prune(_ stack: inout [UndoGroup]) {
        while let last = stack.last, last.isEmpty { stack.removeLast() }
    }

    // MARK: - Names

    /// Sets the name of the change, such as "Paste", for menus: of the open group, or else of the newest one.
    ///
    /// During an undo or redo, the name is kept, and the call has an effect only if the change has no name.
    open func setActionName(_ name: String) {
        changeGroup { label in
            if phase == .recording || label.name.isEmpty { label.name = name }
        }
    }

    /// Marks the change as one that loses no work of the user, such as scrolling, when it is lost.
    open func setActionIsDiscardable(_ isDiscardable: Bool) {
        changeGroup { $0.isDiscardable = isDiscardable }
    }

    /// Changes the innermost open group, or else the newest one.
    private func changeGroup(_ body: (inout UndoLabel) -> Void) {
        if !openGroups.changeLabel(body), let last = undoStack.indices.last { body(&undoStack[last].label) }
    }

    private var newestUndoLabel: UndoLabel? {
        if let label = openGroups.label { return label }
        prune(&undoStack)
        return undoStack.last?.label
    }

    /// The name of the change that ``undo()`` reverts; empty if it has none.
    open var undoActionName: String { newestUndoLabel?.name ?? "" }
    /// The name of the change that ``redo()`` repeats; empty if it has none.
    open var redoActionName: String { canRedo ? redoStack.last?.label.name ?? "" : "" }
    /// Whether the change that ``undo()`` reverts is discardable.
    open var undoActionIsDiscardable: Bool { newestUndoLabel?.isDiscardable ?? false }
    /// Whether the change that ``redo()`` repeats is discardable.
    open var redoActionIsDiscardable: Bool { canRedo && redoStack.last?.label.isDiscardable == true }

    /// The title of a menu item for ``undo()``, such as "Undo Paste".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item for ``redo()``, such as "Redo Paste".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes a change with a name; override it to translate it.
    open func undoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Undo" : "Undo \(name)"
    }
    /// Returns the title of a menu item that redoes a change with a name; override it to translate it.
    open func redoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Redo" : "Redo \(name)"
    }

    private func report(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .invalidValue, subject: "UndoManager", message: message, cure: cure))
    }
}
