extension PopUpButton {
    /// Adds an item at the end; if it is the only item, it is selected.
    public final func addItem(withTitle title: String) { insertItem(withTitle: title, at: items.count) }

    /// Adds an item for each title at the end.
    public final func addItems(withTitles titles: [String]) {
        for title in titles { addItem(withTitle: title) }
    }

    /// Inserts an item at `index`, which is clamped to the valid range.
    ///
    /// The selected item stays selected.
    public final func insertItem(withTitle title: String, at index: Int) {
        let position = min(max(0, index), items.count)
        items.insert(Item(title: title), at: position)
        if selected == Self.noSelection, items.count == 1 {
            selected = 0
        } else if selected >= position {
            selected += 1
        }
        itemsChanged()
    }

    /// Removes an item; if it was selected, no item is selected afterwards.
    public final func removeItem(at index: Int) {
        guard check(index, "removed") else { return }
        items.remove(at: index)
        if selected == index { selected = Self.noSelection } else if selected > index { selected -= 1 }
        itemsChanged()
    }

    /// Removes all items; nothing is selected then.
    public final func removeAllItems() {
        items = []
        selected = Self.noSelection
        itemsChanged()
    }

    /// Returns the title of an item; nil when there is none at the index.
    public final func itemTitle(at index: Int) -> String? {
        items.indices.contains(index) ? items[index].title : nil
    }

    /// Returns the index of the first item with the title; -1 when there is none.
    public final func indexOfItem(withTitle title: String) -> Int {
        items.firstIndex { $0.title == title } ?? Self.noSelection
    }

    /// Sets whether the item at `index` can be selected; true by default.
    public final func setEnabled(_ enabled: Bool, forItemAt index: Int) {
        guard check(index, "enabled") else { return }
        items[index].isEnabled = enabled
    }

    private func check(_ index: Int, _ what: String) -> Bool {
        if items.indices.contains(index) { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "item \(index) of \(items.count) was to be \(what)",
                cure: "nothing was changed; give an index of at least 0 and below numberOfItems"))
        return false
    }
}
