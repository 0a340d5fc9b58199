extension View {
    /// The cursor over the view, and over descendants that have none of their own; nil, as at first, for that of the
    /// superview.
    ///
    /// Text has its I-beam and a link its hand without being asked. While a button is held, the pointer keeps to the view that
    /// was pressed. A view with a cursor for each of its parts is ``CursorProviding``.
    ///
    ///     splitter.pointerCursor = .resizeLeftRight
    public final var pointerCursor: Cursor? {
        get { rare?.cursor }
        set {
            if newValue == pointerCursor { return }
            rareState.cursor = newValue
            viewHost?.input.pointer.cursorChanged(of: self)
        }
    }

    // MARK: - Keys and focus of the window

    /// Adds `observer` to the observers of keys and focus in this view's window.
    package final func addInputObserver(_ observer: any InputObserving) {
        viewHost?.input.observers.add(observer)
    }

    /// The first responder of the view's window.
    ///
    /// While a popover opened by a text view is open, that text view is returned.
    package final var focusedResponder: Responder? {
        guard let input = viewHost?.input else { return nil }
        if let owner = input.layers.stack.focusLayer?.owner, (owner as? any FocusLending)?.lendsFocus == true
        {
            return owner
        }
        return input.firstResponder
    }

    /// Whether keys can get here: the view is in a window, and not below a sheet.
    package final var isReachedByKeys: Bool {
        viewHost.map { isDescendant(of: $0.input.layers.focusRoot) } ?? false
    }

    /// Performs the command of `key` in this view's window as if no view used the key; false when it has none.
    @discardableResult package final func performKeyEquivalent(_ key: Key) -> Bool {
        guard let viewHost else { return false }
        let event = KeyEvent(phase: .down, key: key, timestamp: viewHost.currentTime)
        return viewHost.input.keys.performCommand(event, from: self)
    }
}

extension View {
    /// Whether a menu of this view is open.
    public final var isShowingMenu: Bool { layer(of: .menu) != nil }

    /// Closes the popover that belongs to this view, if there is one.
    package final func dismissPopover() { layer(of: .popover)?.dismiss(restoringFocus: true) }

    /// The topmost layer of `level` that this view has opened.
    private func layer(of level: InputLayerRules.Level) -> (any InputLayer)? {
        viewHost?.input.layers.stack.topmostFirst.first { $0.rules.level == level && $0.owner === self }
    }
}

extension TextInputClient {
    /// Tells the input method where the caret is now.
    public func caretMoved() {
        if isFirstResponder { viewHost?.input.focus.caretMoved() }
    }
}
