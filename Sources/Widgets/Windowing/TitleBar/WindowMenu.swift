/// The menu of a window whose title bar the desktop does not draw.
///
///     let menu = WindowMenu(isZoomed: window.isZoomed).make { item in perform(item) }
struct WindowMenu {
    enum Item: String, CaseIterable {
        case restore, move, resize, minimize, maximize, alwaysOnTop, close
    }

    var isZoomed = false
    var isResizable = true
    /// Whether the window can be minimised and maximised, unlike a dialog.
    var hasStates = true
    /// Whether the window is in front of those of all programs; nil if the desktop does not offer this.
    var isFloating: Bool?

    /// Returns the menu, which calls `perform` with the chosen item.
    func make(_ perform: @escaping (Item) -> Void) -> Menu {
        func action(_ title: String, _ mnemonic: Character, _ item: Item, isEnabled: Bool = true) -> Action {
            let action = Action(title: title, attributes: isEnabled ? [] : .disabled) { _ in perform(item) }
            action.mnemonic = mnemonic
            return action
        }
        var places = [
            action("Move", "m", .move, isEnabled: !isZoomed),
            action("Resize", "s", .resize, isEnabled: isResizable && !isZoomed),
        ]
        if hasStates {
            places.insert(action("Restore", "r", .restore, isEnabled: isZoomed), at: 0)
            places.append(action("Minimise", "n", .minimize))
            places.append(action("Maximise", "x", .maximize, isEnabled: isResizable && !isZoomed))
        }
        var groups: [[MenuElement]] = [places]
        if let isFloating {
            let floating = action("Always on Top", "t", .alwaysOnTop)
            floating.state = isFloating ? .on : .off
            groups.append([floating])
        }
        groups.append([action("Close", "c", .close)])
        return Menu(children: groups.map { Menu(options: .displayInline, children: $0) })
    }
}
