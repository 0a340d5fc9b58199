/// Merges the mentions of a view into one: a layout may refer to a view in several places, of which at most one is inside another view.
struct LayoutMerging {
    private typealias Mention = LayoutRecorder.Mention

    private var merged: [LayoutRecorder.Mention] = []
    private var children: [[Int]] = []
    private var roots: [Int] = []

    /// Returns the mentions with each view once, from the outermost view inwards, and whether any view occurred more than once.
    static func merge(_ mentions: [LayoutRecorder.Mention]) -> (
        mentions: [LayoutRecorder.Mention], found: Bool
    ) {
        var merging = LayoutMerging()
        let found = merging.collect(mentions)
        return found ? (merging.inOrder(), true) : (mentions, false)
    }

    private mutating func collect(_ mentions: [LayoutRecorder.Mention]) -> Bool {
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(mentions.count)
        // The index in `merged` of each mention.
        var homes: [Int] = []
        homes.reserveCapacity(mentions.count)
        for mention in mentions {
            let parent = mention.parent < 0 ? -1 : homes[Int(mention.parent)]
            if let home = places[ObjectIdentifier(mention.node)] {
                homes.append(home)
                merged[home].rules += mention.rules
                if parent >= 0 { put(home, into: parent, isArranged: mention.isArranged) }
            } else {
                let home = merged.count
                places[ObjectIdentifier(mention.node)] = home
                homes.append(home)
                var fresh = mention
                fresh.parent = Int32(parent)
                merged.append(fresh)
                if parent >= 0 { children[parent].append(home) } else { roots.append(home) }
                children.append([])
            }
        }
        return merged.count < mentions.count
    }

    /// Moves a view that has been mentioned before into `parent`.
    private mutating func put(_ home: Int, into parent: Int, isArranged: Bool) {
        let old = Int(merged[home].parent)
        if old == parent { return }
        var step = parent
        while step >= 0 {
            if step == home {
                return refuse(home, "is described inside itself", "its first position is kept")
            }
            step = Int(merged[step].parent)
        }
        if old >= 0 {
            return refuse(
                home, "is described in two places, in \(name(old)) and in \(name(parent))",
                "the first position is kept; use different views")
        }
        roots.removeAll { $0 == home }
        merged[home].parent = Int32(parent)
        merged[home].isArranged = isArranged
        children[parent].append(home)
    }

    private func name(_ index: Int) -> String { merged[index].node.name }

    private func refuse(_ home: Int, _ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: name(home), message: "\(message) of one layout", cure: cure)
        )
    }

    private func inOrder() -> [LayoutRecorder.Mention] {
        var result: [LayoutRecorder.Mention] = []
        result.reserveCapacity(merged.count)
        var stack = roots.reversed().map { (index: $0, parent: Int32(-1)) }
        while let (index, parent) = stack.popLast() {
            let place = Int32(result.count)
            var mention = merged[index]
            mention.parent = parent
            result.append(mention)
            for child in children[index].reversed() { stack.append((child, place)) }
        }
        return result
    }
}
