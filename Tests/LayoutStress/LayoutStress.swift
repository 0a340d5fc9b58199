import Widgets

/// Changes views and constraints at random, and compares the layout with one that is built from the same state.
package enum LayoutStress {
    /// Returns a text with the last changes for each seed whose layout differs; a seed ends at its first difference.
    package static func findings(seeds: some Sequence<Int>, rounds: Int = 40) -> [String] {
        let handler = Diagnostics.handler
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = handler }
        return seeds.compactMap { finding(seed: $0, rounds: rounds) }
    }

    private static func finding(seed: Int, rounds: Int) -> String? {
        let layout = RandomLayout(seed: seed)
        for _ in 0..<rounds {
            for _ in 0..<8 { layout.change() }
            layout.settle()
            let differences = differences(of: layout)
            if differences.isEmpty { continue }
            let changes = layout.log.suffix(12).joined(separator: "; ")
            return "seed \(seed), after \(changes): \(differences.joined(separator: "; "))"
        }
        return nil
    }

    /// Compares the layout with a rebuilt copy, in all frames that the constraints determine.
    private static func differences(of layout: RandomLayout) -> [String] {
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

    /// Returns whether neither the view nor an ancestor has an ambiguous layout.
    private static func isSettled(_ view: View) -> Bool {
        !view.hasAmbiguousLayout && (view.superview.map { isSettled($0) } ?? true)
    }
}
