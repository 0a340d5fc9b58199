/// The view that receives the pointer while a button is held.
extension EventDispatcher {
    /// Gives the rest of a press, or of a press on nothing, to `view`.
    func takeCapture(_ view: View) { captured = view }

    /// Gives the rest of a press on `view` or one of its descendants to `other`, which already acts on it.
    func moveCapture(from view: View, to other: View) {
        if let captured, captured.isDescendant(of: view) { self.captured = other }
    }

    /// Gives the rest of a press to `view`, which opens during that press, and cancels it elsewhere.
    func passCapture(to view: View) {
        guard let old = captured, old !== view else { return }
        captured = view
        panning.end()
        old.mouseCancelled()
    }

    /// Ends the press that is being tracked without a `mouseUp`, and notifies the views that may act on it.
    func cancelCapture() {
        let chain = captureChain.compactMap(\.view)
        captured = nil
        panning.end()
        for (index, view) in chain.enumerated() {
            // Responders pass it on along `next`; a view that was removed no longer leads to its former superview.
            if index == 0 || chain[index - 1].superview !== view { view.mouseCancelled() }
        }
    }

    /// The view and its superviews, innermost first.
    static func chain(from view: View?) -> [WeakView] {
        var chain: [WeakView] = []
        var step = view
        while let view = step {
            chain.append(WeakView(view: view))
            step = view.superview
        }
        return chain
    }
}
