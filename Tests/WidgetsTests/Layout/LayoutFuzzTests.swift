import Testing
import Widgets
import WidgetsTesting

/// However a layout came about, it is that of the same views and constraints made anew.
@Suite struct LayoutFuzzTests {
    @Test(arguments: Array(0..<24) + Array(1000..<1040))
    func `a layout that changed is as one made anew`(seed: Int) {
        _ = diagnostics {
            let layout = RandomLayout(seed: seed)
            for _ in 0..<40 {
                for _ in 0..<8 { layout.change() }
                layout.settle()
                guard compare(layout, seed) else { return }
            }
        }
    }

    /// Compares all that the constraints leave no choice about; true when all is equal.
    private func compare(_ layout: RandomLayout, _ seed: Int) -> Bool {
        let (copied, copies) = layout.copy()
        for _ in 0..<20 where copied.host.needsFrame { copied.step() }
        let isPossible = copied.rootView.layoutConflicts.isEmpty
        let comment = { "seed \(seed), after \(layout.log.suffix(12).joined(separator: "; "))" }
        guard layout.root.layoutConflicts.isEmpty == isPossible else {
            Issue.record("one has conflicts and the other has not: \(comment())")
            return false
        }
        if !isPossible { return true }
        var isEqual = true
        for (view, copy) in copies where isSettled(copy) && view.frame != copy.frame {
            isEqual = false
            Issue.record("\(view.hierarchyPath): \(view.frame) is not \(copy.frame): \(comment())")
        }
        return isEqual
    }

    /// Nothing is open, of the view or of what it is in.
    private func isSettled(_ view: View) -> Bool {
        !view.hasAmbiguousLayout && (view.superview.map { isSettled($0) } ?? true)
    }
}
