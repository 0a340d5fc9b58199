import Testing
import Widgets
import WidgetsTesting

/// A layout after any sequence of changes equals that of rebuilt views and constraints.
@Suite struct LayoutFuzzTests {
    @Test(arguments: Array(0..<24) + Array(1000..<1040))
    func `a layout that changed is as one made anew`(seed: Int) {
        var differences: [String] = []
        var changes: [String] = []
        _ = diagnostics {
            let layout = RandomLayout(seed: seed)
            for _ in 0..<40 where differences.isEmpty {
                for _ in 0..<8 { layout.change() }
                layout.settle()
                differences = self.differences(of: layout)
                changes = layout.log.suffix(12)
            }
        }
        #expect(differences.isEmpty, "seed \(seed), after \(changes.joined(separator: "; "))")
    }

    /// Compares the layout with a rebuilt copy, in all values that the constraints determine.
    private func differences(of layout: RandomLayout) -> [String] {
        let (copied, copies) = layout.copy()
        for _ in 0..<20 where copied.host.needsFrame { copied.step() }
        let isPossible = copied.rootView.layoutConflicts.isEmpty
        if layout.root.layoutConflicts.isEmpty != isPossible {
            return ["one has conflicts and the other has not"]
        }
        if !isPossible { return [] }
        var differences: [String] = []
        for (view, copy) in copies where isSettled(copy) && view.frame != copy.frame {
            differences.append("\(view.hierarchyPath): \(view.frame) is not \(copy.frame)")
        }
        return differences
    }

    /// Nothing is open, of the view or of what it is in.
    private func isSettled(_ view: View) -> Bool {
        !view.hasAmbiguousLayout && (view.superview.map { isSettled($0) } ?? true)
    }
}
