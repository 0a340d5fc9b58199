/// The state of a menu bar that is being operated: the open menu, the highlighted title, and the keys that lead to them.
final class MenuBarTracking {
    private unowned let bar: MenuBar
    /// The item whose menu is open.
    private weak var openItem: MenuBarItem?
    /// The highlighted item of a bar that has the keyboard without an open menu.
    private weak var markedItem: MenuBarItem?
    private weak var hoveredItem: MenuBarItem?
    private var mode: MenuBarMode?
    /// The press that opened the menu, while the button is held.
    private var heldPress: MouseEvent?
    /// Whether one menu is being replaced by another.
    private var isSwitching = false
    /// Whether Alt was pressed and nothing else since: its release then highlights the first title.
    private var isAltTapped = false
    private var isAltHeld = false
    private var isKeyboardUsed = false

    init(of bar: MenuBar) { self.bar = bar }

    /// Whether a menu of the bar is open.
    var isOpen: Bool { openItem != nil }

    /// Whether mnemonics are underlined: while Alt is held, and while the keyboard operates the bar.
    var showsMnemonics: Bool { isAltHeld || isKeyboardUsed }

    // MARK: - Menus

    /// Opens the menu of an item, instead of the one that is open.
    func open(
        _ item: MenuBarItem, start: MenuOpening.Start, press: MouseEvent? = nil, byKeyboard: Bool = false
    ) {
        // The titles of an open bar do not change.
        guard let item = isOpen ? item : bar.updated(item), let host = bar.viewHost,
            let presenter = host.overlays.menus
        else { return }
        isKeyboardUsed = byKeyboard || (isKeyboardUsed && press == nil)
        isSwitching = true
        endMode()
        markedItem = nil
        var opening = MenuOpening(
            anchor: .below(item.convert(item.bounds, to: nil)), press: press, start: start)
        opening.bar = bar
        let isOpened = presenter.open(bar.menu(of: item), opening, for: bar) { [weak self] element in
            self?.menuClosed(choosing: element)
        }
        isSwitching = false
        // The menu that had the press has closed.
        if press != nil, openItem != nil, let menu = host.openMenu { host.capturePointer(in: menu) }
        openItem = isOpened ? item : nil
        update()
    }

    /// Closes the open menu.
    func close() { bar.cancelMenuTracking() }

    private func menuClosed(choosing element: MenuElement?) {
        if let element { bar.viewHost?.overlays.commandHistory.add(element.title) }
        if isSwitching { return }
        openItem = nil
        heldPress = nil
        isKeyboardUsed = false
        update()
        // The bar may have to be rebuilt: it does not change while a menu is open.
        bar.setNeedsLayout()
    }

    func openAdjacentMenu(backwards: Bool) -> Bool {
        guard let openItem, let next = adjacent(to: openItem, backwards: backwards) else { return false }
        isKeyboardUsed = true
        open(next, start: .first)
        return true
    }

    private func adjacent(to item: MenuBarItem, backwards: Bool) -> MenuBarItem? {
        let items = bar.shownItems
        guard items.count > 1, let index = items.firstIndex(where: { $0 === item }) else { return nil }
        return items[(index + (backwards ? items.count - 1 : 1)) % items.count]
    }

    /// Keeps the title of the cancelled menu highlighted, so that another Escape leaves the bar.
    func menuWasCancelled() {
        guard let item = cancelledItem else { return }
        cancelledItem = nil
        enterMode(at: item)
    }

    private weak var cancelledItem: MenuBarItem?

    // MARK: - Bar mode

    /// Gives the keyboard to the bar, with a highlighted title and no open menu; the focus does not move.
    private func enterMode(at item: MenuBarItem) {
        guard let host = bar.viewHost, mode == nil else { return }
        let mode = MenuBarMode(of: self, bar: bar)
        self.mode = mode
        markedItem = item
        isKeyboardUsed = true
        host.addLayer(mode)
        update()
    }

    /// Returns the keyboard to the first responder.
    func endMode() {
        guard let mode else { return }
        self.mode = nil
        markedItem = nil
        if openItem == nil { isKeyboardUsed = false }
        bar.viewHost?.removeLayer(mode)
        update()
    }

    /// Handles a key while the bar has the keyboard; a key of a command leaves the bar.
    ///
    /// - Returns: False for a key of a command, which the window handles.
    func handle(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, let item = markedItem else { return true }
        if event.key.isCommand {
            endMode()
            return false
        }
        perform(event, at: item)
        return true
    }

    private func perform(_ event: KeyEvent, at item: MenuBarItem) {
        let isMirrored = bar.isMirrored
        switch event.key.keyCode {
        case .keyboardRightArrow: mark(adjacent(to: item, backwards: isMirrored))
        case .keyboardLeftArrow: mark(adjacent(to: item, backwards: !isMirrored))
        case .keyboardHome: mark(bar.shownItems.first)
        case .keyboardEnd: mark(bar.shownItems.last)
        case .keyboardDownArrow, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            open(item, start: .first, byKeyboard: true)
        case .keyboardUpArrow: open(item, start: .last, byKeyboard: true)
        case .keyboardEscape, .keyboardF10: if !event.isARepeat { endMode() }
        case .keyboardTab:
            endMode()
            bar.viewHost?.moveFocus(backwards: event.key.modifierFlags.contains(.shift))
        default: choose(by: event)
        }
    }

