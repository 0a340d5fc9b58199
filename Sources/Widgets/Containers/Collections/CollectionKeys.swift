/// The keyboard input of a collection view: selection by arrows, pages, Space and Control+A, activation by Return, and type-ahead.
///
///     if !CollectionKeys(view: self).select(byKey: event) { super.keyDown(with: event) }
struct CollectionKeys {
    let view: CollectionView

    /// Changes the selection in response to a key, or activates the selected item for Return.
    ///
    /// - Returns: `false` when the key does not apply.
    func select(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        view.prepareLayout()
        guard view.allowsSelection, view.items.total > 0,
            modifiers.isDisjoint(with: [.alternate, .command]), !event.turnsTabs
        else { return false }
        if let direction = Self.direction(of: event.key.keyCode) {
            go(to: CollectionNavigation(view: view).item(direction), modifiers)
            return true
        }
        switch event.key.keyCode {
        case .keyboardHome: jump(to: 0, modifiers)
        case .keyboardEnd: jump(to: view.items.total - 1, modifiers)
        case .keyboardPageDown: go(to: CollectionNavigation(view: view).itemOfPage(1), modifiers)
        case .keyboardPageUp: go(to: CollectionNavigation(view: view).itemOfPage(-1), modifiers)
        case .keyboardReturnOrEnter:
            guard let item = view.selection.cursor, view.selection.rows.contains(item) else { return false }
            CollectionChoice(view: view).activate(item)
        case .keyboardSpacebar:
            guard let item = view.selection.cursor, !view.search.isRunning(at: event.timestamp) else {
                return false
            }
            return toggle(item, modifiers)
        case _ where event.key.isSelectAll && view.allowsMultipleSelection:
            let all = RowIndexSet(0..<view.items.total)
            CollectionChoice(view: view).choose(
                RowSelection(all, anchor: 0, lead: view.selection.cursor ?? 0))
        default: return false
        }
        return true
    }

    /// Returns the direction of an arrow key; nil for other keys.
    static func direction(of key: KeyboardHIDUsage) -> NearestItem.Direction? {
        switch key {
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        default: nil
        }
    }

    private func jump(to item: Int, _ modifiers: KeyModifierFlags) {
        view.navigationGoal = nil
        go(to: item, modifiers)
    }

    private func go(to item: Int, _ modifiers: KeyModifierFlags) {
        CollectionChoice(view: view).choose(
            view.selection.moved(
                to: item, modifiers, count: view.items.total, allowsMultiple: view.allowsMultipleSelection))
        CollectionSemantics(view: view).reveal(item)
    }

    /// Toggles the selection of an item, as Space does; with Shift, extends the selection to it.
    private func toggle(_ item: Int, _ modifiers: KeyModifierFlags) -> Bool {
        guard
            let toggled = view.selection.toggledByKey(
                item, modifiers, count: view.items.total, allowsMultiple: view.allowsMultipleSelection)
        else { return false }
        CollectionChoice(view: view).choose(toggled)
        return true
    }

    /// Performs type-ahead: selects the next item whose text begins with the typed characters.
    ///
    /// - Returns: `false` when the key types no character or the collection view does not support type-ahead.
    func search(byKey event: KeyEvent) -> Bool {
        guard view.allowsSelection, view.search.accepts(event), let delegate = view.collectionDelegate else {
            return false
        }
        let (text, stays) = view.search.type(
            event.key.characters, at: event.timestamp)
        let items = view.items
        let item = TypeSearch.match(
            text, staysOnMatch: stays, cursor: view.selection.cursor, count: items.total
        ) { delegate.collectionView(view, typeSelectStringForItemAt: items.path(of: $0)) }
        if let item { jump(to: item, []) }
        return true
    }
}
