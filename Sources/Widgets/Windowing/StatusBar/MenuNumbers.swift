internal import DesktopServices

/// Converts a menu to the items that the desktop displays, and finds the element of a chosen item.
///
/// The numbers of the items follow the order of the menu.
struct MenuNumbers {
    /// The root item.
    private(set) var root = DesktopMenuItem(id: 0, title: "")
    private var elements: [Int32: MenuElement] = [:]

    init(_ menu: Menu) {
        root.isSubmenu = true
        root.children = items(of: menu)
    }

    /// The element of an item; nil for separators and unknown numbers.
    func element(_ id: Int32) -> MenuElement? { elements[id] }

    /// Returns the items of a menu; menus that are displayed inline are between separators.
    private mutating func items(of menu: Menu) -> [DesktopMenuItem] {
        var items: [DesktopMenuItem] = []
        var needsSeparator = false
        let isRadio = menu.options.contains(.singleSelection)
        for child in menu.children where !child.chosenAttributes.contains(.hidden) {
            let inline = (child as? Menu).flatMap { $0.options.contains(.displayInline) ? $0 : nil }
            if needsSeparator || inline != nil, !items.isEmpty, items.last?.isSeparator == false {
                items.append(separator())
            }
            needsSeparator = false
            if let inline {
                if !inline.title.isEmpty {
                    var title = item(inline.title)
                    title.isEnabled = false
                    items.append(title)
                }
                items += self.items(of: inline)
                needsSeparator = true
            } else {
                items.append(item(of: child, isRadio: isRadio))
            }
        }
        return items
    }

    private mutating func item(of element: MenuElement, isRadio: Bool) -> DesktopMenuItem {
        var item = item(element.title)
        elements[item.id] = element
        item.isEnabled = !element.chosenAttributes.contains(.disabled)
        if let menu = element as? Menu {
            item.isSubmenu = true
            item.children = items(of: menu)
        } else if isRadio {
            item.mark = .radio(isOn: element.chosenState == .on)
        } else if element.isCheckable {
            item.mark = .check(isOn: element.chosenState == .on)
        }
        return item
    }

    private var nextID: Int32 = 1

    private mutating func item(_ title: String) -> DesktopMenuItem {
        defer { nextID += 1 }
        return DesktopMenuItem(id: nextID, title: title)
    }

    private mutating func separator() -> DesktopMenuItem {
        var separator = item("")
        separator.isSeparator = true
        return separator
    }
}
