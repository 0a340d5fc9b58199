/// The steps of a text's edits that can be undone and redone.
///
/// Typing makes one step until there is a pause, the caret is moved, or an edit of another kind comes; so do deletions
/// in one direction. Any other edit is a step by itself. The history holds no more than ``byteLimit``, but for the
/// newest step, whatever its size: the oldest steps are removed. Time is what the caller says it is.
///
///     var history = UndoHistory()
///     history.record(edit, kind: .typing, before: caret, after: next, at: .seconds(3))
///     if let step = history.undo() { step.edit.inverse.apply(to: &buffer) }
public struct UndoHistory: Sendable {
    /// How long typing may rest without ending its step.
    public var pause: Duration
    /// How many bytes the steps may keep, about; at least the newest stays.
    public var byteLimit: Int { didSet { forget() } }
    /// How many bytes the steps keep, about.
    public private(set) var byteCount = 0

    private var undoable: [UndoStep] = []
    private var redoable: [UndoStep] = []
    /// False once something has happened that the next edit must not be joined across.
    private var isGroupOpen = false

    /// A history without steps.
    public init(pause: Duration = .seconds(1), byteLimit: Int = 16 << 20) {
        self.pause = pause
        self.byteLimit = byteLimit
    }

    /// True if there is a step to take back.
    public var canUndo: Bool { !undoable.isEmpty }
    /// True if there is a step to do again.
    public var canRedo: Bool { !redoable.isEmpty }
    /// How many steps can be taken back.
    public var undoCount: Int { undoable.count }

    /// Takes note of an edit that was made; steps that could have been done again are forgotten.
    public mutating func record(
        _ edit: TextEdit, kind: EditKind, before: Selection, after: Selection, at time: Duration
    ) {
        if edit.removed.isEmpty && edit.inserted.isEmpty { return }
        for step in redoable { byteCount -= step.byteCount }
        redoable = []
        if !join(edit, kind, after, time) {
            let step = UndoStep(
                edit: edit, kind: kind, selectionBefore: before, selectionAfter: after, time: time)
            undoable.append(step)
            byteCount += step.byteCount
        }
        isGroupOpen = kind != .other
        forget()
    }

    /// Makes the next edit begin a step of its own.
    public mutating func endGroup() { isGroupOpen = false }

    /// Gives the newest step to be taken back; it can be done again then.
    public mutating func undo() -> UndoStep? {
        guard let step = undoable.popLast() else { return nil }
        redoable.append(step)
        isGroupOpen = false
        return step
    }

    /// Gives the step that was taken back last, to be done again.
    public mutating func redo() -> UndoStep? {
        guard let step = redoable.popLast() else { return nil }
        undoable.append(step)
        isGroupOpen = false
        return step
    }

    /// Forgets all steps.
    public mutating func removeAllActions() {
        (undoable, redoable, byteCount, isGroupOpen) = ([], [], 0, false)
    }

    private mutating func join(
        _ edit: TextEdit, _ kind: EditKind, _ after: Selection, _ time: Duration
    ) -> Bool {
        guard isGroupOpen, let last = undoable.last, last.kind == kind else { return false }
        guard time - last.time <= pause, let joined = last.edit.joined(with: edit, as: kind) else {
            return false
        }
        var step = last
        step.edit = joined
        step.selectionAfter = after
        step.time = time
        byteCount += step.byteCount - last.byteCount
        undoable[undoable.count - 1] = step
        return true
    }

    /// Forgets the oldest steps beyond the limit, some at once so that it costs little each time.
    private mutating func forget() {
        guard byteCount > byteLimit else { return }
        let target = byteLimit - byteLimit / 8
        var count = 0
        while byteCount > target && count < undoable.count - 1 {
            byteCount -= undoable[count].byteCount
            count += 1
        }
        undoable.removeFirst(count)
    }
}
