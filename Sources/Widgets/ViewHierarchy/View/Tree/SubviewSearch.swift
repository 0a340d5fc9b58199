/// A search for the index of a subview that uses the indices recorded earlier: ``ViewLayoutState/indexHint``.
struct SubviewSearch {
    let subviews: [View]

    /// Returns the index of `view`, which must be one of the subviews.
    ///
    /// O(1) if at most one of its siblings has been added or removed since the last renumbering, and O(log count) after any
    /// number of removals and after most insertions. Otherwise O(count), which renumbers all subviews.
    func index(of view: View) -> Int? {
        if let found = indexNearHint(of: view) ?? indexByHints(of: view) { return found }
        view.viewTree?.renumberingCount += 1
        for (index, subview) in subviews.enumerated() { subview.layoutState.indexHint = Int32(index) }
        let found = Int(view.layoutState.indexHint)
        return found < subviews.count && subviews[found] === view ? found : nil
    }

    /// Returns the index of `view` if it is adjacent to its hint, or is the first or last subview.
    private func indexNearHint(of view: View) -> Int? {
        let hint = Int(view.layoutState.indexHint)
        if hint > 0, hint <= subviews.count, subviews[hint - 1] === view { return hint - 1 }
        if hint >= 0, hint + 1 < subviews.count, subviews[hint + 1] === view { return hint + 1 }
        // The subviews are being removed one by one from either end.
        if subviews.first === view { return 0 }
        return subviews.last === view ? subviews.count - 1 : nil
    }

    /// Returns the index of `view` found by binary search; nil if the hints do not lead to it.
    ///
    /// The hints stay in ascending order after removals, and after insertions except for neighbours with equal hints.
    private func indexByHints(of view: View) -> Int? {
        let hint = view.layoutState.indexHint
        var low = 0
        var high = subviews.count
        while low < high {
            let middle = (low + high) / 2
            if subviews[middle].layoutState.indexHint < hint { low = middle + 1 } else { high = middle }
        }
        for index in low..<min(low + 8, subviews.count) where subviews[index] === view { return index }
        return nil
    }
}
