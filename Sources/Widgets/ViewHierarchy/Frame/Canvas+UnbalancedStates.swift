import Drawing

extension Canvas {
    /// Reports calls of `saveState()` and `restoreState()` by the view that has drawn, if they were unbalanced.
    func reportUnbalancedStates(of view: View) {
        let count = takeUnbalancedStateCount()
        if count == 0 { return }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "draw(_:) had \(count) unbalanced calls of saveState() or restoreState()",
                cure: "open states were restored at the end; call restoreState() once for each saveState()"))
    }
}
