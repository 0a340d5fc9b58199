internal import DBus

/// An item of a menu that the desktop displays for the program.
///
///     DesktopMenuItem(id: 1, title: "Open")
package nonisolated struct DesktopMenuItem: Hashable, Sendable {
    /// The mark of an item.
    package enum Mark: Hashable, Sendable {
        case none
        case check(isOn: Bool)
        case radio(isOn: Bool)
    }

    /// The number of the item, which is unique in its menu; 0 is the menu itself.
    package var id: Int32
    package var title: String
    package var isEnabled = true
    package var isSeparator = false
    package var mark = Mark.none
    package var children: [DesktopMenuItem] = []
    /// Whether the item opens a submenu, which may be empty.
    package var isSubmenu = false

    package init(id: Int32, title: String) {
        self.id = id
        self.title = title
    }

    /// The properties that differ from their defaults, of the keys in `names`; all if it is empty.
    func properties(_ names: [String]) -> DBusValue {
        var properties: [String: DBusValue] = [:]
        if isSeparator { properties["type"] = .string("separator") }
        // An underscore marks the mnemonic.
        if !title.isEmpty {
            properties["label"] = .string(title.reduce(into: "") { $0 += $1 == "_" ? "__" : String($1) })
        }
        if !isEnabled { properties["enabled"] = .boolean(false) }
        switch mark {
        case .none: break
        case .check(let isOn):
            properties["toggle-type"] = .string("checkmark")
            properties["toggle-state"] = .int32(isOn ? 1 : 0)
        case .radio(let isOn):
            properties["toggle-type"] = .string("radio")
            properties["toggle-state"] = .int32(isOn ? 1 : 0)
        }
        if isSubmenu { properties["children-display"] = .string("submenu") }
        if !names.isEmpty { properties = properties.filter { names.contains($0.key) } }
        return .options(properties)
    }

    /// The item with its descendants down to `depth` levels, of the type `(ia{sv}av)`; a negative depth has no limit.
    func layout(depth: Int, _ names: [String]) -> DBusValue {
        let inside =
            depth == 0 ? [] : children.map { DBusValue.variant($0.layout(depth: depth - 1, names)) }
        return .structure([.int32(id), properties(names), .array(inside, of: .variant)])
    }

    /// Returns the item with a number among this item and its descendants.
    func item(_ id: Int32) -> DesktopMenuItem? {
        if self.id == id { return self }
        for child in children {
            if let found = child.item(id) { return found }
        }
        return nil
    }
}
