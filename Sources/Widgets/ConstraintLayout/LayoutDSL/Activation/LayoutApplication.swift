/// Moves the views of a layout to their superviews, by the difference from the existing hierarchy.
struct LayoutApplication {
    private let occurrences: [LayoutRecorder.Occurrence]
    private let difference: LayoutDifference
    private let old: [Activation.Entry]
    private(set) var statistics: ActivationStatistics
    private var parents: [ParentState]
    private var disordered: [Int] = []

    /// The progress of processing the subviews of an occurrence.
    private struct ParentState {
        /// The index of the last processed view among the subviews.
        var last: Int32 = -1
        /// The number of arranged views processed so far, for a stack view.
        var arranged: Int32 = 0
        var isDisordered = false
        var kind = Kind.unknown
    }

    private enum Kind { case unknown, plain, stack }

    init(
        _ occurrences: [LayoutRecorder.Occurrence], _ difference: LayoutDifference,
        from old: [Activation.Entry],
        _ statistics: ActivationStatistics
    ) {
        self.occurrences = occurrences
        self.difference = difference
        self.old = old
        self.statistics = statistics
        parents = Array(repeating: ParentState(), count: occurrences.count)
    }

    /// Removes the view or guide of `entry` from the view to which it was added, unless other code has moved it out of that view.
    static func takeOut(_ entry: Activation.Entry, of entries: [Activation.Entry]) {
        guard entry.parent >= 0, let parent = entries[Int(entry.parent)].node.ownView else { return }
        if let guide = entry.node.guide {
            if guide.owningView === parent { parent.removeLayoutGuide(guide) }
        } else if !entry.node.isGuide, let view = entry.node.ownView, view !== parent,
            view.isDescendant(of: parent)
        {
            // An override of `addSubview(_:)` may have put it into a descendant.
            view.removeFromSuperview()
        }
    }

    mutating func run() {
        for index in difference.removed {
            Self.takeOut(old[index], of: old)
            statistics.viewsRemoved += 1
        }
        var last = -1
        var outer: View?
        var isPlain = false
        for index in occurrences.indices {
            let parent = Int(occurrences[index].parent)
            if parent < 0 { continue }
            if parent != last {
                last = parent
                outer = occurrences[parent].view
                isPlain = !(outer is StackView)
            }
            guard let outer else { continue }
            if isPlain, isInPlace(occurrences[index], in: outer, &parents[parent].last) { continue }
            place(index, in: parent, outer)
        }
        for parent in disordered { order(parent) }
    }

    /// Returns whether the view is a subview of `outer` above the one at index `last`, and updates `last`; true for most views.
    @inline(__always)
    private func isInPlace(_ occurrence: LayoutRecorder.Occurrence, in outer: View, _ last: inout Int32)
        -> Bool
    {
        guard let view = occurrence.view, view.superview === outer else { return false }
        var place = view.layoutState.indexHint
        if place >= outer.subviews.count || outer.subviews[Int(place)] !== view {
            guard let found = outer.index(of: view) else { return false }
            place = Int32(found)
        }
        if place <= last { return false }
        last = place
        return true
    }

    private mutating func place(_ index: Int, in parent: Int, _ outer: View) {
        guard let view = occurrences[index].view else {
            if let guide = occurrences[index].node.guide, guide.owningView !== outer {
                outer.addLayoutGuide(guide)
            }
            return
        }
        let last = Int(parents[parent].last)
        if view.superview === outer {
            let place = outer.index(of: view) ?? 0
            if place < last {
                if !parents[parent].isDisordered {
                    parents[parent].isDisordered = true
                    disordered.append(parent)
                }
            } else {
                parents[parent].last = Int32(place)
            }
        } else {
            let origin = previousParent(of: index)
            // Where an override of `addSubview(_:)` has put it.
            if origin === outer, view.isDescendant(of: outer) { return }
            reportContest(for: view, origin)
            let place = last >= 0 ? last + 1 : startOfSubviews(index, parent, outer)
            outer.addSubview(view)
            statistics.viewsAdded += 1
            // An override may have put the view into another one, and an invalid hierarchy is refused.
            guard view.superview === outer else { return }
            outer.insertSubview(view, at: place)
            parents[parent].last = Int32(outer.index(of: view) ?? 0)
        }
        arrange(view, index, in: outer, parent)
    }

    /// Returns the view to which the previous layout has added the view of an occurrence; nil for a view that it did not contain.
    private func previousParent(of index: Int) -> View? {
        guard let entry = difference.entry(of: index, of: occurrences.count), old[entry].parent >= 0 else {
            return nil
        }
        return old[Int(old[entry].parent)].node.ownView
    }

    /// Reports that the layout takes `view` from a stack view that arranges it, unless the layout itself, now or before, has put it there.
    private func reportContest(for view: View, _ origin: View?) {
        guard let stack = view.superview as? StackView, stack !== origin,
            stack.arrangedSubviews.contains(view)
        else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .contestedView, subject: view.hierarchyPath,
                message:
                    "is moved out of the stack view that arranges it, because a layout contains it elsewhere",
                cure: "the layout decides; remove the view from the stack view first, or from the layout"))
    }

    /// Returns the index for the first view of a layout: below the first of the other views that is already present, otherwise above all
    /// subviews.
    private func startOfSubviews(_ index: Int, _ parent: Int, _ outer: View) -> Int {
        for later in occurrences[(index + 1)...] where Int(later.parent) == parent {
            if let view = later.view, view.superview === outer { return outer.index(of: view) ?? 0 }
        }
        return outer.subviews.count
    }

    private mutating func arrange(_ view: View, _ index: Int, in outer: View, _ parent: Int) {
        if parents[parent].kind == .unknown { parents[parent].kind = outer is StackView ? .stack : .plain }
        guard parents[parent].kind == .stack, let stack = outer as? StackView else { return }
        guard occurrences[index].isArranged else {
            if stack.arrangedSubviews.contains(view) { stack.removeArrangedSubview(view) }
            return
        }
        let place = Int(parents[parent].arranged)
        let arranged = stack.arrangedSubviews
        if place >= arranged.count || arranged[place] !== view {
            stack.insertArrangedSubview(view, at: place)
        }
        parents[parent].arranged += 1
    }

    private mutating func order(_ parent: Int) {
        guard let outer = occurrences[parent].view else { return }
        let views = occurrences.compactMap { Int($0.parent) == parent ? $0.view : nil }
        statistics.viewsReordered += outer.order(views.filter { $0.superview === outer })
    }
}
