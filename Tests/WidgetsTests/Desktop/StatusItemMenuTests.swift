import DesktopServices
import Testing
import Widgets

@testable import Windowing

/// Menus of status items, as the desktop displays them.
struct StatusItemMenuTests {
    private func text(_ item: DesktopMenuItem) -> String {
        let mark =
            switch item.mark {
            case .none: ""
            case .check(let isOn): isOn ? "[x]" : "[ ]"
            case .radio(let isOn): isOn ? "(x)" : "( )"
            }
        let title = item.isSeparator ? "-" : mark + item.title + (item.isEnabled ? "" : "!")
        return item.isSubmenu ? title + "{" + item.children.map(text).joined(separator: " ") + "}" : title
    }

    @Test func `An element that has been switched off is still one that can be switched on`() {
        let pause = Action(title: "Pause") { $0.state = $0.state == .on ? .off : .on }
        let menu = Menu(children: [pause])
        #expect(text(MenuNumbers(menu).root) == "{Pause}")
        pause.choose(from: nil)
        #expect(text(MenuNumbers(menu).root) == "{[x]Pause}")
        pause.choose(from: nil)
        #expect(text(MenuNumbers(menu).root) == "{[ ]Pause}")
    }

    @Test func `Separators, marks, submenus and states correspond to the menu`() {
        var chosen: [String] = []
        func action(
            _ title: String, _ attributes: MenuElement.Attributes = [], _ state: MenuElement.State = .off
        )
            -> Action
        {
            Action(title: title, attributes: attributes, state: state) { chosen.append($0.title) }
        }
        let inside = action("Inside")
        let menu = Menu(children: [
            action("A", [], .on), action("B", .disabled), action("C", .hidden),
            Menu(options: .displayInline, children: [action("D"), action("E")]),
            Menu(title: "Sub", children: [inside]),
            Menu(
                title: "Sort", options: [.displayInline, .singleSelection],
                children: [action("F", [], .on), action("G")]),
        ])
        let numbers = MenuNumbers(menu)
        #expect(text(numbers.root) == "{[x]A B! - D E - Sub{Inside} - Sort! (x)F ( )G}")
        let all = numbers.root.children.flatMap { [$0] + $0.children }
        let number = all.first { $0.title == "Inside" }?.id ?? -1
        numbers.element(number)?.choose(from: nil)
        #expect(chosen == ["Inside"])
        #expect(Set(all.map(\.id)).count == all.count && numbers.element(999) == nil)
    }
}
