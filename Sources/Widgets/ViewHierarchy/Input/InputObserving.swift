/// A view that observes keys and focus changes anywhere in its window.
package protocol InputObserving: View {
    /// Called when the first responder has changed.
    func firstResponderChanged()
    /// Handles a key that no view of the responder chain has handled; returns whether it was handled.
    func performKeyEquivalent(_ event: KeyEvent) -> Bool
    /// Returns whether a view inside has a shortcut for the key, enabled or not.
    func bindsKeyEquivalent(_ event: KeyEvent) -> Bool
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

    func bindsKeyEquivalent(_ event: KeyEvent, in host: any InputHost) -> Bool {
        present(in: host).contains { $0.bindsKeyEquivalent(event) }
    }

    private func present(in host: any InputHost) -> [any InputObserving] {
        if observers.isEmpty { return [] }
        return observers.compactMap(\.view).filter { $0.viewTree?.host === host }
    }
}
