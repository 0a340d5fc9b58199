/// The edits of a text that can be undone and redone, grouped into steps.
///
/// Typing forms one step until there is a pause, the caret moves, or an edit of another kind is recorded; so do deletions in one
/// direction. Every other edit is a separate step. Beyond ``byteLimit`` the oldest steps are removed, but never the newest one.
/// Time is supplied by the caller.
///
///     var history = UndoHistory()
///     history.record(edit, kind: .typing, before: caret, after: next, at: .seconds(3))
///     if let step = history.undo() { step.edit.inverse.apply(to: &buffer) }
public struct UndoHistory: Sendable {
    /// The pause in typing that ends a step; one second by default.
    public var pause: Duration
    /// The approximate maximum size of the steps in bytes; 16 MB by default.
    ///
    /// The newest step is kept regardless of its size.
    public var byteLimit: Int { didSet { forget() } }
    /// The approximate size of the steps in bytes.
    public private(set) var byteCount = 0

    private var undoable: [UndoStep] = []
    private var redoable: [UndoStep] = []
    /// Whether the next edit may be joined to the last step.
    private var isGroupOpen = false

    /// Creates an empty history.
    public init(pause: Duration = .seconds(1), byteLimit: Int = 16 << 20) {
        self.pause = pause
        self.byteLimit = byteLimit
    }

    /// Whether there is a step to undo.
    public var canUndo: Bool { !undoable.isEmpty }
    /// Whether there is a step to redo.
    public var canRedo: Bool { !redoable.isEmpty }
    /// The number of steps that can be undone.
    public var undoCount: Int { undoable.count }
    /// The number of the newest step that can be undone; 0 if there is none.
    ///
    /// Steps are numbered from 1 in the order in which they were recorded, and keep their number when they are undone and redone.
    public var undoNumber: Int { undoable.last?.number ?? 0 }
    /// The number of the step that can be redone next; 0 if there is none.
    public var redoNumber: Int { redoable.last?.number ?? 0 }
    private var lastNumber = 0

    /// Records an edit that was made, and removes the steps that could be redone.
    public mutating func record(
        _ edit: TextEdit, kind: EditKind, before: Selection, after: Selection, at time: Duration
    ) {
        if edit.removed.isEmpty && edit.inserted.isEmpty { return }
        for step in redoable { byteCount -= step.byteCount }
        redoable = []
        if !join(edit, kind, after, time) {
            lastNumber += 1
            let step = UndoStep(
                edit: edit, kind: kind, selectionBefore: before, selectionAfter: after, number: lastNumber,
                time: time)
            undoable.append(step)
            byteCount += step.byteCount
        }
        isGroupOpen = kind != .other
        forget()
    }

    /// Makes the next edit begin a new step.
    public mutating func endGroup() { isGroupOpen = false }

    /// Moves the newest step to the redo stack and returns it; the caller applies its inverse.
    public mutating func undo() -> UndoStep? {
        guard let step = undoable.popLast() else { return nil }
        redoable.append(step)
        isGroupOpen = false
        return step
    }

    /// Moves the step that was undone last back to the undo stack and returns it; the caller applies it.
    public mutating func redo() -> UndoStep? {
        guard let step = redoable.popLast() else { return nil }
        undoable.append(step)
        isGroupOpen = false
        return step
    }

    /// Removes all steps.
    public mutating func removeAllActions() {
        (undoable, redoable, byteCount, isGroupOpen) = ([], [], 0, false)
    }

    /// Makes an edit by the program, which has led from `old` to the current text, a part of the adjacent steps: of the step that can be
    /// undone next, and of the one that can be redone next.
    ///
    /// - Returns: Whether the step that can be undone was removed, because it has no effect with the edit.
    mutating func amend(_ edit: TextEdit, from old: EditBuffer, after selection: Selection) -> Bool {
        if var next = redoable.popLast() {
            byteCount -= next.byteCount
            next.edit = .combining(edit.inverse, next.edit, over: old)
            next.selectionBefore = selection
            byteCount += next.byteCount
            redoable.append(next)
        }
        guard var last = undoable.popLast() else { return false }
        byteCount -= last.byteCount
        last.edit = .combining(last.edit, edit, over: old)
        last.selectionAfter = selection
        last.isAmended = true
        if last.edit.isEmpty {
            isGroupOpen = false
            return true
        }
        byteCount += last.byteCount
        undoable.append(last)
        return false
    }

    private mutating func join(
        _ edit: TextEdit, _ kind: EditKind, _ after: Selection, _ time: Duration
    ) -> Bool {
        guard isGroupOpen, let last = undoable.last, last.kind == kind else { return false }
        guard time - last.time <= pause else { return false }
        let absorbed = last.isAmended && kind == .typing ? last.edit.absorbing(edit) : nil
        guard let joined = last.edit.joined(with: edit, as: kind) ?? absorbed else { return false }
        var step = last
        step.edit = joined
        step.selectionAfter = after
        step.time = time
        byteCount += step.byteCount - last.byteCount
        undoable[undoable.count - 1] = step
        return true
    }

    /// Removes the oldest steps beyond the limit, with some margin so that this happens rarely.
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
