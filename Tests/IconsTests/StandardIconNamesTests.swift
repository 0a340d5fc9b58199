import Testing

@testable import Icons

struct StandardIconNamesTests {
    @Test("At least 120 symbols have icons on desktops, and each is a bundled symbol")
    func symbols() {
        #expect(Symbol.namesWithStandardIcons.count >= 120)
        for name in Symbol.namesWithStandardIcons {
            #expect(SymbolLibrary.notations[name] != nil, "\(name)")
        }
    }

    @Test("Names of icons consist of lower-case letters, digits and dashes")
    func iconNames() {
        for (symbol, icons) in StandardIconNames.names {
            #expect(!icons.isEmpty)
            for icon in icons {
                #expect(
                    icon.utf8.allSatisfy { $0 == 45 || (97...122).contains($0) || (48...57).contains($0) },
                    "\(symbol): \(icon)")
                #expect(!icon.hasSuffix("-symbolic"))
            }
        }
    }

    @Test("Symbolic icons precede coloured ones")
    func order() {
        #expect(Symbol.standardIconNames(for: "magnifyingglass").first == "edit-find-symbolic")
        #expect(
            Symbol.standardIconNames(for: "trash")
                == ["user-trash-symbolic", "edit-delete-symbolic", "user-trash", "edit-delete"])
        #expect(Symbol.standardIconNames(for: "chevron.backward").first == "go-previous-symbolic")
        #expect(Symbol.standardIconNames(for: "unknown").isEmpty)
    }
}
