/// Merges the occurrences of a view into one: a layout may refer to a view in several places, of which at most one is inside another view.
struct LayoutMerging {
    private typealias Occurrence = LayoutRecorder.Occurrence

    private var merged: [LayoutRecorder.Occurrence] = []
    private var children: [[Int]] = []
    private var roots: [Int] = []

    /// Returns the occurrences with each view once, from the outermost view inwards, and whether any view occurred more than once.
    static func merge(_ occurrences: [LayoutRecorder.Occurrence]) -> (
        occurrences: [LayoutRecorder.Occurrence], found: Bool
    ) {
        var merging = LayoutMerging()
        let found = merging.collect(occurrences)
        return found ? (merging.inOrder(), true) : (occurrences, false)
    }

    private mutating func collect(_ occurrences: [LayoutRecorder.Occurrence]) -> Bool {
        var indices: [ObjectIdentifier: Int] = [:]
        indices.reserveCapacity(occurrences.count)
        // The index in `merged` of each occurrence.
        var targets: [Int] = []
        targets.reserveCapacity(occurrences.count)
        for occurrence in occurrences {
            let parent = occurrence.parent < 0 ? -1 : targets[Int(occurrence.parent)]
            if let target = indices[ObjectIdentifier(occurrence.node)] {
                targets.append(target)
                merged[target].rules += occurrence.rules
                if parent >= 0 { move(target, into: parent, isArranged: occurrence.isArranged) }
            } else {
                let target = merged.count
                indices[ObjectIdentifier(occurrence.node)] = target
                targets.append(target)
                var copy = occurrence
                copy.parent = Int32(parent)
                merged.append(copy)
                if parent >= 0 { children[parent].append(target) } else { roots.append(target) }
                children.append([])
            }
        }
        return merged.count < occurrences.count
    }

    /// Moves a view that has occurred before into `parent`.
    private mutating func move(_ target: Int, into parent: Int, isArranged: Bool) {
        let old = Int(merged[target].parent)
        if old == parent { return }
        var step = parent
        while step >= 0 {
            if step == target {
                return refuse(target, "is described inside itself", "its first position is kept")
            }
            step = Int(merged[step].parent)
        }
        if old >= 0 {
            return refuse(
                target, "is described in two places, in \(name(old)) and in \(name(parent))",
                "the first position is kept; use different views")
        }
        roots.removeAll { $0 == target }
        merged[target].parent = Int32(parent)
        merged[target].isArranged = isArranged
        children[parent].append(target)
    }

    private func name(_ index: Int) -> String { merged[index].node.name }

    private func refuse(_ target: Int, _ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: name(target), message: "\(message) of one layout",
                cure: cure)
        )
    }

    private func inOrder() -> [LayoutRecorder.Occurrence] {
        var result: [LayoutRecorder.Occurrence] = []
        result.reserveCapacity(merged.count)
        var stack = roots.reversed().map { (index: $0, parent: Int32(-1)) }
        while let (index, parent) = stack.popLast() {
            let parentIndex = Int32(result.count)
            var occurrence = merged[index]
            occurrence.parent = parent
            result.append(occurrence)
            for child in children[index].reversed() { stack.append((child, parentIndex)) }
        }
        return result
    }
}
