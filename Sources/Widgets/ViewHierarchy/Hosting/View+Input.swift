extension View {
    /// The cursor over the view and over those of its descendants that set none; nil, the default, for the cursor of the
    /// superview.
    ///
    /// Text views and links set an I-beam and a hand by default. While a button is held, the cursor is that of the pressed
    /// view. A view with different cursors for its parts conforms to ``CursorProviding``.
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

    /// Passes the touches that are down on this view or a descendant to `recognizer`, which is attached to this view, as if they
    /// began now.
    package final func offerCurrentTouches(to recognizer: GestureRecognizer) {
        viewHost?.input.gestures.offerCurrentTouches(to: recognizer)
    }

    // MARK: - Keys and focus of the window

    /// Registers `observer` for keys and focus changes in this view's window.
    package final func addInputObserver(_ observer: any InputObserving) {
        viewHost?.input.observers.add(observer)
    }

    /// The first responder of the view's window.
    ///
    /// While a popover opened by a text view has the focus, that text view is returned.
    package final var focusedResponder: Responder? {
        guard let input = viewHost?.input else { return nil }
        if let owner = input.layers.stack.focusLayer?.owner,
            (owner as? any FocusDelegating)?.delegatesFocus == true
        {
            return owner
        }
        return input.firstResponder
    }

    /// Whether keys can reach the view: it is in a window and not covered by a sheet.
    package final var receivesKeys: Bool {
        viewHost.map { isDescendant(of: $0.input.layers.focusRoot) } ?? false
    }

    /// Performs the key command for `key` in this view's window, as if no view had handled the key; returns false if there is none.
    @discardableResult package final func performKeyEquivalent(_ key: Key) -> Bool {
        guard let viewHost else { return false }
        let event = KeyEvent(phase: .down, key: key, timestamp: viewHost.currentTime)
        return viewHost.input.keys.performCommand(event, from: self)
    }
}

extension View {
    /// The view of the same window that the keys of this view operate, such as the list below a search field; nil by default.
    ///
    /// While this view or a descendant has the keyboard focus, the operated view counts as focused: its selection is emphasised by the
    /// tint. The view is not retained, and receives no keys: this view handles them.
    ///
    ///     search.operatedView = results
    public final var operatedView: View? {
        get { rare?.operatedView }
        set {
            let old = operatedView
            if newValue === old { return }
            rareState.operatedView = newValue
            guard let focus = viewHost?.input.focus else { return }
            for view in [old, newValue] { view.map(focus.focusWithinChanged(from:)) }
        }
    }
}

extension FocusWithinObserving {
    /// Whether the view or a descendant is the first responder of the active window, or is operated by it.
    package var hasFocusWithin: Bool { viewHost?.input.focus.isFocused(within: self) ?? false }
}

extension View {
    /// Whether a menu opened by this view is open.
    public final var isTrackingMenu: Bool { layer(of: .menu) != nil }

    /// Closes the popover opened by this view, if there is one.
    package final func dismissPopover() { layer(of: .popover)?.dismiss(restoringFocus: true) }

    /// Returns the topmost layer of `level` that this view has opened.
    private func layer(of level: InputLayerRules.Level) -> (any InputLayer)? {
        viewHost?.input.layers.stack.topmostFirst.first { $0.rules.level == level && $0.owner === self }
    }
}

extension TextInputClient {
    /// Notifies the input method that the caret has moved.
    public func caretMoved() {
        if isFirstResponder { viewHost?.input.focus.caretMoved() }
    }
}