    private func mark(_ item: MenuBarItem?) {
        guard let item else { return }
        markedItem = item
        update()
    }

    /// Opens the menu whose mnemonic is typed, or whose title begins with the character, which may be the Latin one of the key.
    private func choose(by event: KeyEvent) {
        let items = bar.shownItems
        for key in event.key.readings {
            guard let letter = key.charactersIgnoringModifiers.first, letter.isLetter || letter.isNumber
            else { continue }
            let found =
                items.first { $0.mnemonic?.matches(letter) == true }
                ?? items.first { $0.title.lowercased().hasPrefix(letter.lowercased()) }
            if let found { return open(found, start: .first, byKeyboard: true) }
        }
    }

    // MARK: - Pointer

    func press(_ event: MouseEvent) {
        guard let item = bar.item(at: event.location(in: bar)) else { return endMode() }
        heldPress = event
        open(item, start: .none, press: event)
    }

    func release() { heldPress = nil }

    func hover(_ item: MenuBarItem?) {
        if item === hoveredItem { return }
        hoveredItem = item
        if mode != nil, let item { markedItem = item }
        update()
    }

    /// Handles the pointer outside of the open menu: over another title, that title's menu opens.
    func menuPointerChanged(_ event: MouseEvent) -> Bool {
        guard let item = bar.item(at: event.location(in: bar)), let openItem else { return false }
        switch event.phase {
        case .down:
            guard event.button == .left else { return false }
            if item === openItem {
                close()
            } else {
                heldPress = event
                open(item, start: .none, press: event)
            }
        case .moved:
            if item !== openItem { open(item, start: .none, press: event.isButtonHeld ? heldPress : nil) }
        case .up: heldPress = nil
        case .left: return false
        }
        return true
    }

    // MARK: - Alt

    /// Observes Alt: underlines the mnemonics while it is held; pressed and released alone, it highlights the first title.
    func inputWillBeDispatched(_ event: InputEvent) {
        switch event {
        case .key(let key): observe(key)
        case .mouse(let mouse):
            isAltTapped = false
            if mode != nil, !bar.bounds.contains(mouse.location(in: bar)) { endMode() }
        case .scroll, .touch:
            isAltTapped = false
            endMode()
        case .textInput: break
        }
    }

    private func observe(_ event: KeyEvent) {
        cancelledItem = event.phase == .down && event.key.keyCode == .keyboardEscape ? openItem : nil
        guard event.key.keyCode == .keyboardLeftAlt else {
            if event.phase == .down { isAltTapped = false }
            return
        }
        if event.phase == .down {
            if event.isARepeat { return }
            isAltTapped = event.key.modifierFlags.isDisjoint(with: [.shift, .control, .command])
            isAltHeld = true
        } else {
            isAltHeld = false
            if isAltTapped { altTapped() }
            isAltTapped = false
        }
        update()
    }

    private func altTapped() {
        if mode != nil { return endMode() }
        if isOpen { return close() }
        guard bar.receivesKeys, !bar.isHidden, let first = bar.shownItems.first else { return }
        enterMode(at: first)
    }

    /// Ends the keyboard operation, because the window has become inactive.
    func reset() {
        isAltTapped = false
        isAltHeld = false
        endMode()
        update()
    }

    private func update() {
        let shown = showsMnemonics
        for item in bar.shownItems {
            item.isOpen = item === openItem
            let isHighlighted =
                openItem != nil || markedItem != nil
                ? item === openItem || item === markedItem : item === hoveredItem
            if item.isHighlighted != isHighlighted { item.isHighlighted = isHighlighted }
            if item.showsMnemonic != shown { item.showsMnemonic = shown }
        }
    }
}

/// The input layer that gives the keyboard to a menu bar without an open menu.
final class MenuBarMode: InputLayer {
    private weak var tracking: MenuBarTracking?
    private weak var bar: MenuBar?

    init(of tracking: MenuBarTracking, bar: MenuBar) {
        self.tracking = tracking
        self.bar = bar
    }

    var rules: InputLayerRules {
        InputLayerRules(
            level: .menu, takesKeys: true,
            dismissal: [.deactivation, .resize, .replacement, .ownerDisappearance])
    }

    /// Nil: the bar is part of the window and is not covered by the layer.
    var layerView: View? { nil }
    var owner: View? { bar }

    func handle(_ event: KeyEvent) -> Bool { tracking?.handle(event) ?? false }

    func dismiss(restoringFocus: Bool) { tracking?.endMode() }
}

extension Key {
    /// Whether the key can only be that of a command: one with Control, Alt or the command key, or a function key other than F10, which operates
    /// the bar.
    fileprivate var isCommand: Bool {
        let isFunction = (58...69).contains(keyCode.rawValue) || (104...115).contains(keyCode.rawValue)
        let isModifier = (224...231).contains(keyCode.rawValue)
        let isModified = !modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        return !isModifier && keyCode != .keyboardF10 && (isFunction || isModified)
    }
}
