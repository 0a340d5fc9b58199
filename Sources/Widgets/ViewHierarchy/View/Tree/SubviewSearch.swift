/// A search for the index of one of the subviews of a view by the indices that they had before: ``ViewLayoutState/indexHint``.
struct SubviewSearch {
    let subviews: [View]

    /// The index of `view`, which is one of the subviews.
    ///
    /// O(1) where at most one neighbour has been added or removed since the last numbering, and O(log count) after any number of
    /// removals and after most insertions. Otherwise O(count), which numbers all subviews again.
    func index(of view: View) -> Int? {
        if let found = indexNearHint(of: view) ?? indexByHints(of: view) { return found }
        view.viewTree?.renumberingCount += 1
        for (index, subview) in subviews.enumerated() { subview.layoutState.indexHint = Int32(index) }
        let found = Int(view.layoutState.indexHint)
        return found < subviews.count && subviews[found] === view ? found : nil
    }

    /// The index of `view` if it is next to its hint, the first subview or the last one.
    private func indexNearHint(of view: View) -> Int? {
        let hint = Int(view.layoutState.indexHint)
        if hint > 0, hint <= subviews.count, subviews[hint - 1] === view { return hint - 1 }
        if hint >= 0, hint + 1 < subviews.count, subviews[hint + 1] === view { return hint + 1 }
        // All are removed, from one end or from the other.
        if subviews.first === view { return 0 }
        return subviews.last === view ? subviews.count - 1 : nil
    }

    /// The index of `view` by a binary search.
    ///
    /// Removals leave the hints in rising order, and so do insertions but for neighbours with equal hints.
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
