/// A view that observes keys and focus changes anywhere in its window.
package protocol InputObserving: View {
    /// Called when the first responder has changed.
    func firstResponderChanged()
    /// Handles a key that no view of the responder chain has handled; returns whether it was handled.
    func performKeyEquivalent(_ event: KeyEvent) -> Bool
    /// Returns whether `performKeyEquivalent(_:)` would handle the key; nil if no view inside has a shortcut for it.
    func keyBinding(of event: KeyEvent) -> KeyBinding?
    /// Called before a key, a button press or a scroll event is dispatched to a layer or view; does nothing by default.
    func inputWillBeDispatched(_ event: InputEvent)
    /// Called when the window has become active or inactive; does nothing by default.
    func windowActivityChanged(isActive: Bool)
    /// The commands that the view offers by key anywhere in the window; nil, the default, for none.
    var offeredCommands: Menu? { get }
}

extension InputObserving {
    package func inputWillBeDispatched(_ event: InputEvent) {}
    package func windowActivityChanged(isActive: Bool) {}
    package var offeredCommands: Menu? { nil }
}

/// The observers of a window's input, in the order in which they were added.
///
/// Observers that have been removed from the window are not called.
final class InputObservers {
    private var observers: [Reference] = []

    private struct Reference { weak var view: (any InputObserving)? }

    var count: Int { observers.count }

    /// Adds an observer; one that has been added before moves to the end.
    func add(_ observer: any InputObserving) {
        observers.removeAll { $0.view == nil || $0.view === observer }
        observers.append(Reference(view: observer))
    }

    func firstResponderChanged(in host: any InputHost) {
        for observer in present(in: host) { observer.firstResponderChanged() }
    }

    func performKeyEquivalent(_ event: KeyEvent, in host: any InputHost) -> Bool {
        present(in: host).contains { $0.performKeyEquivalent(event) }
    }

    func keyBinding(of event: KeyEvent, in host: any InputHost) -> KeyBinding? {
        let bindings = present(in: host).compactMap { $0.keyBinding(of: event) }
        return bindings.first { $0 == .enabled } ?? bindings.first
    }

    func inputWillBeDispatched(_ event: InputEvent, in host: any InputHost) {
        for observer in present(in: host) { observer.inputWillBeDispatched(event) }
    }

    func windowActivityChanged(isActive: Bool, in host: any InputHost) {
        for observer in present(in: host) { observer.windowActivityChanged(isActive: isActive) }
    }

    func offeredCommands(in host: any InputHost) -> [Menu] { present(in: host).compactMap(\.offeredCommands) }

    private func present(in host: any InputHost) -> [any InputObserving] {
        if observers.isEmpty { return [] }
        return observers.compactMap(\.view).filter { $0.viewTree?.host === host }
    }
}
