import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// A client without access to views reads and operates every page of the gallery through accessibility elements.
struct AccessibilityPageTests {
    private func show(_ name: String) throws -> Harness {
        let page = try #require(DemoPage(rawValue: name))
        let harness = Harness(GalleryController(page: page), size: Size(width: 880, height: 620))
        try harness.settle()
        return harness
    }

    @Test(arguments: DemoPage.allCases.map(\.rawValue))
    func `The elements of a page match their golden`(name: String) throws {
        let harness = try show(name)
        // The side bar is the same on all pages.
        let all = try harness.accessibilityDump().split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(all.firstIndex { $0.contains("switch \"Dark\"") })
        let page = all[(start + 1)...].joined(separator: "\n")
        try Golden.text(page, matches: "elements-\(name)")
    }

    @Test(arguments: DemoPage.allCases.map(\.rawValue))
    func `Every element that can have the focus has a name, a role, and an action or an editable text`(
        name: String
    ) throws {
        for element in try show(name).elements where element.attributes.states.contains(.focusable) {
            let attributes = element.attributes
            // A list or a scroll view is named by its rows.
            let isContainer = [.scrollArea, .list, .table, .outline, .radioGroup].contains(attributes.role)
            #expect(isContainer || attributes.label?.isEmpty == false, "\(attributes)")
            #expect(attributes.role != .none && attributes.role != .group, "\(attributes)")
            let isText = attributes.states.contains(.editable) || attributes.states.contains(.readOnly)
            let hasChoices = element.children.contains { !$0.attributes.actions.isEmpty }
            #expect(isText || hasChoices || !attributes.actions.isEmpty, "\(attributes)")
        }
    }

    @Test func `The pages are opened through the side bar`() throws {
        let harness = try show("controls")
        let list = try #require(harness.all(ListView.self).first { $0.accessibilityLabel == "Pages" })
        for (row, page) in DemoSection.pages.enumerated() {
            // A row without a cell has an element too.
            let element = try #require(list.accessibilityElement(at: row))
            #expect(element.accessibilityAttributes.label == page.title)
            #expect(element.accessibilityPerform(.activate))
            try harness.settle()
            #expect(harness.rootView.subviews.contains { $0.accessibilityIdentifier == page.rawValue })
            // A section of the side bar may have the same title.
            #expect(harness.elements.contains { $0.role == .heading && $0.label == page.title })
        }
    }

    @Test(arguments: DemoPage.allCases.map(\.rawValue))
    func `Every control of a page is operated, and the element tree stays consistent`(name: String) throws {
        let harness = try show(name)
        let isRow = { (element: HarnessElement) in [.listItem, .row].contains(element.attributes.role) }
        let count = harness.elements.filter { !isRow($0) }.count
        var operated = 0
        for index in 0..<count {
            let elements = harness.elements.filter { !isRow($0) }
            guard elements.indices.contains(index) else { break }
            let element = elements[index]
            // Activating the element would display another page.
            if DemoPage.allCases.contains(where: { $0.title == element.label }) { continue }
            guard element.isEnabled else { continue }
            for action in element.attributes.actions where action != .showMenu {
                guard element.object.accessibilityPerform(action) else { continue }
                operated += 1
                harness.advance(by: .seconds(2))
                try close(harness)
            }
            if let text = element.object.accessibilityText, text.isAccessibilityTextEditable {
                #expect(text.accessibilityReplace(0..<0, with: "1"), "\(element)")
                operated += 1
            }
        }
        #expect(operated > 0)
        for element in harness.elements {
            for child in element.children {
                #expect(child.object.accessibilityParent === element.object, "\(child) in \(element)")
            }
        }
    }

    /// Closes menus and sheets, which cover the page.
    private func close(_ harness: Harness) throws {
        for _ in 0..<4 {
            guard let open = harness.elements.last(where: { $0.attributes.actions.contains(.escape) }) else {
                return
            }
            open.object.accessibilityPerform(.escape)
            harness.advance(by: .seconds(1))
        }
    }

    @Test func `A form is filled in and submitted through its elements`() throws {
        let harness = try show("login")

        try harness.textField("Name").setText("Ada")
        try harness.textField("Password").setText("secret")
        try harness.button("Sign in").activate()
        harness.advance(by: .seconds(2))

        #expect(try harness.element(.staticText, named: "Welcome, Ada").isEnabled)
        try harness.button("Sign out").activate()
    }
}
