/// A view that observes keys and the focus anywhere in its window.
package protocol InputObserving: View {
    /// Called when the first responder has changed.
    func firstResponderChanged()
    /// Handles a key that the focused view and its responder chain have not used. Returns true when it is used.
    func performKeyEquivalent(_ event: KeyEvent) -> Bool
    /// Whether a view in here has a shortcut for the key, enabled or not.
    func bindsKeyEquivalent(_ event: KeyEvent) -> Bool
}

/// A reference that does not keep its view.
struct WeakInputObserver {
    weak var view: (any InputObserving)?
}

extension View {
    /// Tells `observer` of keys and the focus of this view's window from now on.
    package final func addInputObserver(_ observer: any InputObserving) {
        guard let dispatcher = viewHost?.dispatcher else { return }
        dispatcher.observers.removeAll { $0.view == nil || $0.view === observer }
        dispatcher.observers.append(WeakInputObserver(view: observer))
    }

    /// The first responder of the view's window; while a popover opened by a text view is open, that text view.
    package final var focusedResponder: Responder? {
        guard let dispatcher = viewHost?.dispatcher else { return nil }
        if let owner = dispatcher.popover?.owner, (owner as? any FocusLending)?.lendsFocus == true {
            return owner
        }
        return dispatcher.firstResponder
    }

    /// Whether keys can get here: the view is in a window, and not below a sheet.
    package final var isReachedByKeys: Bool {
        viewHost.map { isDescendant(of: $0.dispatcher.focusRoot) } ?? false
    }

    /// Does what `key` does in this view's window when no view uses it; false when that is nothing.
    @discardableResult package final func performKeyEquivalent(_ key: Key) -> Bool {
        guard let viewHost else { return false }
        let event = KeyEvent(phase: .down, key: key, timestamp: viewHost.currentTime)
        return viewHost.dispatcher.performKeyCommand(event, from: self)
    }
}

extension EventDispatcher {
    /// The observers that are still in this window.
    private var presentObservers: [any InputObserving] {
        observers.compactMap(\.view).filter { $0.viewHost?.dispatcher === self }
    }

    func tellFocusObservers() {
        if observers.isEmpty { return }
        for observer in presentObservers { observer.firstResponderChanged() }
    }

    func performKeyEquivalent(_ event: KeyEvent) -> Bool {
        if observers.isEmpty { return false }
        return presentObservers.contains { $0.performKeyEquivalent(event) }
    }

    func bindsKeyEquivalent(_ event: KeyEvent) -> Bool {
        if observers.isEmpty { return false }
        return presentObservers.contains { $0.bindsKeyEquivalent(event) }
    }
}
