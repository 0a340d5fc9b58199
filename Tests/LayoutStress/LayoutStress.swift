import Widgets

/// Changes views and constraints at random, and compares the layout with one that is built from the same state.
package enum LayoutStress {
    /// Returns one line for each seed whose layout differs, with the last changes; a seed ends at its first difference.
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

    /// Compares the layout with a rebuilt copy; returns one text for each frame that is not ambiguous and differs.
    private static func differences(of layout: RandomLayout) -> [String] {
        let (copied, copies) = layout.copy()
        for _ in 0..<20 where copied.host.needsFrame { copied.step() }
        let isSatisfiable = copied.rootView.layoutConflicts.isEmpty
        if layout.root.layoutConflicts.isEmpty != isSatisfiable {
            return ["only one of the layouts has conflicts"]
        }
        if !isSatisfiable { return [] }
        var differences: [String] = []
        for (view, copy) in copies where isDetermined(copy) && view.frame != copy.frame {
            differences.append("\(view.hierarchyPath): \(view.frame) is not \(copy.frame)")
        }
        return differences
    }

    /// Returns whether the layouts of the view and of its ancestors are unambiguous.
    private static func isDetermined(_ view: View) -> Bool {
        !view.hasAmbiguousLayout && (view.superview.map { isDetermined($0) } ?? true)
    }
}
