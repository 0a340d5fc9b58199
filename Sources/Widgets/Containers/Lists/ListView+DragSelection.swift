extension ListView: ContextMenuPreparing {
    final func endDrag() {
        dragSelection?.end()
        dragSelection = nil
    }

    /// Selects the row under the pointer, unless it is already selected.
    package final func willOpenContextMenu(with event: MouseEvent) {
        ListPress(list: self).prepareMenu(event)
    }
}

extension ListView: GestureBlocking {
    /// Keeps a drag of the mouse that selects rows from pans of ancestors.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        allowsSelection && touch.type == .indirectPointer
            && recognizer is PanGestureRecognizer
    }
}
